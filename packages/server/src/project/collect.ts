import type {
  Definition,
  Endpoint,
  InputExtension,
  JobDefinition,
  LoaderDefinition,
  Middlewares,
  Model,
  ModelExtension,
  ProviderDefinition,
  StrategyDefinition,
  SubscriberDefinition,
} from "@stheno/core"
import {
  endpointMethods,
  kindOf,
  type OwnMigration,
  type Placed,
  type PlacedEndpoint,
  type PlacedService,
  type Problem,
} from "@stheno/core/host"
import path from "node:path"
import { collectMail, type MailFile } from "./collect-mail.ts"
import { jobOf, loaderOf, migrationOf, serviceOf, subscriberOf } from "./v1-forms.ts"
import { camelCase, nameOf, type ProjectFolder } from "./scan-files.ts"
import type { LoadedFile } from "./loaded-file.ts"

/** Everything that the files of a project and its plugins declare. */
export interface ProjectParts {
  readonly models: Placed<Model | ModelExtension>[]
  readonly migrations: OwnMigration[]
  readonly providers: Placed<ProviderDefinition>[]
  readonly strategies: Placed<StrategyDefinition>[]
  readonly services: PlacedService[]
  readonly endpoints: PlacedEndpoint[]
  readonly inputs: Placed<InputExtension>[]
  readonly middlewares: Placed<Middlewares>[]
  readonly subscribers: Placed<SubscriberDefinition>[]
  readonly jobs: Placed<JobDefinition>[]
  readonly loaders: Placed<LoaderDefinition>[]
  readonly mails: Placed<MailFile>[]
}

/** No parts yet. */
export const noParts = (): ProjectParts => ({
  models: [],
  migrations: [],
  providers: [],
  strategies: [],
  services: [],
  endpoints: [],
  inputs: [],
  middlewares: [],
  subscribers: [],
  jobs: [],
  loaders: [],
  mails: [],
})

/** What is wrong with a file as a whole, if anything is. */
type Fault = Pick<Problem, "message" | "remedy"> | undefined

/**
 * Takes what a file declares.
 * @returns why nothing of it is of use
 * @since 0.1
 */
export function collect(loaded: LoadedFile, parts: ProjectParts): Problem | undefined {
  const fault = collectors[loaded.folder](loaded, parts)
  return fault && { file: loaded.origin.file, ...fault }
}

const strategyKinds = ["cart-completion", "batch-job", "price-selection", "tax-calculation"]

type Collector = (loaded: LoadedFile, parts: ProjectParts) => Fault

const collectors: Readonly<Record<ProjectFolder, Collector>> = {
  models: (loaded, { models }) =>
    takeAll<Model | ModelExtension>(loaded, ["model", "model-extension"], {
      into: models,
      else: "Export the result of model() or extendModel().",
    }),
  providers: (loaded, { providers }) =>
    takeAll<ProviderDefinition>(loaded, ["provider"], {
      into: providers,
      else: "Export the result of provider() as default.",
    }),
  strategies: (loaded, { strategies }) =>
    takeAll<StrategyDefinition>(loaded, strategyKinds, {
      into: strategies,
      else: "Export the result of cartCompletionStrategy(), batchJobStrategy(), priceSelectionStrategy() or taxCalculationStrategy() as default.",
    }),
  migrations: (loaded, { migrations }) => {
    const found = migrationOf(loaded.exports)
    if (!found) return nothing(loaded, "Export the result of migration() as default.")
    const name = `${loaded.origin.plugin ?? "project"}/${nameOf(loaded.file)}`
    migrations.push({ origin: loaded.origin, name, ...found })
    return undefined
  },
  services: (loaded, { services }) => {
    const definition = serviceOf(loaded.exports)
    if (!definition) return nothing(loaded, "Export the result of service() or extendService() as default.")
    services.push({ origin: loaded.origin, name: serviceName(loaded.file), definition })
    return undefined
  },
  subscribers: (loaded, { subscribers }) => {
    const definition = subscriberOf(loaded.exports)
    if (!definition)
      return nothing(
        loaded,
        "Export a function as default and config = { event }, or the result of subscriber() as default.",
      )
    subscribers.push({ origin: loaded.origin, definition })
    return undefined
  },
  jobs: (loaded, { jobs }) => {
    const definition = jobOf(loaded.exports)
    if (!definition)
      return nothing(
        loaded,
        "Export a function as default and config = { name, schedule }, or the result of job() as default.",
      )
    if ("message" in definition) return definition
    if (jobs.some((other) => other.definition.name === definition.name))
      return { message: `Another job has the name ${definition.name}.`, remedy: "Choose a different name." }
    jobs.push({ origin: loaded.origin, definition })
    return undefined
  },
  loaders: (loaded, { loaders }) => {
    const definition = loaderOf(loaded.exports)
    if (!definition) return nothing(loaded, "Export a function or the result of loader() as default.")
    loaders.push({ origin: loaded.origin, definition })
    return undefined
  },
  mails: (loaded, { mails }) => collectMail(loaded, mails),
  api: collectApi,
}

function nothing({ exports }: LoadedFile, remedy: string): Fault {
  const names = Object.keys(exports).filter((name) => name !== "__esModule")
  const found =
    names.length === 0
      ? "The file exports nothing."
      : `The exports of the file (${names.join(", ")}) cannot be used here.`
  return { message: found, remedy }
}

function takeAll<T extends object>(
  loaded: LoadedFile,
  kinds: readonly string[],
  how: { readonly into: Placed<T>[]; readonly else: string },
): Fault {
  const found = new Set(Object.values(loaded.exports).filter((value) => kinds.includes(kindOf(value) ?? "")))
  for (const definition of found) how.into.push({ origin: loaded.origin, definition: definition as T })
  return found.size > 0 ? undefined : nothing(loaded, how.else)
}

/** `route.ts` files answer, `middlewares.ts` and `inputs.ts` speak for all; others are only imported by those. */
function collectApi(loaded: LoadedFile, parts: ProjectParts): Fault {
  const name = nameOf(loaded.file)
  if (name === "route") return collectRoute(loaded, parts.endpoints)
  if (name === "inputs")
    return takeAll<InputExtension>(loaded, ["input-extension"], {
      into: parts.inputs,
      else: "Export the result of extendInput().",
    })
  const middlewares = [loaded.exports.default, loaded.exports.config].find(
    (value) => kindOf(value) === "middlewares",
  )
  if (!middlewares) return nothing(loaded, "Export the result of defineMiddlewares() as default.")
  parts.middlewares.push({ origin: loaded.origin, definition: middlewares as Middlewares })
  return undefined
}

/** Which files of `api` are read by themselves. */
export function isApiEntry(file: string): boolean {
  return nameOf(file) === "route" || ["middlewares", "inputs"].includes(file.replace(/\.\w+$/, ""))
}

function collectRoute({ path: file, origin, exports }: LoadedFile, endpoints: PlacedEndpoint[]): Fault {
  const methods = endpointMethods.filter((method) => method in exports)
  if (methods.length === 0)
    return {
      message: "The file exports no method.",
      remedy: "Export GET, POST, PUT, PATCH or DELETE, each the result of endpoint().",
    }
  const plain = methods.filter((method) => kindOf(exports[method]) !== "endpoint")
  for (const method of methods) {
    if (plain.includes(method)) continue
    const definition = exports[method] as Endpoint & Definition<"endpoint">
    endpoints.push({ origin, definition, method, path: routeOf(file) })
  }
  if (plain.length === 0) return undefined
  const verb = plain.length > 1 ? "were" : "was"
  return {
    message: `${plain.join(" and ")} ${verb} not created with endpoint().`,
    remedy: `Write export const ${plain[0]} = endpoint({ access: "public", handler: async (input, shop) => … }).`,
  }
}

/** `/store/brands/{id}` of `store/brands/[id]/route.ts`. */
function routeOf(file: string): string {
  const folder = path.posix.dirname(file)
  return folder === "." ? "/" : `/${folder.replace(/\[(\w+)\]/g, "{$1}")}`
}

function serviceName(file: string): string {
  const name = camelCase(nameOf(file)).replace(/Service$/, "")
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}Service`
}

import { inRequests, type Engine } from "../platform/http/engine.ts"
import { entities as ourEntities } from "../entities.ts"
import { anonymous } from "../platform/http/caller.ts"
import { createContext } from "../platform/http/context.ts"
import { inTransaction } from "../platform/http/in-transaction.ts"
import type { Context, Operation } from "../platform/http/operation.ts"
import type { Executor } from "../platform/query/fetch.ts"
import { registryOf, type EntityRegistry } from "../platform/query/registry.ts"
import type { EntityName } from "../platform/query/selected.ts"
import { createMemoryCache, type Cache } from "./cache.ts"
import { callOperation, operationsByName, type OperationsByName } from "./call-operation.ts"
import type { Extension, Problem } from "./extension.ts"
import { readFeatureFlags } from "./feature-flags.ts"
import { operationNameOf } from "./input-names.ts"
import { nearest } from "../platform/kernel/nearest.ts"
import { withCompletions } from "./complete-carts.ts"
import { createDatabaseLocks } from "./database-locks.ts"
import { createLockService, type LockProvider } from "./locks.ts"
import { extendEntities } from "./own-entities.ts"
import { withOwnFields } from "./own-fields.ts"
import { operationOf, problemOfEndpoint, type ContextMaker } from "./own-operations.ts"
import { routeThroughServices } from "./route-through-services.ts"
import {
  containerFor,
  servicesFor,
  targetOf,
  withServices,
  type Link,
  type ServiceMakers,
} from "./services.ts"
import { serviceEntities } from "./service-entities.ts"
import { methodsByService, type ServiceMethod } from "./service-methods.ts"
import { makeShopService } from "./shop-services.ts"
import { jobsOver, noJobs, type JobQueue } from "./shop-jobs.ts"
import type { CallInput } from "./call-input.ts"
import type { Shop } from "./shop.ts"
import { readingThrough, viewedThrough } from "./storefront-view.ts"
import { widenOperation } from "./widen-operation.ts"

/** An engine together with the extensions of a project. */
export interface ExtendedShop {
  /** the built-in operations with the project's changes, and the project's own operations */
  readonly operations: readonly Operation[]
  /** the problems found in the project's code */
  readonly problems: readonly Problem[]
  readonly extension: Extension
  /** the engine that built-in operations of the Store API use */
  readonly storefront: Engine
  /** the project's own operations, which can read everything */
  readonly own: ReadonlySet<Operation>
  /**
   * Returns the shop for code outside of requests.
   * @param db a transaction; the connection pool by default
   */
  shopOver(db?: Executor): Shop
  /** Returns the shop for code in requests that belongs to no operation, over the connections of requests. */
  shopInRequest(): Shop
}

/** An extension that adds nothing. */
export const emptyExtension: Extension = {
  config: {},
  flags: readFeatureFlags({}, {}),
  endpoints: [],
  middlewares: [],
  inputs: [],
  services: [],
  models: [],
  completions: [],
}

/**
 * Applies the extensions of a project to an engine.
 * @param builtIn the built-in operations
 * @param options.cache the cache; one in the memory of the process by default
 * @param options.locks keeps locks; a table of the database by default
 * @param options.enqueue stores enqueued jobs; without it, adding a job throws an error
 * @since 0.1
 */
export function extendShop(
  engine: Engine,
  builtIn: readonly Operation[],
  options: {
    readonly extension: Extension
    readonly cache?: Cache | undefined
    readonly locks?: LockProvider | undefined
    readonly enqueue?: JobQueue
  },
): ExtendedShop {
  const { extension, cache = createMemoryCache(engine.now), enqueue = noJobs } = options
  const { locks = createDatabaseLocks(engine.db) } = options
  const entities = extendEntities(ourEntities, extension.models)
  const registry = registryOf(engine.db)
  if (registry) Object.assign(registry, { entities: entities.all, storefront: entities.storefront })
  const problems: Problem[] = [...entities.problems]
  const known: Known = { methods: new Map(), byName: new Map() }
  const makers = withServices(
    baseServices((service) => known.methods.get(service) ?? [], locks),
    extension.services,
    problems,
  )
  const over = (link: Link) =>
    shopFor({ extension, cache, enqueue, makers, link, find: (name) => found(known.byName, name) })
  const widen: ContextMaker = (given, routed) => {
    const context = withEverything(given, registry)
    return {
      ...context,
      ...over({ context, ...(routed ? { routed } : {}) }),
      bodyText: context.bodyText ?? "",
    }
  }
  const knowing = builtIn.map((operation) =>
    withOwnFields(
      operation,
      extension.models,
      operation.area === "admin" ? entities.all : entities.storefront,
    ),
  )
  const widened = widenAll(withCompletions(knowing, extension.completions, widen), {
    extension,
    problems,
    widen,
  })
  known.methods = methodsByService(widened)
  const changed = new Set(extension.services.map(({ name, definition }) => targetOf(name, definition)))
  const own = ownOperations(extension, problems, widen)
  const routed = routeThroughServices(withoutReplaced(widened, own), changed, widen)
  const operations = [...own, ...routed]
  known.byName = operationsByName(operations)
  return {
    operations,
    problems,
    extension,
    own: new Set(own),
    storefront: registry && extension.models.length > 0 ? viewedThrough(engine, entities.storefront) : engine,
    shopOver: (db = engine.db) => over({ context: contextWithout(engine, db) }),
    shopInRequest: () => over({ context: contextWithout(inRequests(engine), engine.requestDb) }),
  }
}

/** What services and calls find once the project's extensions are applied. */
interface Known {
  /** the built-in methods of each service */
  methods: ReadonlyMap<string, readonly ServiceMethod[]>
  byName: OperationsByName
}

function found(operations: OperationsByName, name: string): Operation {
  const operation = operations.get(operationNameOf(name))
  if (operation) return operation
  const near = nearest(operationNameOf(name), [...operations.keys()])
  throw new RangeError(`Unknown operation ${name}.${near ? ` Did you mean ${near}?` : ""}`)
}

/** What a shop is made of. */
interface ShopParts {
  readonly extension: Extension
  readonly cache: Cache
  readonly enqueue: JobQueue
  readonly makers: ServiceMakers
  readonly link: Link
  readonly find: (name: string) => Operation
}

function shopFor(parts: ShopParts): Shop {
  const { extension, cache, enqueue, makers, link, find } = parts
  const { context } = link
  const { engine } = context
  const self = () => shop
  const shop: Shop = {
    db: context.db,
    engine,
    emit: context.emit,
    log: engine.log,
    cache,
    jobs: jobsOver(enqueue, context.db),
    flags: extension.flags,
    config: extension.config,
    services: servicesFor(makers, self, link),
    container: containerFor(self),
    call: callOver(find, context),
    transaction: async (work) =>
      inTransaction(context, (inner) => work(shopFor({ ...parts, link: { ...link, context: inner } }))),
  }
  return shop
}

/** The project's own code reads everything, also where the storefront may not. */
function withEverything(context: Context, registry: EntityRegistry | undefined): Context {
  if (!registry || registryOf(context.db) === registry) return context
  return {
    ...context,
    engine: readingThrough(context.engine, registry),
    db: context.db.withPlugin(registry),
  }
}

/** Outside of a request nobody calls, and headers of an answer go nowhere. */
function contextWithout(engine: Engine, db: Executor): Context {
  return createContext(engine, anonymous, new Request(engine.config.baseUrl), db, new Headers())
}

/** The types of operations by their names are generated from the operations that this finds by the same names. */
function callOver(find: (name: string) => Operation, context: Context): Shop["call"] {
  const call = async (name: string, input: CallInput = {}) => callOperation(find(name), input, context)
  // `callOperation` checks the input by the schemas that the types come from.
  return call as Shop["call"]
}

/** Built-in services run operations directly, without the services of the project in between. */
function baseServices(
  methodsOf: (service: string) => readonly ServiceMethod[],
  locks: LockProvider,
): ServiceMakers {
  const maker = (name: string, entity: EntityName) => (shop: Shop, link: Link) =>
    makeShopService(entity, shop, methodsOf(name), async (operation, input) =>
      link.routed?.operation === `${operation.area}.${operation.id}`
        ? link.routed.run(input)
        : callOperation(operation, input, link.context),
    )
  const lockService = ({ db, log }: Shop) =>
    createLockService(locks, { log, isInTransaction: db.isTransaction })
  const readers = Object.entries(serviceEntities).map(
    ([name, entity]) => [name, maker(name, entity)] as const,
  )
  return new Map([...readers, ["lockService", lockService] as const])
}

function ownOperations(extension: Extension, problems: Problem[], widen: ContextMaker): Operation[] {
  return extension.endpoints.flatMap((placed) => {
    const problem = problemOfEndpoint(placed)
    if (problem) problems.push(problem)
    return problem ? [] : [operationOf(placed, widen)]
  })
}

/** A project's endpoint replaces the built-in operation with the same method and path. */
function withoutReplaced(builtIn: readonly Operation[], own: readonly Operation[]): readonly Operation[] {
  const routeOf = ({ method, path }: Operation) => `${method} ${path.replace(/\{\w+\}/g, "{}")}`
  const taken = new Set(own.map(routeOf))
  return builtIn.filter((operation) => !taken.has(routeOf(operation)))
}

function widenAll(
  operations: readonly Operation[],
  how: { readonly extension: Extension; readonly problems: Problem[]; readonly widen: ContextMaker },
): readonly Operation[] {
  const byName = new Map(operationsByName(operations))
  for (const placed of how.extension.inputs) {
    const name = operationNameOf(placed.definition.operation)
    const operation = byName.get(name)
    const outcome = operation
      ? widenOperation(operation, placed, { models: how.extension.models, widen: how.widen })
      : { problem: unknownOperation(placed.definition.operation, placed.origin.file, [...byName.keys()]) }
    if ("problem" in outcome) how.problems.push(outcome.problem)
    else byName.set(name, outcome.operation)
  }
  return [...byName.values()]
}

function unknownOperation(name: string, file: string, known: readonly string[]): Problem {
  const near = nearest(operationNameOf(name), known)
  return {
    file,
    message: `Unknown operation ${name}.`,
    remedy: near ? `Did you mean ${near}?` : "The OpenAPI document names every operation.",
  }
}

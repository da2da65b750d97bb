import type { PageSource } from "../../content/page.ts"
import type { OperationModel } from "../api/api-model.ts"
import { DeclarationPage, NameTable } from "../code/declaration-page.tsx"
import type { DeclarationKind } from "../code/model.ts"
import { guideFacts, TypeText, withCode, type TypeLinks } from "../code/parts.tsx"
import { firstSentence } from "../code/sentences.ts"
import type { SourceTree } from "../code/source-tree.ts"
import { Sample } from "../../mdx/code-block.tsx"
import { readSample } from "../../samples/read-sample.ts"
import { generatedPage } from "../generated-page.ts"
import { exportRoute, readExports, type ExportModel } from "./exports-model.ts"
import { methodSample, methodSampleTexts } from "../method-samples.ts"
import { ShownMethodSample } from "../shown-method-sample.tsx"
import { guideOf, type Guide } from "./guides.ts"
import { readServices, type ServiceModel } from "./service-model.ts"
import { callUse, readUses } from "./service-example.ts"
import { ServicePage, type ServicePlace } from "./service-page.tsx"

const root = "references/services"
const samples = new URL("../../../../../samples/", import.meta.url)
const kinds: readonly (readonly [DeclarationKind, string])[] = [
  ["class", "Classes"],
  ["function", "Functions"],
  ["interface", "Interfaces"],
  ["type", "Types"],
  ["constant", "Constants"],
]

/**
 * The reference of services: those that every shop has, and everything that a project's code imports.
 * @since 0.1
 */
export function servicePages(tree: SourceTree, api: readonly OperationModel[]): PageSource[] {
  const services = readServices(tree, api)
  const exported = readExports(tree, new Set(services.map(({ name }) => `class ${name}`)))
  const links: TypeLinks = new Map(
    exported.toReversed().map(({ declaration, route }) => [declaration.name, route]),
  )
  const uses = readUses()
  return [
    indexPage(services, exported),
    ...services.map((service) => servicePage(service, { links, uses: uses.get(service.key) ?? new Map() })),
    ...exported.map((each) => exportPage(each, links)),
  ]
}

function servicePage(service: ServiceModel, place: ServicePlace): PageSource {
  const { name, key, entity, entityAbout, calls, readers, source } = service
  const writes = calls.some(({ isRead }) => !isRead)
  return generatedPage(
    {
      id: `${root}/classes/services/${name}`,
      route: exportRoute("class", name),
      title: name,
      description: `${writes ? "Reads and writes" : "Reads"} ${entity} rows: ${entityAbout[0]!.toLowerCase()}${entityAbout.slice(1)}`,
      sidebar: "servicesSidebar",
      kind: "reference",
      source: source.file,
    },
    [
      key,
      readers,
      source,
      [...place.uses],
      calls.map((call) => [
        call.name,
        callUse(key, call),
        call.model.params,
        call.model.events,
        call.model.errors.own.map((error) => error.name),
        call.ids,
        call.data,
        call.returns,
        call.model.route,
        call.model.body,
        call.model.operation.summary,
        call.model.operation.about,
      ]),
    ],
    () => <ServicePage service={service} place={place} />,
  )
}

function exportPage(each: ExportModel, links: TypeLinks): PageSource {
  const { declaration, name, entry, route } = each
  const { kind, docs, source } = declaration
  const folder = route.split("/").at(-2)!
  const guide = guideOf(declaration.name, entry)
  return generatedPage(
    {
      id: `${root}/${folder}/${kind === "class" ? "others/" : ""}${name}`,
      route,
      title: name,
      description: docs.about || `The ${kind} ${name} of ${entry}.`,
      sidebar: "servicesSidebar",
      kind: "reference",
      source: source.file,
    },
    [
      each,
      linkedNames(each, links),
      guide,
      guide?.file && readSample(samples, guide.file, guide.region).code,
      methodSampleTexts(entry, declaration.name),
    ],
    () => (
      <>
        <DeclarationPage
          declaration={declaration}
          place={{
            entry,
            links,
            usedBy: each.usedBy,
            facts: placeFacts(entry, guide),
            under: (method) => {
              const sample = methodSample(entry, declaration.name, method)
              return sample && <ShownMethodSample sample={sample} />
            },
          }}
        />
        {guide?.file && <Example file={guide.file} guide={guide} />}
      </>
    ),
  )
}

/** The module that an entry is, and the guide that explains an export. */
function placeFacts(entry: string, guide: Guide | undefined) {
  const module = modules[entry]
  return [
    ...(module ? [["Module", <a href={module[1]}>{module[0]}</a>] as const] : []),
    ...guideFacts(guide ? [guide] : []),
  ]
}

const modules: Readonly<Record<string, readonly [title: string, route: string]>> = {
  "@stheno/core/product": ["Product", "/references/product"],
  "@stheno/core/pricing": ["Pricing", "/references/pricing"],
  "@stheno/core/inventory": ["Inventory", "/references/inventory"],
  "@stheno/core/stock-location": ["Stock location", "/references/stock-location"],
}

function Example({ file, guide: { route, title, region } }: { file: string; guide: Guide }) {
  return (
    <>
      <h2>Example</h2>
      <p>
        <a href={route}>{title}</a> explains this file:
      </p>
      <Sample file={file} {...(region ? { region } : {})} title={file.slice(file.indexOf("/") + 1)} />
    </>
  )
}

function linkedNames({ declaration }: ExportModel, links: TypeLinks): (string | undefined)[] {
  const names = new Set(JSON.stringify(declaration).match(/\b[A-Za-z]\w+/g) ?? [])
  return [...names].map((name) => links.get(name))
}

function indexPage(services: readonly ServiceModel[], exported: readonly ExportModel[]): PageSource {
  return generatedPage(
    {
      id: `${root}/index`,
      route: `/${root}`,
      title: "Services reference",
      label: "All services and types",
      icon: "list",
      description:
        "Everything that the code of a project can use: the services of every shop, and every export of the core and server packages.",
      sidebar: "servicesSidebar",
      kind: "index",
      source: "packages/core/src/extend/service-entities.ts",
    },
    [
      services.map(({ name, entityAbout }) => [name, entityAbout]),
      exported.map(({ name, route, declaration }) => [name, route, declaration.docs.about]),
    ],
    () => <IndexPage services={services} exported={exported} />,
  )
}

function IndexPage(props: { services: readonly ServiceModel[]; exported: readonly ExportModel[] }) {
  return (
    <>
      <p>
        Endpoints, subscribers, jobs, loaders and services of a project receive a shop with its services, such
        as <code>services.productService</code>. The container resolves the same services by name, as in{" "}
        <code>container.resolve("productService")</code>, and the following names.
      </p>
      <ContainerTable exported={props.exported} />
      <h2>Services of every shop</h2>
      <NameTable
        names={[
          ...props.services.map(({ name, entityAbout }) => ({
            name,
            about: entityAbout,
            route: exportRoute("class", name),
          })),
          ...summariesOf(props.exported.filter(({ name }) => name === "LockService")),
        ]}
      />
      {kinds.map(([kind, title]) => (
        <Exports
          key={kind}
          title={title}
          exported={props.exported.filter((each) => each.declaration.kind === kind)}
        />
      ))}
    </>
  )
}

/** What the container resolves besides services. */
export const containerNames: Readonly<Record<string, readonly [type: string, about: string]>> = {
  logger: ["Log", "The server's logger."],
  manager: [
    "Executor",
    "The current transaction, or the connection pool outside of one; v1's name for `db`.",
  ],
  db: ["Executor", "The current transaction, or the connection pool outside of one."],
  cacheService: ["Cache", "Stores values for a limited time."],
  featureFlagRouter: ["FeatureFlags", "The feature flags of the project."],
  configModule: ["ProjectConfig", "The configuration file, as the server read it."],
  eventBusService: ["{ emit }", "Emits an event as part of the current transaction."],
  engine: ["Engine", "The engine that operations run on: the database and the providers."],
}

function ContainerTable({ exported }: { exported: readonly ExportModel[] }) {
  const links: TypeLinks = new Map(
    exported.toReversed().map(({ declaration, route }) => [declaration.name, route]),
  )
  return (
    <table className="fields">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Type</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(containerNames).map(([name, [type, about]]) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              <TypeText text={type} links={links} />
            </td>
            <td>{withCode(about)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Exports({ title, exported }: { title: string; exported: readonly ExportModel[] }) {
  if (exported.length === 0) return null
  return (
    <>
      <h2>{title}</h2>
      <NameTable names={summariesOf(exported)} />
    </>
  )
}

function summariesOf(exported: readonly ExportModel[]) {
  return exported.map(({ name, route, declaration }) => ({
    name,
    about: firstSentence(declaration.docs.about),
    route,
  }))
}

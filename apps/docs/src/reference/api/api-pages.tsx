import { entityNamed } from "@stheno/codegen/operations/entity-types.ts"
import { groupBy } from "@stheno/core/internal/platform/kernel/group-by.ts"
import { mostGuides, type GuideLink } from "../../content/guides-about.ts"
import type { PageSource } from "../../content/page.ts"
import { GuideLinks, withCode } from "../code/parts.tsx"
import { entityRoute } from "../entity-page.tsx"
import { generatedPage } from "../generated-page.ts"
import type { OperationModel } from "./api-model.ts"
import { OperationPage } from "./operation-page.tsx"
import { groupRoute } from "./operation-route.ts"

type Area = "store" | "admin"

const areas = {
  store: {
    title: "Store API",
    about: "Every operation for storefronts: products, carts, orders and customer accounts.",
    whom: "Storefronts call these operations, for guests and for signed-in customers. A publishable API key in the header `x-publishable-api-key` limits the products to its sales channels.",
  },
  admin: {
    title: "Admin API",
    about:
      "Every operation for the dashboard and other admin tools: catalog, orders, customers and settings.",
    whom: "Admin users and their tools call these operations. Authenticate with a token from `POST /admin/auth/token` in the header `Authorization: Bearer`, with an API token in the header `x-medusa-access-token`, or with the session cookie that signing in sets.",
  },
} as const

/**
 * The reference of the HTTP API: a page for each side, each resource group, and each operation.
 * @since 0.1
 */
export function apiPages(models: readonly OperationModel[]): PageSource[] {
  return (["store", "admin"] as const).flatMap((area) => {
    const own = models.filter(({ operation }) => operation.area === area)
    const tags = [...new Set(own.map(({ operation }) => operation.tag))].sort()
    const groups = tags.map((tag) => own.filter(({ operation }) => operation.tag === tag))
    return [areaPage(area, groups), ...groups.map(groupPage), ...own.map(operationPage)]
  })
}

function areaPage(area: Area, groups: readonly (readonly OperationModel[])[]): PageSource {
  const { title, about } = areas[area]
  return generatedPage(
    {
      id: `api/${area}/index`,
      route: `/api/${area}`,
      title,
      description: about,
      icon: area === "store" ? "store" : "users",
      sidebar: "apiReference",
      kind: "index",
      source: "packages/core/src/operations.ts",
    },
    groups.map((group) => group.map(summaryOf)),
    () => <AreaPage area={area} groups={groups} />,
  )
}

function groupPage(models: readonly OperationModel[]): PageSource {
  const { area, tag } = models[0]!.operation
  const guides = mostNamed(models.flatMap(({ guides }) => guides))
  const entity = entityOf(models)
  const count = models.length === 1 ? "its operation" : `its ${models.length} operations`
  return generatedPage(
    {
      id: `${groupRoute({ area, tag }).slice(1)}/index`,
      route: groupRoute({ area, tag }),
      title: `${tag} (${area})`,
      label: tag,
      description: `${tag} in the ${areas[area].title}: ${count}, with ${models.length === 1 ? "its path and its description" : "their paths and descriptions"}.`,
      sidebar: "apiReference",
      kind: "api",
      source: models[0]!.source.file,
    },
    [models.map(summaryOf), guides, entity],
    () => (
      <>
        <p>
          {withCode(areas[area].whom)} <a href="/api/authentication">Authentication</a> shows how. Each page
          shows the request in curl, with the JS client and as a React hook, and a response that the tests
          recorded.
        </p>
        {entity && <Returned entity={entity} />}
        {guides.length > 0 && (
          <p>
            {guides.length === 1 ? "This guide uses" : "These guides use"} the operations step by step:{" "}
            <GuideLinks guides={guides} />.
          </p>
        )}
        <OperationTable models={models} />
      </>
    ),
  )
}

/** What the operations of a group are about, for readers who do not know the word. */
function Returned({ entity: [name, about] }: { entity: readonly [name: string, about: string] }) {
  return (
    <p>
      The operations work with{" "}
      <a href={entityRoute(name)}>
        <code>{name}</code>
      </a>
      : {withCode(`${about.charAt(0).toLowerCase()}${about.slice(1)}`)}
    </p>
  )
}

/** The entity that most operations of a group return. */
function entityOf(models: readonly OperationModel[]): readonly [name: string, about: string] | undefined {
  const names = models.flatMap(({ answer }) => answer.flatMap(({ entities }) => entities))
  const [name] = mostOften(names, (each) => each)
  return name === undefined ? undefined : [name, entityNamed(name).about]
}

/** The guides that explain the most operations of a group. */
function mostNamed(guides: readonly GuideLink[]): GuideLink[] {
  return mostOften(guides, ({ route }) => route).slice(0, mostGuides)
}

/** Each value once, the most frequent first. */
function mostOften<T>(values: readonly T[], keyOf: (value: T) => string): T[] {
  return [...groupBy(values, keyOf).values()]
    .toSorted((one, other) => other.length - one.length)
    .flatMap(([value]) => value ?? [])
}

function operationPage(model: OperationModel): PageSource {
  const { operation, route, source } = model
  const { area, tag, id, summary, method, path } = operation
  return generatedPage(
    {
      id: `${groupRoute({ area, tag }).slice(1)}/${id}`,
      route,
      title: summary.replace(/\.$/, ""),
      description: `${method} ${path}: ${summary[0]!.toLowerCase()}${summary.slice(1)}`,
      sidebar: "apiReference",
      kind: "api",
      method,
      source: source.file,
      samples: model.example ? ["http/journeys.ts"] : [],
    },
    [
      summaryOf(model),
      model.query,
      model.body,
      model.form,
      model.answer,
      model.responses,
      model.errors,
      callersOf(model),
      model.example,
      model.guides,
      operation.about,
    ],
    () => <OperationPage model={model} />,
  )
}

function summaryOf({ operation, source, route }: OperationModel) {
  const { method, path, summary, access, underKey } = operation
  return [method, path, summary, access, underKey, source, route]
}

function callersOf({ callers }: OperationModel) {
  return [
    callers.methods.map(({ path, method }) => [path, method.entry]),
    callers.hooks.map(({ name, entry }) => [name, entry]),
  ]
}

function AreaPage({ area, groups }: { area: Area; groups: readonly (readonly OperationModel[])[] }) {
  return (
    <>
      <p>{withCode(areas[area].whom)}</p>
      <p>
        Lists accept limit, offset and order. Operations that return resources accept expand and fields. Every
        server has the OpenAPI document at <code>/openapi/{area}.json</code>, and <code>/openapi</code> lists
        the documents.
      </p>
      {groups.map((models) => (
        <OperationTable key={models[0]!.operation.tag} models={models} titled />
      ))}
    </>
  )
}

function OperationTable({ models, titled }: { models: readonly OperationModel[]; titled?: boolean }) {
  const { area, tag } = models[0]!.operation
  return (
    <>
      {titled && (
        <h2>
          <a href={groupRoute({ area, tag })}>{tag}</a>
        </h2>
      )}
      <table className="fields operations">
        <thead>
          <tr>
            <th scope="col">Operation</th>
            <th scope="col">Description</th>
          </tr>
        </thead>
        <tbody>
          {models.map(({ operation, route }) => (
            <tr key={operation.id}>
              <th scope="row">
                <a className={`endpoint endpoint-${operation.method.toLowerCase()}`} href={route}>
                  <b>{operation.method}</b> <code>{operation.path}</code>
                </a>
              </th>
              <td>{withCode(operation.summary)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

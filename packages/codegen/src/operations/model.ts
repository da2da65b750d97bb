import { pathNames } from "@stheno/core/internal/extend/service-methods.ts"
import { apiDocument } from "@stheno/core/internal/api-document.ts"
import type { Operation } from "@stheno/core/internal/platform/http/operation.ts"
import type { ResponseField } from "@stheno/core/internal/platform/http/response.ts"
import { operations } from "@stheno/core/internal/operations.ts"
import { loadedBy } from "./loaded-parts.ts"
import { methodTables, type MethodEntry, type ResourceTable } from "./methods/index.ts"
import type { JsonSchema } from "./print-schema.ts"

/** The two sides of the API. */
export type Area = "store" | "admin"

/** A method of the client with everything that its source is written from. */
export interface Method {
  readonly area: Area
  readonly resource: string
  readonly name: string
  readonly entry: MethodEntry
  readonly operation: Operation
  /** schema of the JSON body; undefined without a body */
  readonly body: JsonSchema | undefined
  /** schema of the query; undefined without a query */
  readonly query: JsonSchema | undefined
  /** names of the parameters of the path, in their order */
  readonly pathNames: readonly string[]
  /** what is selected by `expand` and `fields`; none where nothing is */
  readonly selected: Selected | undefined
  /** property of the response that contains the items of a page; undefined if the response is not a page */
  readonly pageOf: string | undefined
}

/** The property of an answer that `expand` and `fields` select from. */
export interface Selected {
  readonly property: string
  readonly entity: string
}

/** A parameter of an operation, as the OpenAPI document describes it. */
export interface Parameter {
  readonly name: string
  readonly in: string
  readonly required: boolean
  readonly schema: JsonSchema
}

interface DescribedOperation {
  readonly operationId: string
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> }
}

type Paths = Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>

/** Every method of an area, in the order of the tables. */
export function methodsOf(area: Area): Method[] {
  const table: ResourceTable = methodTables[area]
  const paths = apiDocument(operations, area).paths as Paths
  return Object.entries(table).flatMap(([resource, { methods }]) =>
    Object.entries(methods).map(([name, entry]) => methodOf({ area, resource, name, entry }, paths)),
  )
}

function methodOf(place: Pick<Method, "area" | "resource" | "name" | "entry">, paths: Paths): Method {
  const { area, resource, name, entry } = place
  const operation = operations.find((each) => each.area === area && each.id === entry.operation)
  if (!operation)
    throw new Error(`${area} ${resource}.${name} calls ${entry.operation}, which does not exist`)
  const described = paths[operation.path]![operation.method.toLowerCase()]!
  return {
    ...place,
    operation,
    body: described.requestBody?.content["application/json"]?.schema,
    query: querySchema(described.parameters, operation),
    pathNames: pathNames(operation),
    selected: selectedBy(operation),
    pageOf: pageProperty(operation),
  }
}

/** The schema of the query; undefined without one. */
export function querySchema(parameters: readonly Parameter[], operation: Operation): JsonSchema | undefined {
  const own = parameters.filter((parameter) => parameter.in === "query")
  if (own.length === 0) return undefined
  const given = (name: string, schema: JsonSchema): JsonSchema => {
    if (!isList(schema) || !takesOne(operation, name)) return schema
    const { description, ...list } = schema
    return { anyOf: [{ type: "string" }, list], ...(description && { description }) }
  }
  return {
    type: "object",
    properties: Object.fromEntries(own.map(({ name, schema }) => [name, given(name, schema)])),
    required: own.filter(({ required }) => required).map(({ name }) => name),
  }
}

function isList({ type, anyOf }: JsonSchema): boolean {
  return type === "array" || (anyOf?.some(isList) ?? false)
}

/** A list may stand as one text; the schema of a list does not say so, the operation's own validation does. */
function takesOne(operation: Operation, name: string): boolean {
  const accepts = (value: unknown) => {
    const result = operation.query?.safeParse({ [name]: value })
    return result?.success || result?.error?.issues.every(({ path }) => path[0] !== name)
  }
  return Boolean(accepts("a text") && accepts(["a text"]))
}

function fieldsOf(operation: Operation): [string, ResponseField][] {
  return operation.response.kind === "json" ? Object.entries(operation.response.properties) : []
}

/** Selecting needs rules, or knowledge of what is there, and a property of one entity that they are about. */
function selectedBy(operation: Operation): Selected | undefined {
  if (!operation.select && !loadedBy(`${operation.area}.${operation.id}`)) return undefined
  const found = fieldsOf(operation).flatMap(([property, field]) =>
    field.kind === "resource" || field.kind === "resources" ? [{ property, entity: field.entity }] : [],
  )
  return found.length === 1 ? found[0] : undefined
}

function pageProperty(operation: Operation): string | undefined {
  const fields = fieldsOf(operation)
  const isPage =
    operation.method === "GET" &&
    ["count", "offset", "limit"].every((name) => fields.some(([own]) => own === name))
  return isPage ? fields.find(([, field]) => field.kind === "resources")?.[0] : undefined
}

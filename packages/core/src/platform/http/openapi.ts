import * as z from "zod"
import type { Entity, Relation } from "../query/entity.ts"
import { readableColumns } from "../query/plan.ts"
import type { Entities } from "../query/registry.ts"
import type { Operation, RareRefusal, UniqueValue } from "./operation.ts"
import { alwaysThere, selectedBy } from "./always-there.ts"
import { bodyLimit } from "./read-body.ts"
import { parametersOfPath } from "./path-words.ts"
import type { ResponseField } from "./response.ts"

type Json = Record<string, unknown>

/** The titles of the documents. */
export const openApiTitles = { store: "Stheno Store API", admin: "Stheno Admin API" }

/** What the responses of the API consist of. */
export interface ApiContents {
  /** the entities of the server and of its project */
  readonly entities: Entities
  /** the entities whose columns every server has */
  readonly builtIn: Entities
  /** the schemas of computed fields, by entity */
  readonly computed: Readonly<Record<string, Readonly<Record<string, z.ZodType>>>>
}

/**
 * The OpenAPI 3.1 document of one side of the API, made from the operations and the entity registry.
 * @since 0.1
 */
export function openApiDocument(
  operations: readonly Operation[],
  area: "store" | "admin",
  contents: ApiContents,
): Json {
  const own = operations.filter((operation) => operation.area === area)
  const paths: Record<string, Json> = {}
  for (const operation of own)
    (paths[operation.path] ??= {})[operation.method.toLowerCase()] = operationObject(operation, contents)
  return {
    openapi: "3.1.0",
    info: { title: openApiTitles[area], version: "1.20.10" },
    paths,
    components: { schemas: componentSchemas(contents, operations), securitySchemes },
  }
}

const securitySchemes = {
  cookie_auth: { type: "apiKey", in: "cookie", name: "connect.sid" },
  jwt_token: { type: "http", scheme: "bearer" },
  api_token: { type: "apiKey", in: "header", name: "x-medusa-access-token" },
}

function operationObject(operation: Operation, contents: ApiContents): Json {
  return {
    operationId: operation.id,
    tags: [operation.tag],
    summary: operation.summary,
    ...(operation.about ? { description: operation.about } : {}),
    parameters: [...pathParameters(operation), ...queryParameters(operation)],
    ...requestBody(operation),
    ...securityOf(operation),
    responses: {
      [operation.status]: responseObject(operation, contents),
      ...refusalsOf(operation),
      "503": waiting("The database is not available, or stopped a statement that took too long."),
    },
  }
}

/** A request that reads neither conflicts with another one nor has a body. */
function refusalsOf({ method, access, answers404, unique, refusals, fileField }: Operation): Json {
  const isRead = method === "GET"
  return {
    "400": isRead ? notValid : orPage(notValid),
    ...(access === "admin" || access === "customer" ? { "401": notSignedIn } : {}),
    ...(answers404 ? { "404": errorResponse("Something that the request names does not exist.") } : {}),
    ...(isRead
      ? {}
      : {
          "409": errorResponse("The request conflicted with another one."),
          "413": orPage({ description: fileField ? "The files are too large." : bodyTooLarge }),
        }),
    ...Object.fromEntries(refusals.map((refusal) => rareRefusals[refusal])),
    ...(unique ? { "422": errorResponse(taken(unique, refusals.includes(422))) } : {}),
  }
}

/** What a 422 means where a value must be unique, and where a provider can refuse the call, too. */
function taken(unique: string | UniqueValue, isRefusedToo: boolean): string {
  const cause = typeof unique === "string" ? `another resource has the same \`${unique}\`` : unique.cause
  return isRefusedToo ? `${refused422}, or ${cause}.` : `${cause.charAt(0).toUpperCase()}${cause.slice(1)}.`
}

const refused422 = "A provider refused the call, or something with the same unique value exists"

const bodyTooLarge = `The body is larger than ${bodyLimit / 1_048_576} MiB.`

const notSignedIn = { description: "The request is not authenticated." }

const notValid = errorResponse("The request is not valid.")

const rareRefusals: Record<RareRefusal, readonly [status: string, response: Json]> = {
  401: ["401", { description: "The credentials or the token are not valid." }],
  422: ["422", errorResponse(`${refused422}.`)],
  429: ["429", waiting("Too many attempts.")],
  500: ["500", errorResponse("A provider failed.")],
  "404 as text": [
    "404",
    {
      description: "The resource does not exist.",
      content: { "text/plain": { schema: { type: "string" } } },
    },
  ],
}

function waiting(description: string): Json {
  const header = { description: "Seconds to wait before the next attempt.", schema: { type: "integer" } }
  return { ...errorResponse(description), headers: { "Retry-After": header } }
}

/** What is refused before its body could be read is answered with a page, as in v1. */
function orPage(response: { readonly description: string; readonly content?: Json }): Json {
  const page = { "text/html": { schema: { type: "string" } } }
  return { ...response, content: { ...response.content, ...page } }
}

function securityOf(operation: Operation): Json {
  if (operation.access === "admin")
    return { security: [{ api_token: [] }, { cookie_auth: [] }, { jwt_token: [] }] }
  if (operation.access === "customer") return { security: [{ cookie_auth: [] }, { jwt_token: [] }] }
  return {}
}

/** An endpoint of a project can declare its parameters; parameters of built-in operations are strings. */
function pathParameters({ path, params }: Operation): Json[] {
  const declared = params && jsonSchema(params).properties
  return parametersOfPath(path).map(({ name, about }) => ({
    name,
    in: "path",
    required: true,
    ...(about ? { description: about } : {}),
    schema: declared?.[name] ?? { type: "string" },
  }))
}

function queryParameters(operation: Operation): Json[] {
  if (!operation.query) return []
  const schema = jsonSchema(operation.query)
  const named = Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: "query",
    required: (schema.required ?? []).includes(name),
    schema: property,
  }))
  const refused = (operation.refused.query ?? []).map((name) => ({ name, in: "query", schema: refusedValue }))
  return [...named, ...refused]
}

/** No value is valid. */
const refusedValue: Json = {
  not: {},
  description: "Omit it: v1 documents this parameter but rejects it, and so does Stheno.",
}

function requestBody(operation: Operation): Json {
  const { fileField } = operation
  if (fileField) {
    const items = { type: "string", format: "binary" }
    const files = { type: "array", items, description: "The files, each with its name and its type." }
    const schema = { type: "object", properties: { [fileField]: files }, required: [fileField] }
    return { requestBody: { content: { "multipart/form-data": { schema } } } }
  }
  if (!operation.body) return {}
  return { requestBody: { content: { "application/json": { schema: bodySchema(operation) } } } }
}

function bodySchema(operation: Operation): Json {
  // Only called for operations with a body.
  const schema = jsonSchema(operation.body!)
  const refused = (operation.refused.body ?? []).map((name) => [name, refusedValue] as const)
  return { ...schema, properties: { ...schema.properties, ...Object.fromEntries(refused) } }
}

/** The parts of a schema that documents look into, among others. */
interface Schema {
  readonly properties?: Readonly<Record<string, unknown>>
  readonly required?: readonly string[]
  [keyword: string]: unknown
}

function jsonSchema(schema: z.ZodType, io: "input" | "output" = "input"): Schema {
  const { $schema, ...rest }: Schema = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    ...(io === "input" ? { override: withDefault } : {}),
  })
  void $schema
  return rest
}

/** zod leaves the default of a transformed input out, because it has the type of the result. The defaults of shapes fit both. */
function withDefault({ zodSchema, jsonSchema }: Overridden): void {
  const { def } = zodSchema._zod
  if (def.type !== "default") return
  const { data } = z.json().safeParse(def.defaultValue)
  if (data !== undefined) jsonSchema.default ??= data
}

type Overridden = Parameters<NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>["override"]>>[0]

function responseObject(operation: Operation, contents: ApiContents): Json {
  const { response } = operation
  if (response.kind === "text")
    return { description: "Done.", content: { "text/plain": { schema: { type: "string" } } } }
  if (response.kind === "empty") return { description: "Done." }
  if (response.kind === "schema")
    return {
      description: "Done.",
      content: { "application/json": { schema: jsonSchema(response.schema, "output") } },
    }
  const referTo: Refer = (name, only) =>
    // Resources of responses are entities.
    only ? partOf(contents.entities[name]!, only, contents) : selection(operation, name, contents.entities)
  const schema =
    response.kind === "resource" ? referTo(response.entity) : objectOf(response.properties, referTo)
  return { description: "Done.", content: { "application/json": { schema } } }
}

/** A reference to an entity, with the fields that the operation selects by default. */
function selection(operation: Operation, name: string, entities: Entities): Json {
  const entity = entities[name]
  const required = entity ? selectedBy(operation, entity) : []
  return required.length > 0 ? { ...reference(name), required } : reference(name)
}

/** An entity of which an answer has some properties, and no others. */
function partOf(entity: Entity, names: readonly string[], { computed }: ApiContents): Json {
  const properties = propertiesOf(entity, computed)
  const own = names.map((name) => [name, properties[name]] as const)
  return { type: "object", description: entity.about, properties: Object.fromEntries(own), required: names }
}

type Refer = (entity: string, only?: readonly string[]) => Json

function objectOf(properties: Readonly<Record<string, ResponseField>>, referTo: Refer): Json {
  const named = Object.entries(properties)
  return {
    type: "object",
    properties: Object.fromEntries(named.map(([name, field]) => [name, fieldSchema(field, referTo)])),
    required: named.flatMap(([name, field]) => (isAlwaysThere(field) ? [name] : [])),
  }
}

/**
 * Whether answers have a property whatever they say.
 * @since 0.1
 */
export function isAlwaysThere(field: ResponseField): boolean {
  return field.kind !== "plain" || !field.schema.safeParse(undefined).success
}

function fieldSchema(field: ResponseField, referTo: Refer): Json {
  if (field.kind === "plain") return jsonSchema(field.schema)
  if (field.kind === "either") return { anyOf: field.entities.map(reference) }
  if (field.kind === "resources") return { type: "array", items: referTo(field.entity) }
  const schema = referTo(field.entity, field.only)
  return field.nullable ? nullable(schema) : schema
}

function reference(entity: string): Json {
  return { $ref: `#/components/schemas/${entity}` }
}

function nullable(schema: Json): Json {
  return { anyOf: [schema, { type: "null" }] }
}

function errorResponse(description: string) {
  return { description, content: { "application/json": { schema: reference("Error") } } }
}

function componentSchemas(contents: ApiContents, operations: readonly Operation[]): Record<string, Json> {
  const schemas: Record<string, Json> = {
    Error: {
      type: "object",
      properties: {
        code: { type: "string", description: "What was refused, in a word, for programs; v1's own codes." },
        type: { type: "string", description: "What kind of refusal it is, e.g. `not_found`." },
        message: { type: "string", description: "What was refused and why, for people." },
        errors: {
          description: "What is wrong, one by one, where a request names things that do not exist.",
          type: "array",
        },
      },
      anyOf: [{ required: ["message"] }, { required: ["errors"] }],
    },
  }
  for (const entity of Object.values(contents.entities))
    schemas[entity.name] = entitySchema(entity, contents, operations)
  return schemas
}

function propertiesOf(entity: Entity, computed: ApiContents["computed"]): Record<string, Json> {
  const properties: Record<string, Json> = entity.object
    ? { object: { type: "string", const: entity.object, description: "What it is, in a word." } }
    : {}
  for (const column of readableColumns(entity)) properties[column] = columnSchema(entity, column)
  for (const [name, relation] of Object.entries(entity.relations)) properties[name] = relationSchema(relation)
  for (const [name, schema] of Object.entries(computed[entity.name] ?? {}))
    properties[name] = jsonSchema(schema)
  return properties
}

function entitySchema(
  entity: Entity,
  { builtIn, computed }: ApiContents,
  operations: readonly Operation[],
): Json {
  const properties = propertiesOf(entity, computed)
  // What a project adds is nobody's promise.
  const own = builtIn[entity.name]
  if (!own) return { type: "object", description: entity.about, properties }
  const description = `${entity.about} ${whatIsRequired}`
  return { type: "object", description, properties, required: alwaysThere(own, operations) }
}

const whatIsRequired =
  "Required is what every answer with it has, unless the request's `fields` asks for other columns; an operation adds what it selects by itself, unless `fields` or `expand` say otherwise."

const types: Record<string, Json> = {
  text: { type: "string" },
  integer: { type: "integer" },
  bigint: { type: "integer" },
  numeric: { type: "number" },
  real: { type: "number" },
  boolean: { type: "boolean" },
  timestamptz: { type: "string", format: "date-time" },
  jsonb: {},
  enum: { type: "string" },
}

function columnSchema(entity: Entity, column: string): Json {
  // A column of the entity itself.
  const { kind, nullable: isNullable, values } = entity.facts[column]!
  const schema: Json = { ...types[kind], ...(values ? { enum: values } : {}) }
  const about = entity.columns[column]
  if (kind !== "jsonb" && isNullable) schema.type = [schema.type, "null"]
  if (isNullable && values) schema.enum = [...values, null]
  return about ? { ...schema, description: about } : schema
}

function relationSchema(relation: Relation): Json {
  const isSingle = relation.kind === "one" || (relation.kind === "through" && relation.single)
  return isSingle
    ? nullable(reference(relation.target))
    : { type: "array", items: reference(relation.target) }
}

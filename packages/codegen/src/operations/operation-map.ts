import { format } from "prettier"
import { computed } from "@stheno/core/internal/computed.ts"
import { operations } from "@stheno/core/internal/operations.ts"
import { apiDocument } from "@stheno/core/internal/api-document.ts"
import { pathNames } from "@stheno/core/internal/extend/service-methods.ts"
import type { Operation } from "@stheno/core/internal/platform/http/operation.ts"
import type { ResponseField } from "@stheno/core/internal/platform/http/response.ts"
import { z } from "@stheno/core/internal/platform/http/shape.ts"
import { querySchema, type Parameter } from "./model.ts"
import { comment, printMembers, printSchema, propertyName, type JsonSchema } from "./print-schema.ts"

/** What the files in the core import that this module writes. */
const imports = {
  "operation-types.gen.ts": `import type { NoInput } from "./extend/no-input.ts"
import type { ProviderName } from "./extend/provider-names.ts"
import type { ShopRow } from "./extend/shop-row.ts"
`,
  "service-calls.gen.ts": `import type { FindConfig } from "./extend/find-config.ts"
import type { BodyOf } from "./extend/operation-input.ts"
import type { ProviderName } from "./extend/provider-names.ts"
import type { ShopRow, WithTotals } from "./extend/shop-row.ts"
import type { OperationTypes } from "./operation-types.gen.ts"
`,
  "computed-fields.gen.ts": "",
  "response-paths.gen.ts": `import type { OperationTypes } from "./operation-types.gen.ts"
`,
}

interface DescribedOperation {
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> }
}

type Paths = Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>

/** A generated file of the core. */
export interface TypeFile {
  readonly file: URL
  readonly text: string
}

/**
 * Writes the types of operations, of the services whose methods they are, and of computed fields. Each has a separate file, so
 * that rows need the computed fields, operations the rows, and services the operations, and none needs what comes after it.
 */
export function renderOperationTypes(): Promise<TypeFile[]> {
  const texts = {
    "operation-types.gen.ts": printOperations(),
    "service-calls.gen.ts": printServices(),
    "computed-fields.gen.ts": printComputed(),
    "response-paths.gen.ts": printPaths(),
  }
  const names = Object.keys(texts) as (keyof typeof texts)[]
  return Promise.all(
    names.map(async (name) => ({
      file: new URL(`../../../core/src/${name}`, import.meta.url),
      text: await format(
        `// Generated from the operations by \`npm run generate\`. Do not edit.\n${imports[name]}\n${texts[name]}`,
        { parser: "typescript", printWidth: 110, semi: false, trailingComma: "all" },
      ),
    })),
  )
}

/** The segment in place of a parameter. */
const parameterSegment = ":"

interface PathNode {
  readonly methods: Map<string, string>
  readonly below: Map<string, PathNode>
}

const emptyNode = (): PathNode => ({ methods: new Map(), below: new Map() })

function printPaths(): string {
  const root = emptyNode()
  for (const operation of operations) {
    let node = root
    for (const segment of operation.path.split("/").slice(1)) {
      const name = segment.startsWith("{") ? parameterSegment : segment
      const next = node.below.get(name) ?? emptyNode()
      node.below.set(name, next)
      node = next
    }
    node.methods.set(operation.method, printResponse(operation))
  }
  return `/** The body of a successful response, by the segments of the path and the method. \`${parameterSegment}\` is a parameter. */\nexport interface ResponsePaths ${printNode(root)}`
}

function printResponse({ area, id, response }: Operation): string {
  const isText = response.kind === "text" || response.kind === "empty"
  return isText ? "string" : `OperationTypes["${area}.${id}"]["result"]`
}

function printNode({ methods, below }: PathNode): string {
  const members = [
    ...[...methods].map(([method, type]) => `${method}: ${type}`),
    ...[...below].map(([segment, node]) => `"${segment}": ${printNode(node)}`),
  ]
  return `{\n${members.join("\n")}\n}`
}

function printOperations(): string {
  const paths = {
    store: apiDocument(operations, "store").paths as Paths,
    admin: apiDocument(operations, "admin").paths as Paths,
  }
  const entries = operations.map((operation) =>
    printOperation(operation, paths[operation.area][operation.path]![operation.method.toLowerCase()]!),
  )
  return `/** The input and the response of every operation, by its id with its API. A project adds its own by declaration merging. */\nexport interface OperationTypes {\n${entries.join("\n")}\n}`
}

function printOperation(operation: Operation, described: DescribedOperation): string {
  const { area, id, summary } = operation
  const body = described.requestBody?.content["application/json"]?.schema
  const params = pathNames(operation).map((name) => `${name}: ${typeOfId(name, operation)}`)
  return `${comment(summary)}"${area}.${id}": {
    params: ${params.length > 0 ? `{ ${params.join("; ")} }` : "NoInput"}
    query: ${printInput(querySchema(described.parameters, operation))}
    body: ${printInput(body && withProviders(body, operation))}
    result: ${printResult(operation)}
  }`
}

/** The kind of provider that a property of an input names. */
function providerKind(name: string, { id }: Operation): string | undefined {
  if (name === "tax_provider_id") return "tax"
  if (name === "provider_id") return /Fulfillment|ShippingOption/.test(id) ? "fulfillment" : "payment"
  return /^(payment|fulfillment)_providers$/.exec(name)?.[1]
}

function typeOfId(name: string, operation: Operation): string {
  const kind = providerKind(name, operation)
  return kind ? `ProviderName<"${kind}">` : "string"
}

/** The texts of a schema that name a provider get the type of its names. */
function withProviders(schema: JsonSchema, operation: Operation): JsonSchema {
  const change = (each: JsonSchema, kind: string): JsonSchema => {
    if (typeof each.type === "object") {
      const anyOf = each.type.map((type) => change({ ...each, type }, kind))
      return { description: each.description, anyOf }
    }
    if (each.type === "string") return { ...each, $ref: `ProviderName<"${kind}">` }
    return {
      ...each,
      ...(each.items && { items: change(each.items, kind) }),
      ...(each.anyOf && { anyOf: each.anyOf.map((one) => change(one, kind)) }),
    }
  }
  const properties = Object.entries(schema.properties ?? {}).map(([name, each]): [string, JsonSchema] => {
    const kind = providerKind(name, operation)
    if (kind) return [name, change(each, kind)]
    return [name, each.items?.properties ? { ...each, items: withProviders(each.items, operation) } : each]
  })
  return { ...schema, properties: Object.fromEntries(properties) }
}

function printInput(schema: JsonSchema | undefined): string {
  if (!schema || Object.keys(schema.properties ?? {}).length === 0) return "NoInput"
  return `{\n${printMembers(schema, "readonly ").join("\n")}\n}`
}

function printResult({ response }: Operation): string {
  if (response.kind === "resource") return row(response.entity)
  if (response.kind === "schema") return printSchema(jsonOf(response.schema))
  if (response.kind !== "json") return "NoInput"
  const members = Object.entries(response.properties).map(([name, field]) => printField(name, field))
  return `{ ${members.join("; ")} }`
}

function printField(name: string, field: ResponseField): string {
  if (field.kind === "resource") return `${name}: ${row(field.entity)}${field.nullable ? " | null" : ""}`
  if (field.kind === "resources") return `${name}: ${row(field.entity)}[]`
  if (field.kind === "either") return `${name}: ${field.entities.map(row).join(" | ")}`
  const isOptional = field.schema.safeParse(undefined).success
  return `${propertyName(name)}${isOptional ? "?" : ""}: ${printSchema(jsonOf(field.schema))}`
}

const row = (entity: string) => `ShopRow<"${entity}">`

function jsonOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema
}

function printServices(): string {
  const serviceOf = ({ service }: Operation) => service?.split(".")[0]
  const names = new Set(operations.flatMap((operation) => serviceOf(operation) ?? []))
  const members = [...names].sort().map((name) => {
    const calls = operations.filter((operation) => serviceOf(operation) === name)
    return `${name}: {\n${calls.map(printMethod).join("\n")}\n}`
  })
  return `/** The methods of the built-in services that run operations. */\nexport interface ServiceCalls {\n${members.join("\n")}\n}`
}

function printMethod(operation: Operation): string {
  const { area, id, method, service, body, summary, about } = operation
  const ids = pathNames(operation).map((name) => `${name}: ${typeOfId(name, operation)}`)
  const isNeeded = body !== undefined && !body.safeParse({}).success
  const data = body ? [`data${isNeeded ? "" : "?"}: BodyOf<"${area}.${id}">`] : []
  if (method === "GET") data.push("config?: FindConfig")
  const text = [summary, about].filter(Boolean).join(" ")
  const parameters = [...ids, ...data].join(", ")
  return `${comment(text)}readonly ${service!.split(".")[1]}: (${parameters}) => ${printReturned(operation)}`
}

/**
 * Writes the type that the service method of an operation returns, such as `Promise<ShopRow<"Product">>`.
 * @since 0.1
 */
export function printReturned(operation: Operation): string {
  const value = printValue(operation)
  return `Promise<${operation.method === "GET" ? value.replace("ShopRow", "WithTotals") : value}>`
}

/** A method returns the value of a response's only property, and nothing where the response has no JSON. */
function printValue({ area, id, response }: Operation): string {
  if (response.kind === "text" || response.kind === "empty") return "void"
  const only = response.kind === "json" ? Object.entries(response.properties) : []
  const [property, field] = only.length === 1 ? only[0]! : []
  if (field?.kind === "resource" && !field.nullable) return row(field.entity)
  return `OperationTypes["${area}.${id}"]["result"]${property ? `["${property}"]` : ""}`
}

function printComputed(): string {
  const entities = Object.entries(computed).map(([entity, fields]) => {
    const members = Object.entries(fields).flatMap(([name, schema]) => {
      const json = jsonOf(schema)
      return json.not ? [] : [`${comment(json.description)}${name}: ${printSchema(json)}`]
    })
    return `${entity}: {\n${members.join("\n")}\n}`
  })
  return `/** Fields of responses that no column holds, by entity. */\nexport interface ComputedFields {\n${entities.join("\n")}\n}\n`
}

import { expect, test } from "vitest"
import { entities } from "../../entities.ts"
import { operations } from "../../operations.ts"
import { apiDocument } from "../../api-document.ts"

interface Schema {
  readonly description?: string
  readonly default?: unknown
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
}
interface Described {
  readonly operationId: string
  readonly parameters: readonly { name: string; description?: string; schema: Schema }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
}

/** Names of the properties without a description, at any depth: `items[].quantity`. */
function undescribed(schema: Schema, prefix = ""): string[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => [
    ...(property.description ? [] : [`${prefix}${name}`]),
    ...undescribed(property, `${prefix}${name}.`),
  ])
  const items = schema.items ? undescribed(schema.items, `${prefix.slice(0, -1)}[].`) : []
  return [...own, ...items, ...(schema.anyOf ?? []).flatMap((each) => undescribed(each, prefix))]
}

function undescribedIn({ parameters, requestBody }: Described): string[] {
  const inParameters = parameters.flatMap(({ name, description, schema }) => [
    ...(description || schema.description ? [] : [name]),
    ...undescribed(schema, `${name}.`),
  ])
  const bodies = Object.values(requestBody?.content ?? {}).map(({ schema }) => schema)
  return [...inParameters, ...bodies.flatMap((schema) => undescribed(schema))]
}

test.each(["store", "admin"] as const)("every field of a request to the %s API is described", (area) => {
  const { paths } = apiDocument(operations, area) as {
    paths: Readonly<Record<string, Readonly<Record<string, Described>>>>
  }
  const described = Object.values(paths).flatMap((methods) => Object.values(methods))
  expect(described.length).toBe(operations.filter((operation) => operation.area === area).length)
  const without = described.flatMap((each) =>
    undescribedIn(each).map((field) => `${each.operationId} ${field}`),
  )
  expect(without).toEqual([])
})

test("every property of an answer's entities is described", () => {
  const { components } = apiDocument(operations, "admin") as {
    components: { schemas: Readonly<Record<string, Schema>> }
  }
  const relations = new Map(
    Object.values(entities).map((entity) => [entity.name, new Set(Object.keys(entity.relations))]),
  )
  const without = Object.entries(components.schemas).flatMap(([name, { properties }]) =>
    Object.entries(properties ?? {}).flatMap(([property, schema]) =>
      schema.description || relations.get(name)?.has(property) ? [] : [`${name}.${property}`],
    ),
  )
  expect(without).toEqual([])
})

const parametersOf = (area: "store" | "admin") => {
  const { paths } = apiDocument(operations, area) as {
    paths: Readonly<Record<string, Readonly<Record<string, Described>>>>
  }
  return Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ operationId, parameters }) =>
      parameters.map((parameter) => ({ ...parameter, operation: `${area}.${operationId}` })),
    )
}

test("the page and the order of a list have the defaults of its shape", () => {
  const all = [...parametersOf("store"), ...parametersOf("admin")]
  const of = (operation: string) =>
    Object.fromEntries(
      all
        .filter((each) => each.operation === operation && each.schema.default !== undefined)
        .map(({ name, schema }) => [name, schema.default]),
    )
  expect(of("admin.GetOrders")).toEqual({ limit: 50, offset: 0, order: "-created_at" })
  expect(of("store.GetProductCategories")).toEqual({ limit: 100, offset: 0, order: "rank" })
  const without = all.filter(
    ({ name, description, schema }) =>
      ["limit", "offset", "order"].includes(name) &&
      schema.default === undefined &&
      !(description ?? schema.description)?.includes("without effect"),
  )
  expect(without.map(({ operation, name }) => `${operation} ${name}`)).toEqual([])
})

test("a default that a description names is the one of the schema", () => {
  const all = [...parametersOf("store"), ...parametersOf("admin")]
  const named = all.flatMap(({ operation, name, schema }) => {
    const [, text] = /(\d+)(?: by default|, by default)/.exec(schema.description ?? "") ?? []
    return text ? [{ operation, name, text, schema }] : []
  })
  expect(named.length).toBeGreaterThan(80)
  expect(named.filter(({ text, schema }) => String(schema.default) !== text)).toEqual([])
})

test("a text about an operation names its subject", () => {
  const texts = operations.filter(({ about }) => /^(?:It|Its|They|Their|These|This)\b/.test(about ?? ""))
  expect(texts.map(({ area, id }) => `${area}.${id}`)).toEqual([])
})

test("a 422 names what must be unique, also where the operation can refuse with 422 for another reason", () => {
  const { paths } = apiDocument(operations, "admin") as {
    paths: Readonly<
      Record<string, { post: { responses: Readonly<Record<string, { readonly description: string }>> } }>
    >
  }
  const meaning = (path: string) => paths[path]?.post.responses["422"]?.description
  expect(meaning("/admin/products")).toBe("Another resource has the same `handle`.")
  expect(meaning("/admin/regions")).toBe(
    "A provider refused the call, or something with the same unique value exists.",
  )
  expect(meaning("/admin/discounts")).toBe(
    "A provider refused the call, or something with the same unique value exists, or another resource has the same `code`.",
  )
  expect(meaning("/admin/inventory-items/{id}/location-levels")).toBe(
    "The inventory item already has a level at this location.",
  )
  expect(meaning("/admin/notes")).toBeUndefined()
})

import { apiDocument } from "@stheno/core/internal/api-document.ts"
import { operations } from "@stheno/core/internal/operations.ts"
import type { Draft } from "../draft.ts"
import type { Random } from "../random.ts"
import { get, type Query } from "./write.ts"

interface Schema {
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly enum?: readonly string[]
  readonly anyOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
}

/** A query parameter of a list. */
export interface Parameter {
  readonly name: string
  readonly schema: Schema
}

/**
 * Lists by their paths, with the filter that leaves rows of the world only, or none: other sequences have left rows
 * behind that differ on purpose.
 */
export const anchors: Readonly<Record<string, Query>> = {
  "/admin/batch-jobs": { type: ["unknown"] },
  "/admin/collections": { title: "Summer" },
  "/admin/currencies": { code: "usd" },
  "/admin/customer-groups": { name: ["Members"] },
  "/admin/customers": { q: "byron" },
  "/admin/discounts": { q: "{{run}}" },
  "/admin/draft-orders": { q: "{{run}}" },
  "/admin/gift-cards": { q: "{{run}}" },
  "/admin/inventory-items": { sku: "lamp" },
  "/admin/notes": { resource_id: "unknown" },
  "/admin/notifications": { resource_id: "unknown" },
  "/admin/order-edits": { order_id: "order_unknown" },
  "/admin/orders": { q: "{{run}}" },
  "/admin/price-lists": { q: "Members" },
  "/admin/product-categories": { q: "{{run}}" },
  "/admin/product-tags": { value: ["cotton"] },
  "/admin/product-types": { value: ["clothes"] },
  "/admin/products": { id: ["{{shirt:product.id}}", "{{mug:product.id}}"] },
  "/admin/publishable-api-keys": { q: "{{run}}" },
  "/admin/reservations": { line_item_id: ["item_unknown"] },
  "/admin/sales-channels": { name: "Default Sales Channel" },
  "/admin/shipping-options": { region_id: "{{many:region.id}}" },
  "/admin/stock-locations": { name: "Warehouse" },
  "/admin/tax-rates": { code: "reduced" },
  "/admin/users": { email: "admin@example.com" },
  "/admin/variants": { id: ["{{shirt:product.variants.[title=S].id}}"] },
  "/store/collections": { handle: ["summer"] },
  "/store/product-categories": { handle: "unknown" },
  "/store/product-tags": { value: ["cotton"] },
  "/store/product-types": { value: ["clothes"] },
  "/store/products": { id: ["{{shirt:product.id}}", "{{mug:product.id}}"] },
  "/store/variants": { ids: "{{shirt:product.variants.[title=S].id}}" },
}

/** Parameters that v1 does not have, which it rejects. */
const added: Readonly<Record<string, readonly string[]>> = {
  "/admin/inventory-items": ["available_quantity"],
  "/admin/orders": ["claim_id", "fulfillment_state", "has_payment_to_capture", "payment_state"],
}
const addedToAll = ["starting_after"]

interface Document extends Record<string, unknown> {
  readonly paths: Readonly<
    Record<
      string,
      { readonly get?: { readonly parameters: readonly (Parameter & { readonly in: string })[] } }
    >
  >
}

// The documents have this form: `checks/answers.test.ts` compares responses with them.
const documents = {
  admin: apiDocument(operations, "admin") as Document,
  store: apiDocument(operations, "store") as Document,
}

/** The query parameters of each list that v1 has too, from the shapes of the operations. */
export const parametersOfLists: ReadonlyMap<string, readonly Parameter[]> = new Map(
  Object.keys(anchors).map((path) => [path, parametersOf(path)]),
)

function parametersOf(path: string): readonly Parameter[] {
  const { paths } = documents[path.startsWith("/admin") ? "admin" : "store"]
  const named = paths[path]?.get?.parameters ?? []
  const ours = [...addedToAll, ...(added[path] ?? [])]
  return named.filter((each) => each.in === "query" && !ours.includes(each.name))
}

/** Reads a list with some of its parameters, whose values follow from their types. */
export function readByShape(draft: Draft): void {
  const { random } = draft
  const [path, parameters] = random.pick([...parametersOfLists])
  const anchor = anchors[path]!
  const free = parameters.filter(({ name }) => !(name in anchor))
  const query: Record<string, unknown> = { ...anchor }
  for (let count = random.between(1, 3); count > 0 && free.length > 0; count--) {
    const { name, schema } = random.pick(free)
    query[name] = valueOf(random, schema, name)
  }
  get(draft, path, query)
}

/** References to rows of the world, by the parameters that take their IDs. */
const rows: Readonly<Record<string, string>> = {
  collection_id: "{{collection:collection.id}}",
  customer_id: "{{ada:customer.id}}",
  groups: "{{group:customer_group.id}}",
  location_id: "{{location:stock_location.id}}",
  price_list_id: "{{tiers:price_list.id}}",
  product_id: "{{shirt:product.id}}",
  region_id: "{{one:region.id}}",
  sales_channel_id: "{{store:store.default_sales_channel_id}}",
  tags: "{{shirt:product.tags.0.id}}",
  type_id: "{{shirt:product.type_id}}",
}

/** A value that a parameter takes in its usual form. */
export function usualValue(name: string): string {
  if (isTime(name)) return times[0]
  return rows[name] ?? usual[name] ?? "a"
}

const usual: Readonly<Record<string, string>> = {
  expand: "",
  fields: "id",
  limit: "1",
  offset: "0",
  order: "created_at",
}

const words: Readonly<Record<string, readonly string[]>> = {
  currency_code: ["eur", "usd"],
  expand: ["", "unknown"],
  fields: ["id", "id,created_at", "unknown"],
  order: ["created_at", "-created_at", "unknown"],
  q: ["a", "summer", "100%"],
}

const times = ["2020-01-01T00:00:00.000Z", "2080-01-01", "1500000000", "never"] as const

/** A value that the type of a parameter allows, and sometimes one that it does not. */
export function valueOf(random: Random, schema: Schema, name: string): unknown {
  if (random.chance(0.05)) return random.pick(["null", "", "unknown"])
  const types = (schema.anyOf ?? [schema]).filter(({ type }) => type !== "null")
  const one = random.pick(types.length > 0 ? types : [schema])
  if (one.anyOf) return valueOf(random, one, name)
  if (one.enum) return random.pick(one.enum)
  if (one.items) return [valueOf(random, one.items, name)]
  if (one.properties) {
    const [key, property] = random.pick(Object.entries(one.properties))
    return { [key]: isTime(name) ? random.pick(times) : valueOf(random, property, key) }
  }
  return plainValue(random, one, name)
}

function plainValue(random: Random, { type, format }: Schema, name: string): unknown {
  const isOf = (wanted: string) => type === wanted || (Array.isArray(type) && type.includes(wanted))
  if (isOf("boolean")) return random.chance(0.5)
  if (isOf("number")) return random.between(name === "limit" ? 1 : 0, 3)
  if (format === "date-time" || isTime(name)) return random.pick(times)
  const known = words[name] ?? (name in rows ? [rows[name]!, "unknown"] : ["unknown", "a"])
  return random.pick(known)
}

const isTime = (name: string) => name.endsWith("_at")

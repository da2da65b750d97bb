import type { Shop } from "@stheno/core"
import type { Kind } from "../options.ts"

/** An attribute of an entry. */
export interface FieldValue {
  /** the value in the form of Strapi */
  readonly value: unknown
  /** whether editors can change the attribute in Strapi */
  readonly isEditable?: true
}

/** Rows as services return them. */
export type Row = Readonly<Record<string, unknown>>

/** An entry as the store wants it. */
export interface EntryValues {
  /** the product of a variant */
  readonly productId: string | null
  /** whether customers may see it */
  readonly isPublic: boolean
  readonly fields: Readonly<Record<string, FieldValue>>
}

export const rows = (value: unknown): readonly Row[] => (Array.isArray(value) ? (value as Row[]) : [])
const text = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null)
const fixed = (value: unknown): FieldValue => ({ value: value ?? null })
const edited = (value: unknown): FieldValue => ({ value: text(value), isEditable: true })

/** Copies columns of rows. */
function pick(from: unknown, ...names: readonly string[]): Row[] {
  return rows(from).map((each) => Object.fromEntries(names.map((name) => [name, each[name] ?? null])))
}

const relationsOf: Readonly<Record<Kind, readonly string[]>> = {
  product: ["variants", "variants.options", "options", "tags", "collection", "categories", "images"],
  variant: ["prices", "options", "product"],
  region: ["countries"],
  collection: [],
  category: [],
}

/** Reads rows of a kind. @param selector columns and their values, as services take them */
export function listRows(
  { services }: Pick<Shop, "services">,
  kind: Kind,
  selector: Parameters<Shop["services"]["productService"]["list"]>[0],
  page: { readonly take?: number } = {},
): Promise<readonly Row[]> {
  const config = { relations: relationsOf[kind], order: { id: "ASC" as const }, ...page }
  if (kind === "product") return services.productService.list(selector, config)
  if (kind === "variant") return services.productVariantService.list(selector, config)
  if (kind === "region") return services.regionService.list(selector, config)
  if (kind === "collection") return services.productCollectionService.list(selector, config)
  return services.productCategoryService.list(selector, config)
}

/** The rows that a product has relations to, in their order. */
export function relatedTo(product: Row): readonly { readonly kind: Kind; readonly id: string }[] {
  const ids = (kind: Kind, from: readonly Row[]) => from.map(({ id }) => ({ kind, id: String(id) }))
  return [
    ...ids("collection", product["collection"] ? [product["collection"] as Row] : []),
    ...ids("category", rows(product["categories"])),
    ...ids("variant", variantsOf(product)),
  ]
}

const variantsOf = (product: Row) =>
  rows(product["variants"]).toSorted(
    (a, b) => Number(a["variant_rank"] ?? 0) - Number(b["variant_rank"] ?? 0),
  )

/**
 * Makes the entry of a row.
 * @param documentIds the entries that a product has relations to, by the IDs of the store
 */
export function valuesOf(
  kind: Kind,
  from: Row,
  documentIds: ReadonlyMap<string, string> = new Map(),
): EntryValues {
  const product = kind === "product" ? from : ((from["product"] ?? {}) as Row)
  const isProduct = kind === "product" || kind === "variant"
  return {
    productId: kind === "variant" ? text(from["product_id"]) : null,
    isPublic: !isProduct || product["status"] === "published",
    fields: { medusa_id: fixed(from["id"]), ...fieldsOfRow(kind, from, documentIds) },
  }
}

function fieldsOfRow(kind: Kind, from: Row, documentIds: ReadonlyMap<string, string>): EntryValues["fields"] {
  const { title, name, handle } = from
  if (kind === "product") return productFields(from, documentIds)
  if (kind === "variant") return variantFields(from)
  if (kind === "collection") return { title: edited(title), handle: fixed(handle) }
  if (kind === "category") return { name: edited(name), handle: fixed(handle) }
  return {
    name: edited(name),
    currency_code: fixed(from["currency_code"]),
    countries: fixed(pick(from["countries"], "iso_2", "display_name")),
  }
}

function productFields(product: Row, documentIds: ReadonlyMap<string, string>) {
  const related = (kind: Kind) =>
    relatedTo(product).flatMap((each) => (each.kind === kind ? (documentIds.get(each.id) ?? []) : []))
  const values = rows(product["variants"]).flatMap((variant) => rows(variant["options"]))
  const options = rows(product["options"]).map(({ id, title }) => ({
    id,
    title,
    values: [...new Set(values.filter((one) => one["option_id"] === id).map(({ value }) => value))],
  }))
  return {
    title: edited(product["title"]),
    subtitle: edited(product["subtitle"]),
    description: edited(product["description"]),
    handle: edited(product["handle"]),
    thumbnail: edited(product["thumbnail"]),
    images: fixed(rows(product["images"]).map(({ url }) => url)),
    options: fixed(options),
    tags: fixed(rows(product["tags"]).map(({ value }) => value)),
    product_collection: fixed(related("collection")),
    product_categories: fixed(related("category")),
    product_variants: fixed(related("variant")),
  }
}

/** Prices of price lists are left out: they can be for a few customers only, and entries can be public. */
function variantFields(variant: Row) {
  const prices = rows(variant["prices"]).filter((price) => !price["price_list_id"])
  return {
    title: edited(variant["title"]),
    sku: fixed(variant["sku"]),
    prices: fixed(pick(prices, "id", "currency_code", "amount", "region_id", "min_quantity", "max_quantity")),
    options: fixed(pick(variant["options"], "id", "option_id", "value")),
  }
}

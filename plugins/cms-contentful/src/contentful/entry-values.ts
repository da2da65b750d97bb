import type { Shop } from "@stheno/core"
import type { Kind } from "../options.ts"
import type { AssetLink } from "./assets.ts"

/** A field of an entry. */
export interface FieldValue {
  /** the value in the form of Contentful; undefined leaves the field empty */
  readonly value: unknown
  /** the value in the store, where editors can change the field in Contentful */
  readonly source?: string | null
}

/** An entry as the store wants it. */
export interface EntryValues {
  readonly id: string
  readonly kind: Kind
  /** whether customers may see it */
  readonly isPublic: boolean
  /** field → value, by v1's names */
  readonly fields: Readonly<Record<string, FieldValue>>
}

/** Rows as services return them. */
export type Row = Readonly<Record<string, unknown>>

export const rows = (value: unknown): readonly Row[] => (Array.isArray(value) ? (value as Row[]) : [])
const row = (value: unknown): Row => (typeof value === "object" && value !== null ? (value as Row) : {})
const text = (value: unknown): string | null => (typeof value === "string" ? value : null)
const fixed = (value: unknown): FieldValue => ({ value: value ?? undefined })
const edited = (value: unknown): FieldValue => ({ value: text(value) || undefined, source: text(value) })

/** Column → columns of the rows that Contentful gets as JSON. */
function pick(from: unknown, ...names: readonly string[]): Row[] {
  return rows(from).map((each) => Object.fromEntries(names.map((name) => [name, each[name] ?? null])))
}

const relationsOf: Readonly<Record<Kind, readonly string[]>> = {
  product: [
    "variants",
    "variants.prices",
    "variants.options",
    "options",
    "tags",
    "type",
    "collection",
    "images",
  ],
  variant: ["prices", "options", "product"],
  region: ["countries", "payment_providers", "fulfillment_providers"],
  collection: [],
  type: [],
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
  return services.productTypeService.list(selector, config)
}

/** The images of a product, the thumbnail first. */
export function imagesOf(product: Row): string[] {
  return [product["thumbnail"], ...rows(product["images"]).map(({ url }) => url)].filter(
    (url): url is string => typeof url === "string" && url !== "",
  )
}

/** Makes the entries of a row; those of a product begin with its type and its variants. */
export function entriesOf(
  kind: Kind,
  from: Row,
  assets: ReadonlyMap<string, AssetLink> = new Map(),
): EntryValues[] {
  if (kind === "product") return productEntries(from, assets)
  if (kind === "variant")
    return [entry("variant", from, variantFields(from), row(from["product"])["status"] === "published")]
  if (kind === "region") return [entry("region", from, regionFields(from))]
  if (kind === "collection") return [entry("collection", from, { title: edited(from["title"]) })]
  const value = fixed(from["value"])
  return [entry("type", from, { name: value, title: value })]
}

function entry(
  kind: Kind,
  from: Row,
  fields: Readonly<Record<string, FieldValue>>,
  isPublic = true,
): EntryValues {
  const id = String(from["id"])
  return { id, kind, isPublic, fields: { ...fields, medusaId: fixed(id) } }
}

function productEntries(product: Row, assets: ReadonlyMap<string, AssetLink>): EntryValues[] {
  const isPublic = product["status"] === "published"
  const variants = rows(product["variants"]).toSorted((a, b) => rankOf(a) - rankOf(b))
  const type = product["type"] ? entriesOf("type", row(product["type"])) : []
  return [
    ...type,
    ...variants.map((variant) => entry("variant", variant, variantFields(variant), isPublic)),
    entry("product", product, productFields(product, variants, assets), isPublic),
  ]
}

const rankOf = (variant: Row) => Number(variant["variant_rank"] ?? 0)

function productFields(product: Row, variants: readonly Row[], assets: ReadonlyMap<string, AssetLink>) {
  const thumbnail = text(product["thumbnail"])
  const images = rows(product["images"]).flatMap(({ url }) => assets.get(String(url)) ?? [])
  const links = variants.map(({ id }) => ({ sys: { type: "Link", linkType: "Entry", id } }))
  const values = variants.flatMap((variant) => rows(variant["options"]))
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
    thumbnail: { value: thumbnail ? assets.get(thumbnail) : undefined, source: thumbnail },
    images: fixed(images.length > 0 ? images : undefined),
    options: fixed(options),
    tags: fixed(pick(product["tags"], "id", "value")),
    collection: fixed(row(product["collection"])["title"]),
    type: fixed(row(product["type"])["value"]),
    variants: fixed(links),
  }
}

/** Prices of price lists are left out: they can be for a few customers only, and Contentful is public. */
function variantFields(variant: Row) {
  const prices = rows(variant["prices"]).filter((price) => !price["price_list_id"])
  return {
    title: edited(variant["title"]),
    sku: fixed(variant["sku"]),
    prices: fixed(pick(prices, "id", "currency_code", "amount", "region_id", "min_quantity", "max_quantity")),
    options: fixed(pick(variant["options"], "id", "option_id", "value")),
  }
}

function regionFields(region: Row) {
  return {
    name: edited(region["name"]),
    countries: fixed(pick(region["countries"], "iso_2", "display_name")),
    paymentProviders: fixed(pick(region["payment_providers"], "id")),
    fulfillmentProviders: fixed(pick(region["fulfillment_providers"], "id")),
    currencyCode: fixed(region["currency_code"]),
  }
}

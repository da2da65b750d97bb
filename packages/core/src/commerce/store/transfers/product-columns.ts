import type { ColumnRule } from "../../../platform/csv/index.ts"

/** Columns of texts, numbers and flags that belong to the product: title → column of the table. */
export const productTexts = {
  "Product Title": "title",
  "Product Subtitle": "subtitle",
  "Product Description": "description",
  "Product Thumbnail": "thumbnail",
  "Product HS Code": "hs_code",
  "Product Origin Country": "origin_country",
  "Product MID Code": "mid_code",
  "Product Material": "material",
  "Product External Id": "external_id",
} as const

export const productMeasures = {
  "Product Weight": "weight",
  "Product Length": "length",
  "Product Width": "width",
  "Product Height": "height",
} as const

export const variantTexts = {
  "Variant Title": "title",
  "Variant SKU": "sku",
  "Variant Barcode": "barcode",
  "Variant HS Code": "hs_code",
  "Variant Origin Country": "origin_country",
  "Variant MID Code": "mid_code",
  "Variant Material": "material",
} as const

export const variantMeasures = {
  "Variant Inventory Quantity": "inventory_quantity",
  "Variant Weight": "weight",
  "Variant Length": "length",
  "Variant Width": "width",
  "Variant Height": "height",
} as const

export const variantFlags = {
  "Variant Allow Backorder": "allow_backorder",
  "Variant Manage Inventory": "manage_inventory",
} as const

/** Columns of prices, which imports of products and of price lists have alike. */
export const priceColumns = [
  { key: "regionPrice", title: /^Price (.+) \[([A-Za-z]{3})\]$/ },
  { key: "currencyPrice", title: /^Price ([A-Za-z]{3})$/ },
] as const

/**
 * The columns that an import of products takes.
 * @source facts/csv.json, productImport
 */
export const productColumns: readonly ColumnRule<ProductColumnKey>[] = [
  { key: "productId", title: "Product Id" },
  { key: "handle", title: "Product Handle", isRequired: true },
  ...titled("productText", productTexts),
  ...titled("productMeasure", productMeasures),
  { key: "status", title: "Product Status" },
  { key: "collectionTitle", title: "Product Collection Title" },
  { key: "collection", title: "Product Collection Handle" },
  { key: "type", title: "Product Type" },
  { key: "tags", title: "Product Tags" },
  { key: "discountable", title: "Product Discountable" },
  { key: "ignored", title: "Product Profile Name" },
  { key: "ignored", title: "Product Profile Type" },
  { key: "variantId", title: "Variant Id" },
  ...titled("variantText", variantTexts),
  ...titled("variantMeasure", variantMeasures),
  ...titled("variantFlag", variantFlags),
  { key: "optionName", title: /^Option (\d+) Name$/ },
  { key: "optionValue", title: /^Option (\d+) Value$/ },
  ...priceColumns,
  { key: "image", title: /^Image (\d+) Url$/ },
  { key: "channelId", title: /^Sales Channel (\d+) Id$/ },
  { key: "channelName", title: /^Sales Channel (\d+) Name$/ },
  { key: "ignored", title: /^Sales Channel \d+ Description$/ },
  { key: "category", title: /^Product Category (\d+) Handle$/ },
  { key: "ignored", title: /^Product Category \d+ (Name|Description)$/ },
]

/** What a column of an import of products is about. */
export type ProductColumnKey =
  | "productId"
  | "handle"
  | "productText"
  | "productMeasure"
  | "status"
  | "collectionTitle"
  | "collection"
  | "type"
  | "tags"
  | "discountable"
  | "ignored"
  | "variantId"
  | "variantText"
  | "variantMeasure"
  | "variantFlag"
  | "optionName"
  | "optionValue"
  | "regionPrice"
  | "currencyPrice"
  | "image"
  | "channelId"
  | "channelName"
  | "category"

function titled<K extends ProductColumnKey>(
  key: K,
  titles: Readonly<Record<string, string>>,
): ColumnRule<K>[] {
  return Object.keys(titles).map((title) => ({ key, title }))
}

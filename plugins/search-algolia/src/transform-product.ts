type Row = Readonly<Record<string, unknown>>

/** Fields of variants that searches look for, each as a list in the product: `variant_sku`. */
const variantFields = ["sku", "title", "upc", "ean", "mid_code", "hs_code"] as const

/**
 * The document of a product unless the configuration has a transformer: the product with the fields of its variants,
 * its tags, its type and its collection as plain values, under the names that v1's plugin used.
 */
export function transformProduct(product: Row): Record<string, unknown> {
  const { sales_channels: _, ...rest } = product
  const variants = listOf(product["variants"])
  const collection = rowOf(product["collection"])
  const ofVariants = variantFields.map((field) => [`variant_${field}`, textsOf(variants, field)] as const)
  return {
    ...rest,
    type_value: rowOf(product["type"])?.["value"] ?? null,
    collection_title: collection?.["title"] ?? null,
    collection_handle: collection?.["handle"] ?? null,
    tags_value: textsOf(listOf(product["tags"]), "value"),
    ...Object.fromEntries(ofVariants),
    variant_options: [],
    variant_options_value: variants.flatMap((variant) => textsOf(listOf(variant["options"]), "value")),
  }
}

function listOf(value: unknown): readonly Row[] {
  return Array.isArray(value) ? (value as Row[]) : []
}

function rowOf(value: unknown): Row | undefined {
  return typeof value === "object" && value !== null ? (value as Row) : undefined
}

function textsOf(rows: readonly Row[], field: string): unknown[] {
  return rows
    .map((row) => row[field])
    .filter((value) => value !== null && value !== undefined && value !== "")
}

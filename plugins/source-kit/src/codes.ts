import { sql } from "@stheno/core"
import type { Writing } from "./mapping.ts"
import type { SourceProduct, SourceVariant } from "./records.ts"

/**
 * Takes SKUs and barcodes away that other variants have: they are unique here, unlike in many stores. The report says so.
 * @param ownId the product in the database whose own codes are free
 */
export async function freeCodes(
  { shop, note }: Writing,
  { variants }: SourceProduct,
  ownId: string | undefined,
): Promise<SourceVariant[]> {
  const skus = variants.flatMap(({ sku }) => sku || [])
  const barcodes = variants.flatMap(({ barcode }) => barcode || [])
  const { rows } = await sql<{ sku: string | null; barcode: string | null }>`
    select sku, barcode from product_variant
    where deleted_at is null and product_id is distinct from ${ownId ?? null}
      and (sku = any(${skus}::text[]) or barcode = any(${barcodes}::text[]))`.execute(shop.db)
  const taken = {
    sku: new Set(rows.map(({ sku }) => sku)),
    barcode: new Set(rows.map(({ barcode }) => barcode)),
  }
  const free = (variant: SourceVariant, code: "sku" | "barcode") => {
    const value = variant[code] || null
    if (value === null) return null
    if (taken[code].has(value)) {
      const word = code === "sku" ? "SKU" : "barcode"
      note(`Variant "${variant.title}" was imported without its ${word} ${value}: another variant has it`)
      return null
    }
    taken[code].add(value)
    return value
  }
  return variants.map((variant) => ({
    ...variant,
    sku: free(variant, "sku"),
    barcode: free(variant, "barcode"),
  }))
}

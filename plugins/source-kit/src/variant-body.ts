import { sql, type Shop } from "@stheno/core"
import type { SourceVariant } from "./records.ts"
import type { StoredProduct } from "./stored-product.ts"

/** The fields of a variant that a create and an update have in common. */
export function variantBody(variant: SourceVariant) {
  const { id: _id, options: _options, price: _price, ...fields } = variant
  return fields
}

/**
 * Makes the options of a product those of the source: those with other titles are renamed, added or removed. The update
 * of the product then sets the values of all its variants.
 * @returns the IDs of the options, in the order of the titles
 */
export async function writeOptions(
  { call, db }: Shop,
  { id, options }: StoredProduct,
  titles: readonly string[],
): Promise<string[]> {
  const ids = new Map(options.map((option) => [option.title, option.id]))
  const unused = options.filter(({ title }) => !titles.includes(title))
  for (const title of titles.filter((each) => !ids.has(each))) {
    const renamed = unused.shift()
    const params = { id, option_id: renamed?.id ?? "" }
    await call(`admin.PostProductsProductOptions${renamed ? "Option" : ""}`, { params, body: { title } })
    if (renamed) ids.set(title, renamed.id)
  }
  const removed = unused.map((option) => option.id)
  await sql`update product_option_value set deleted_at = now(), updated_at = now()
    where option_id = any(${removed}::text[]) and deleted_at is null`.execute(db)
  await sql`update product_option set deleted_at = now(), updated_at = now()
    where id = any(${removed}::text[])`.execute(db)
  const { rows } = await sql<{ id: string; title: string }>`select id, title from product_option
    where product_id = ${id} and deleted_at is null`.execute(db)
  return titles.map((title) => rows.find((row) => row.title === title)!.id)
}

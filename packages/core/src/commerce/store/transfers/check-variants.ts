import { sql } from "kysely"
import type { ProblemList } from "../../../platform/csv/index.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { addKeys, addStoredOptions, optionsKey, type ImportKey, type KnownProduct } from "./import-keys.ts"
import type { ProductRow, VariantPart } from "./parse-product-row.ts"

interface VariantRow {
  readonly line: number
  readonly variant: VariantPart
  readonly product: KnownProduct
}

const codes = { sku: "Variant SKU", barcode: "Variant Barcode" } as const

const maxCode = 500

/** What variants are compared with. */
interface Comparison {
  readonly db: Executor
  /** the session that has the lists of `createImportLists` */
  readonly lists: Executor
  readonly products: ReadonlyMap<string, KnownProduct>
  readonly problems: ProblemList
}

/** Compares the variants of a batch with those before it and with the database. */
export async function checkVariants(
  { db, lists, products, problems }: Comparison,
  rows: readonly ProductRow[],
): Promise<void> {
  const variants = rows.flatMap(({ line, handle, variant }): VariantRow[] => {
    const product = products.get(handle)
    return variant && product ? [{ line, variant, product }] : []
  })
  await checkIds(db, variants, problems)
  await checkTakenCodes(db, variants, problems)
  for (const row of variants) checkRow(row, problems)
  const grown = variants.flatMap(({ variant, product }) => (variant.id || product.is_new ? [] : [product.id]))
  await addStoredOptions(lists, [...new Set(grown)])
  for (const { kind, line } of await addKeys(lists, variants.flatMap(keysOf)))
    problems.add(...twiceIn(kind, line))
}

function checkRow({ line, variant, product }: VariantRow, problems: ProblemList): void {
  const { id, values, options } = variant
  if (!id && !values.title) problems.add("a new variant needs a title", { line, column: "Variant Title" })
  for (const code of ["sku", "barcode"] as const)
    if (String(values[code] ?? "").length > maxCode)
      problems.add(`the code is longer than ${maxCode} characters`, { line, column: codes[code] })
  const titles = options.map(({ title }) => title)
  const unknown = titles.find((title) => !product.options.includes(title))
  const missing = product.options.find((title) => !titles.includes(title))
  if (unknown !== undefined) problems.add(`the product has no option "${unknown}"`, { line })
  else if (new Set(titles).size < titles.length) problems.add("an option is named twice", { line })
  else if (!id && missing !== undefined)
    problems.add(`the variant has no value for the option "${missing}"`, { line })
}

/** What the file may hold once. Changed variants may swap their option values, as anywhere. */
function keysOf(row: VariantRow): ImportKey[] {
  const { line, variant, product } = row
  const { id, options } = variant
  return [
    ...codesOf(row),
    ...(id ? [] : [{ kind: "options" as const, value: optionsKey(product.id, options), line }]),
  ]
}

/** What the row of a variant names that the file may hold once, whatever its product is. */
export function codesOf({ line, variant }: Pick<ProductRow, "line" | "variant">): ImportKey[] {
  const key = (kind: ImportKey["kind"], value: unknown) =>
    value ? [{ kind, value: String(value), line }] : []
  return [
    ...key("variant", variant?.id),
    ...key("sku", variant?.values.sku),
    ...key("barcode", variant?.values.barcode),
  ]
}

function twiceIn(kind: ImportKey["kind"], line: number): [string, { line: number; column?: string }] {
  if (kind === "options") return ["another variant of the product has the same option values", { line }]
  // The kinds `options` and `variant` were handled above.
  const column = kind === "variant" ? "Variant Id" : codes[kind as keyof typeof codes]
  return ["the value is there twice in the file", { line, column }]
}

async function checkIds(db: Executor, rows: readonly VariantRow[], problems: ProblemList): Promise<void> {
  const ids = rows.flatMap(({ variant }) => variant.id ?? [])
  if (ids.length === 0) return
  const found = await sql<{ id: string; product_id: string }>`select id, product_id from product_variant
    where id = any(${ids}::text[]) and deleted_at is null`.execute(db)
  const owners = new Map(found.rows.map(({ id, product_id }) => [id, product_id]))
  for (const { line, variant, product } of rows)
    if (variant.id && owners.get(variant.id) !== product.id)
      problems.add(`the product has no variant "${variant.id}"`, { line, column: "Variant Id" })
}

/** Skus are unique among inventory items too, which a new variant whose stock is managed gets one of. */
async function checkTakenCodes(
  db: Executor,
  rows: readonly VariantRow[],
  problems: ProblemList,
): Promise<void> {
  for (const code of ["sku", "barcode"] as const) {
    // Cells of these columns are texts.
    const given = rows.flatMap(({ variant }) => (variant.values[code] as string | null) ?? [])
    if (given.length === 0) continue
    const items =
      code === "sku"
        ? sql`union all select sku, null from inventory_item
            where sku = any(${given}::text[]) and deleted_at is null`
        : sql``
    const found = await sql<{ code: string; id: string | null }>`
      select ${sql.ref(code)} as code, id from product_variant
      where ${sql.ref(code)} = any(${given}::text[]) and deleted_at is null ${items}`.execute(db)
    for (const { line, variant } of rows) {
      const owners = found.rows.filter((row) => row.code === variant.values[code])
      const isTaken = owners.some(({ id }) => (id === null ? !variant.id : id !== variant.id))
      if (isTaken)
        problems.add(`"${variant.values[code]}" belongs to another variant`, { line, column: codes[code] })
    }
  }
}

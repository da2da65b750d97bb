import { sql } from "kysely"
import type { ProblemList } from "../../../platform/csv/index.ts"
import { newId } from "../../../platform/kernel/ids.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { checkVariants } from "./check-variants.ts"
import { addKeys, addProducts, addStoredOptions, listedProducts, type KnownProduct } from "./import-keys.ts"
import type { ProductRow } from "./parse-product-row.ts"
import { findReferences, type ProductReferences } from "./product-references.ts"

/** A batch of rows, with what the database knows of it. */
export interface CheckedBatch {
  readonly rows: readonly ProductRow[]
  /** rows that describe their products; the others are about variants only */
  readonly firsts: readonly ProductRow[]
  readonly products: ReadonlyMap<string, KnownProduct>
  readonly references: ProductReferences
}

const maxHandle = 500

/**
 * Compares a batch of rows with the rows before it and with the database. A dozen statements, whatever its length.
 * @param problems what cannot be imported is put here
 */
export async function checkProducts(
  db: Executor,
  rows: readonly ProductRow[],
  problems: ProblemList,
): Promise<CheckedBatch> {
  const candidates = [...new Map(rows.toReversed().map((row) => [row.handle, row])).values()].reverse()
  const stored = await storedProducts(
    db,
    candidates.flatMap(({ product }) => product.id ?? []),
  )
  const isListed = await addProducts(
    db,
    candidates.filter(({ handle }) => handle.length <= maxHandle).map((row) => knownProduct(row, stored)),
  )
  const firsts = candidates.filter(({ handle }) => isListed.has(handle))
  const products = await listedProducts(
    db,
    rows.map(({ handle }) => handle),
  )
  await checkFirsts(db, firsts, { stored, problems })
  for (const row of rows) checkHandle(row, products, problems)
  const references = await findReferences(db, firsts, problems)
  await checkVariants(db, rows, products, problems)
  return { rows, firsts, products, references }
}

type StoredOptions = ReadonlyMap<string, readonly string[]>

function knownProduct({ handle, product, variant }: ProductRow, stored: StoredOptions): KnownProduct {
  const titles = (variant?.options ?? []).map(({ title }) => title)
  return product.id
    ? { handle, id: product.id, is_new: false, options: stored.get(product.id) ?? [] }
    : { handle, id: newId("prod"), is_new: true, options: [...new Set(titles)] }
}

/** Titles of the options of products, by id. */
async function storedProducts(db: Executor, ids: readonly string[]): Promise<StoredOptions> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; options: string[] }>`select p.id, array(select o.title
      from product_option o where o.product_id = p.id and o.deleted_at is null order by o.created_at, o.id) as options
    from product p where p.id = any(${ids}::text[]) and p.deleted_at is null`.execute(db)
  return new Map(rows.map(({ id, options }) => [id, options]))
}

async function checkFirsts(
  db: Executor,
  firsts: readonly ProductRow[],
  { stored, problems }: { readonly stored: StoredOptions; readonly problems: ProblemList },
): Promise<void> {
  const given = firsts.flatMap(({ line, product: { id } }) =>
    id ? [{ kind: "product" as const, value: id, line }] : [],
  )
  const twice = new Set((await addKeys(db, given)).map(({ line }) => line))
  const owners = await ownersOfHandles(
    db,
    firsts.map(({ handle }) => handle),
  )
  for (const { line, handle, product } of firsts) {
    const idColumn = { line, column: "Product Id" }
    const owner = owners.get(handle)
    if (product.id && !stored.has(product.id)) problems.add(`there is no product "${product.id}"`, idColumn)
    if (twice.has(line)) problems.add("the product has another handle further up in the file", idColumn)
    if (owner !== undefined && owner !== product.id)
      problems.add(takenHandle(handle), { line, column: "Product Handle" })
    if (!product.id && !product.values.title)
      problems.add("a new product needs a title", { line, column: "Product Title" })
  }
  await addStoredOptions(
    db,
    given.map(({ value }) => value),
  )
}

function takenHandle(handle: string): string {
  return `a product with the handle "${handle}" exists already; its id in the column "Product Id" changes it`
}

async function ownersOfHandles(
  db: Executor,
  handles: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; handle: string }>`select id, handle from product
    where handle = any(${handles}::text[]) and deleted_at is null`.execute(db)
  return new Map(rows.map(({ id, handle }) => [handle, id]))
}

function checkHandle(
  { line, handle, product }: ProductRow,
  products: ReadonlyMap<string, KnownProduct>,
  problems: ProblemList,
): void {
  const known = products.get(handle)
  if (!known)
    problems.add(`the handle is longer than ${maxHandle} characters`, { line, column: "Product Handle" })
  else if (product.id && product.id !== known.id)
    problems.add("the handle belongs to another product further up in the file", {
      line,
      column: "Product Id",
    })
}

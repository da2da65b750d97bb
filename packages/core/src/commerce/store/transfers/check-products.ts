import { sql } from "kysely"
import type { ProblemList } from "../../../platform/csv/index.ts"
import { newId } from "../../../platform/kernel/ids.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { checkVariants, codesOf } from "./check-variants.ts"
import { addKeys, addProducts, listedProducts, type ImportKey, type KnownProduct } from "./import-keys.ts"
import { lockProducts } from "../../catalog/products/index.ts"
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

/** Where a file is compared: with the store, and with what the file has named so far. */
export interface Compared {
  readonly db: Executor
  /** the session that has the lists of `createImportLists` */
  readonly lists: Executor
}

const maxHandle = 500

/**
 * Compares a batch of rows with the rows before it and with the database. A dozen statements, whatever its length.
 * @param problems what cannot be imported is put here
 */
export async function checkProducts(
  { db, lists }: Compared,
  rows: readonly ProductRow[],
  problems: ProblemList,
): Promise<CheckedBatch> {
  const stored = await storedProducts(
    db,
    rows.flatMap(({ product }) => product.id ?? []),
  )
  return compare({ db, lists, stored, problems }, rows)
}

/**
 * Compares a batch of rows again, right before it is written: the store may have changed since the whole file was
 * checked. Rows that cannot be imported any more are left out, and rows of products that do not exist.
 * @param problems why rows are left out
 * @locks product
 */
export async function checkAgain(
  { db, lists }: Compared,
  rows: readonly ProductRow[],
  problems: ProblemList,
): Promise<CheckedBatch> {
  const known = await listedProducts(lists, handlesOf(rows))
  const ids = [...rows.flatMap(({ product }) => product.id ?? []), ...[...known.values()].map(({ id }) => id)]
  await lockProducts(db, [...new Set(ids)])
  const stored = await storedProducts(db, ids)
  const { products, firsts, references } = await compare({ db, lists, stored, problems }, rows)
  const created = new Set(
    firsts.filter(({ line, product }) => !product.id && !problems.isIn(line)).map(({ handle }) => handle),
  )
  for (const { line, handle } of rows)
    if (!created.has(handle) && !stored.has(products.get(handle)?.id ?? "") && !problems.isIn(line))
      problems.add(`the product "${handle}" was not imported, or it was deleted during the import`, { line })
  const isWritten = ({ line }: ProductRow) => !problems.isIn(line)
  return { rows: rows.filter(isWritten), firsts: firsts.filter(isWritten), products, references }
}

/**
 * Names again what rows have named that are saved already, when an import continues. Products that it has created are
 * found by their handles.
 * @param isReported whether the row in a line was left out
 */
export async function recallRows(
  { db, lists }: Compared,
  rows: readonly ProductRow[],
  isReported: (line: number) => boolean,
): Promise<void> {
  const candidates = firstsOf(rows)
  const owners = await ownersOfHandles(db, handlesOf(candidates))
  const idOf = ({ line, handle, product }: ProductRow) =>
    isReported(line) ? undefined : (product.id ?? owners.get(handle))
  const ids = candidates.flatMap((row) => idOf(row) ?? [])
  const stored = await storedProducts(db, ids)
  const recalled = candidates.map((row): KnownProduct => {
    const id = idOf(row)
    const options = stored.get(id ?? "") ?? []
    return { handle: row.handle, id: id ?? newId("prod"), is_new: id === undefined, options, line: row.line }
  })
  await addProducts(lists, recalled)
  await addKeys(lists, [...productKeys(candidates), ...rows.flatMap(codesOf)])
}

interface Comparison extends Compared {
  readonly stored: StoredOptions
  readonly problems: ProblemList
}

async function compare(comparison: Comparison, rows: readonly ProductRow[]): Promise<CheckedBatch> {
  const { db, lists, stored, problems } = comparison
  const candidates = firstsOf(rows)
  const isListed = await addProducts(
    lists,
    candidates.filter(({ handle }) => handle.length <= maxHandle).map((row) => knownProduct(row, stored)),
  )
  const firsts = candidates.filter(({ handle }) => isListed.has(handle))
  const listed = await listedProducts(lists, handlesOf(rows))
  // Options may have been renamed since the product was put on the list.
  const current = (product: KnownProduct) => ({
    ...product,
    options: stored.get(product.id) ?? product.options,
  })
  const products = new Map([...listed].map(([handle, product]) => [handle, current(product)]))
  await checkFirsts(comparison, firsts)
  for (const row of rows) checkHandle(row, products, problems)
  const references = await findReferences(db, firsts, problems)
  await checkVariants({ db, lists, products, problems }, rows)
  return { rows, firsts, products, references }
}

/** The first row of each product. */
function firstsOf(rows: readonly ProductRow[]): ProductRow[] {
  return [...new Map(rows.toReversed().map((row) => [row.handle, row])).values()].reverse()
}

function handlesOf(rows: readonly ProductRow[]): string[] {
  return rows.map(({ handle }) => handle)
}

type StoredOptions = ReadonlyMap<string, readonly string[]>

function knownProduct({ line, handle, product, variant }: ProductRow, stored: StoredOptions): KnownProduct {
  const titles = (variant?.options ?? []).map(({ title }) => title)
  return product.id
    ? { handle, id: product.id, is_new: false, options: stored.get(product.id) ?? [], line }
    : { handle, id: newId("prod"), is_new: true, options: [...new Set(titles)], line }
}

/** Titles of the options of products, by id. */
async function storedProducts(db: Executor, ids: readonly string[]): Promise<StoredOptions> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; options: string[] }>`select p.id, array(select o.title
      from product_option o where o.product_id = p.id and o.deleted_at is null order by o.created_at, o.id) as options
    from product p where p.id = any(${ids}::text[]) and p.deleted_at is null`.execute(db)
  return new Map(rows.map(({ id, options }) => [id, options]))
}

function productKeys(firsts: readonly ProductRow[]): ImportKey[] {
  return firsts.flatMap(({ line, product: { id } }) => (id ? [{ kind: "product", value: id, line }] : []))
}

async function checkFirsts(
  { db, lists, stored, problems }: Comparison,
  firsts: readonly ProductRow[],
): Promise<void> {
  const given = productKeys(firsts)
  const twice = new Set((await addKeys(lists, given)).map(({ line }) => line))
  const owners = await ownersOfHandles(db, handlesOf(firsts))
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

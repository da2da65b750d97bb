import { sql } from "kysely"
import type { BatchJobRun, BatchStrategy } from "../batch-jobs/index.ts"
import { readCells, type Column, type ProblemList } from "../../../platform/csv/index.ts"
import { generalErrors } from "../../../platform/kernel/errors.ts"
import { addPricesToList, priceListErrors } from "../../catalog/price-lists/index.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { readImportFile } from "./import-file.ts"
import { addKeys, createImportLists } from "./import-keys.ts"
import { stageBatches, uploadedBatches, type ImportBatch } from "./import-source.ts"
import { readPriceColumns, readPrices, type FilePrice } from "./price-cells.ts"
import { priceColumns } from "./product-columns.ts"

/** @source facts/csv.json, priceListImport.columns */
const columnRules = [
  { key: "variantId", title: "Product Variant ID" },
  { key: "sku", title: "SKU" },
  ...priceColumns,
] as const

/** A row of a file, with the variant that it is about. */
interface ListRow {
  readonly line: number
  readonly variantId: string
  readonly prices: readonly FilePrice[]
}

/**
 * Gives a price list the prices of a CSV file, one row per variant, instead of all that it had.
 * @since 0.1
 */
export const priceListImport: BatchStrategy = {
  type: "price-list-import",
  async prepare({ db }, context) {
    const { price_list_id: id, fileKey } = context
    if (!id) throw generalErrors.invalid_data("Price list id is required")
    if (typeof id !== "string" || typeof fileKey !== "string")
      throw generalErrors.invalid_data("The context of a price list import needs price_list_id and fileKey")
    await findList(db, id)
  },
  async preProcess(run) {
    let count = 0
    await findList(run.db, listOf(run))
    await goThrough(run, uploadedBatches(run), async (rows) => void (count += rows.length))
    return {
      count,
      advancement_count: 0,
      operations: { PRICE_LIST_PRICE_CREATE: count },
      stat_descriptors: [
        {
          key: "price-list-import-count",
          name: "PriceList to import",
          message: `${count} prices will be added`,
        },
      ],
    }
  },
  async process(run) {
    let done = 0
    // The list is locked from here on: by now the file is in the database.
    const source = await stageBatches(run)
    await addPricesToList(run, listOf(run), [], { override: true })
    await goThrough(run, source, async (rows) => {
      const prices = rows.flatMap(({ variantId, prices: given }) =>
        given.map((price) => ({ ...price, variant_id: variantId })),
      )
      await addPricesToList(run, listOf(run), prices, { override: false })
      done += rows.length
      await run.progress(done)
    })
    return { ...run.result, advancement_count: done }
  },
}

function listOf({ context }: BatchJobRun): string {
  return String(context.price_list_id)
}

async function findList(db: Executor, id: string): Promise<void> {
  const list = await db
    .selectFrom("price_list")
    .select("id")
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst()
  if (!list) throw priceListErrors.not_found(id)
}

async function goThrough(
  run: BatchJobRun,
  source: AsyncIterable<ImportBatch>,
  work: (rows: readonly ListRow[]) => Promise<void>,
): Promise<void> {
  const isWriting = run.result !== undefined
  await createImportLists(run.db)
  await readImportFile(run, source, columnRules, async ({ columns, dialect, problems }) => {
    const prices = await readPriceColumns(run.db, columns)
    const named: Named = {
      variantId: columns.find(({ key }) => key === "variantId"),
      sku: columns.find(({ key }) => key === "sku"),
    }
    if (!named.variantId && !named.sku)
      problems.add('the file needs the column "Product Variant ID" or "SKU"', { line: 1 })
    return async (rows) => {
      const parsed = rows.map((row) => {
        const cells = readCells(row, dialect, problems)
        const id = named.variantId && cells.text(named.variantId)
        const sku = named.sku && cells.text(named.sku)
        return { line: row.line, id, sku, prices: readPrices(cells, prices) }
      })
      const found = await findVariants(run.db, parsed, named, problems)
      if (isWriting) problems.throwIfAny()
      await work(found)
    }
  })
}

interface Named {
  readonly variantId: Column | undefined
  readonly sku: Column | undefined
}

interface ParsedRow {
  readonly line: number
  readonly id: string | undefined
  readonly sku: string | undefined
  readonly prices: readonly FilePrice[]
}

/** The id counts, else the sku. Two statements. */
async function findVariants(
  db: Executor,
  rows: readonly ParsedRow[],
  { variantId, sku: skuColumn }: Named,
  problems: ProblemList,
): Promise<readonly ListRow[]> {
  const { rows: stored } = await sql<{ id: string; sku: string | null }>`select id, sku from product_variant
    where (id = any(${rows.flatMap(({ id }) => id ?? [])}::text[])
      or sku = any(${rows.flatMap(({ id, sku }) => (id ? [] : (sku ?? [])))}::text[])) and deleted_at is null`.execute(
    db,
  )
  const ids = new Set(stored.map(({ id }) => id))
  const bySku = new Map(stored.map(({ id, sku }) => [sku, id]))
  const found = rows.flatMap(({ line, id, sku, prices }): ListRow[] => {
    const variant = id ? ids.has(id) && id : sku && bySku.get(sku)
    if (variant) return [{ line, variantId: variant, prices }]
    const column = (id ? variantId : (skuColumn ?? variantId))?.title
    const message = id || sku ? `there is no variant "${id ?? sku}"` : "the row needs an id or a sku"
    problems.add(message, { line, ...(column ? { column } : {}) })
    return []
  })
  const keys = found.map(({ line, variantId: value }) => ({ kind: "variant" as const, value, line }))
  for (const { line } of await addKeys(db, keys))
    problems.add("the variant is there twice in the file", { line })
  return found
}

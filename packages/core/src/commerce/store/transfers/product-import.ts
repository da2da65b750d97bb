import type { BatchJobRun, BatchStrategy } from "../batch-jobs/index.ts"
import { groupBy } from "../../../platform/kernel/group-by.ts"
import { checkProducts, type CheckedBatch } from "./check-products.ts"
import { readImportFile } from "./import-file.ts"
import { createImportLists } from "./import-keys.ts"
import { stageBatches, uploadedBatches } from "./import-source.ts"
import { parseProductRow } from "./parse-product-row.ts"
import { readPriceColumns } from "./price-cells.ts"
import { productColumns } from "./product-columns.ts"
import { refreshStatistics } from "./statistics.ts"
import { writeProducts } from "./write-products.ts"

/** What an import is made of, in the order it is done. @source facts/csv.json, productImport.rules.operations */
type Operations = {
  PRODUCT_CREATE: number
  PRODUCT_UPDATE: number
  VARIANT_CREATE: number
  VARIANT_UPDATE: number
}

/**
 * Imports products and variants from a CSV file, one row per variant. The file is read twice: once to find everything
 * that is wrong with it, and once to write it, in one transaction, which locks nothing before it has the whole file.
 * @since 0.1
 */
export const productImport: BatchStrategy = {
  type: "product-import",
  async preProcess(run) {
    const operations: Operations = {
      PRODUCT_CREATE: 0,
      PRODUCT_UPDATE: 0,
      VARIANT_CREATE: 0,
      VARIANT_UPDATE: 0,
    }
    await goThrough(run, async (batch) => count(batch, operations))
    return {
      count: sumOf(operations),
      advancement_count: 0,
      operations,
      files: {},
      stat_descriptors: [
        { key: "product-import-count", name: "Products/variants to import", message: messageOf(operations) },
      ],
    }
  },
  async process(run) {
    let nextRefresh = 1000
    const done: Operations = { PRODUCT_CREATE: 0, PRODUCT_UPDATE: 0, VARIANT_CREATE: 0, VARIANT_UPDATE: 0 }
    await goThrough(run, async (batch) => {
      await writeProducts(run, batch)
      count(batch, done)
      if (sumOf(done) >= nextRefresh) {
        nextRefresh *= 4
        await refreshStatistics(run.db)
      }
      await run.progress(sumOf(done))
    })
    if (nextRefresh > 1000) await refreshStatistics(run.db)
    return { ...run.result, advancement_count: sumOf(done) }
  },
}

/** @throws CsvError  before any batch with a problem in it is worked on */
async function goThrough(run: BatchJobRun, work: (batch: CheckedBatch) => Promise<void>): Promise<void> {
  const isWriting = run.result !== undefined
  const source = isWriting ? await stageBatches(run) : uploadedBatches(run)
  await createImportLists(run.db)
  await readImportFile(run, source, productColumns, async ({ columns, dialect, problems }) => {
    const prices = await readPriceColumns(run.db, columns)
    const layout = { columns: groupBy(columns, ({ key }) => key), prices, dialect }
    return async (rows) => {
      const parsed = rows.flatMap((row) => parseProductRow(row, layout, problems) ?? [])
      const batch = await checkProducts(run.db, parsed, problems)
      // What was fine when the file was looked at may not be any more.
      if (isWriting) problems.throwIfAny()
      await work(batch)
    }
  })
}

function count({ firsts, rows, products }: CheckedBatch, operations: Operations): void {
  for (const { handle } of firsts)
    operations[products.get(handle)?.is_new ? "PRODUCT_CREATE" : "PRODUCT_UPDATE"]++
  for (const { variant } of rows) if (variant) operations[variant.id ? "VARIANT_UPDATE" : "VARIANT_CREATE"]++
}

function sumOf(operations: Operations): number {
  return Object.values(operations).reduce((sum, number) => sum + number, 0)
}

/** The words and their spaces are v1's: tools show them as they are. */
function messageOf(operations: Operations): string {
  const { PRODUCT_CREATE, PRODUCT_UPDATE, VARIANT_CREATE, VARIANT_UPDATE } = operations
  return `There will be ${PRODUCT_CREATE} products created (${PRODUCT_UPDATE}  updated).
             ${VARIANT_CREATE} variants will be created and ${VARIANT_UPDATE} updated`
}

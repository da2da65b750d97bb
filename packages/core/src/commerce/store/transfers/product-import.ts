import type { BatchJobRun, BatchStrategy } from "../batch-jobs/index.ts"
import type { ProblemList } from "../../../platform/csv/index.ts"
import { groupBy } from "../../../platform/kernel/group-by.ts"
import { createBatchWriter } from "./batch-writer.ts"
import { checkProducts, type CheckedBatch } from "./check-products.ts"
import { readImportFile } from "./import-file.ts"
import { createImportLists } from "./import-keys.ts"
import { stageBatches, uploadedBatches, type ImportBatch } from "./import-source.ts"
import { parseProductRow, type ProductRow } from "./parse-product-row.ts"
import { readPriceColumns } from "./price-cells.ts"
import { productColumns } from "./product-columns.ts"

/** What an import is made of, in the order it is done. @source facts/csv.json, productImport.rules.operations */
type Operations = {
  PRODUCT_CREATE: number
  PRODUCT_UPDATE: number
  VARIANT_CREATE: number
  VARIANT_UPDATE: number
}

/**
 * Imports products and variants from a CSV file, one row per variant. The file is read twice: once to find everything
 * that is wrong with it, and once to write it in batches, the first of which begins when the whole file has arrived.
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
    await readRows(run, uploadedBatches(run), async (rows, problems) =>
      count(await checkProducts({ db: run.db, lists: run.db }, rows, problems), operations),
    )
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
    const writer = createBatchWriter(run)
    await readRows(run, await stageBatches(run), async (rows, problems) => {
      // The file was replaced after it was checked.
      problems.throwIfAny()
      await writer.write(rows)
    })
    return { ...run.result, advancement_count: writer.end() }
  },
}

/** @throws CsvError  with everything that is wrong with the file */
async function readRows(
  run: BatchJobRun,
  source: AsyncIterable<ImportBatch>,
  work: (rows: readonly ProductRow[], problems: ProblemList) => Promise<void>,
): Promise<void> {
  await createImportLists(run.db)
  await readImportFile(run, source, productColumns, async ({ columns, dialect, problems }) => {
    const prices = await readPriceColumns(run.db, columns)
    const layout = { columns: groupBy(columns, ({ key }) => key), prices, dialect }
    return (rows) =>
      work(
        rows.flatMap((row) => parseProductRow(row, layout, problems) ?? []),
        problems,
      )
  })
}

function count({ firsts, rows }: CheckedBatch, operations: Operations): void {
  for (const { product } of firsts) operations[product.id ? "PRODUCT_UPDATE" : "PRODUCT_CREATE"]++
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

import { sql } from "kysely"
import type { BatchJobRun, BatchStrategy } from "../batch-jobs/index.ts"
import { adminFilters, listProductsQuery } from "../../catalog/products/index.ts"
import { createExportFile } from "./export-file.ts"
import { countScope, exportFilters, listConfigOf, scopeQuery } from "./export-scope.ts"
import { exportColumns } from "./product-export-columns.ts"
import { refreshStatistics } from "./statistics.ts"
import { readExportedProducts, readExportedVariants, type ExportedProduct } from "./read-exported.ts"
import { firstOf, valueOf } from "../../../platform/kernel/certain.ts"

/** Variants that are read and written together. */
const batchSize = 200

const severalValues = ["collection_id", "type_id", "tags", "sales_channel_id", "category_id", "price_list_id"]

/** What v1 reads of products. */
const exportedRelations = [
  "categories",
  "collection",
  "images",
  "options",
  "options.values",
  "profiles",
  "sales_channels",
  "tags",
  "type",
  "variants",
  "variants.options",
  "variants.prices",
  "variants.prices.region",
]

/**
 * Writes products into a CSV file, one row per variant. `context.filterable_fields` narrows them as the list of
 * products does, `order` sorts them, `offset` and `batch_size` cut a part out.
 * @since 0.1
 */
export const productExport: BatchStrategy = {
  type: "product-export",
  async prepare(_context, asked) {
    return { list_config: listConfigOf(asked, { relations: exportedRelations }) }
  },
  async preProcess(run) {
    return { stat_descriptors: [descriptor(await countScope(run.db, scopeOf(run)))] }
  },
  async process(run) {
    const count = await listRows(run)
    const columns = await exportColumns(run.db)
    const file = await createExportFile(run, "product-export", { quotesCommas: true })
    await file.write([columns.map(({ title }) => title)])
    let products: ReadonlyMap<string, ExportedProduct> = new Map()
    let done = 0
    for (let after = 0; ; after += batchSize) {
      const variants = await readExportedVariants(run.db, after, batchSize)
      if (variants.length === 0 && !(await hasMore(run, after))) break
      const before = products
      products = await productsOf(run, variants, before)
      done += [...products.keys()].filter((id) => !before.has(id)).length
      await file.write(
        variants.map((variant) =>
          columns.map(({ cell }) => cell(valueOf(products, variant.product_id), variant)),
        ),
      )
      await run.progress(done)
    }
    await file.close()
    return resultOf(count, { file_key: file.key, file_size: file.size })
  },
}

/** v1 tells nothing of the count of an export that is empty. */
function resultOf(count: number, file: { readonly file_key: string; readonly file_size: number }) {
  const told = count > 0 ? { count, advancement_count: count, progress: 1 } : {}
  return { ...told, ...file, stat_descriptors: [descriptor(count)] }
}

function descriptor(count: number) {
  return {
    key: "product-export-count",
    name: "Product count to export",
    message: `There will be ${count} products exported by this action`,
  }
}

function scopeOf({ context }: BatchJobRun) {
  const query = exportFilters(context, listProductsQuery, severalValues)
  return { entity: "Product", ...adminFilters(query), context }
}

/**
 * Lists the variants to be written, so that changes meanwhile shift nothing. The list lies in the database.
 * @returns the number of products
 */
async function listRows(run: BatchJobRun): Promise<number> {
  await sql`create temporary table export_product (id text, n bigint) on commit drop`.execute(run.db)
  await sql`insert into export_product ${scopeQuery(run.db, scopeOf(run))}`.execute(run.db)
  await sql`create temporary table export_row (n bigint primary key, product_id text, variant_id text)
    on commit drop`.execute(run.db)
  await sql`insert into export_row
    select row_number() over (order by e.n, v.variant_rank nulls last, v.created_at, v.id), e.id, v.id
    from export_product e join product_variant v on v.product_id = e.id and v.deleted_at is null`.execute(
    run.db,
  )
  await sql`create index on export_row (variant_id)`.execute(run.db)
  await sql`analyze export_row`.execute(run.db)
  await refreshStatistics(run.db)
  const { rows } = await sql<{ count: number }>`select count(*) as count from export_product`.execute(run.db)
  return firstOf(rows).count
}

/** A whole batch of variants may have been deleted meanwhile. */
async function hasMore({ db }: BatchJobRun, after: number): Promise<boolean> {
  const { rows } = await sql`select 1 from export_row where n > ${after} limit 1`.execute(db)
  return rows.length > 0
}

/** The last product of a batch may go on in the next one. */
async function productsOf(
  { db }: BatchJobRun,
  variants: readonly { readonly product_id: string }[],
  known: ReadonlyMap<string, ExportedProduct>,
): Promise<ReadonlyMap<string, ExportedProduct>> {
  const ids = [...new Set(variants.map(({ product_id }) => product_id))]
  const read = await readExportedProducts(
    db,
    ids.filter((id) => !known.has(id)),
  )
  return new Map(
    ids.flatMap((id) => {
      const product = known.get(id) ?? read.get(id)
      return product ? [[id, product] as const] : []
    }),
  )
}

import { isList } from "../../../platform/kernel/values.ts"
import { sql } from "kysely"
import type { BatchJobRun, BatchStrategy } from "../batch-jobs/index.ts"
import { listOrders, listOrdersQuery, orderConditions } from "../../orders/orders/index.ts"
import { createExportFile } from "./export-file.ts"
import { countScope, exportFilters, listConfigOf, scopeQuery } from "./export-scope.ts"
import { orderColumnGroups } from "./order-export-columns.ts"
import { firstOf } from "../../../platform/kernel/certain.ts"

/** Orders that are read and written together. */
const batchSize = 100

const relations = ["customer", "shipping_address", "sales_channel"]

/** What v1 reads of orders. */
const exported = {
  select: [
    "id",
    "display_id",
    "status",
    "created_at",
    "fulfillment_status",
    "payment_status",
    "subtotal",
    "shipping_total",
    "discount_total",
    "gift_card_total",
    "refunded_total",
    "tax_total",
    "total",
    "currency_code",
    "region_id",
  ],
  relations,
}

/**
 * Writes orders into a CSV file, one row per order. `context.filterable_fields` narrows them as the list of orders
 * does, `fields` and `expand` choose columns, `order` sorts, `offset` and `batch_size` cut a part out.
 * @since 0.1
 */
export const orderExport: BatchStrategy = {
  type: "order-export",
  async prepare(_context, asked) {
    return { list_config: listConfigOf(asked, exported) }
  },
  async preProcess(run) {
    return { stat_descriptors: [descriptor(await countScope(run.db, scopeOf(run)))] }
  },
  async process(run) {
    const count = await listIds(run)
    const groups = groupsOf(run.context)
    const cells = groups.flatMap(({ columns }) => columns)
    const file = await createExportFile(run, "order-export", { quotesCommas: false })
    await file.write([cells.map(([title]) => title)])
    for (let after = 0; after < count; after += batchSize) {
      const orders = await readOrders(run, after)
      await file.write(orders.map((order) => cells.map(([, cell]) => cell(order))))
      await run.progress(Math.min(count, after + batchSize))
    }
    await file.close()
    const told = count > 0 ? { count, advancement_count: count, progress: 1 } : {}
    const result = { ...told, file_key: file.key, file_size: file.size }
    return { ...result, stat_descriptors: [descriptor(count)] }
  },
}

function descriptor(count: number) {
  return {
    key: "order-export-count",
    name: "Order count to export",
    message: `There will be ${count} orders exported by this action`,
  }
}

function scopeOf({ context }: BatchJobRun) {
  return { entity: "Order", ...orderConditions(exportFilters(context, listOrdersQuery)), context }
}

/** The ids lie in the database for the time of the transaction. */
async function listIds(run: BatchJobRun): Promise<number> {
  await sql`create temporary table export_order (id text, n bigint primary key) on commit drop`.execute(
    run.db,
  )
  await sql`insert into export_order ${scopeQuery(run.db, scopeOf(run))}`.execute(run.db)
  const { rows } = await sql<{ count: number }>`select count(*) as count from export_order`.execute(run.db)
  return firstOf(rows).count
}

/** Orders with their totals, in the order of the list. */
async function readOrders({ db, engine }: BatchJobRun, after: number) {
  const listed = await sql<{ id: string }>`select id from export_order
    where n > ${after} and n <= ${after + batchSize} order by n`.execute(db)
  const ids = listed.rows.map(({ id }) => id)
  const wanted = { fields: undefined, relationFields: {}, relations }
  const { rows } = await listOrders({ db, engine }, { filters: { id: ids } }, { wanted, shows: "asked" })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The columns of the requested fields and relations; all columns by default. */
function groupsOf({ fields, expand }: BatchJobRun["context"]) {
  const names = wordsOf(fields)
  const expanded = wordsOf(expand)
  return orderColumnGroups.filter(({ selector }) =>
    relations.includes(selector)
      ? (expanded?.includes(selector) ?? true) || names?.includes(selector)
      : (names?.includes(selector) ?? true),
  )
}

function wordsOf(list: unknown): readonly unknown[] | undefined {
  if (isList(list)) return list
  return typeof list === "string" && list.trim() ? list.split(",").map((word) => word.trim()) : undefined
}

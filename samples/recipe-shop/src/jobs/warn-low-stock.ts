// region job
import { job, sql } from "@stheno/core"

const limit = 150

export default job({
  name: "warn-low-stock",
  schedule: "0 7 * * *",
  handler: async ({ db, log }) => {
    const { rows } = await sql<{ sku: string; available: number }>`
      select item.sku, sum(level.stocked_quantity - level.reserved_quantity)::int as available
      from inventory_item item
      join inventory_level level on level.inventory_item_id = item.id
      where item.sku is not null
      group by item.sku
      having sum(level.stocked_quantity - level.reserved_quantity) < ${limit}
      order by item.sku`.execute(db)
    for (const { sku, available } of rows) log.warn({ sku, available }, "Low stock")
  },
})
// endregion

// region subscriber
import { newId, sql, subscriber } from "@stheno/core"

export default subscriber({
  event: ["order.placed", "order.payment_captured"],
  handler: async ({ data, db, services }) => {
    const order = await services.orderService.retrieve(String(data.id))
    if (order.payment_status !== "captured") return
    const { rows } = await sql<{ line_item_id: string; file_key: string }>`
      select item.id as line_item_id, variant.file_key from line_item item
      join product_variant variant on variant.id = item.variant_id
      where item.order_id = ${order.id} and variant.file_key is not null`.execute(
      db,
    )
    for (const row of rows)
      await db
        .insertInto("download")
        .values({ id: newId("dl"), order_id: order.id, ...row })
        .onConflict((conflict) => conflict.column("line_item_id").doNothing())
        .execute()
  },
})
// endregion

// region subscriber
import { newId, sql, subscriber } from "@stheno/core"

export default subscriber({
  event: "order.placed",
  handler: async ({ data, db }) => {
    const { rows } = await sql<{ vendor_id: string; subtotal: number }>`
      select product.vendor_id, sum(item.unit_price * item.quantity)::int as subtotal
      from line_item item
      join product_variant variant on variant.id = item.variant_id
      join product on product.id = variant.product_id
      where item.order_id = ${data.id} and product.vendor_id is not null
      group by product.vendor_id`.execute(db)
    for (const row of rows)
      await db
        .insertInto("vendor_order")
        .values({ id: newId("vord"), order_id: String(data.id), ...row })
        .onConflict((conflict) =>
          conflict.columns(["vendor_id", "order_id"]).doNothing(),
        )
        .execute()
  },
})
// endregion

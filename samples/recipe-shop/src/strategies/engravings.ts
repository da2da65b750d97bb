// region strategy
import { cartCompletionStrategy, CommerceError, sql } from "@stheno/core"

export default cartCompletionStrategy(async ({ cartId, next }, { db }) => {
  const { rows } = await sql<{ title: string }>`
    select item.title from line_item item
    join product_variant variant on variant.id = item.variant_id
    join product on product.id = variant.product_id
    where item.cart_id = ${cartId} and product.metadata ->> 'engraving' = 'required'
      and coalesce(item.metadata ->> 'engraving', '') !~ '^.{1,20}$'`.execute(db)
  if (rows.length > 0)
    throw new CommerceError("not_allowed", `Say what we engrave: ${rows[0]!.title}`)
  return next()
})
// endregion

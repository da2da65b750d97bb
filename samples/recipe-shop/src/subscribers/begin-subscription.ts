// region subscriber
import { sql, subscriber } from "@stheno/core"

export default subscriber({
  event: "order.placed",
  handler: async ({ data, db }) => {
    await sql`
      insert into subscription (id, line_item_id, email, region_id, variant_id, quantity,
        every_weeks, shipping_option_id, shipping_address, next_on)
      select replace(item.id, 'item_', 'subs_'), item.id, o.email, o.region_id,
        item.variant_id, item.quantity, (item.metadata ->> 'every_weeks')::int,
        method.shipping_option_id,
        jsonb_build_object('first_name', a.first_name, 'last_name', a.last_name,
          'address_1', a.address_1, 'city', a.city, 'postal_code', a.postal_code,
          'country_code', a.country_code),
        current_date + 7 * (item.metadata ->> 'every_weeks')::int
      from "order" o
      join line_item item on item.order_id = o.id
      join address a on a.id = o.shipping_address_id
      cross join lateral (
        select shipping_option_id from shipping_method
        where order_id = o.id order by id limit 1) method
      where o.id = ${data.id} and item.metadata ->> 'every_weeks' ~ '^[1-9][0-9]?$'
      on conflict (line_item_id) do nothing`.execute(db)
  },
})
// endregion

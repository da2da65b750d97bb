// region subscriber
import { sql, subscriber } from "@stheno/core"

const ordersOfRegulars = 2

export default subscriber({
  event: "order.placed",
  handler: async ({ data, db, services, log }) => {
    const { customer_id } = await services.orderService.retrieve(String(data.id))
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from "order"
      where customer_id = ${customer_id} and canceled_at is null`.execute(db)
    if (rows[0]!.count < ordersOfRegulars) return
    const [known] = await services.customerGroupService.list({ name: "Regulars" })
    const group =
      known ?? (await services.customerGroupService.create({ name: "Regulars" }))
    await services.customerGroupService.addCustomers(String(group.id), {
      customer_ids: [{ id: customer_id }],
    })
    log.info({ customer: customer_id }, "A customer is a regular now")
  },
})
// endregion

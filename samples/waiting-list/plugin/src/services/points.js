import { newId, service, sql } from "@stheno/core"

export default service(({ db, services, pluginOptions }) => ({
  /** How many points an order earns, from the configuration of the store. */
  perOrder: () => pluginOptions.perOrder,
  /** Adds the points of an order. Calling it again has no effect. */
  async award(orderId) {
    const { email } = await services.orderService.retrieve(orderId)
    await sql`
      insert into points (id, email, order_id, points)
      values (${newId("points")}, ${email}, ${orderId}, ${pluginOptions.perOrder})
      on conflict (order_id) do nothing`.execute(db)
  },
}))

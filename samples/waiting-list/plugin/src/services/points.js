import { newId, service, sql } from "@stheno/core"

export default service(({ db, services, pluginOptions }) => ({
  /** How many an order earns, as the shop's configuration says. */
  perOrder: () => pluginOptions.perOrder,
  /** Gives the points of an order, once, however often it is asked for. */
  async award(orderId) {
    const { email } = await services.orderService.retrieve(orderId)
    await sql`
      insert into points (id, email, order_id, points)
      values (${newId("points")}, ${email}, ${orderId}, ${pluginOptions.perOrder})
      on conflict (order_id) do nothing`.execute(db)
  },
}))

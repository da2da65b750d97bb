// region job
import { job, sql } from "@stheno/core"

interface Due {
  readonly id: string
  readonly email: string
  readonly region_id: string
  readonly variant_id: string
  readonly quantity: number
  readonly shipping_option_id: string
  readonly shipping_address: Readonly<Record<string, unknown>>
}

export default job({
  name: "renew-subscriptions",
  schedule: "0 5 * * *",
  handler: async ({ db, services, log, signal }) => {
    while (!signal.aborted) {
      // whoever moves the date on makes the order: no other process finds it again
      const { rows } = await sql<Due>`
        update subscription set next_on = next_on + 7 * every_weeks, updated_at = now()
        where id = (select id from subscription where next_on <= current_date
          order by next_on limit 1 for update skip locked)
        returning *`.execute(db)
      const [due] = rows
      if (!due) return
      const draft = await services.draftOrderService.create({
        email: due.email,
        region_id: due.region_id,
        shipping_address: due.shipping_address,
        items: [{ variant_id: due.variant_id, quantity: due.quantity }],
        shipping_methods: [{ option_id: due.shipping_option_id }],
        metadata: { subscription_id: due.id },
      })
      log.info(
        { subscription: due.id, draft: draft["id"] },
        "A draft order was made",
      )
    }
  },
})
// endregion

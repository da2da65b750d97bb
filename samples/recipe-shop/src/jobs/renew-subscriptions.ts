// region job
import { job, sql, type BodyOf } from "@stheno/core"

interface Due {
  readonly id: string
  readonly due_on: string
  readonly email: string
  readonly region_id: string
  readonly variant_id: string
  readonly quantity: number
  readonly shipping_option_id: string
  readonly shipping_address: BodyOf<"admin.PostDraftOrders">["shipping_address"]
}

export default job({
  name: "renew-subscriptions",
  schedule: "0 5 * * *",
  handler: async ({ db, services, log, signal }) => {
    const failed: string[] = []
    while (!signal.aborted) {
      const isDone = await db.transaction().execute(async (tx) => {
        // no other process finds it while this one holds it
        const { rows } = await sql<Due>`
          select *, next_on::text as due_on from subscription
          where next_on <= current_date and id <> all(${failed}::text[])
          order by next_on limit 1 for update skip locked`.execute(tx)
        const [due] = rows
        if (!due) return true
        const renewal = { subscription_id: due.id, due_on: due.due_on }
        // an attempt that was cut off may have made the draft already
        const { rows: made } = await sql`
          select from draft_order draft join cart on cart.id = draft.cart_id
          where cart.metadata @> ${JSON.stringify(renewal)}::jsonb`.execute(tx)
        try {
          if (made.length === 0)
            await services.draftOrderService.create({
              email: due.email,
              region_id: due.region_id,
              shipping_address: due.shipping_address,
              items: [{ variant_id: due.variant_id, quantity: due.quantity }],
              shipping_methods: [{ option_id: due.shipping_option_id }],
              metadata: renewal,
            })
        } catch (error) {
          // one that fails does not hold up the others
          log.error({ subscription: due.id, error: String(error) }, "Not renewed")
          failed.push(due.id)
          return false
        }
        // the date moves on once there is a draft, and not when that fails
        await sql`update subscription
          set next_on = next_on + 7 * every_weeks, updated_at = now()
          where id = ${due.id}`.execute(tx)
        return false
      })
      if (isDone) break
    }
    if (failed.length > 0) throw new Error(`Not renewed: ${failed.join(", ")}`)
  },
})
// endregion

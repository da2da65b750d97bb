// region route
import { CommerceError, endpoint, sql } from "@stheno/core"

export const POST = endpoint({
  access: "admin",
  summary: "Renew a subscription today.",
  status: 202,
  handler: async ({ params }, { db, jobs }) => {
    const { rows } = await sql`
      update subscription set next_on = current_date, updated_at = now()
      where id = ${params.id} returning id`.execute(db)
    if (rows.length === 0)
      throw new CommerceError("not_found", `There is no subscription ${params.id}`)
    return { job_id: await jobs.enqueue("renew-subscriptions") }
  },
})
// endregion

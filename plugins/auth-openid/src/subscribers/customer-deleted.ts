import { sql, subscriber, type SubscriberDefinition } from "@stheno/core"

/** Deletes the identities of a deleted customer, with their email addresses. */
const customerDeleted: SubscriberDefinition = subscriber({
  event: "customer.deleted",
  handler: async ({ data, db }) => {
    await sql`delete from openid_identity where customer_id = ${data.id}`.execute(db)
  },
})

export default customerDeleted

import { sql, subscriber, type SubscriberDefinition } from "@stheno/core"

/** Removes the name of a deleted customer from their reviews. The reviews stay. */
const customerDeleted: SubscriberDefinition = subscriber({
  event: "customer.deleted",
  handler: async ({ data, db }) => {
    await sql`update product_review set name = null where customer_id = ${data.id}`.execute(db)
  },
})

export default customerDeleted

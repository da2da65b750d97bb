import { sql, subscriber, type SubscriberDefinition } from "@stheno/core"
import "../services/restock-notification.ts"

/** Removes the email address of a deleted customer from all variants, unless another customer has it. */
const customerDeleted: SubscriberDefinition = subscriber({
  event: "customer.deleted",
  handler: async ({ data: { email }, db, services }) => {
    if (typeof email !== "string") return
    const { rows } = await sql`select from customer
      where lower(email) = lower(${email}) and deleted_at is null limit 1`.execute(db)
    if (rows.length === 0) await services.restockNotificationService.removeEmail(email)
  },
})

export default customerDeleted

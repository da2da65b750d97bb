import { sql, subscriber, type SubscriberDefinition } from "@stheno/core"
import "../services/restock-notification.ts"

/** Checks a variant that was updated, if anyone waits for it. */
const variantChanged: SubscriberDefinition = subscriber({
  event: "product-variant.updated",
  handler: async ({ id, data, db, services }) => {
    const { rows } = await sql`select from restock_notification where variant_id = ${data.id}`.execute(db)
    if (rows.length > 0) await services.restockNotificationService.checkLater(String(data.id), id)
  },
})

export default variantChanged

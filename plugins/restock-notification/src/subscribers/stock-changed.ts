import { sql, subscriber, type SubscriberDefinition } from "@stheno/core"
import "../services/restock-notification.ts"

/** Checks the variants of inventory levels that were created or updated, if anyone waits for them. */
const stockChanged: SubscriberDefinition = subscriber({
  event: ["inventory-level.created", "inventory-level.updated"],
  handler: async ({ id: eventId, data, db, services }) => {
    const { id, ids = [] } = data as { readonly id?: string; readonly ids?: readonly string[] }
    const levels = id === undefined ? ids : [id]
    const { rows } = await sql<{ variant_id: string }>`
      select distinct r.variant_id from restock_notification r
      join product_variant_inventory_item i on i.variant_id = r.variant_id
      join inventory_level l on l.inventory_item_id = i.inventory_item_id
      where l.id = any(${levels})`.execute(db)
    for (const { variant_id: variantId } of rows)
      await services.restockNotificationService.checkLater(variantId, eventId)
  },
})

export default stockChanged

import { job, type JobDefinition } from "@stheno/core"
import "../services/restock-notification.ts"

/**
 * Checks one variant after an event, and by schedule all variants with stock: canceled orders, returns and products
 * that are published again restock a variant too.
 */
const restockNotification: JobDefinition = job({
  name: "restock-notification",
  schedule: "*/10 * * * *",
  handler: async ({ data, services }) => {
    const { restockNotificationService: service } = services
    const ids = typeof data["variant_id"] === "string" ? [data["variant_id"]] : await service.listRestocked()
    for (const id of ids) await service.triggerRestock(id)
  },
})

export default restockNotification

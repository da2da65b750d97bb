// region subscriber
import { createHmac } from "node:crypto"
import { subscriber } from "@stheno/core"

export default subscriber({
  event: ["order.placed", "order.canceled"],
  handler: async ({ id, eventName, data }) => {
    const { ERP_WEBHOOK_URL: url, ERP_WEBHOOK_SECRET: secret } = process.env
    if (!url || !secret) return
    const body = JSON.stringify({ id, event: eventName, order_id: data.id })
    const signature = createHmac("sha256", secret).update(body).digest("hex")
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", "x-signature": signature },
      body,
      signal: AbortSignal.timeout(10_000),
    })
    if (!response.ok) throw new Error(`The ERP responded with ${response.status}`)
  },
})
// endregion

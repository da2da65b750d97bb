// region subscriber
import { subscriber } from "@stheno/core"

export default subscriber({
  event: "*",
  handler: async ({ id, eventName, data }) => {
    const address = process.env["EVENTS_URL"]
    if (!address) return
    const response = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": id },
      body: JSON.stringify({ id, name: eventName, data }),
    })
    if (!response.ok)
      throw new Error(`${address} responded with ${response.status}`)
  },
})
// endregion

// region provider
import { provider } from "@stheno/core"

/** Tells the packers' chat of each order. */
export default provider("notification", ({ env, log }) => {
  const webhook = env["CHAT_WEBHOOK"]
  const room = "packing"

  async function post(text: string) {
    if (!webhook) return log.info({ text }, "CHAT_WEBHOOK is not set")
    const response = await fetch(webhook, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ room, text }),
    })
    if (!response.ok) throw new Error(`The chat answered ${response.status}`)
  }

  return {
    id: "chat",
    events: ["order.placed"],
    async send({ data }) {
      const id = String(data["id"])
      if (!id.startsWith("order_")) return undefined
      const text = `Please pack ${id}`
      await post(text)
      return { to: room, data: { text } }
    },
    async resend({ data }, to) {
      const { text } = data as { text: string }
      await post(text)
      return { to: to ?? room, data: { text } }
    },
  }
})
// endregion

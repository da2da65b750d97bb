import type { NotificationProvider, Shop } from "@stheno/core"
import type { SlackOptions } from "./options.ts"
import { writeOrderMessage } from "./order-message.ts"
import { createPostMessage } from "./post-message.ts"

/** Where messages go: the channel belongs to the webhook. */
const recipient = "Slack"

/** Creates the notification provider. It posts a message for each placed order. */
export function createProvider(options: SlackOptions, shop: () => Shop): NotificationProvider {
  const post = createPostMessage(options)
  const send = async (orderId: string) => {
    const message = await writeOrderMessage(shop(), orderId, options)
    if (!message) return undefined
    await post(message)
    return { to: recipient, data: { order_id: orderId } }
  }
  return {
    id: "slack",
    events: ["order.placed"],
    send: ({ data }) => send(String(data["id"])),
    async resend({ data }, to) {
      // A webhook cannot post anywhere else.
      if (to !== undefined && to !== recipient) return undefined
      return send(String((data as { order_id: unknown }).order_id))
    },
  }
}

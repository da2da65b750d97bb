import { service, type ServiceDefinition } from "@stheno/core"
import { readOptions } from "../options.ts"
import { writeOrderMessage } from "../order-message.ts"
import { createPostMessage } from "../post-message.ts"

/** The service for your own messages; v1's service of this name has `orderNotification`. */
export interface SlackService {
  /** posts the message about an order; an order that does not exist is ignored */
  orderNotification(orderId: string): Promise<void>
  /** posts a text */
  sendMessage(text: string): Promise<void>
}

const definition: ServiceDefinition<SlackService> = service((shop) => {
  const options = readOptions(shop.pluginOptions)
  const post = createPostMessage(options)
  return {
    async orderNotification(orderId) {
      const message = await writeOrderMessage(shop, orderId, options)
      if (message) await post(message)
    },
    sendMessage: (text) => post(text),
  }
})
export default definition

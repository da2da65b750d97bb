import { IncomingWebhook } from "@slack/webhook"
import type { SlackOptions } from "./options.ts"
import type { OrderMessage } from "./order-message.ts"

/** The longest pause that Slack can ask for, in milliseconds. */
const longestPause = 30_000

/** What posts messages to a channel. */
export type PostMessage = (message: OrderMessage | string) => Promise<void>

/** Creates the function that posts messages. It repeats what Slack did not accept for now. */
export function createPostMessage(options: SlackOptions): PostMessage {
  let retryAfter: number | undefined
  const webhook = new IncomingWebhook(options.slack_url, {
    timeout: options.timeout,
    fetch: async (url, init) => {
      const response = await fetch(url, init)
      retryAfter = Number(response.headers.get("retry-after")) || undefined
      return response
    },
  })
  return async (message) => {
    for (let attempt = 0; ; attempt++)
      try {
        await webhook.send(message)
        return
      } catch (error) {
        const { statusCode: status, body } = error as { statusCode?: number; body?: string }
        const isPassing = status === 429 || (status !== undefined && status >= 500)
        // The address is a secret, so errors do not name it.
        const text = [(error as Error).message, body].filter(Boolean).join(": ")
        const reason = text.replaceAll(options.slack_url, "the webhook")
        if (attempt >= options.retries || !isPassing)
          throw new Error(`Slack did not accept the message: ${reason}`)
        const pause = retryAfter === undefined ? 500 * 2 ** attempt : retryAfter * 1_000
        await new Promise((resolve) => setTimeout(resolve, Math.min(pause, longestPause)))
      }
  }
}

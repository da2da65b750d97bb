import type { BrightpearlOptions } from "../options.ts"
import type { BrightpearlClient } from "./client.ts"

/** The events that the plugin takes over, by the paths of v1. */
const subscriptions = {
  "goods-out-note.created": "/brightpearl/goods-out",
  "goods-out-note.modified.shipped": "/brightpearl/goods-out",
  "product.modified.on-hand-modified": "/brightpearl/inventory-update",
} as const

/** Creates the webhooks that do not exist. Brightpearl signs nothing, so their bodies have the secret. */
export async function createWebhooks(client: BrightpearlClient, options: BrightpearlOptions): Promise<void> {
  const path = "/integration-service/webhook"
  const existing = ((await client.find(path)) ?? []) as readonly Readonly<Record<string, unknown>>[]
  for (const [subscribeTo, target] of Object.entries(subscriptions)) {
    const webhook = {
      subscribeTo,
      httpMethod: "POST",
      uriTemplate: new URL(target, options.backend_url).href,
      bodyTemplate: JSON.stringify({
        account: "${account-code}",
        lifecycle_event: "${lifecycle-event}",
        resource_type: "${resource-type}",
        id: "${resource-id}",
        secret: options.webhook_secret,
      }),
      contentType: "application/json",
      idSetAccepted: false,
    }
    const isKnown = existing.some((each) =>
      Object.entries(webhook).every(([name, value]) => each[name] === value),
    )
    if (!isKnown) await client.create(path, webhook)
  }
}

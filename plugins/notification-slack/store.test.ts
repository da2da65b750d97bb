import type { NotificationProvider } from "@stheno/core"
import { contractOf } from "@stheno/server/contracts"
import type { TestShop } from "@stheno/server/testing"
import { Kysely, PostgresDialect } from "kysely"
import pg from "pg"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { createOrderingShop, type OrderingShop, type PlacedOrder } from "../testing/place-order.ts"
import { stubSampleEnv } from "../testing/sample-env.ts"
import { startSampleShop } from "../testing/sample-shop.ts"
import { asAdmin } from "../testing/small-catalog.ts"
import { startStandIn, type StandIn } from "../testing/stand-in.ts"
import { createProvider } from "./src/create-provider.ts"
import { readOptions } from "./src/options.ts"

const path = "/services/T1/B1/secret-of-the-webhook"
const posted: { text: string; blocks: { text: { text: string } }[] }[] = []

let slack: StandIn
let shop: TestShop
let store: OrderingShop
let order: PlacedOrder
let db: Kysely<unknown>

beforeAll(async () => {
  // Slack answers with plain text: https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks
  slack = await startStandIn((request) => {
    if (request.path !== path) return { status: 404, body: "no_service" }
    const message = JSON.parse(request.text) as (typeof posted)[number]
    const isValid = typeof message.text === "string" && (message.blocks?.length ?? 0) <= 50
    if (!isValid) return { status: 400, body: "invalid_blocks" }
    posted.push(message)
    return { body: "ok" }
  })
  stubSampleEnv("notification-slack", {
    SLACK_WEBHOOK_URL: slack.url + path,
    SLACK_ADMIN_ORDERS_URL: "https://shop.example.com/app/a/orders",
  })
  shop = await startSampleShop("notification-slack")
  db = new Kysely({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: shop.databaseUrl, max: 1 }) }),
  })
  store = await createOrderingShop(shop)
  order = await store.order("ida@example.com", { name: "<!channel> Ida" })
  await vi.waitFor(() => expect(messagesOf(order)).toHaveLength(1), { timeout: 20_000 })
})
afterAll(async () => {
  await db.destroy()
  await shop.stop()
  await slack.close()
  vi.unstubAllEnvs()
})

const messagesOf = ({ display_id }: PlacedOrder) =>
  posted.filter(({ text }) => text.includes(`#${display_id} `))

function providerWith(more: object = {}): NotificationProvider {
  const options = readOptions({ slack_url: slack.url + path, timeout: 500, ...more })
  return createProvider(options, () => ({ db, engine: { strategies: { of: () => [] } } }) as never)
}

const placed = () => ({ id: crypto.randomUUID(), name: "order.placed", data: { id: order.id } })

describe("the contract of notification providers", () => {
  for (const { name, run } of contractOf("notification").checks)
    it(name, () => run({ provider: providerWith(), event: placed() }))
})

describe("a placed order", () => {
  it("is posted with its customer, totals and items, and mentions nobody", () => {
    const text = messagesOf(order)[0]!
      .blocks.map((block) => block.text.text)
      .join("\n")
    expect(text).toContain(`<https://shop.example.com/app/a/orders/${order.id}|#${order.display_id}>`)
    expect(text).toContain("*Total*\t43.00 EUR")
    expect(text).toContain("*Green tea - 100 g*\n2 × 19.00 EUR")
    expect(text).toContain("&lt;!channel&gt; Ida")
    expect(text).not.toContain("<!channel>")
  })

  it("is posted once when Slack is busy at first", async () => {
    slack.failNext(
      { status: 500, body: "rollup_error" },
      { status: 429, headers: { "retry-after": "1" }, body: "rate_limited" },
    )
    const next = await store.order("eva@example.com")
    await vi.waitFor(() => expect(messagesOf(next)).toHaveLength(1), { timeout: 20_000 })
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    expect(messagesOf(next)).toHaveLength(1)
  })

  it("can be posted again from the list of notifications", async () => {
    const { notifications } = (await asAdmin(
      shop,
      `/admin/notifications?resource_id=${order.id}`,
    )) as unknown as {
      notifications: { id: string }[]
    }
    expect(notifications).toMatchObject([{ to: "Slack", provider_id: "slack" }])
    const before = messagesOf(order).length
    await asAdmin(shop, `/admin/notifications/${notifications[0]!.id}/resend`, {})
    expect(messagesOf(order)).toHaveLength(before + 1)
  })
})

describe("a Slack that fails", () => {
  it("leaves the event to a later delivery, with an error that does not have the address", async () => {
    const wrong = `${slack.url}/services/T1/B1/other-secret`
    const thrown: unknown = await providerWith({ slack_url: wrong })
      .send(placed())
      .catch((error: unknown) => error)
    expect(String(thrown)).toContain("no_service")
    expect(JSON.stringify(thrown) + String(thrown)).not.toContain("other-secret")
    slack.failNext({ delayMs: 900 })
    await expect(providerWith().send(placed())).rejects.toThrow(/Slack did not accept/)
    expect(await providerWith().send(placed())).toEqual({ to: "Slack", data: { order_id: order.id } })
  })
})

import { contractOf } from "@stheno/server/contracts"
import type { NotificationProvider } from "@stheno/core"
import type { TestShop } from "@stheno/server/testing"
import { Kysely, PostgresDialect } from "kysely"
import pg from "pg"
import { expect } from "@stheno/testing/expect.ts"
import { afterAll, afterEach, beforeAll, describe, it, vi } from "vitest"
import { createOrderingShop, type OrderingShop } from "../testing/place-order.ts"
import { stubSampleEnv } from "../testing/sample-env.ts"
import { startSampleShop } from "../testing/sample-shop.ts"
import { asAdmin } from "../testing/small-catalog.ts"
import { createProvider } from "./src/create-provider.ts"
import { readOptions } from "./src/options.ts"
import { apiKey, from, startSendGrid, type SendGridStandIn } from "./testing/sendgrid-stand-in.ts"

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn(), debug: vi.fn() }
const templates = { order_placed_template: "d-placed", customer_password_reset_template: "d-reset" }

let service: SendGridStandIn
let shop: TestShop
let store: OrderingShop
let db: Kysely<unknown>
let order: { readonly id: string; readonly display_id: number }

beforeAll(async () => {
  service = await startSendGrid()
  stubSampleEnv("notification-sendgrid", {
    SENDGRID_API_KEY: apiKey,
    SENDGRID_FROM: from,
    SENDGRID_ORDER_PLACED_ID: "d-placed",
    SENDGRID_ORDER_PLACED_ID_DE: "d-placed-de",
  })
  shop = await startSampleShop("notification-sendgrid", {}, { options: { api_url: service.url } })
  db = new Kysely({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: shop.databaseUrl, max: 1 }) }),
  })
  store = await createOrderingShop(shop)
  order = await store.order("Ida@example.com")
  await vi.waitFor(() => expect(mailsTo("ida@example.com")).toHaveLength(1), { timeout: 20_000 })
})
afterAll(async () => {
  await db.destroy()
  await shop.stop()
  await service.close()
  vi.unstubAllEnvs()
})
afterEach(() => vi.clearAllMocks())

const mailsTo = (email: string) =>
  service.mails.filter(({ personalizations }) => personalizations.some(({ to }) => to[0]?.email === email))

/** A provider beside that of the store, over the store's database. */
function providerWith(more: object = {}): NotificationProvider {
  const options = readOptions({
    api_key: apiKey,
    from,
    api_url: service.url,
    timeout: 500,
    ...templates,
    ...more,
  })
  return createProvider(options, () => ({ db, engine: { strategies: { of: () => [] } } }) as never, log)
}

const placed = (id = order.id, event = crypto.randomUUID()) => ({
  id: event,
  name: "order.placed",
  data: { id },
})

describe("the contract of notification providers", () => {
  for (const { name, run } of contractOf("notification").checks)
    it(name, () => run({ provider: providerWith(), event: placed(), otherAddress: "second@example.com" }))
})

describe("a placed order", () => {
  it("sends an email with the data that v1's templates use", async () => {
    const [mail] = mailsTo("ida@example.com")
    expect(mail).toMatchObject({
      from: { email: "orders@example.com", name: "Acme" },
      template_id: "d-placed",
    })
    expect(mail!.personalizations[0]!.dynamic_template_data).toMatchObject({
      display_id: order.display_id,
      email: "ida@example.com",
      total: "43.00 EUR",
      subtotal: "38.00 EUR",
      shipping_total: "5.00 EUR",
      has_discounts: 0,
      items: [{ title: "Green tea", quantity: 2, price: "19.00 EUR", discounted_price: "19.00 EUR" }],
      shipping_address: { first_name: "Ida" },
    })
  })

  it("is stored, and can be sent again", async () => {
    const { notifications } = (await asAdmin(
      shop,
      `/admin/notifications?resource_id=${order.id}`,
    )) as unknown as {
      notifications: { id: string; to: string; provider_id: string }[]
    }
    expect(notifications).toMatchObject([{ to: "ida@example.com", provider_id: "sendgrid" }])
    await asAdmin(shop, `/admin/notifications/${notifications[0]!.id}/resend`, { to: "friend@example.com" })
    expect(mailsTo("friend@example.com")).toHaveLength(1)
  })

  it("uses the template of the cart's locale", async () => {
    await store.order("max@example.com", { locale: "de-DE" })
    await vi.waitFor(() => expect(mailsTo("max@example.com")).toHaveLength(1), { timeout: 20_000 })
    expect(mailsTo("max@example.com")[0]!.template_id).toBe("d-placed-de")
  })

  it("is announced once, however often SendGrid had to be asked", async () => {
    service.failNext({ status: 503, body: {} }, { status: 429, headers: { "retry-after": "1" }, body: {} })
    await store.order("eva@example.com")
    await vi.waitFor(() => expect(mailsTo("eva@example.com")).toHaveLength(1), { timeout: 20_000 })
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    expect(mailsTo("eva@example.com")).toHaveLength(1)
  })
})

describe("other events", () => {
  it("get the token of a new password, which is not stored", async () => {
    const data = {
      id: "cus_1",
      email: "reset@example.com",
      first_name: "R",
      last_name: "S",
      token: "secret-token",
    }
    const event = { id: "e_reset", name: "customer.password_reset", data }
    const sent = await providerWith().send(event)
    expect(mailsTo("reset@example.com")[0]).toMatchObject({
      template_id: "d-reset",
      personalizations: [{ dynamic_template_data: { token: "secret-token" } }],
    })
    expect(JSON.stringify(sent)).not.toContain("secret-token")
    expect(await providerWith().resend({ ...sent, event_name: event.name }, undefined)).toBeUndefined()
  })

  it("are those that have a template", () => {
    expect(providerWith().events).toEqual(["order.placed", "customer.password_reset"])
    const localization = { "de-DE": { order_canceled_template: "d-1" } }
    expect(providerWith({ localization }).events).toContain("order.canceled")
  })

  it("write to each address that waits for a variant, without showing the others", async () => {
    const data = { variant_id: store.variantId, emails: ["one@example.com", "two@example.com"] }
    const provider = providerWith({ medusa_restock_template: "d-restock" })
    await provider.send({ id: "e_restock", name: "restock-notification.restocked", data })
    const [mail] = mailsTo("one@example.com")
    expect(mail!.personalizations.map(({ to }) => to.map(({ email }) => email))).toEqual([
      ["one@example.com"],
      ["two@example.com"],
    ])
    expect(mail!.personalizations[0]!.dynamic_template_data).toMatchObject({
      product: { title: "Green tea" },
    })
  })
})

describe("a SendGrid that fails", () => {
  it("leaves the event to a later delivery when it is down, slow or does not know the key", async () => {
    const down = Array.from({ length: 2 }, () => ({ status: 503, body: {} }))
    service.failNext(...down)
    await expect(providerWith({ retries: 1 }).send(placed())).rejects.toThrow("503")
    service.failNext({ delayMs: 900 })
    await expect(providerWith().send(placed())).rejects.toThrow(/timeout/)
    const thrown: unknown = await providerWith({ api_key: "SG.wrong" })
      .send(placed())
      .catch((error: unknown) => error)
    expect(String(thrown)).toContain("401 The provided authorization grant is invalid")
    expect(JSON.stringify(thrown) + String(thrown)).not.toContain("SG.wrong")
    await expect(providerWith({ from: "other@example.com" }).send(placed())).rejects.toThrow(
      /verified Sender/,
    )
    expect(await providerWith().send(placed())).toMatchObject({ to: "ida@example.com" })
  })

  it("gives up an email that it will never accept, and logs why", async () => {
    const before = service.mails.length
    expect(await providerWith({ order_placed_template: "no-template" }).send(placed())).toBeUndefined()
    expect(service.mails).toHaveLength(before)
    expect(log.error).toHaveBeenCalledWith(
      { event: "order.placed", error: expect.stringContaining("template_id must be a valid GUID") },
      expect.any(String),
    )
  })
})

import pg from "pg"
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest"
import type { TestShop } from "@stheno/server/testing"
import { startMailServer, type MailServer } from "@stheno/testing/mail-server.ts"
import { startSampleShop } from "../testing/sample-shop.ts"
import {
  asAdmin,
  createCustomer,
  createProduct,
  createSmallCatalog,
  createWarehouse,
  type SmallCatalog,
  type Warehouse,
} from "../testing/small-catalog.ts"
import { readOptions } from "./src/options.ts"

let mails: MailServer
let shop: TestShop
let catalog: SmallCatalog
let warehouse: Warehouse

beforeAll(async () => {
  mails = await startMailServer()
  shop = await startSampleShop("restock-notification", {
    LOGIN_ATTEMPTS_PER_MINUTE: "0",
    SMTP_URL: mails.url,
    MAIL_FROM: "Shop <shop@example.com>",
  })
  vi.stubEnv("BACKEND_URL", shop.url)
  catalog = await createSmallCatalog(shop)
  warehouse = await createWarehouse(shop, catalog.channelId)
})
afterAll(async () => {
  await shop?.stop()
  await mails.stop()
})
afterEach(() => void mails.taken.splice(0))

/** A product that is sold out. */
async function soldOut(title: string): Promise<string> {
  const { variantId } = await createProduct(shop, title, catalog.channelId)
  await warehouse.stock(variantId, 0)
  return variantId
}

async function waitFor(variantId: string, email: string, more: object = {}) {
  const response = await shop.fetch(`/restock-notifications/variants/${variantId}`, {
    body: { email, ...more },
  })
  return { status: response.status, text: await response.text() }
}

async function waiting(): Promise<Record<string, readonly string[]>> {
  const list = (await asAdmin(shop, "/admin/restock-notifications"))["restock_notifications"] as unknown as {
    variant_id: string
    emails: string[]
  }[]
  return Object.fromEntries(list.map(({ variant_id: id, emails }) => [id, emails]))
}

const soon = { timeout: 20_000, interval: 100 }
const recipients = () => mails.taken.flatMap(({ to }) => to).toSorted()
const quietMoment = () => new Promise((resolve) => setTimeout(resolve, 3000))

it("tells every address once when there is more than the required stock", async () => {
  const variantId = await soldOut("Oolong")
  expect(await waitFor(variantId, "Ada@Example.com")).toEqual({ status: 201, text: "Created" })
  expect(await waitFor(variantId, "ada@example.com")).toEqual({ status: 201, text: "Created" })
  expect(await waitFor(variantId, "grace@example.com")).toEqual({ status: 201, text: "Created" })
  expect((await waiting())[variantId]).toEqual(["ada@example.com", "grace@example.com"])
  await warehouse.stock(variantId, 2)
  await quietMoment()
  expect(recipients()).toEqual([])
  await warehouse.stock(variantId, 3)
  await vi.waitFor(() => expect(recipients()).toEqual(["ada@example.com", "grace@example.com"]), soon)
  expect(mails.taken[0]!.source).toMatch(/^Subject: Back in stock: Oolong/m)
  expect(await waiting()).not.toHaveProperty(variantId)
  await warehouse.stock(variantId, 4)
  await quietMoment()
  expect(recipients()).toHaveLength(2)
})

it("emits one event, however many processes notice the change", async () => {
  const variantId = await soldOut("Sencha")
  await waitFor(variantId, "ada@example.com")
  await warehouse.stock(variantId, 9)
  const { variant } = await asAdmin(shop, `/admin/variants/${variantId}`)
  const path = `/admin/products/${String(variant!["product_id"])}/variants/${variantId}`
  await Promise.all(["A", "B", "C"].map((material) => asAdmin(shop, path, { material })))
  await vi.waitFor(() => expect(recipients()).toEqual(["ada@example.com"]), soon)
  await quietMoment()
  expect(recipients()).toEqual(["ada@example.com"])
})

it("accepts addresses only for variants that are sold out and that the storefront shows", async () => {
  const variantId = await soldOut("Assam")
  await warehouse.stock(variantId, 1)
  const message = "You cannot sign up for restock notifications on a product that is not sold out"
  const { status, text } = await waitFor(variantId, "ada@example.com")
  expect([status, JSON.parse(text)]).toEqual([400, { type: "not_allowed", message }])
  expect((await waitFor("variant_none", "ada@example.com")).status).toBe(404)
  const draft = await createProduct(shop, "Secret", catalog.channelId, { status: "draft" })
  expect((await waitFor(draft.variantId, "ada@example.com")).status).toBe(404)
  expect(await waiting()).not.toHaveProperty(variantId)
  await warehouse.stock(variantId, 0)
  expect((await waitFor(variantId, "ada@example.com")).status).toBe(201)
  expect(await waiting()).toHaveProperty(variantId)
})

it("checks the input", async () => {
  const variantId = await soldOut("Pu-erh")
  for (const email of ["ada", "", "a@b", `${"x".repeat(260)}@example.com`])
    expect([email, (await waitFor(variantId, email)).status]).toEqual([email, 400])
  expect((await waitFor(variantId, "ada@example.com", { variant: "x" })).status).toBe(400)
  expect((await waitFor(variantId, "ada@example.com")).status).toBe(201)
})

it("looks at the stock of the sales channel that the customer named", async () => {
  const { sales_channel: channel } = await asAdmin(shop, "/admin/sales-channels", { name: "Outlet" })
  const channelId = String(channel!["id"])
  const outlet = await createWarehouse(shop, channelId)
  const variantId = await soldOut("Matcha")
  await outlet.stock(variantId, 0)
  await waitFor(variantId, "ada@example.com")
  await waitFor(variantId, "grace@example.com", { sales_channel_id: channelId })
  await outlet.stock(variantId, 8)
  await vi.waitFor(() => expect(recipients()).toEqual(["grace@example.com"]), soon)
  expect((await waiting())[variantId]).toEqual(["ada@example.com"])
  await warehouse.stock(variantId, 8)
  await vi.waitFor(() => expect(recipients()).toEqual(["ada@example.com", "grace@example.com"]), soon)
})

it("does not say that an address waits for too many variants, and adds it to no further one", async () => {
  const variantId = await soldOut("Hojicha")
  const { product } = await asAdmin(shop, "/admin/products", {
    title: "Many sizes",
    status: "published",
    sales_channels: [{ id: catalog.channelId }],
    options: [{ title: "Size" }],
    variants: Array.from({ length: 50 }, (_, size) => ({
      title: `${size}`,
      options: [{ value: `${size}` }],
      prices: [{ currency_code: "eur", amount: 100 }],
    })),
  })
  for (const { id } of product!["variants"] as { id: string }[])
    expect((await waitFor(id, "joan@example.com")).status).toBe(201)
  expect(await waitFor(variantId, "joan@example.com")).toEqual({ status: 201, text: "Created" })
  expect(await waiting()).not.toHaveProperty(variantId)
  expect((await waitFor(variantId, "ada@example.com")).status).toBe(201)
  expect((await waiting())[variantId]).toEqual(["ada@example.com"])
})

it("lists and removes addresses for admin users only", async () => {
  const path = "/admin/restock-notifications"
  const variantId = await soldOut("Rooibos")
  await waitFor(variantId, "kay@example.com")
  expect((await shop.fetch(path)).status).toBe(401)
  const body = { email: "KAY@example.com" }
  expect((await shop.fetch(path, { method: "DELETE", body })).status).toBe(401)
  expect((await waiting())[variantId]).toEqual(["kay@example.com"])
  expect(await asAdmin(shop, path, body, "DELETE")).toMatchObject({ deleted: true, variants: 1 })
  expect(await waiting()).not.toHaveProperty(variantId)
})

it("removes the address of a deleted customer once no other customer has it", async () => {
  const variantId = await soldOut("Gunpowder")
  const { id: account, email } = await createCustomer(shop, "Lin")
  const created = await shop.fetch("/store/carts", { body: { region_id: catalog.regionId } })
  const { cart } = (await created.json()) as { cart: { id: string } }
  const named = await shop.fetch(`/store/carts/${cart.id}`, { body: { email } })
  const guest = ((await named.json()) as { cart: { customer_id: string } }).cart.customer_id
  expect(guest).not.toBe(account)
  for (const each of [email, "ada@example.com"]) await waitFor(variantId, each)
  const remove = (id: string) => asAdmin(shop, `/admin/customers/${id}`, undefined, "DELETE")
  await remove(account)
  await quietMoment()
  expect((await waiting())[variantId]).toEqual([email, "ada@example.com"])
  await remove(guest)
  await vi.waitFor(async () => expect((await waiting())[variantId]).toEqual(["ada@example.com"]), soon)
})

async function inDatabase(statement: string, values: unknown[]): Promise<pg.QueryResult<object>> {
  const database = new pg.Client(shop.databaseUrl)
  await database.connect()
  try {
    return await database.query<object>(statement, values)
  } finally {
    await database.end()
  }
}

const storeAsV1 = (variantId: string, emails: string[], channels: object = {}) =>
  inDatabase("insert into restock_notification (variant_id, emails, sales_channel_ids) values ($1, $2, $3)", [
    variantId,
    JSON.stringify(emails),
    channels,
  ])

it("removes addresses that v1's plugin stored with upper-case letters", async () => {
  const variantId = await soldOut("Darjeeling")
  const { id, email } = await createCustomer(shop, "Ida")
  const { id: second, email: other } = await createCustomer(shop, "Bo")
  const { id: twin } = await createCustomer(shop, "Boris")
  await inDatabase("update customer set email = $1 where id = $2", [other.toUpperCase(), twin])
  const stored = [email.toUpperCase(), other.toUpperCase(), "Kay@Example.com"]
  const channels = Object.fromEntries(stored.map((each) => [each, catalog.channelId]))
  await storeAsV1(variantId, stored, channels)
  for (const each of [id, second]) await asAdmin(shop, `/admin/customers/${each}`, undefined, "DELETE")
  await vi.waitFor(async () => expect((await waiting())[variantId]).toEqual(stored.slice(1)), soon)
  await quietMoment()
  expect((await waiting())[variantId]).toEqual(stored.slice(1))
  const body = { email: "kay@example.com" }
  expect(await asAdmin(shop, "/admin/restock-notifications", body, "DELETE")).toMatchObject({ variants: 1 })
  const { rows } = await inDatabase("select * from restock_notification where variant_id = $1", [variantId])
  expect(rows).toMatchObject([
    { emails: [stored[1]], sales_channel_ids: { [stored[1]!]: catalog.channelId } },
  ])
})

it("keeps the addresses that v1's plugin stored", async () => {
  const variantId = await soldOut("Lapsang")
  await storeAsV1(variantId, ["old@example.com"])
  await warehouse.stock(variantId, 5)
  await vi.waitFor(() => expect(recipients()).toEqual(["old@example.com"]), soon)
})

it("works as the documentation shows", async () => {
  const variantId = await soldOut("Genmaicha")
  const { waitFor: subscribe } = await import("../../samples/plugins/restock-notification/storefront.ts")
  await subscribe(variantId, "ada@example.com")
  expect((await waiting())[variantId]).toEqual(["ada@example.com"])
  await expect(subscribe("variant_none", "ada@example.com")).rejects.toThrow("not found")
})

it("limits how many addresses one caller adds", async () => {
  const limited = await startSampleShop("restock-notification", { LOGIN_ATTEMPTS_PER_MINUTE: "2" })
  try {
    const call = () =>
      limited.fetch("/restock-notifications/variants/variant_none", { body: { email: "ada@example.com" } })
    const statuses = [(await call()).status, (await call()).status, (await call()).status]
    expect(statuses).toEqual([404, 404, 429])
  } finally {
    await limited.stop()
  }
})

it("checks its options", () => {
  expect(() => readOptions({ trigger_delay: -1 })).toThrow()
  expect(() => readOptions({ inventory_required: "2" })).toThrow()
  expect(readOptions({})).toEqual({ trigger_delay: 0, inventory_required: 0, max_emails: 10_000 })
})

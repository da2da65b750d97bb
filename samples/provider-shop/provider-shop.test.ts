import { createHmac } from "node:crypto"
import fs from "node:fs"
import http from "node:http"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { openDatabase } from "@stheno/server/internal/database.ts"
import { contractOf } from "@stheno/server/contracts"
import { startProject, type ProjectServer } from "@stheno/testing/project-folder.ts"
import { expectRecorded } from "../expect-recorded.ts"
import { stable } from "../stable.ts"
import bike from "./src/providers/bike.ts"
import invoice from "./src/providers/invoice.ts"
import vat from "./src/providers/vat.ts"

interface Mail {
  to: string
  template: string
  data: Record<string, unknown>
}

/** The requests to the mail service, oldest first. */
const mails: Mail[] = []

/** The webhooks that the ERP has got, oldest first. */
const webhooks: { body: string; signature: string | string[] | undefined }[] = []
const service = http.createServer((request, response) => {
  let text = ""
  request.on("data", (part) => (text += part))
  request.on("end", () => {
    if (request.url === "/oauth/token") return exchange(text, response)
    if (request.url === "/webhooks") {
      webhooks.push({ body: text, signature: request.headers["x-signature"] })
      return response.end()
    }
    mails.push(JSON.parse(text) as Mail)
    response.end()
  })
})

/** The newsletter service, which knows one code. */
function exchange(text: string, response: http.ServerResponse): void {
  const { code, client_secret } = Object.fromEntries(new URLSearchParams(text))
  const isKnown = code === "c0de" && client_secret === "hush"
  response
    .writeHead(isKnown ? 200 : 401, { "content-type": "application/json" })
    .end(JSON.stringify(isKnown ? { access_token: "t0ken" } : {}))
}

let shop: ProjectServer
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve))
  const { port } = service.address() as { port: number }
  vi.stubEnv("MAIL_API", `http://127.0.0.1:${port}`)
  vi.stubEnv("ERP_WEBHOOK_URL", `http://127.0.0.1:${port}/webhooks`)
  vi.stubEnv("ERP_WEBHOOK_SECRET", "between us")
  vi.stubEnv("NEWSLETTER_URL", `http://127.0.0.1:${port}`)
  vi.stubEnv("NEWSLETTER_ID", "shop")
  vi.stubEnv("NEWSLETTER_SECRET", "hush")
  vi.stubEnv("STORE_URL", "http://localhost:8000")
  shop = await startProject(filesHere())
  // The user whom the first start makes is a member, and members may do little here.
  const { db, close } = openDatabase({ url: shop.databaseUrl, max: 1 })
  await db.updateTable("user").set({ role: "admin" }).execute()
  await close()
})
afterAll(async () => {
  await shop.close()
  vi.unstubAllEnvs()
  await new Promise((resolve) => service.close(resolve))
})

function filesHere(): Record<string, string> {
  const entries = fs.readdirSync(import.meta.dirname, {
    recursive: true,
    withFileTypes: true,
  })
  return Object.fromEntries(
    entries
      .filter((entry) => entry.isFile() && !entry.name.endsWith(".test.ts"))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [
        path.relative(import.meta.dirname, file),
        fs.readFileSync(file, "utf8"),
      ]),
  )
}

/** The providers as the server makes them. */
const given = { pluginOptions: {}, log: console, env: {} }
const made = {
  payment: invoice.make(given),
  fulfillment: bike.make(given),
  tax: vat.make(given),
}

/** The mail of a template, once it has arrived. */
async function mailOf(template: string) {
  return vi.waitFor(
    () => {
      const mail = mails.find((each) => each.template === template)
      expect(mail, template).toBeDefined()
      return mail!
    },
    { timeout: 20_000, interval: 50 },
  )
}

it("loads without a fault", () => {
  expect(shop.said.filter((line) => line.startsWith("Skipped"))).toEqual([])
})

describe("providers pass their contracts", () => {
  it.each(["payment", "fulfillment", "tax"] as const)("%s", async (kind) => {
    for (const check of contractOf(kind).checks)
      await check.run({ provider: made[kind] } as never)
  })
})

it("sells with them, sends notifications, and enforces roles", async () => {
  const { region } = (
    await shop.admin("POST", "/admin/regions", {
      name: "Europe",
      currency_code: "usd",
      tax_rate: 25,
      payment_providers: ["invoice"],
      fulfillment_providers: ["bike"],
      countries: ["dk", "se"],
    })
  ).body
  await shop.admin("POST", `/admin/regions/${region.id}`, {
    tax_provider_id: "vat",
  })
  const { shipping_profiles } = (
    await shop.admin("GET", "/admin/shipping-profiles")
  ).body
  const { shipping_option } = (
    await shop.admin("POST", "/admin/shipping-options", {
      name: "Bike",
      region_id: region.id,
      profile_id: shipping_profiles.find(({ type }) => type === "default").id,
      provider_id: "bike",
      data: { id: "bike-today" },
      price_type: "calculated",
    })
  ).body
  const { product } = (
    await shop.admin("POST", "/admin/products", {
      title: "Gift card",
      status: "published",
      is_giftcard: true,
      variants: [
        {
          title: "50",
          manage_inventory: false,
          prices: [{ currency_code: "usd", amount: 5000 }],
        },
      ],
    })
  ).body
  const ofCards = shipping_profiles.find(({ type }) => type === "gift_card")
  await shop.admin("POST", `/admin/shipping-profiles/${ofCards.id}`, {
    shipping_options: [shipping_option.id],
  })
  const { cart } = (
    await shop.send("POST", "/store/carts", {
      region_id: region.id,
      country_code: "se",
      items: [{ variant_id: product.variants[0].id, quantity: 1 }],
    })
  ).body
  const at = `/store/carts/${cart.id}` as const
  await shop.send("POST", `${at}/line-items/${cart.items[0].id}`, {
    quantity: 1,
    metadata: { to: "grace@example.com" },
  })
  await shop.send("POST", at, { email: "ada@example.com" })
  await shop.send("POST", `${at}/shipping-methods`, {
    option_id: shipping_option.id,
  })
  const { cart: ready } = (await shop.send("POST", `${at}/payment-sessions`)).body
  expect([ready.shipping_total, ready.tax_total, ready.total]).toEqual([
    350, 1338, 6688,
  ])
  const { type, data: order } = (await shop.send("POST", `${at}/complete`)).body
  expect(type).toBe("order")
  expect(await mailOf("order-placed")).toEqual({
    to: "ada@example.com",
    template: "order-placed",
    data: { number: 1, items: [{ title: "Gift card", quantity: 1 }] },
  })
  await vi.waitFor(() => expect(webhooks).toHaveLength(1))
  const [{ body, signature }] = webhooks as [(typeof webhooks)[number]]
  const told = JSON.parse(body) as Record<string, unknown>
  expect(Object.keys(told)).toEqual(["id", "event", "order_id"])
  expect(told).toMatchObject({ event: "order.placed" })
  expect(told["order_id"]).toMatch(/^order_/)
  const wanted = createHmac("sha256", "between us").update(body).digest("hex")
  expect(signature).toBe(wanted)
  expect(await mailOf("gift-card")).toMatchObject({
    to: "grace@example.com",
    data: { value: 5000 },
  })

  await shop.send("POST", "/store/customers", {
    email: "ada@example.com",
    password: "a-long-passphrase",
    first_name: "Ada",
  })
  expect(await mailOf("welcome")).toMatchObject({ data: { name: "Ada" } })
  const credentials = { email: "ada@example.com", password: "a-long-passphrase" }
  const { access_token } = (
    await shop.send("POST", "/store/auth/token", credentials)
  ).body
  await shop.send(
    "POST",
    "/store/orders/batch/customer/token",
    { order_ids: [order.id] },
    { authorization: `Bearer ${access_token}` },
  )
  const claim = await mailOf("claim-orders")
  expect(claim).toMatchObject({ to: "ada@example.com", data: { orders: 1 } })
  expect(claim.data.link).toMatch(/^http:\/\/localhost:8000\/claim-orders\?token=/)

  await shop.admin("POST", "/admin/invites", {
    user: "grace@example.com",
    role: "member",
  })
  const invite = await mailOf("invite")
  const member = { email: "grace@example.com", password: "another-passphrase" }
  await shop.send("POST", "/admin/invites/accept", {
    token: invite.data.token,
    user: { first_name: "Grace", last_name: "Hopper", password: member.password },
  })
  const asMember = (await shop.send("POST", "/admin/auth/token", member)).body
  const headers = { authorization: `Bearer ${asMember.access_token}` }
  const refused = await shop.send(
    "POST",
    "/admin/products",
    { title: "Hat" },
    headers,
  )
  expect([refused.status, refused.body.message]).toEqual([
    403,
    "Members may not do that.",
  ])
  const captured = await shop.send(
    "POST",
    `/admin/orders/${order.id}/capture`,
    undefined,
    headers,
  )
  expect(captured.body.order.payment_status).toBe("captured")
  expect(
    (await shop.send("GET", "/admin/products", undefined, headers)).status,
  ).toBe(200)
  // a person who reads the token of an admin invite can become an admin
  const invites = await shop.send("GET", "/admin/invites", undefined, headers)
  expect([invites.status, invites.body.message]).toEqual([
    403,
    "Members may not do that.",
  ])
})

it("has no tax where the customer owes it, and asks for more above the limit", async () => {
  const rates = [{ rate: 25, name: "default", code: "default" }]
  const lines = await made.tax.taxLines([{ id: "item_1", kind: "item", rates }], {
    customer: { metadata: { vat_id: "SE556677889901" } },
    shipping_address: { country_code: "se" },
  })
  expect(lines).toEqual([
    { id: "item_1", kind: "item", rate: 0, name: "Reverse charge", code: "RC" },
  ])
  const nowhere = {
    customer: { metadata: { vat_id: "SE556677889901" } },
    shipping_address: null,
  }
  expect(
    await made.tax.taxLines([{ id: "item_1", kind: "item", rates }], nowhere),
  ).toMatchObject([{ rate: 25 }])
  const { status } = await made.payment.authorize({ amount: 50_001 }, {})
  expect(status).toBe("requires_more")
})

/** The inventory item of a new product. */
async function itemOfProduct(sku: string): Promise<{ id: string }> {
  await shop.admin("POST", "/admin/products", {
    title: sku,
    options: [{ title: "Size" }],
    variants: [{ title: "M", sku, options: [{ value: "M" }], prices: [] }],
  })
  const { body } = await shop.admin("GET", `/admin/inventory-items?sku=${sku}`)
  return body.inventory_items[0]
}

it("rejects stock changes with its own rules", async () => {
  const item = await shop.admin("POST", "/admin/inventory-items", { title: "Hat" })
  expect(item.body.message).toBe("Every item needs a sku.")
  const inventory_item = await itemOfProduct("CAP")
  const ofItem = `/admin/inventory-items/${inventory_item.id}`
  const emptied = await shop.admin("POST", ofItem, { sku: null })
  expect(emptied.body.message).toBe("Every item needs a sku.")
  expect((await shop.admin("POST", ofItem, { title: "Cap" })).status).toBe(200)
  const { stock_location } = (
    await shop.admin("POST", "/admin/stock-locations", { name: "Main depot" })
  ).body
  const at = `/admin/stock-locations/${stock_location.id}`
  expect((await shop.admin("DELETE", at)).body.message).toBe(
    "The main depot stays.",
  )
  expect((await shop.admin("GET", at)).status).toBe(200)
})

it("sets the stock that another system sends, and creates a missing level", async () => {
  const inventory_item = await itemOfProduct("SCARF")
  const { stock_location } = (
    await shop.admin("POST", "/admin/stock-locations", { name: "North" })
  ).body
  const send = (sku: string, quantity: number) =>
    shop.admin("POST", "/admin/stock", {
      sku,
      location_id: stock_location.id,
      quantity,
    })
  for (const quantity of [7, 7, 4]) {
    expect((await send("SCARF", quantity)).status).toBe(200)
    const { body } = await shop.admin(
      "GET",
      `/admin/inventory-items/${inventory_item.id}/location-levels`,
    )
    expect(body.inventory_item.location_levels).toMatchObject([
      { stocked_quantity: quantity },
    ])
  }
  expectRecorded(
    "provider-shop/stock.txt",
    stable(JSON.stringify((await send("SCARF", 4)).body)),
  )
  const missing = await send("MISSING", 1)
  expect(missing.status).toBe(404)
  expectRecorded("provider-shop/no-item.txt", JSON.stringify(missing.body))
})

it("connects with an application once, if the code and the state are right", async () => {
  const { apps } = (await shop.admin("GET", "/admin/apps")).body
  expect(apps).toMatchObject([
    { application_name: "newsletter", display_name: "Newsletter" },
  ])
  const { searchParams } = new URL(apps[0].install_url)
  expect(searchParams.get("client_id")).toBe("shop")
  const wish = {
    application_name: "newsletter",
    state: searchParams.get("state")!,
    code: "c0de",
  }
  const connect = (body: object) =>
    shop.admin("POST", "/admin/apps/authorizations", body)
  expect((await connect({ ...wish, state: "other" })).body.message).toBe(
    "Newsletter could not match state",
  )
  expect((await connect({ ...wish, code: "other" })).status).toBe(500)
  const { status, body } = await connect(wish)
  expect([status, body.apps.data]).toEqual([200, { access_token: "t0ken" }])
  expect((await connect(wish)).status).toBe(400)
})

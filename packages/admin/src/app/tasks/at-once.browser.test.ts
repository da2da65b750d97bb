import type { Route } from "playwright-core"
import { afterAll, afterEach, beforeAll, expect, it } from "vitest"
import { openDashboard, type Dashboard } from "./testing.ts"

let shop: Dashboard

beforeAll(async () => {
  shop = await openDashboard()
}, 300_000)

afterAll(async () => {
  await shop?.close()
})

// A test that fails leaves nothing waiting.
afterEach(() => shop.page.unrouteAll({ behavior: "ignoreErrors" }))

const badge = (text: string) => shop.page.locator(".page-head").getByText(text, { exact: true })
const refused = (message: string) => (route: Route) =>
  route.fulfill({ status: 400, json: { type: "invalid_data", message } })

/** Requests that change something and wait for their response until `go` is called. */
async function held(answer: (route: Route) => Promise<void> = (route) => route.continue()) {
  const waiting: (() => void)[] = []
  const bodies: unknown[] = []
  const answered: Promise<void>[] = []
  await shop.page.route(/\/admin\//, async (route) => {
    if (route.request().method() === "GET") return route.continue()
    bodies.push(route.request().postDataJSON())
    await new Promise<void>((resolve) => waiting.push(resolve))
    const sent = answer(route)
    answered.push(sent)
    await sent
  })
  return {
    bodies,
    go: async () => {
      await expect.poll(() => waiting.length).toBeGreaterThan(0)
      for (const resolve of waiting.splice(0)) resolve()
      await Promise.all(answered)
    },
    end: () => shop.page.unroute(/\/admin\//),
  }
}

/** Holds all that is read back while something is done. */
async function withoutReads(work: () => Promise<void>): Promise<void> {
  const waiting: (() => void)[] = []
  const hold = async (route: Route) => {
    if (route.request().method() !== "GET") return route.fallback()
    await new Promise<void>((resolve) => waiting.push(resolve))
    return route.continue()
  }
  await shop.page.route(/\/admin\//, hold)
  await work()
  for (const resolve of waiting.splice(0)) resolve()
  await shop.page.unroute(/\/admin\//, hold)
  for (const resolve of waiting) resolve()
}

it("shows a status before the server has answered, and sends the next one after it", async () => {
  const { button, page, read } = shop
  const [discount] = (await read("/admin/discounts?limit=1")).discounts
  await shop.open(`discounts/${discount.id}`, discount.code)
  const isDisabled = async () => (await read(`/admin/discounts/${discount.id}`)).discount.is_disabled
  const server = await held()
  await button("Disable").click()
  await badge("Disabled").waitFor()
  expect(await isDisabled()).toBe(false)
  await button("Enable").click()
  await badge("Active").waitFor()
  expect(server.bodies).toEqual([{ is_disabled: true }])
  await server.go()
  await page.getByText("Discount disabled").waitFor()
  // What the server says of the first one would not show the second one.
  await page.waitForTimeout(500)
  expect(await badge("Active").count()).toBe(1)
  await server.go()
  await page.getByText("Discount enabled").waitFor()
  expect(server.bodies).toEqual([{ is_disabled: true }, { is_disabled: false }])
  expect(await isDisabled()).toBe(false)
  await server.end()
})

it("puts a status back that the server refuses, and says why", async () => {
  const { button, page, read, send } = shop
  const { product } = await send("/admin/products", { title: "Stool", status: "draft" })
  await shop.open(`products/${product.id}`, "Stool")
  const server = await held(refused("Not today"))
  await button("Publish").click()
  await badge("Published").waitFor()
  await withoutReads(async () => {
    await server.go()
    await page.getByText("Not today").waitFor()
    await badge("Draft").waitFor()
  })
  expect((await read(`/admin/products/${product.id}`)).product.status).toBe("draft")
  await server.end()
  await button("Publish").click()
  await badge("Published").waitFor()
  await expect
    .poll(async () => (await read(`/admin/products/${product.id}`)).product.status)
    .toBe("published")
})

it("puts a status back and says why while the browser has no connection", async () => {
  const { button, page, read, send } = shop
  const { product } = await send("/admin/products", { title: "Ladder", status: "draft" })
  await shop.open(`products/${product.id}`, "Ladder")
  await page.context().setOffline(true)
  try {
    await button("Publish").click()
    await page.getByText("Cannot reach the server", { exact: false }).first().waitFor()
    await badge("Draft").waitFor()
  } finally {
    await page.context().setOffline(false)
  }
  // The browser reports each request without a connection.
  expect(shop.complaints.splice(0).filter((text) => !text.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([])
  expect((await read(`/admin/products/${product.id}`)).product.status).toBe("draft")
  await button("Publish").click()
  await badge("Published").waitFor()
})

it("puts back several statuses that the server refuses", async () => {
  const { button, page, send } = shop
  const { product } = await send("/admin/products", { title: "Pew", status: "draft" })
  await shop.open(`products/${product.id}`, "Pew")
  const server = await held(refused("Not today"))
  await button("Publish").click()
  await badge("Published").waitFor()
  await button("Unpublish").click()
  await badge("Draft").waitFor()
  await button("Publish").click()
  await badge("Published").waitFor()
  await withoutReads(async () => {
    await server.go()
    await server.go()
    await server.go()
    await badge("Draft").waitFor()
    await page.waitForTimeout(300)
    expect(await badge("Published").count()).toBe(0)
  })
  await server.end()
})

it("shows at once what is chosen for a currency, a price list, a gift card and a sales channel", async () => {
  const { button, page, read, send } = shop
  const { regions } = await read("/admin/regions?limit=1")
  const { price_list: list } = await send("/admin/price-lists", {
    name: "Spring",
    description: "Spring sale",
    type: "sale",
    status: "draft",
    prices: [],
  })
  const { gift_card: card } = await send("/admin/gift-cards", { region_id: regions[0].id, value: 5000 })
  const { sales_channel: channel } = await send("/admin/sales-channels", { name: "Fair" })
  const cases = [
    [`pricing/${list.id}`, "Spring", "Activate", "Active", "Draft"],
    [`gift-cards/${card.id}`, card.code, "Disable", "Disabled", "Active"],
    [`sales-channels/${channel.id}`, "Fair", "Disable", "Disabled", "Enabled"],
  ] as const
  for (const [path, title, action, after, before] of cases) {
    await shop.open(path, title)
    const server = await held(refused(`${title} stays`))
    await button(action).click()
    await badge(after).waitFor()
    await server.go()
    await page.getByText(`${title} stays`).waitFor()
    await badge(before).waitFor()
    await server.end()
  }
  const { default_currency_code: home } = (await read("/admin/store")).store
  const [name, other] = home === "eur" ? ["Euro", "US Dollar"] : ["US Dollar", "Euro"]
  const row = (of: string) => page.getByRole("listitem").filter({ hasText: of })
  await shop.open("settings/currencies", "Currencies")
  const text = await row(name).innerText()
  const server = await held()
  await shop.choose(name, text.includes("include tax") ? "Prices exclude tax" : "Prices include tax")
  await expect.poll(() => row(name).innerText()).not.toBe(text)
  await server.go()
  await page.getByText("Saved").waitFor()
  await shop.choose(other, "Remove currency")
  await row(other).waitFor({ state: "detached" })
  await server.go()
  await button("Undo").click()
  await server.go()
  await row(other).waitFor()
  await server.end()
})

it("takes a row out at once, and puts it back where it was if the server refuses", async () => {
  const { page, read, send } = shop
  const { customers } = await read("/admin/customers?limit=3")
  const { customer_group: group } = await send("/admin/customer-groups", { name: "Insiders" })
  await send(`/admin/customer-groups/${group.id}/customers/batch`, {
    customer_ids: customers.map(({ id }) => ({ id })),
  })
  await shop.open(`customers/groups/${group.id}`, "Insiders")
  const rows = page.getByRole("table", { name: "Customers" }).locator("tbody tr")
  await expect.poll(() => rows.count()).toBe(3)
  const before = await rows.allInnerTexts()
  const { email, first_name, last_name } = customers[1]
  const name = [first_name, last_name].filter(Boolean).join(" ") || email
  const server = await held(refused("They stay"))
  await shop.choose(name, "Remove from the group")
  await expect.poll(() => rows.count()).toBe(2)
  await server.go()
  await page.getByText("They stay").waitFor()
  await expect.poll(() => rows.allInnerTexts()).toEqual(before)
  await server.end()
})

it("does not take the own status for somebody else's change of the product", async () => {
  const { button, dialog, inDialog, page, read, send } = shop
  const { product } = await send("/admin/products", { title: "Bench", status: "draft" })
  const find = async () => (await read(`/admin/products/${product.id}`)).product
  await shop.open(`products/${product.id}`, "Bench")
  let server = await held()
  await button("Publish").click()
  await badge("Published").waitFor()
  await button("Edit").first().click()
  await dialog().getByLabel("Title", { exact: true }).fill("Long bench")
  await server.go()
  await server.end()
  await page.getByText("Product published").waitFor()
  await inDialog("Save").click()
  await dialog().waitFor({ state: "detached" })
  expect(await find()).toMatchObject({ title: "Long bench", status: "published" })

  server = await held()
  await button("Unpublish").click()
  await badge("Draft").waitFor()
  await button("Edit metadata").click()
  await server.go()
  await server.end()
  await page.getByText("Product changed to draft").waitFor()
  await shop.addMetadata("wood", "oak")
  expect(await find()).toMatchObject({ metadata: { wood: "oak" }, status: "draft" })
  // Somebody else's change is one.
  await button("Edit").first().click()
  await dialog().getByLabel("Title", { exact: true }).fill("Mine")
  await send(`/admin/products/${product.id}`, { title: "Theirs" })
  await inDialog("Save").click()
  await page.getByText("Someone else changed this").waitFor()
  expect(shop.complaints).toEqual([])
})

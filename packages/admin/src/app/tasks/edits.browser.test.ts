import { afterAll, beforeAll, expect, it } from "vitest"
import { desktop, openDashboard, phone, withSlowReads, type Dashboard } from "./testing.ts"

let shop: Dashboard

beforeAll(async () => {
  shop = await openDashboard()
}, 300_000)

afterAll(async () => {
  await shop?.close()
})

const field = (name: string | RegExp) => shop.dialog().getByLabel(name, { exact: true })
const closed = () => shop.dialog().waitFor({ state: "detached" })

/** Adds an entry to the metadata in the dialog that is open. */
async function addEntry(key: string, value: string): Promise<void> {
  await shop.inDialog("Add entry").click()
  await shop.dialog().getByLabel("Key").last().fill(key)
  await shop
    .dialog()
    .getByLabel(/^Value/)
    .last()
    .fill(value)
  await shop.inDialog("Save").click()
  await closed()
}

it("changes the name and the role of a team member", async () => {
  const { inDialog, read, send } = shop
  const { user } = await send("/admin/users", { email: "max@example.com", password: "a long secret" })
  const find = async () => (await read(`/admin/users/${user.id}`)).user
  await shop.open("settings/team", "Team")
  await shop.choose("max@example.com", "Edit member")
  await field(/^First name/).fill("Max")
  await field(/^Role/).selectOption({ label: "Developer" })
  expect(await shop.flaws()).toEqual([])
  await inDialog("Save").click()
  await closed()
  expect(await find()).toMatchObject({ first_name: "Max", role: "developer" })
  await shop.choose("Max", "Edit member")
  await field(/^First name/).fill("Maxine")
  await inDialog("Save").click()
  await closed()
  expect(await find()).toMatchObject({ first_name: "Maxine", role: "developer" })
})

it("takes back that a condition, a currency or a location was removed, and asks about invites", async () => {
  const { button, dialog, inDialog, page, read, send } = shop
  const { regions } = await read("/admin/regions")
  const { products } = await read("/admin/products?limit=2")
  const ids = products.map(({ id }) => id).sort()
  const rule = { type: "percentage", value: 10, allocation: "total", description: "Ten off" }
  const { discount } = await send("/admin/discounts", { code: "UNDO", rule, regions: [regions[0].id] })
  await send(`/admin/discounts/${discount.id}/conditions`, { operator: "not_in", products: ids })
  await shop.open(`discounts/${discount.id}`, "UNDO")
  await shop.choose("Products", "Remove condition")
  await page.getByText("The discount applies to all items and all customers.").waitFor()
  await button("Undo").click()
  await page.getByText("Products · All except these").waitFor()
  const [condition] = (await read(`/admin/discounts/${discount.id}`)).discount.rule.conditions
  const { discount_condition: named } = await read(
    `/admin/discounts/${discount.id}/conditions/${condition.id}?expand=products`,
  )
  expect(named.operator).toBe("not_in")
  expect(named.products.map(({ id }) => id).sort()).toEqual(ids)

  const currencies = async () => (await read("/admin/store")).store.currencies.map(({ code }) => code).sort()
  const before = await currencies()
  const { default_currency_code: home } = (await read("/admin/store")).store
  const other = before.find((code: string) => code !== home)
  await shop.open("settings/currencies", "Currencies")
  await shop.choose(other === "usd" ? "US Dollar" : "Euro", "Remove currency")
  await button("Undo").waitFor()
  expect(await currencies()).not.toContain(other)
  await button("Undo").click()
  await expect.poll(currencies).toEqual(before)

  const { sales_channels: channels } = await read("/admin/sales-channels?limit=1")
  const places = async () =>
    (await read(`/admin/stock-locations?sales_channel_id=${channels[0].id}`)).stock_locations
  const [place] = await places()
  await shop.open(`sales-channels/${channels[0].id}`, channels[0].name)
  // The products above move the row until they are there.
  await page.waitForLoadState("networkidle")
  await shop.choose(place.name, "Remove location")
  await button("Undo").waitFor()
  expect(await places()).not.toContainEqual(expect.objectContaining({ id: place.id }))
  await button("Undo").click()
  await expect.poll(places).toContainEqual(expect.objectContaining({ id: place.id }))

  const invites = async () => (await read("/admin/invites")).invites.length
  await shop.open("settings/team", "Team")
  await button("Invite someone").click()
  await field("Email").fill("nina@example.com")
  await inDialog("Invite someone").click()
  await closed()
  await shop.choose("nina@example.com", "Withdraw invite")
  await dialog().getByText("Withdraw the invite for nina@example.com?").waitFor()
  await inDialog("Cancel").click()
  await closed()
  expect(await invites()).toBe(1)
  await shop.choose("nina@example.com", "Withdraw invite")
  await inDialog("Withdraw invite").click()
  await closed()
  await page.getByText("nina@example.com", { exact: true }).waitFor({ state: "detached" })
  expect(await invites()).toBe(0)
})

it("breaks a long address on a phone before its badge and its menu", async () => {
  const { button, inDialog, page } = shop
  const address = "maximilian.mustermann@beispiel-handel.example"
  await page.setViewportSize(phone)
  await shop.open("settings/team", "Team")
  await button("Invite someone").click()
  await field("Email").fill(address)
  await inDialog("Invite someone").click()
  await closed()
  const row = page.getByRole("listitem").filter({ hasText: address })
  await row.waitFor()
  const [text, badge, menu] = await row.evaluate((item) => {
    const words = document.createRange()
    words.selectNodeContents(item.querySelector(".stack")!)
    return [words, item.querySelector(".badges")!, item.querySelector("button")!].map((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect()
      return { left, right, top, bottom }
    })
  })
  expect(text!.right).toBeLessThanOrEqual(badge!.left)
  expect(badge!.right).toBeLessThanOrEqual(menu!.left)
  expect(badge!.top).toBeLessThan(text!.bottom)
  await page.setViewportSize(desktop)
})

it("edits the metadata of what has a page, and of what is in a list", async () => {
  const { button, read, send } = shop
  const { regions } = await read("/admin/regions")
  const { discounts } = await read("/admin/discounts?limit=1")
  const { shipping_profiles: profiles } = await read("/admin/shipping-profiles")
  const { stock_locations: locations } = await read("/admin/stock-locations?limit=1")
  const { shipping_options: options } = await read(`/admin/shipping-options?region_id=${regions[0].id}`)
  const { gift_card: card } = await send("/admin/gift-cards", { region_id: regions[0].id, value: 5000 })
  const cases = [
    [`settings/regions/${regions[0].id}`, regions[0].name, `regions/${regions[0].id}`, "region"],
    [`discounts/${discounts[0].id}`, discounts[0].code, `discounts/${discounts[0].id}`, "discount"],
    [`gift-cards/${card.id}`, card.code, `gift-cards/${card.id}`, "gift_card"],
    [
      `settings/shipping-profiles/${profiles[0].id}`,
      profiles[0].name,
      `shipping-profiles/${profiles[0].id}`,
      "shipping_profile",
    ],
    [
      "inventory/locations",
      "Locations",
      `stock-locations/${locations[0].id}`,
      "stock_location",
      locations[0].name,
    ],
    [
      `settings/regions/${regions[0].id}`,
      regions[0].name,
      `shipping-options/${options[0].id}`,
      "shipping_option",
      options[0].name,
    ],
  ] as const
  // Shipping options need all of their limits in each change.
  const limit = { type: "min_subtotal", amount: 100 }
  for (const [path, title, resource, entity, row] of cases) {
    const find = async () => (await read(`/admin/${resource}`))[entity].metadata
    const more = entity === "shipping_option" ? { requirements: [limit] } : {}
    await send(`/admin/${resource}`, { metadata: { theirs: "stays" }, ...more })
    await shop.open(path, title)
    if (row) await shop.choose(row, "Edit metadata")
    else await button("Edit metadata").click()
    await addEntry("erp", "17")
    expect(await find()).toEqual({ theirs: "stays", erp: "17" })
    expect(await shop.flaws()).toEqual([])
  }
  const { shipping_option: option } = await read(`/admin/shipping-options/${options[0].id}`)
  expect(option.requirements).toEqual([expect.objectContaining(limit)])
  expect(shop.complaints).toEqual([])
})

it("does not read again what was deleted before the list is on the screen", async () => {
  const { page, send, heading } = shop
  const { collection } = await send("/admin/collections", { title: "Gone soon" })
  const path = `/admin/collections/${collection.id}`
  await shop.open(`collections/${collection.id}`, "Gone soon")
  let sent: string[] = []
  await withSlowReads(page, /\/admin\/collections/, async () => {
    sent = await shop.requestsOf(async () => {
      await shop.choose("Gone soon", "Delete collection")
      await shop.inDialog("Delete collection").click()
      await heading("Collections").waitFor()
    })
  })
  expect(sent.filter((each) => each.endsWith(path))).toEqual([`DELETE ${path}`])
  expect(sent).toContain("GET /admin/collections")
})

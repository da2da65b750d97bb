import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { openDashboard, type Dashboard } from "./testing.ts"

let shop: Dashboard

beforeAll(async () => {
  shop = await openDashboard()
}, 300_000)

afterAll(() => shop?.close())

/** In what a test creates: when it is tried again, it does not see the rows of the first try. */
let mark = ""
let tries = 0

beforeEach(() => {
  tries += 1
  mark = `T${tries}T`
})

const select = async (...names: readonly string[]) => {
  for (const name of names)
    await shop.page.getByRole("checkbox", { name: `Select ${name}`, exact: true }).check()
}
/** Nothing is selected any more once an action is done. */
const done = () => shop.page.locator(".ui-bulk").waitFor({ state: "detached" })
const bar = (name: string) => shop.page.getByRole("region", { name, exact: true })
const act = (name: string) => shop.page.locator(".ui-bulk").getByRole("button", { name, exact: true }).click()
const confirm = async (question: string, label: string) => {
  await shop.dialog().getByText(question, { exact: true }).waitFor()
  await shop.inDialog(label).click()
  await shop.dialog().waitFor({ state: "detached" })
}
const says = async (text: string) => {
  await shop.page.getByText(text, { exact: true }).last().waitFor()
  await done()
}

/** Creates percentage discounts with these codes. */
const createDiscounts = async (...codes: readonly string[]) => {
  const { id } = await shop.firstOf("regions")
  const rule = { type: "percentage", value: 10, allocation: "total", description: "Ten off" }
  for (const code of codes) await shop.send("/admin/discounts", { code, rule, regions: [id] })
}

it("disables, enables and deletes discounts", async () => {
  const { read } = shop
  await createDiscounts(`${mark}-A`, `${mark}-B`, `${mark}-C`)
  await shop.open(`discounts?q=${mark}`, "Discounts")
  await select(`${mark}-A`, `${mark}-B`)
  expect(await shop.flaws()).toEqual([])
  const disabled = async () =>
    (await read(`/admin/discounts?q=${mark}`)).discounts
      .filter(({ is_disabled }) => is_disabled)
      .map(({ code }) => code)
      .sort()
  await act("Disable")
  await says("Saved")
  expect(await disabled()).toEqual([`${mark}-A`, `${mark}-B`])
  await select(`${mark}-A`)
  await act("Enable")
  await expect.poll(disabled).toEqual([`${mark}-B`])
  await done()
  await select(`${mark}-B`, `${mark}-C`)
  await act("Delete")
  await confirm("Delete 2 selected rows?", "Delete")
  await says("Deleted")
  expect((await read(`/admin/discounts?q=${mark}`)).discounts.map(({ code }) => code)).toEqual([`${mark}-A`])
})

it("deletes all discounts that match, on every page, and no other", async () => {
  const { page, button, read } = shop
  const codes = Array.from({ length: 23 }, (_, index) => `${mark}-${index + 1}`)
  await createDiscounts(...codes, `KEPT-${tries}`)
  await shop.open(`discounts?q=${mark}`, "Discounts")
  await page.getByText("1–20 of 23", { exact: true }).waitFor()
  await page.getByRole("checkbox", { name: "Select all rows on this page" }).check()
  await bar("20 selected").waitFor()
  await button("Select all 23 matching").click()
  await bar("23 selected").waitFor()
  expect(await shop.flaws()).toEqual([])
  await act("Delete")
  await confirm("Delete 23 selected rows?", "Delete")
  await says("Deleted")
  expect((await read(`/admin/discounts?q=${mark}`)).count).toBe(0)
  expect((await read(`/admin/discounts?q=KEPT-${tries}`)).count).toBe(1)
})

it("disables and enables gift cards", async () => {
  const { read, send } = shop
  const { id } = await shop.firstOf("regions")
  const issue = async () => (await send("/admin/gift-cards", { region_id: id, value: 1000 })).gift_card
  const [one, other] = [await issue(), await issue()]
  const states = async () =>
    Promise.all(
      [one, other].map(async (card) => (await read(`/admin/gift-cards/${card.id}`)).gift_card.is_disabled),
    )
  await shop.open("gift-cards", "Gift cards")
  await select(one.code, other.code)
  expect(await shop.flaws()).toEqual([])
  await act("Disable")
  await says("Saved")
  expect(await states()).toEqual([true, true])
  await select(other.code)
  await act("Enable")
  await expect.poll(states).toEqual([true, false])
})

it("deletes draft orders, customer groups and reservations", async () => {
  const { read, send, page } = shop
  const { id: region_id } = await shop.firstOf("regions")
  const { shipping_options: options } = await read(
    `/admin/shipping-options?region_id=${region_id}&is_return=false`,
  )
  const { draft_order: draft } = await send("/admin/draft-orders", {
    email: "bulk@drafts.example.com",
    region_id,
    items: [{ title: "Engraving", unit_price: 550, quantity: 1 }],
    shipping_methods: [{ option_id: options[0].id }],
  })
  await shop.open("draft-orders", "Draft orders")
  await select(`#${draft.display_id}`)
  expect(await shop.flaws()).toEqual([])
  await act("Delete")
  await confirm("Delete 1 selected row?", "Delete")
  await says("Deleted")
  expect((await read(`/admin/draft-orders?q=${draft.display_id}`)).draft_orders).toEqual([])

  for (const name of [`${mark} group 1`, `${mark} group 2`]) await send("/admin/customer-groups", { name })
  await shop.open("customers/groups", "Customer groups")
  await select(`${mark} group 1`, `${mark} group 2`)
  expect(await shop.flaws()).toEqual([])
  await act("Delete")
  await confirm("Delete 2 selected rows?", "Delete")
  await page.getByText(`${mark} group 1`).waitFor({ state: "detached" })
  expect((await read(`/admin/customer-groups?q=${mark}`)).customer_groups).toEqual([])

  const { inventory_items: items } = await read("/admin/inventory-items?limit=50")
  const item = items.find(({ location_levels: levels = [] }) => levels.length > 0)
  const { reservation } = await send("/admin/reservations", {
    inventory_item_id: item.id,
    location_id: item.location_levels[0].location_id,
    quantity: 1,
    description: `${mark} reservation`,
  })
  await shop.open(`inventory/reservations?q=${mark}`, "Reservations")
  await page.getByText("1–1 of 1", { exact: true }).waitFor()
  await page.getByRole("checkbox", { name: "Select all rows on this page" }).check()
  expect(await shop.flaws()).toEqual([])
  await act("Delete")
  await confirm("Delete 1 selected row?", "Delete")
  await page.getByText("No results").waitFor()
  expect((await read("/admin/reservations?limit=500")).reservations.map(({ id }) => id)).not.toContain(
    reservation.id,
  )
})

it("names the sales channel that cannot be deleted and the reason, and deletes the others", async () => {
  const { dialog, inDialog, read, send, page } = shop
  const { store } = await read("/admin/store")
  const { sales_channel: main } = await read(`/admin/sales-channels/${store.default_sales_channel_id}`)
  await send("/admin/sales-channels", { name: `${mark} channel` })
  const find = async () => (await read(`/admin/sales-channels?q=${mark}`)).sales_channels
  await shop.open("sales-channels", "Sales channels")
  await select(`${mark} channel`)
  await act("Disable")
  await says("Saved")
  expect(await find()).toMatchObject([{ is_disabled: true }])
  await select(`${mark} channel`)
  await act("Enable")
  await expect.poll(find).toMatchObject([{ is_disabled: false }])
  await done()
  await select(`${mark} channel`, main.name)
  await act("Delete")
  await dialog().getByText("Delete 2 selected rows?", { exact: true }).waitFor()
  await inDialog("Delete").click()
  await dialog().getByText("Not changed: 1 of 2", { exact: true }).waitFor()
  const row = dialog().locator("li")
  expect(await row.count()).toBe(1)
  await row.getByRole("link", { name: main.name, exact: true }).waitFor()
  expect(await row.textContent()).toMatch(/default/i)
  expect(await shop.flaws()).toEqual([])
  expect(await find()).toEqual([])
  await inDialog("Try again").click()
  await dialog().getByText("Not changed: 1 of 1", { exact: true }).waitFor()
  await inDialog("Close").last().click()
  await page.getByRole("link", { name: main.name, exact: true }).first().waitFor()
})

it("revokes and deletes publishable keys, and deletes stock locations", async () => {
  const { read, send, page } = shop
  for (const title of [`${mark} key 1`, `${mark} key 2`]) await send("/admin/publishable-api-keys", { title })
  const find = async () => (await read(`/admin/publishable-api-keys?q=${mark}`)).publishable_api_keys
  await shop.open("publishable-api-keys", "Publishable API keys")
  await select(`${mark} key 1`, `${mark} key 2`)
  expect(await shop.flaws()).toEqual([])
  await act("Revoke keys")
  await confirm("Revoke 2 keys?", "Revoke keys")
  await says("Saved")
  expect((await find()).map(({ revoked_at }) => revoked_at === null)).toEqual([false, false])
  await select(`${mark} key 1`, `${mark} key 2`)
  await act("Delete")
  await confirm("Delete 2 selected rows?", "Delete")
  await page.getByText(`${mark} key 1`).waitFor({ state: "detached" })
  expect(await find()).toEqual([])

  await send("/admin/stock-locations", { name: `${mark} location` })
  await shop.open("inventory/locations", "Stock locations")
  await select(`${mark} location`)
  expect(await shop.flaws()).toEqual([])
  await act("Delete")
  await confirm("Delete 1 selected row?", "Delete")
  await page.getByText(`${mark} location`).waitFor({ state: "detached" })
  const { stock_locations: left } = await read("/admin/stock-locations?limit=100")
  expect(left.map(({ name }) => name)).not.toContain(`${mark} location`)
})

it("deletes regions, shipping options, tax rates and return reasons", async () => {
  const { page, read, send } = shop
  const provider = { payment_providers: ["manual"], fulfillment_providers: ["manual"], countries: [] }
  const region = async (name: string) =>
    (await send("/admin/regions", { name, currency_code: "usd", tax_rate: 0, ...provider })).region
  const [one, other, kept] = [
    await region(`${mark} one`),
    await region(`${mark} other`),
    await region(`${mark} kept`),
  ]
  await shop.open(`settings/regions?q=${mark}`, "Regions")
  await select(`${mark} one`, `${mark} other`)
  expect(await shop.flaws()).toEqual([])
  await act("Delete")
  await confirm("Delete 2 selected rows?", "Delete")
  await says("Deleted")
  expect((await read(`/admin/regions?q=${mark}`)).regions.map(({ id }) => id)).toEqual([kept.id])
  expect(new Set([one.id, other.id, kept.id]).size).toBe(3)

  const { shipping_profiles: profiles } = await read("/admin/shipping-profiles")
  const option = async (name: string, is_return: boolean) =>
    send("/admin/shipping-options", {
      name,
      is_return,
      region_id: kept.id,
      provider_id: "manual",
      profile_id: profiles.find(({ type }) => type === "default").id,
      price_type: "flat_rate",
      amount: 500,
      data: {},
    })
  for (const name of ["Slow", "Fast", "Night"]) await option(name, false)
  await option("Parcel back", true)
  await shop.open(`settings/regions/${kept.id}`, `${mark} kept`)
  await select("Slow", "Night")
  expect(await shop.flaws()).toEqual([])
  await act("Delete")
  await confirm("Delete 2 selected rows?", "Delete")
  await says("Deleted")
  const options = async () =>
    (await read(`/admin/shipping-options?region_id=${kept.id}`)).shipping_options
      .map(({ name }) => name)
      .sort()
  expect(await options()).toEqual(["Fast", "Parcel back"])
  // The other list of the page has its own selection.
  await select("Fast", "Parcel back")
  expect(await page.locator(".ui-bulk").count()).toBe(2)

  for (const [name, code] of [
    ["Books", "books"],
    ["Food", "food"],
  ] as const)
    await send("/admin/tax-rates", { name, code, rate: 5, region_id: kept.id })
  await shop.open(`settings/taxes/${kept.id}`, `${mark} kept`)
  await page.getByText("Default rate", { exact: true }).first().waitFor()
  await select("Books", "Food")
  expect(await shop.flaws()).toEqual([])
  await act("Delete")
  await confirm("Delete 2 selected rows?", "Delete")
  await says("Deleted")
  expect((await read(`/admin/tax-rates?region_id=${kept.id}`)).tax_rates).toEqual([])

  const { return_reason: above } = await send("/admin/return-reasons", {
    value: mark,
    label: `${mark} bulky`,
  })
  await send("/admin/return-reasons", {
    value: `${mark}_heavy`,
    label: `${mark} too heavy`,
    parent_return_reason_id: above.id,
  })
  await send("/admin/return-reasons", {
    value: `${mark}_kept`,
    label: `${mark} kept`,
  })
  await shop.open("settings/return-reasons", "Return reasons")
  await select(`${mark} bulky`, `${mark} too heavy`)
  expect(await shop.flaws()).toEqual([])
  await act("Delete")
  await confirm("Delete 2 selected rows?", "Delete")
  await says("Deleted")
  const values = (await read("/admin/return-reasons")).return_reasons.map(({ value }) => value)
  expect(values).toContain(`${mark}_kept`)
  expect(values.filter((value) => [mark, `${mark}_heavy`].includes(value))).toEqual([])
})

it("copies the code of a gift card in the list, and disables the card until that is undone", async () => {
  const { page, button, read, send } = shop
  const { id } = await shop.firstOf("regions")
  const { gift_card: card } = await send("/admin/gift-cards", { region_id: id, value: 1000 })
  const isDisabled = async () => (await read(`/admin/gift-cards/${card.id}`)).gift_card.is_disabled
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"])
  await shop.open("gift-cards", "Gift cards")
  await shop.choose(card.code, "Copy code")
  await page.getByText("Copied", { exact: true }).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(card.code)
  await shop.choose(card.code, "Disable")
  await expect.poll(isDisabled).toBe(true)
  await button("Undo").click()
  await expect.poll(isDisabled).toBe(false)
  expect(shop.complaints).toEqual([])
})

import { afterAll, beforeAll, expect, it } from "vitest"
import { desktop, openDashboard, phone, type Dashboard } from "./testing.ts"

let shop: Dashboard

beforeAll(async () => {
  shop = await openDashboard()
}, 300_000)

afterAll(async () => {
  await shop?.close()
})

const field = (name: string | RegExp) => shop.page.getByLabel(name, { exact: true })
const closed = () => shop.dialog().waitFor({ state: "detached" })
const idOfPage = () => new URL(shop.page.url()).pathname.split("/").at(-1)!

it("creates a template with a condition and a duration, changes the condition, and creates codes", async () => {
  const { button, dialog, heading, inDialog, link, page, read } = shop
  await shop.open("discounts", "Discounts")
  await link("Create discount").click()
  await heading("Create discount").waitFor()
  await field("Code").fill("friends")
  await field("Description").fill("For friends")
  await page.getByRole("group", { name: "Regions" }).getByRole("checkbox").first().check()
  await button("Create discount").click()
  await page.getByText("Enter a value.").waitFor()
  await field("Percentage").last().fill("15")
  await field("Template for codes").check()
  await field(/^Codes valid for/).fill("2")
  await field("Unit").selectOption({ label: "Weeks" })
  await button("Add condition").click()
  await dialog().getByRole("checkbox").first().check()
  await inDialog("Add condition").click()
  await closed()
  await page.getByText("Products · Only these").waitFor()
  expect(await shop.flaws()).toEqual([])
  await button("Create discount").click()
  await heading("FRIENDS").waitFor()
  const id = idOfPage()
  const { discount } = await read(`/admin/discounts/${id}`)
  expect(discount).toMatchObject({ is_dynamic: true, valid_duration: "P2W" })
  expect(discount.rule).toMatchObject({ type: "percentage", value: 15 })
  expect(discount.rule.conditions).toMatchObject([{ type: "products", operator: "in" }])
  await page.getByText("2 weeks").waitFor()

  await shop.choose("Products", "Edit condition")
  await dialog().getByRole("checkbox").nth(1).check()
  await inDialog("Save").click()
  await closed()
  const { discount_condition: changed } = await read(
    `/admin/discounts/${id}/conditions/${discount.rule.conditions[0].id}?expand=products`,
  )
  expect(changed.products).toHaveLength(2)

  // A reload keeps what is chosen, but never for another type.
  await button("Add condition").click()
  await dialog().getByLabel("Condition type").selectOption({ label: "Collections" })
  await dialog().getByRole("checkbox").first().check()
  await page.waitForFunction(() =>
    Object.keys(localStorage).some((key) => key.includes("product_collections")),
  )
  await page.reload()
  await button("Add condition").click()
  await dialog().getByRole("checkbox").first().waitFor()
  expect(await dialog().getByRole("checkbox", { checked: true }).count()).toBe(0)
  await dialog().getByLabel("Condition type").selectOption({ label: "Collections" })
  await dialog().getByRole("checkbox", { checked: true }).waitFor()
  await dialog()
    .getByText(/^Unsaved changes from .* were restored/)
    .waitFor()
  expect(await shop.flaws()).toEqual([])
  await dialog().getByLabel("Condition type").selectOption({ label: "Products" })
  await dialog().getByRole("checkbox").first().waitFor()
  expect(await inDialog("Add condition").isDisabled()).toBe(true)
  await dialog().getByLabel("Condition type").selectOption({ label: "Collections" })
  await dialog().getByRole("checkbox").first().waitFor()
  expect(await dialog().getByRole("checkbox", { checked: true }).count()).toBe(0)
  await inDialog("Cancel").click()
  await closed()

  await button("Create code").click()
  await dialog().getByLabel("Code").fill("ann-1")
  await dialog()
    .getByLabel(/^Metadata/)
    .fill("partner: Ann")
  await inDialog("Create code").click()
  await closed()
  await page.getByText("ANN-1", { exact: true }).waitFor()
  expect(await shop.flaws()).toEqual([])
  const { discount: code } = await read("/admin/discounts/code/ANN-1")
  expect(code).toMatchObject({ parent_discount_id: id, metadata: { partner: "Ann" } })
  await shop.choose("ANN-1", "Delete code")
  await inDialog("Delete code").click()
  await page.getByText("No codes yet.").waitFor()
})

it("gives a fixed amount exactly one region, and free shipping no value", async () => {
  const { button, heading, page, read } = shop
  await shop.open("discounts/new", "Create discount")
  await field("Type").selectOption({ label: "Fixed amount" })
  expect(await page.getByRole("group", { name: "Regions" }).count()).toBe(0)
  await field("Code").fill("five-off")
  await field("Description").fill("Five off")
  await field("Amount").fill("5")
  await button("Create discount").click()
  await heading("FIVE-OFF").waitFor()
  const { discount } = await read("/admin/discounts/code/FIVE-OFF")
  expect(discount).toMatchObject({ rule: { type: "fixed", value: 500 }, regions: [{}] })
  expect(discount.regions).toHaveLength(1)

  await shop.open("discounts/new", "Create discount")
  await field("Type").selectOption({ label: "Free shipping" })
  expect(await field("Percentage").count()).toBe(0)
  expect(await field("Amount").count()).toBe(0)
  await field("Code").fill("ship-free")
  await field("Description").fill("Free shipping")
  for (const each of await page.getByRole("group", { name: "Regions" }).getByRole("checkbox").all())
    await each.check()
  await button("Create discount").click()
  await heading("SHIP-FREE").waitFor()
  const { discount: free } = await read("/admin/discounts/code/SHIP-FREE")
  expect(free.rule).toMatchObject({ type: "free_shipping", value: 0 })
})

it("says beside the fields which values a discount cannot have, before it is sent", async () => {
  const { button, heading, page, read } = shop
  await shop.open("discounts/new", "Create discount")
  const sent: string[] = []
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/admin/discounts")) sent.push(request.url())
  })
  await field("Code").fill("bounds")
  await field("Description").fill("Bounds")
  await field("Percentage").fill("101")
  for (const each of await page.getByRole("group", { name: "Regions" }).getByRole("checkbox").all())
    await each.check()
  const ends = page.getByLabel(/^Ends/).first()
  await ends.fill("2020-01-01")
  await button("Create discount").click()
  await page.getByText("Enter at most 100.").waitFor()
  await page.getByText("The end must be later than the start.").waitFor()
  expect(await shop.flaws()).toEqual([])
  await field("Percentage").fill("7.5")
  await button("Create discount").click()
  await page.getByText("Enter a whole number.").waitFor()
  await field("Percentage").fill("100")
  await ends.fill("2999-01-01")
  expect(sent).toEqual([])
  await button("Create discount").click()
  await heading("BOUNDS").waitFor()
  const { discount } = await read("/admin/discounts/code/BOUNDS")
  expect(discount.rule.value).toBe(100)
})

it("edits the region of a fixed amount, and what it applies to", async () => {
  const { button, dialog, inDialog, page, read, send } = shop
  const { regions } = await read("/admin/regions")
  const [first, second] = regions
  const rule = { type: "fixed", value: 500, allocation: "total", description: "Three off" }
  const body = { code: "THREE", rule, regions: [first.id] }
  const { discount } = await send("/admin/discounts", body)
  await shop.open(`discounts/${discount.id}`, "THREE")
  await shop.choose("THREE", "Edit discount")
  expect(await dialog().getByRole("checkbox").count()).toBe(0)
  expect(await dialog().getByText("Codes valid for").count()).toBe(0)
  await dialog().getByLabel("Region").selectOption(second.id)
  await dialog().getByLabel("Value", { exact: true }).fill("3")
  await dialog().getByLabel("Applies to").selectOption({ label: "Each item" })
  expect(await shop.flaws()).toEqual([])
  await inDialog("Save").click()
  await closed()
  const find = async () => (await read(`/admin/discounts/${discount.id}`)).discount
  const changed = await find()
  expect(changed.regions.map(({ id }) => id)).toEqual([second.id])
  expect(changed.rule).toMatchObject({ value: 300, allocation: "item" })
  expect(changed.valid_duration).toBeNull()
  await button("Disable").click()
  await page.getByText("Disabled", { exact: true }).waitFor()
})

it("edits how long the codes of a template are valid, and keeps a duration of several units", async () => {
  const { dialog, inDialog, page, read, send } = shop
  const { regions } = await read("/admin/regions")
  const rule = { type: "percentage", value: 10, allocation: "total", description: "Ten off" }
  const limits = { is_dynamic: true, valid_duration: "P1M3D", regions: [regions[0].id] }
  const { discount } = await send("/admin/discounts", { code: "PASS", rule, ...limits })
  await shop.open(`discounts/${discount.id}`, "PASS")
  const save = async () => {
    await inDialog("Save").click()
    await closed()
    return (await read(`/admin/discounts/${discount.id}`)).discount.valid_duration
  }
  await shop.choose("PASS", "Edit discount")
  expect(
    await dialog()
      .getByLabel(/^Codes valid for/)
      .count(),
  ).toBe(0)
  await dialog()
    .getByLabel(/^Usage limit/)
    .fill("3")
  expect(await save()).toBe("P1M3D")
  await shop.choose("PASS", "Edit discount")
  await dialog().getByLabel("Unit", { exact: true }).selectOption({ label: "Days" })
  await dialog()
    .getByLabel(/^Codes valid for/)
    .fill("5")
  expect(await save()).toBe("P5D")
  await page.getByText("5 days").waitFor()
  await shop.choose("PASS", "Edit discount")
  await dialog()
    .getByLabel(/^Codes valid for/)
    .fill("")
  expect(await save()).toBeNull()
})

it("asks before it overwrites the discount that somebody else changed, and ignores a use of the code", async () => {
  const { button, dialog, inDialog, page, read, send } = shop
  const { regions } = await read("/admin/regions")
  const rule = { type: "percentage", value: 10, allocation: "total", description: "Ten off" }
  const { discount } = await send("/admin/discounts", { code: "SHARED", rule, regions: [regions[0].id] })
  const path = `/admin/discounts/${discount.id}` as const
  const find = async () => (await read(path)).discount
  await shop.open(`discounts/${discount.id}`, "SHARED")
  const change = async (description: string) => {
    await shop.choose("SHARED", "Edit discount")
    await dialog().getByLabel("Description").fill(description)
  }
  await change("Mine")
  await send(path, { rule: { id: discount.rule_id, value: 30 } })
  await inDialog("Save").click()
  await dialog().getByText("Someone else changed this").waitFor()
  expect((await find()).rule).toMatchObject({ value: 30, description: "Ten off" })
  await inDialog("Reload").click()
  await dialog().getByText("Someone else changed this").waitFor({ state: "detached" })
  await expect.poll(() => dialog().getByLabel("Value", { exact: true }).inputValue()).toBe("30")
  await dialog().getByLabel("Description").fill("Mine")
  await inDialog("Save").click()
  await closed()
  expect((await find()).rule).toMatchObject({ value: 30, description: "Mine" })

  await change("Once more")
  // An order that uses the code counts it, as metadata does here: nothing that the dialog shows.
  await send(path, { metadata: { used: "yes" } })
  await inDialog("Save").click()
  await closed()
  expect((await find()).rule.description).toBe("Once more")

  await change("Over yours")
  await send(path, { usage_limit: 7 })
  await inDialog("Save").click()
  await inDialog("Overwrite").click()
  await closed()
  expect(await find()).toMatchObject({ usage_limit: null, rule: { description: "Over yours" } })
  await button("Disable").click()
  await page.getByText("Disabled", { exact: true }).waitFor()
})

it("keeps the draft of a new discount through a reload, with its conditions", async () => {
  const { button, dialog, heading, inDialog, page, read } = shop
  await shop.open("discounts/new", "Create discount")
  await field("Code").fill("later")
  await field("Percentage").last().fill("5")
  await field("Description").fill("Not yet")
  await page.getByRole("group", { name: "Regions" }).getByRole("checkbox").first().check()
  await button("Add condition").click()
  await dialog().getByRole("checkbox").first().check()
  await inDialog("Add condition").click()
  await closed()
  await page.getByText("Products · Only these").waitFor()
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("stheno:draft:discount") ?? ""))
    .toMatch(/conditions.*prod_/)
  await page.reload()
  await button("Discard").waitFor()
  await page.getByText("Products · Only these").waitFor()
  expect(await field("Code").inputValue()).toBe("later")
  expect(await shop.flaws()).toEqual([])
  await button("Create discount").click()
  await heading("LATER").waitFor()
  const { discount } = await read(`/admin/discounts/${idOfPage()}`)
  expect(discount.rule).toMatchObject({ value: 5, conditions: [{ type: "products", operator: "in" }] })
  await shop.open("discounts/new", "Create discount")
  expect(await button("Discard").count()).toBe(0)
  expect(await field("Code").inputValue()).toBe("")
})

it("dates a discount by typing and with the calendar", async () => {
  const { dialog, inDialog, page, read, send } = shop
  const { regions } = await read("/admin/regions?limit=1")
  const rule = { type: "percentage", value: 10, allocation: "total", description: "Ten off" }
  const starts_at = "2026-05-10T12:34:56.789Z"
  const body = { code: "DATED", rule, regions: [regions[0].id], starts_at }
  const { discount } = await send("/admin/discounts", body)
  const find = async () => (await read(`/admin/discounts/${discount.id}`)).discount
  await shop.open(`discounts/${discount.id}`, "DATED")
  await shop.choose("DATED", "Edit discount")
  await dialog().getByLabel(/^Ends/).first().fill("2099-09-01")
  await dialog().getByLabel("Ends: Time").fill("18:30")
  expect(await shop.flaws()).toEqual([])
  await inDialog("Save").click()
  await dialog().waitFor({ state: "detached" })
  const local = await page.evaluate(() => new Date("2099-09-01T18:30").toISOString())
  expect(await find()).toMatchObject({ starts_at, ends_at: local })

  await shop.choose("DATED", "Edit discount")
  await inDialog("Open calendar").last().click()
  await page.getByRole("button", { name: /September 15/ }).click()
  await inDialog("Save").click()
  await dialog().waitFor({ state: "detached" })
  const later = await page.evaluate(() => new Date("2099-09-15T18:30").toISOString())
  expect((await find()).ends_at).toBe(later)
})

it("keeps a switch whole beside a long hint on a phone", async () => {
  const { page } = shop
  await page.setViewportSize(phone)
  await shop.open("discounts/new", "Create discount")
  const box = await page.getByRole("switch", { name: "Template for codes" }).boundingBox()
  expect(box).toMatchObject({ width: 34, height: 20 })
  await page.setViewportSize(desktop)
})

it("duplicates a discount with its conditions under another code", async () => {
  const { button, heading, page, read, send } = shop
  const { regions } = await read("/admin/regions")
  const { products } = await read("/admin/products?limit=2")
  const ids = products.map(({ id }) => id)
  const rule = { type: "fixed", value: 700, allocation: "item", description: "Seven off" }
  const body = { code: "SEVEN", rule, regions: [regions[1].id], ends_at: "2099-09-01T00:00:00.000Z" }
  const metadata = { campaign: "spring" }
  const { discount } = await send("/admin/discounts", { ...body, usage_limit: 9, metadata })
  await send(`/admin/discounts/${discount.id}/conditions`, { operator: "not_in", products: ids })
  await shop.open(`discounts/${discount.id}`, "SEVEN")
  await shop.choose("SEVEN", "Duplicate discount")
  await heading("Create discount").waitFor()
  await page.getByText("Products · All except these").waitFor()
  await button("Create discount").click()
  await page.getByText("Enter a value.").waitFor()
  await field("Code").fill("seven-2")
  expect(await field(/^Metadata/).inputValue()).toBe("campaign: spring")
  await field(/^Metadata/).fill("campaign: spring\nowner: Ada")
  await button("Create discount").click()
  await heading("SEVEN-2").waitFor()
  const { discount: copy } = await read("/admin/discounts/code/SEVEN-2")
  expect(copy).toMatchObject({ usage_limit: 9, usage_count: 0, ends_at: "2099-09-01T00:00:00.000Z" })
  expect(copy.regions).toMatchObject([{ id: regions[1].id }])
  expect(copy.metadata).toEqual({ campaign: "spring", owner: "Ada" })
  expect(copy.rule).toMatchObject({ type: "fixed", value: 700, allocation: "item", description: "Seven off" })
  expect(copy.rule.id).not.toBe(discount.rule_id)
  const [condition] = copy.rule.conditions
  const { discount_condition: named } = await read(
    `/admin/discounts/${copy.id}/conditions/${condition.id}?expand=products`,
  )
  expect(named.products.map(({ id }) => id).sort()).toEqual([...ids].sort())
})

it("adds a value to the gift card product that does not track inventory", async () => {
  const { button, dialog, inDialog, read } = shop
  const { products } = await read("/admin/products?is_giftcard=true")
  await shop.open("gift-cards/manage", products[0].title)
  await button("Add variant").click()
  expect(await dialog().getByLabel("Track inventory").isChecked()).toBe(false)
  await dialog().getByLabel("Title").fill("75")
  await dialog().getByLabel(products[0].options[0].title).fill("75")
  await inDialog("Add variant").click()
  await dialog().waitFor({ state: "detached" })
  const { variants } = (await read(`/admin/products/${products[0].id}`)).product
  expect(variants.find(({ title }) => title === "75").manage_inventory).toBe(false)
})

it("shows that a gift card has expired, and that it is active without an end", async () => {
  const { dialog, inDialog, page, read, send } = shop
  const { regions } = await read("/admin/regions?limit=1")
  const body = { region_id: regions[0].id, value: 5000, ends_at: "2020-01-01T00:00:00Z" }
  const { gift_card } = await send("/admin/gift-cards", body)
  await shop.open(`gift-cards/${gift_card.id}`, gift_card.code)
  await page.getByText("Expired", { exact: true }).waitFor()
  await shop.choose(gift_card.code, "Edit gift card")
  await dialog()
    .getByLabel(/^Expires/)
    .first()
    .fill("")
  await inDialog("Save").click()
  await page.getByText("Active", { exact: true }).waitFor()
})

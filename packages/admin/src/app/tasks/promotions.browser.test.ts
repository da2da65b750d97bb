import { afterAll, beforeAll, expect, it } from "vitest"
import { openDashboard, type Dashboard } from "./testing.ts"

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

  await button("Create code").click()
  await dialog().getByLabel("Code").fill("ann-1")
  await inDialog("Create code").click()
  await closed()
  await page.getByText("ANN-1", { exact: true }).waitFor()
  expect(await shop.flaws()).toEqual([])
  const { discount: code } = await read("/admin/discounts/code/ANN-1")
  expect(code).toMatchObject({ parent_discount_id: id })
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
    .fill("")
  await inDialog("Save").click()
  await page.getByText("Active", { exact: true }).waitFor()
})

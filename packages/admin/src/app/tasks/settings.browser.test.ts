import { afterAll, beforeAll, expect, it } from "vitest"
import { openDashboard, type Dashboard } from "./testing.ts"

let shop: Dashboard

beforeAll(async () => {
  shop = await openDashboard()
}, 300_000)

afterAll(async () => {
  await shop?.close()
})

const field = (name: string | RegExp) => shop.page.getByRole("dialog").getByLabel(name, { exact: true })
const closed = () => shop.dialog().waitFor({ state: "detached" })

it("creates a return reason with a sub-reason, and deletes both", async () => {
  const { button, inDialog, page, read } = shop
  await shop.open("settings/return-reasons", "Return reasons")
  await button("Create reason").click()
  await field("Label").fill("Does not fit")
  await field(/^Value/).fill("fit")
  await inDialog("Save").click()
  await closed()
  await shop.choose("Does not fit", "Add sub-reason")
  await field("Label").fill("Too small")
  await field(/^Value/).fill("fit_small")
  await inDialog("Save").click()
  await closed()
  await page.getByText("Below “Does not fit” · fit_small").waitFor()
  expect(await shop.flaws()).toEqual([])
  const find = async () => {
    const { return_reasons } = await read("/admin/return-reasons")
    return return_reasons.find(({ value }: { value: string }) => value === "fit")
  }
  expect(await find()).toMatchObject({ return_reason_children: [{ value: "fit_small" }] })
  await shop.choose("Does not fit", "Delete reason")
  await shop.dialog().getByText("Its sub-reasons are deleted too.").waitFor()
  await inDialog("Delete reason").click()
  await page.getByText("Too small").waitFor({ state: "detached" })
  expect(await find()).toBeUndefined()
})

it("sends the link for a new password, and shows the email address", async () => {
  const { button, page } = shop
  await shop.open("settings/personal-information", "Your account")
  await page.getByText("We email a link to admin@example.com.").waitFor()
  const sent = page.waitForResponse((response) => response.url().endsWith("/admin/users/password-token"))
  await button("Email me a link").click()
  expect((await sent).status()).toBe(204)
  await page.getByText("Link sent").waitFor()
  expect(await shop.flaws()).toEqual([])
})

it("creates, fills and deletes a shipping profile", async () => {
  const { button, heading, inDialog, page, read } = shop
  await shop.open("settings/shipping-profiles", "Shipping profiles")
  await button("Create profile").click()
  await field("Name").fill("Bulky goods")
  await inDialog("Create profile").click()
  await heading("Bulky goods").waitFor()
  const id = new URL(page.url()).pathname.split("/").at(-1)!
  const { products } = await read("/admin/products?limit=1&fields=id,title&expand=")
  await button("Add products").click()
  await shop.dialog().getByLabel("Search").fill(products[0].title)
  await shop.dialog().getByRole("checkbox").first().check()
  await inDialog("Add 1 product").click()
  await shop.link(products[0].title).waitFor()
  const { shipping_profile: filled } = await read(`/admin/shipping-profiles/${id}`)
  expect(filled).toMatchObject({ type: "custom", products: [{ title: products[0].title }] })
  expect(await shop.flaws()).toEqual([])
  await shop.choose("Bulky goods", "Edit profile")
  await field("Name").fill("Furniture")
  await inDialog("Save").click()
  await heading("Furniture").waitFor()
  await closed()
  await shop.choose("Furniture", "Delete profile")
  await inDialog("Delete profile").click()
  await heading("Shipping profiles").waitFor()
  const { shipping_profiles } = await read("/admin/shipping-profiles")
  expect(shipping_profiles.map((each: { id: string }) => each.id)).not.toContain(id)
})

it("finds countries by search, and adds shipping options with limits", async () => {
  const { button, heading, inDialog, page, read } = shop
  await shop.open("settings/regions", "Regions")
  await button("Create region").click()
  await field("Name").fill("Iceland")
  await shop.dialog().getByLabel("Search").fill("icel")
  await field("Iceland").check()
  await shop.dialog().getByRole("button", { name: "Remove Iceland" }).waitFor()
  expect(await shop.dialog().getByLabel("Norway", { exact: true }).count()).toBe(0)
  for (const each of await shop.dialog().getByLabel("Manual", { exact: true }).all()) await each.check()
  await inDialog("Save").click()
  await heading("Iceland").waitFor()
  await closed()
  const id = new URL(page.url()).pathname.split("/").at(-1)!
  const { region } = await read(`/admin/regions/${id}`)
  expect(region.countries).toMatchObject([{ iso_2: "is" }])
  expect(await shop.flaws()).toEqual([])
  await button("Add option").click()
  await field("Name").fill("Ferry")
  await field("Price").fill("9.50")
  await field(/^Minimum subtotal/).fill("20")
  await field(/^Maximum subtotal/).fill("100")
  await inDialog("Save").click()
  await closed()
  const find = async () => (await read(`/admin/shipping-options?region_id=${id}`)).shipping_options
  const [option] = await find()
  expect(option).toMatchObject({ name: "Ferry", price_type: "flat_rate", amount: 950 })
  const limits = option.requirements.map(({ type, amount }: { type: string; amount: number }) => [
    type,
    amount,
  ])
  expect(limits.sort()).toEqual([
    ["max_subtotal", 10_000],
    ["min_subtotal", 2_000],
  ])
  await button("Add option").click()
  await field("Name").fill("By weight")
  await field("Price type").selectOption({ label: "Calculated by the provider" })
  expect(await field(/^Price$/).count()).toBe(0)
})

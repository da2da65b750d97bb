import { afterAll, beforeAll, it } from "vitest"
import { expect } from "@stheno/testing/expect.ts"
import { openDashboard, type Dashboard } from "./testing.ts"

let shop: Dashboard

beforeAll(async () => {
  shop = await openDashboard()
}, 300_000)

afterAll(() => shop?.close())

it("creates a draft order on one page, changes it, marks it as paid and opens the order", async () => {
  const { page, button, link, heading, inDialog, choose, read } = shop
  const { regions } = await read("/admin/regions?limit=100")
  const address = {
    first_name: "Ada",
    last_name: "Byron",
    address_1: "Way 1",
    city: "Home",
    postal_code: "12345",
    // The form starts with the first region.
    country_code: regions[0].countries[0].iso_2,
  }
  const account = { email: "ada@drafts.example.com", first_name: "Ada", last_name: "Byron" }
  const { customer } = await shop.send("/store/customers", { ...account, password: "supersecret" })
  await shop.send("/store/customers/me/addresses", { address })
  const { variants } = await read("/admin/variants?limit=100&expand=product")
  const variant = variants.find(
    (each: { inventory_quantity: number; product: { is_giftcard: boolean } }) =>
      each.inventory_quantity > 5 && !each.product.is_giftcard,
  )
  const { title } = variant.product
  await shop.send("/admin/discounts", {
    code: "PHONE10",
    rule: { type: "percentage", value: 10, allocation: "total" },
    regions: [regions[0].id],
    is_dynamic: false,
    is_disabled: false,
  })
  await shop.open("draft-orders", "Draft orders")
  await link("Create draft order").first().click()
  await heading("Create draft order").waitFor()
  await page.getByLabel("Search customers by name or email").fill(customer.email)
  await page.getByRole("button", { name: new RegExp(customer.email) }).click()
  await page.getByText("The order belongs to this customer.").waitFor()
  await button("Add items").click()
  await page.getByRole("dialog").getByRole("searchbox").fill(title)
  await page.getByRole("dialog").locator(".picker-row").filter({ hasText: title }).first().click()
  await inDialog("Add 1 item").click()
  await page.getByRole("dialog").waitFor({ state: "detached" })
  await page.getByLabel(`Quantity of ${title}`, { exact: true }).fill("2")
  await page.getByLabel(`Quantity of ${title}`, { exact: true }).fill("3000000000")
  const tooMany = page.getByText("Enter at most 2,147,483,647.")
  await tooMany.waitFor()
  await page.getByLabel(`Quantity of ${title}`, { exact: true }).fill("2")
  await tooMany.waitFor({ state: "detached" })
  const tooLarge = page.getByText(/^Enter at most .*21,474,836\.47/)
  await page.getByLabel(`Price of ${title}`, { exact: true }).fill("99999999999")
  await tooLarge.waitFor()
  await page.getByLabel(`Price of ${title}`, { exact: true }).fill("10.00")
  await tooLarge.waitFor({ state: "detached" })
  await button("Add custom item").click()
  await page.locator(".custom-item").getByLabel("Title").fill("Engraving")
  await page.locator(".custom-item").getByLabel("Unit price").fill("99999999999")
  await tooLarge.waitFor()
  await page.locator(".custom-item").getByLabel("Unit price").fill("5.50")
  await tooLarge.waitFor({ state: "detached" })
  const row = await page.locator(".custom-item .field").all()
  const heights = await Promise.all(row.map(async (field) => (await field.boundingBox())!.y))
  expect(new Set(heights).size, "a custom item is one row").toBe(1)
  for (const [of, text] of [
    [title, "gift: yes"],
    ["Engraving", "text: Ada"],
  ] as const) {
    await choose(of, "Edit metadata")
    await page
      .getByRole("dialog")
      .getByLabel(/^Metadata/)
      .fill(text)
    await inDialog("Save").click()
    await page.getByRole("dialog").waitFor({ state: "detached" })
    await page.getByRole("region", { name: "Items" }).getByText(text, { exact: true }).waitFor()
  }
  expect(await page.getByLabel("City").inputValue()).toBe("Home")
  expect(await page.getByLabel("Saved address").inputValue()).not.toBe("")
  await page.getByLabel("City").fill("Lovelace")
  await page.getByRole("switch", { name: "Same as the shipping address" }).uncheck()
  await page.getByLabel("City").nth(1).fill("Byron")
  await page.getByLabel("Shipping method").selectOption({ index: 1 })
  await page.locator('[name="price"]').last().fill("1.00")
  await page.getByLabel("Discount codes").fill("phone10")
  await page.getByLabel("Metadata").fill("source: phone")
  await page.reload()
  expect(await page.getByLabel("City").first().inputValue()).toBe("Lovelace")
  expect(await page.getByLabel(`Quantity of ${title}`, { exact: true }).inputValue()).toBe("2")
  expect(await shop.flaws()).toEqual([])
  await link("Orders").first().click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Keep editing" }).click()
  expect(await page.getByLabel("City").first().inputValue()).toBe("Lovelace")
  await button("Create draft order").click()
  await heading(/^Draft order #/).waitFor()
  const id = new URL(page.url()).pathname.split("/").at(-1)!
  const { draft_order } = await read(`/admin/draft-orders/${id}`)
  expect(draft_order.cart).toMatchObject({
    customer_id: customer.id,
    metadata: { source: "phone" },
    discounts: [{ code: "PHONE10" }],
    // 10 % of two units for 10.00; custom items have no discount.
    discount_total: 200,
    shipping_address: { city: "Lovelace" },
    billing_address: { city: "Byron", country_code: expect.any(String) },
  })
  expect(draft_order.cart.shipping_methods[0].price).toBe(100)
  await page.getByText("PHONE10 · 10%").waitFor()
  const prices = (items: { title: string; unit_price: number; quantity: number }[]) =>
    items.map((item) => [item.title, item.unit_price, item.quantity]).sort()
  expect(prices(draft_order.cart.items)).toEqual(
    [
      ["Engraving", 550, 1],
      [title, 1000, 2],
    ].sort(),
  )
  const metadataOf = (items: { title: string; metadata?: unknown }[]) =>
    Object.fromEntries(items.map((item) => [item.title, item.metadata]))
  expect(metadataOf(draft_order.cart.items)).toEqual({ Engraving: { text: "Ada" }, [title]: { gift: "yes" } })
  await choose("Engraving", "Edit")
  await page.getByRole("dialog").getByLabel("Unit price").fill("6.00")
  expect(
    await page
      .getByRole("dialog")
      .getByLabel(/^Metadata/)
      .inputValue(),
  ).toBe("text: Ada")
  await page
    .getByRole("dialog")
    .getByLabel(/^Metadata/)
    .fill("font: serif")
  await inDialog("Save").click()
  await page.getByText("Item changed").waitFor()
  await choose("Customer", "Change shipping address")
  await page.getByRole("dialog").getByLabel("City").fill("Byron")
  await inDialog("Save").click()
  await page.getByText(/Byron/).first().waitFor()
  const after = (await read(`/admin/draft-orders/${id}`)).draft_order.cart
  expect(prices(after.items)).toContainEqual(["Engraving", 600, 1])
  expect(metadataOf(after.items)).toEqual({ Engraving: { font: "serif" }, [title]: { gift: "yes" } })
  expect(await shop.flaws()).toEqual([])
  await button("Mark as paid").click()
  await inDialog("Mark as paid").click()
  await link(/^Open order #/).click()
  await heading(/^Order #/).waitFor()
  expect(shop.complaints).toEqual([])
})

it("says that the shipping method goes with an item, and adds a removed item again", async () => {
  const { page, dialog, inDialog, choose, read, send, button } = shop
  const { regions } = await read("/admin/regions?limit=100")
  const region_id = regions[0].id
  const [option] = (await read(`/admin/shipping-options?region_id=${region_id}&is_return=false`))
    .shipping_options
  const { draft_order: draft } = await send("/admin/draft-orders", {
    email: "undo@drafts.example.com",
    region_id,
    items: [
      { title: "Engraving", unit_price: 550, quantity: 3, metadata: { text: "Ada" } },
      { title: "Gift wrap", unit_price: 300, quantity: 1 },
    ],
    shipping_methods: [{ option_id: option.id }],
  })
  const cartOf = async () => (await read(`/admin/draft-orders/${draft.id}`)).draft_order.cart
  const gone = "The shipping method of the draft is removed as well, and shipping then costs nothing."
  await shop.open(`draft-orders/${draft.id}`, /^Draft order #/)
  await choose("Gift wrap", "Edit")
  await dialog().getByText(gone).waitFor()
  await page.keyboard.press("Escape")
  await dialog().waitFor({ state: "detached" })
  await choose("Engraving", "Remove")
  await dialog().getByText(gone).waitFor()
  await inDialog("Cancel").click()
  expect((await cartOf()).items).toHaveLength(2)
  await choose("Engraving", "Remove")
  await inDialog("Remove").click()
  await dialog().waitFor({ state: "detached" })
  await page.getByText("Item removed").waitFor()
  expect(await cartOf()).toMatchObject({ items: [{ title: "Gift wrap" }], shipping_methods: [] })
  await button("Undo").click()
  // A menu stays open while the toast goes away, which had the focus.
  await choose("Gift wrap", "Edit")
  await dialog().waitFor()
  await page.keyboard.press("Escape")
  await dialog().waitFor({ state: "detached" })
  await page.getByRole("region", { name: "Items" }).getByText("Engraving").waitFor()
  const [back] = (await cartOf()).items.filter(({ title }) => title === "Engraving")
  expect(back).toMatchObject({ unit_price: 550, quantity: 3, metadata: { text: "Ada" } })
  // Without a shipping method there is nothing to say before.
  await choose("Gift wrap", "Remove")
  await page.getByRole("region", { name: "Items" }).getByText("Gift wrap").waitFor({ state: "detached" })
  expect((await cartOf()).items).toHaveLength(1)
  await button("Add custom item").click()
  await dialog().getByLabel("Title").fill("Card")
  await dialog().getByLabel("Unit price").fill("1.00")
  await dialog()
    .getByLabel(/^Metadata/)
    .fill("text: Hello")
  await inDialog("Add custom item").click()
  await page.getByRole("region", { name: "Items" }).getByText("text: Hello", { exact: true }).waitFor()
  const [card] = (await cartOf()).items.filter(({ title }) => title === "Card")
  expect(card).toMatchObject({ unit_price: 100, metadata: { text: "Hello" } })
  const before = (await cartOf()).items.map(({ id }) => id)
  await button("Add items").click()
  await dialog().getByRole("searchbox").fill("MUG-INK-1")
  await dialog().locator(".picker-row").filter({ hasText: "MUG-INK-1" }).first().click()
  await dialog()
    .getByLabel(/^Metadata/)
    .fill("gift: yes")
  expect(await shop.flaws()).toEqual([])
  await inDialog("Add 1 item").click()
  await dialog().waitFor({ state: "detached" })
  const [mug, ...others] = (await cartOf()).items.filter(({ id }) => !before.includes(id))
  expect(mug).toMatchObject({ quantity: 1, metadata: { gift: "yes" } })
  expect(others).toEqual([])
})

it("copies the payment link of a draft when the store has a template that names its cart", async () => {
  const { page, button, read, send, heading } = shop
  const { regions } = await read("/admin/regions?limit=100")
  const option = (await read(`/admin/shipping-options?region_id=${regions[0].id}&is_return=false`))
    .shipping_options[0]
  const { draft_order: draft } = await send("/admin/draft-orders", {
    email: "link@drafts.example.com",
    region_id: regions[0].id,
    items: [{ title: "Engraving", unit_price: 550, quantity: 1 }],
    shipping_methods: [{ option_id: option.id }],
  })
  await shop.open(`draft-orders/${draft.id}`, /^Draft order #/)
  await button("Mark as paid").waitFor()
  await page.waitForLoadState("networkidle")
  expect(await button("Copy payment link").count(), "without a template").toBe(0)
  await send("/admin/store", { payment_link_template: "https://shop.example.com/pay/{cart_id}" })
  await page.reload()
  await heading(/^Draft order #/).waitFor()
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"])
  await button("Copy payment link").click()
  await page.getByText("Payment link copied").waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `https://shop.example.com/pay/${draft.cart_id}`,
  )
  expect(await shop.flaws()).toEqual([])
})

it("adds variants that were chosen before a reload, although the search is empty again", async () => {
  const { page, button, dialog, inDialog } = shop
  await shop.open("draft-orders/new", "Create draft order")
  await button("Add items").click()
  await dialog().getByRole("searchbox").fill("MUG-INK-1")
  await dialog().locator(".picker-row").filter({ hasText: "MUG-INK-1" }).first().click()
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.includes("choice:")))
  await page.reload()
  await button("Add items").click()
  await dialog()
    .getByText(/^Unsaved changes from .* were restored/)
    .waitFor()
  // What is restored comes first.
  await dialog().locator(".picker-row").first().getByText("MUG-INK-1").waitFor()
  expect(await shop.flaws()).toEqual([])
  await inDialog("Add 1 item").click()
  await dialog().waitFor({ state: "detached" })
  await page.getByRole("main").getByText("MUG-INK-1").waitFor()
  await button("Add items").click()
  await dialog().getByRole("searchbox").waitFor()
  expect(await dialog().getByRole("checkbox", { checked: true }).count()).toBe(0)
  await inDialog("Cancel").click()
  await button("Discard draft").click()
})

it("asks before it discards a draft order that is left, and starts empty afterwards", async () => {
  const { page, button, link, heading } = shop
  await shop.open("draft-orders/new", "Create draft order")
  await page.getByLabel("Customer's email").fill("ada@drafts.example.com")
  await link("Orders").first().click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard changes" }).click()
  await heading("Orders").waitFor()
  await shop.open("draft-orders/new", "Create draft order")
  expect(await page.getByLabel("Customer's email").inputValue()).toBe("")
  await link("Orders").first().click()
  await heading("Orders").waitFor()
  expect(await button("Discard changes").count()).toBe(0)
})

import { afterAll, beforeAll, expect, it } from "vitest"
import { dialogParts, openDashboard, withSlowReads, type Dashboard } from "./testing.ts"

let shop: Dashboard

beforeAll(async () => {
  shop = await openDashboard()
}, 300_000)

afterAll(() => shop?.close())

const { field, closed, restored } = dialogParts(() => shop)
const kept = () =>
  shop.page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith("stheno:draft:")))

it("restores the input of a dialog after a reload, without passwords, until it is sent or discarded", async () => {
  const { button, inDialog, page, read } = shop
  await shop.open("customers", "Customers")
  const open = () => button("Create customer").first().click()
  await open()
  await field("First name").fill("Ada")
  await field("Last name").fill("Byron")
  await field("Email").fill("ada@kept.example.com")
  await field("Password").fill("a long secret")
  await expect.poll(async () => JSON.stringify(await kept())).toContain("ada@kept.example.com")
  expect(JSON.stringify(await kept())).not.toContain("a long secret")
  await page.reload()
  await open()
  await restored().waitFor()
  expect(await shop.flaws()).toEqual([])
  expect(await field("First name").inputValue()).toBe("Ada")
  expect(await field("Email").inputValue()).toBe("ada@kept.example.com")
  expect(await field("Password").inputValue()).toBe("")
  await field("Password").fill("a long secret")
  await inDialog("Create customer").click()
  await closed()
  expect((await read("/admin/customers?q=ada@kept.example.com")).count).toBe(1)
  expect(await kept()).toEqual([])
  // What is discarded is not offered again.
  await open()
  expect(await restored().count()).toBe(0)
  await field("First name").fill("Grace")
  await expect.poll(async () => (await kept()).length).toBe(1)
  await page.keyboard.press("Escape")
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard changes" }).click()
  await closed()
  expect(await kept()).toEqual([])
  await open()
  expect(await field("First name").inputValue()).toBe("")
  await page.keyboard.press("Escape")
  await closed()
})

it("keeps no draft of a dialog that was emptied again or has only a password", async () => {
  const { button, page } = shop
  await shop.open("customers", "Customers")
  await button("Create customer").first().click()
  await field("First name").fill("Ada")
  await expect.poll(async () => (await kept()).length).toBe(1)
  await field("First name").fill("")
  await expect.poll(async () => (await kept()).length).toBe(0)
  await field("Password").fill("a long secret")
  // A draft is kept after a pause.
  await page.waitForTimeout(600)
  expect(await kept()).toEqual([])
  await field("First name").fill("Ada")
  await expect.poll(async () => (await kept()).length).toBe(1)
  await field("First name").fill("")
  await expect.poll(async () => (await kept()).length).toBe(0)
  await field("Password").fill("")
  await page.keyboard.press("Escape")
  await closed()
})

it("keeps no draft of a dialog that is canceled", async () => {
  const { button, inDialog, read } = shop
  const { customers } = await read("/admin/customers?limit=1&order=-created_at")
  await shop.open(`customers/${customers[0].id}`, /./)
  const open = () => button("Add address").first().click()
  await open()
  await field("Last name").fill("Byron")
  await field("City").fill("London")
  await expect.poll(async () => JSON.stringify(await kept())).toContain("London")
  // The pause after which a draft is kept has not passed.
  await field("City").fill("Nottingham")
  await inDialog("Cancel").click()
  await closed()
  expect(await kept()).toEqual([])
  await open()
  await field("City").waitFor()
  expect(await restored().count()).toBe(0)
  expect(await field("City").inputValue()).toBe("")
  await inDialog("Cancel").click()
  await closed()
})

it("restores no choices that are gone", async () => {
  const { button, dialog, inDialog, page, read } = shop
  const { regions } = await read("/admin/regions")
  const taken = regions.flatMap(({ countries }: { countries: { iso_2: string }[] }) => countries)[0]!.iso_2
  await shop.open("settings/regions", "Regions")
  const values = {
    name: "Islands",
    currency_code: "zzz",
    tax_rate: "5",
    countries: [taken, "aq"],
    payment_providers: ["gone"],
  }
  await page.evaluate(
    (draft) => localStorage.setItem("stheno:draft:region", draft),
    JSON.stringify({ values, savedAt: Date.now() }),
  )
  await button("Create region").first().click()
  await restored().waitFor()
  expect(await field("Name").inputValue()).toBe("Islands")
  expect(await dialog().getByLabel("Currency", { exact: true }).inputValue()).not.toBe("zzz")
  await inDialog("Create region").click()
  // A payment provider is required.
  await dialog().getByText("Enter a value.").first().waitFor()
  await dialog().getByLabel("Manual", { exact: false }).first().check()
  await dialog().getByLabel("Manual", { exact: false }).last().check()
  await inDialog("Create region").click()
  await closed()
  const { regions: after } = await read("/admin/regions?q=Islands")
  expect(after[0].countries.map(({ iso_2 }: { iso_2: string }) => iso_2)).toEqual(["aq"])
})

it("restores the input of a dialog that changes a record, unless somebody else has changed the record", async () => {
  const { button, page, read, send } = shop
  const { products } = await read("/admin/products?limit=1&handle=mug-ink")
  const { id, title, subtitle } = products[0]
  const open = async () => {
    await shop.open(`products/${id}`, title)
    await page.getByRole("region", { name: "General" }).getByText("Edit", { exact: true }).click()
  }
  await open()
  await field(/^Subtitle/).fill("Half a thought")
  await expect.poll(async () => (await kept()).length).toBe(1)
  await page.reload()
  await open()
  await restored().waitFor()
  expect(await field(/^Subtitle/).inputValue()).toBe("Half a thought")
  await send(`/admin/products/${id}`, { material: "Olive oil" })
  await open()
  await field(/^Subtitle/).waitFor()
  expect(await field(/^Subtitle/).inputValue()).toBe(subtitle)
  expect(await restored().count()).toBe(0)
  expect(await kept()).toEqual([])
  await field(/^Subtitle/).fill("A whole thought")
  await shop.inDialog("Save").click()
  await closed()
  expect((await read(`/admin/products/${id}`)).product.subtitle).toBe("A whole thought")
  expect(await kept()).toEqual([])
  // The form of a page stays after saving.
  await shop.open("settings/details", "Store details")
  const name = page.getByLabel("Store name", { exact: true })
  const before = await name.inputValue()
  await name.fill("Halcyon Two")
  await button("Save").click()
  await page.getByText("Saved", { exact: true }).first().waitFor()
  await name.fill("Halcyon Three")
  await expect.poll(async () => (await kept()).length).toBe(1)
  await page.reload()
  await expect.poll(() => name.inputValue()).toBe("Halcyon Three")
  await button("Discard").click()
  expect(await name.inputValue()).toBe("Halcyon Two")
  await name.fill(before)
  await button("Save").click()
  await expect.poll(kept).toEqual([])
})

it("restores no draft of groups and categories that were changed elsewhere", async () => {
  const { button, page, read, send } = shop
  const { customers } = await read("/admin/customers?limit=1&order=-created_at")
  const { id: customer } = customers[0]
  const { customer_group: group } = await send("/admin/customer-groups", { name: "Wholesale" })
  const openCustomer = async () => {
    await shop.open(`customers/${customer}`, /./)
    await button("Edit").first().click()
  }
  await openCustomer()
  await field(/^Phone/).fill("555 0100")
  await expect.poll(async () => (await kept()).length).toBe(1)
  await page.reload()
  await button("Edit").first().click()
  await restored().waitFor()
  await send(`/admin/customer-groups/${group.id}/customers/batch`, { customer_ids: [{ id: customer }] })
  await openCustomer()
  await shop.dialog().getByText("Wholesale", { exact: true }).waitFor()
  expect(await restored().count()).toBe(0)
  expect(await kept()).toEqual([])
  await shop.inDialog("Cancel").click()
  await closed()

  const { products } = await read("/admin/products?limit=1&handle=mug-ink")
  const { id, title } = products[0]
  const { product_category: category } = await send("/admin/product-categories", { name: "Gifts" })
  const openProduct = async () => {
    await shop.open(`products/${id}`, title)
    await page.getByRole("region", { name: "Organization" }).getByText("Edit", { exact: true }).click()
  }
  await openProduct()
  await shop.dialog().getByRole("combobox", { name: /^Type/ }).click()
  await page.locator(".ui-combobox-input").fill("Cup")
  await page.getByRole("option", { name: /Cup/ }).click()
  await expect.poll(async () => (await kept()).length).toBe(1)
  await send(`/admin/product-categories/${category.id}/products/batch`, { product_ids: [{ id }] })
  await openProduct()
  await shop.dialog().getByText("Gifts", { exact: true }).waitFor()
  expect(await restored().count()).toBe(0)
  expect(await kept()).toEqual([])
  await shop.inDialog("Cancel").click()
  await closed()
})

it("restores sales channels that were chosen, and notices those that somebody else has chosen", async () => {
  const { inDialog, page, read, send } = shop
  await send("/admin/sales-channels", { name: "Fair" })
  const { sales_channel: market } = await send("/admin/sales-channels", { name: "Market" })
  const { publishable_api_key: key } = await send("/admin/publishable-api-keys", { title: "Stall" })
  const { products } = await read("/admin/products?limit=1&handle=mug-ink")
  const { id, title } = products[0]
  const product = {
    path: `products/${id}`,
    title,
    channels: async () => (await read(`/admin/products/${id}`)).product.sales_channels,
    addToMarket: () => send(`/admin/sales-channels/${market.id}/products/batch`, { product_ids: [{ id }] }),
  }
  const keyPath = `/admin/publishable-api-keys/${key.id}/sales-channels` as const
  const stall = {
    path: `publishable-api-keys/${key.id}`,
    title: "Stall",
    channels: async () => (await read(keyPath)).sales_channels,
    addToMarket: () => send(`${keyPath}/batch`, { sales_channel_ids: [{ id: market.id }] }),
  }
  const open = () =>
    page.getByRole("region", { name: "Sales channels" }).getByText("Edit", { exact: true }).click()
  for (const { path, title, channels, addToMarket } of [product, stall]) {
    const names = async () => (await channels()).map(({ name }: { name: string }) => name).sort()
    const before = await names()
    await shop.open(path, title)
    await open()
    await field("Fair").check()
    await expect.poll(async () => (await kept()).length).toBe(1)
    await page.reload()
    await open()
    await restored().waitFor()
    expect(await field("Fair").isChecked()).toBe(true)
    await inDialog("Save").click()
    await closed()
    expect(await kept()).toEqual([])
    expect(await names()).toEqual([...before, "Fair"].sort())

    await open()
    await field("Fair").uncheck()
    await addToMarket()
    await inDialog("Save").click()
    await page.getByText(/^Someone else changed this/).waitFor()
    expect(await names()).toEqual([...before, "Fair", "Market"].sort())
    await inDialog("Overwrite").click()
    await closed()
    expect(await names()).toEqual(before)

    await open()
    await field("Fair").check()
    await expect.poll(async () => (await kept()).length).toBe(1)
    await addToMarket()
    await page.reload()
    await open()
    await field("Market").waitFor()
    expect(await field("Market").isChecked()).toBe(true)
    expect(await restored().count()).toBe(0)
    expect(await kept()).toEqual([])
    await inDialog("Cancel").click()
    await closed()
  }
})

it("lets one choose the channels of a key once the page knows which it has", async () => {
  const { inDialog, page, read, send } = shop
  const { publishable_api_key: key } = await send("/admin/publishable-api-keys", { title: "Kiosk" })
  const path = `/admin/publishable-api-keys/${key.id}/sales-channels` as const
  const { sales_channels } = await read("/admin/sales-channels?q=Fair")
  await send(`${path}/batch`, { sales_channel_ids: [{ id: sales_channels[0].id }] })
  await withSlowReads(page, /publishable-api-keys\/.*\/sales-channels/, async () => {
    await shop.open(`publishable-api-keys/${key.id}`, "Kiosk")
    await page.getByRole("region", { name: "Sales channels" }).getByText("Edit", { exact: true }).click()
    await field("Fair").waitFor()
  })
  expect(await field("Fair").isChecked()).toBe(true)
  await field("Market").check()
  await inDialog("Save").click()
  await closed()
  expect((await read(path)).sales_channels.map(({ name }) => name).sort()).toEqual(["Fair", "Market"])
})

it("restores the own name that is typed, and notices that somebody else has changed it", async () => {
  const { button, page, read, send } = shop
  const { user } = await read("/admin/auth")
  const nameOf = async () => (await read("/admin/auth")).user.last_name
  const name = page.getByLabel(/^Last name/)
  await shop.open("settings/personal-information", "Your account")
  await name.fill("Lovelace")
  await expect.poll(async () => (await kept()).length).toBe(1)
  await page.reload()
  await expect.poll(() => name.inputValue()).toBe("Lovelace")
  await button("Save").click()
  await expect.poll(nameOf).toBe("Lovelace")
  await send(`/admin/users/${user.id}`, { last_name: "Byron" })
  await name.fill("King")
  await button("Save").click()
  await page.getByText(/^Someone else changed this/).waitFor()
  expect(await nameOf()).toBe("Byron")
  await button("Overwrite").click()
  await expect.poll(nameOf).toBe("King")
  await expect.poll(kept).toEqual([])
})

it("restores no refund once another refund has changed the amount", async () => {
  const { button, dialog, inDialog, page, read, send } = shop
  const { orders } = await read("/admin/orders?payment_status[]=captured&limit=20")
  const { id } = orders.find(
    ({ refundable_amount }: { refundable_amount: number }) => refundable_amount > 1000,
  )
  const open = async () => {
    await shop.open(`orders/${id}`, /./)
    await button("Refund").click()
    await field("Amount").waitFor()
  }
  await open()
  const proposed = await field("Amount").inputValue()
  await field("Amount").fill("9.00")
  await dialog().getByLabel(/^Note/).fill("Scratched")
  await expect.poll(async () => JSON.stringify(await kept())).toContain("Scratched")
  await page.reload()
  await button("Refund").click()
  await restored().waitFor()
  expect(await field("Amount").inputValue()).toBe("9.00")
  await send(`/admin/orders/${id}/refund`, { amount: 500, reason: "other" })
  await open()
  expect(await field("Amount").inputValue()).toBe((Number(proposed) - 5).toFixed(2))
  expect(await restored().count()).toBe(0)
  expect(await kept()).toEqual([])
  await inDialog("Cancel").click()
  await closed()
})

it("restores the input of other dialogs that create something", async () => {
  const { button, page, read } = shop
  const { regions } = await read("/admin/regions")
  const { products } = await read("/admin/products?limit=1")
  const { customers } = await read("/admin/customers?limit=1&order=-created_at")
  const { inventory_items: items } = await read("/admin/inventory-items?limit=1")
  const region = `settings/regions/${regions[0].id}`
  const cases = [
    ["settings/regions", "Regions", "Create region", "Name"],
    [region, regions[0].name, "Add option", "Name"],
    [region, regions[0].name, "Add return option", "Name"],
    [`settings/taxes/${regions[0].id}`, regions[0].name, "Add tax rate", "Name"],
    ["settings/return-reasons", "Return reasons", "Create reason", "Label"],
    ["inventory/locations", "Stock locations", "Create location", "Name"],
    [`inventory/${items[0].id}`, /./, "Create reservation", /^Note/],
    ["gift-cards", "Gift cards", "Issue gift card", "Value"],
    ["collections", "Collections", "Create collection", "Title"],
    ["customers/groups", "Customer groups", "Create group", "Name"],
    [`customers/${customers[0].id}`, /./, "Add address", "Last name"],
    ["sales-channels", "Sales channels", "Create sales channel", "Name"],
    [`products/${products[0].id}`, products[0].title, "Add variant", "Title"],
  ] as const
  for (const [path, title, create, label] of cases) {
    await shop.open(path, title)
    await button(create).first().click()
    await field(label).fill("12.00")
    await expect.poll(async () => (await kept()).length, { message: create }).toBe(1)
    await page.reload()
    await button(create).first().click()
    await restored().waitFor()
    expect(await field(label).inputValue(), create).toBe("12.00")
    await shop.inDialog("Discard").click()
    await expect.poll(() => field(label).inputValue(), { message: create }).toBe("")
    expect(await kept(), create).toEqual([])
    await page.keyboard.press("Escape")
    await closed()
  }
  expect(shop.complaints).toEqual([])
}, 180_000)

it("restores metadata, also after a key was removed, until it is saved or discarded", async () => {
  const { button, dialog, inDialog, page, read, send } = shop
  const { products } = await read("/admin/products?limit=1&handle=mug-ink")
  const { id, title } = products[0]
  await send(`/admin/products/${id}`, { metadata: { supplier: "Acme", shelf: "4" } })
  const open = async () => {
    await shop.open(`products/${id}`, title)
    await button("Edit metadata").click()
  }
  const value = (key: string) => dialog().getByLabel(`Value: ${key}`, { exact: true })
  await open()
  await inDialog("Remove shelf").click()
  await value("supplier").fill("Harbor Mills")
  await expect.poll(async () => JSON.stringify(await kept())).toContain("Harbor Mills")
  await page.reload()
  await button("Edit metadata").click()
  await restored().waitFor()
  expect(await value("supplier").inputValue()).toBe("Harbor Mills")
  expect(await value("shelf").count()).toBe(0)
  await inDialog("Discard").click()
  expect(await value("supplier").inputValue()).toBe("Acme")
  expect(await value("shelf").inputValue()).toBe("4")
  expect(await kept()).toEqual([])
  await inDialog("Remove shelf").click()
  await expect.poll(async () => (await kept()).length).toBe(1)
  await open()
  await restored().waitFor()
  await inDialog("Save").click()
  await closed()
  expect((await read(`/admin/products/${id}`)).product.metadata).toEqual({ supplier: "Acme" })
  expect(await kept()).toEqual([])
})

it("restores what is typed about a shipment, a payment, taxes and a tier", async () => {
  const { button, page, read, send } = shop
  const { orders } = await read(
    "/admin/orders?payment_status[]=awaiting&fulfillment_status[]=not_fulfilled&limit=1",
  )
  const { id, items } = orders[0]
  await send(`/admin/orders/${id}/fulfillment`, {
    items: items.map(({ id: item_id, quantity }: { id: string; quantity: number }) => ({
      item_id,
      quantity,
    })),
  })
  const { products } = await read("/admin/products?limit=1&handle=mug-ink")
  const cases = [
    [`orders/${id}`, "Mark as shipped", /^Tracking numbers/, "HX1"],
    [`orders/${id}`, "Capture payment", "Amount", "1.00"],
    [`products/prices?id=${products[0].id}`, "Add quantity tier", "From quantity", "10"],
  ] as const
  for (const [path, action, label, typed] of cases) {
    await shop.open(path, /./)
    await button(action).first().click()
    await field(label).fill(typed)
    await expect.poll(async () => (await kept()).length, { message: action }).toBe(1)
    await page.reload()
    await button(action).first().click()
    await restored().waitFor()
    expect(await field(label).inputValue(), action).toBe(typed)
    await shop.inDialog("Cancel").click()
    await closed()
    expect(await kept(), action).toEqual([])
  }
  const { regions } = await read("/admin/regions")
  await shop.open(`settings/taxes/${regions[0].id}`, regions[0].name)
  const giftCards = page.getByLabel("Charge tax on gift cards", { exact: true })
  const before = await giftCards.isChecked()
  await giftCards.setChecked(!before)
  await expect.poll(async () => (await kept()).length).toBe(1)
  await page.reload()
  await expect.poll(() => giftCards.isChecked()).toBe(!before)
  await button("Discard").first().click()
  await expect.poll(kept).toEqual([])
})

it("restores what is typed into a copy, unless the original has changed", async () => {
  const { choose, page, read, send } = shop
  const { products } = await read("/admin/products?limit=1&handle=mug-ink")
  const { id, title, variants } = products[0]
  const [variant] = variants
  const label = `Too late ${Date.now()}`
  const { return_reason: reason } = await send("/admin/return-reasons", {
    value: `late_${Date.now()}`,
    label,
  })
  const cases = [
    [`products/${id}`, title, variant.title, "Duplicate variant", `products/${id}/variants/${variant.id}`],
    ["settings/return-reasons", "Return reasons", label, "Duplicate reason", `return-reasons/${reason.id}`],
  ] as const
  for (const [path, heading, of, action, original] of cases) {
    const open = async () => {
      await shop.open(path, heading)
      await choose(of, action)
    }
    const name = () => field(path.startsWith("products") ? "Title" : "Label")
    await open()
    await name().fill("Another one")
    await expect.poll(async () => (await kept()).length, { message: action }).toBe(1)
    await page.reload()
    await choose(of, action)
    await restored().waitFor()
    expect(await name().inputValue()).toBe("Another one")
    await send(`/admin/${original}`, { metadata: { changed: "yes" } })
    await open()
    await name().waitFor()
    expect(await restored().count(), action).toBe(0)
    expect(await kept()).toEqual([])
    await page.keyboard.press("Escape")
    await closed()
  }
  expect(shop.complaints).toEqual([])
})

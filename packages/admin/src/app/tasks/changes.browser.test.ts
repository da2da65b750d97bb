import { afterAll, beforeAll, expect, it } from "vitest"
import { openDashboard, type Dashboard } from "./testing.ts"

let shop: Dashboard

beforeAll(async () => {
  shop = await openDashboard()
}, 300_000)

afterAll(async () => {
  await shop?.close()
})

const field = (name: string | RegExp) => shop.dialog().getByLabel(name, { exact: true })
const closed = () => shop.dialog().waitFor({ state: "detached" })
const changedElsewhere = () => shop.page.getByText("Someone else changed this")

/** Saves over the change of somebody else: it is named first, and nothing is lost until then. */
async function overwrite(unchanged: () => Promise<void>): Promise<void> {
  await shop.inDialog("Save").click()
  await changedElsewhere().waitFor()
  await unchanged()
  await shop.inDialog("Overwrite").click()
  await closed()
}

/** Saves after a change of somebody else, and starts over with it. */
async function reload(label: string, theirs: string): Promise<void> {
  await shop.inDialog("Save").click()
  await changedElsewhere().waitFor()
  await shop.inDialog("Reload").click()
  await changedElsewhere().waitFor({ state: "detached" })
  expect(await field(label).inputValue()).toBe(theirs)
}

interface Edited {
  /** of the API, below `/admin` */
  readonly resource: string
  readonly property: string
  readonly label: string | RegExp
  /** opens the dialog of what has this text now */
  readonly open: (shown: string) => Promise<void>
}

/** Edits a text in a dialog while somebody else changes it, too, and then once more alone. */
async function editTogether({ resource, property, label, open }: Edited): Promise<void> {
  const address = `/admin/${resource}`
  const [list] = resource.split("/")
  const [mine, theirs, alone] = [`My ${list}`, `Their ${list}`, `Last ${list}`] as const
  const find = async () => {
    const [row] = Object.values((await shop.read(address)) as Record<string, Record<string, string>>)
    return row![property]!
  }
  await open(await find())
  await field(label).fill(mine)
  await shop.send(address, { [property]: theirs })
  await overwrite(async () => expect(await find()).toBe(theirs))
  expect(await find()).toBe(mine)
  // Without a change of somebody else, nothing is asked.
  await open(mine)
  await field(label).fill(alone)
  await shop.inDialog("Save").click()
  await closed()
  expect(await find()).toBe(alone)
}

it("names the change of somebody else to the store, and not the own one", async () => {
  const { button, page, read, send } = shop
  const name = page.getByLabel("Store name")
  const find = async () => (await read("/admin/store")).store
  await shop.open("settings/details", "Store details")
  const save = async (text: string) => {
    await name.fill(text)
    await button("Save").click()
  }
  const saved = (text: string) => expect.poll(async () => (await find()).name).toBe(text)
  await save("First name")
  await saved("First name")
  await save("Second name")
  await saved("Second name")
  await send("/admin/store", {
    default_currency_code: (await find()).default_currency_code,
    metadata: { a: "1" },
  })
  await save("Third name")
  await saved("Third name")
  await send("/admin/store", { name: "Theirs" })
  await save("Mine")
  await changedElsewhere().waitFor()
  await saved("Theirs")
  expect(await shop.flaws()).toEqual([])
  await button("Reload").click()
  await changedElsewhere().waitFor({ state: "detached" })
  await expect.poll(() => name.inputValue()).toBe("Theirs")
  await save("Fourth name")
  await saved("Fourth name")
})

it("names the change of somebody else to a region, its taxes and its shipping options", async () => {
  const { button, page, read, send } = shop
  const { regions } = await read("/admin/regions")
  const [{ id, name }] = regions
  const find = async () => (await read(`/admin/regions/${id}`)).region
  await shop.open(`settings/regions/${id}`, name)
  await button("Edit").first().click()
  await field("Name").fill("Mine")
  await send(`/admin/regions/${id}`, { name: "Theirs" })
  await overwrite(async () => expect((await find()).name).toBe("Theirs"))
  expect((await find()).name).toBe("Mine")

  const { shipping_options: options } = await read(`/admin/shipping-options?region_id=${id}&is_return=false`)
  const [option] = options
  const path = `/admin/shipping-options/${option.id}` as const
  await shop.choose(option.name, "Edit option")
  await field("Name").fill("My option")
  await send(path, { name: "Their option", requirements: [] })
  await overwrite(async () => expect((await read(path)).shipping_option.name).toBe("Their option"))
  expect((await read(path)).shipping_option.name).toBe("My option")

  await shop.open(`settings/taxes/${id}`, "Mine")
  await shop.choose("Default rate", "Edit tax rate")
  await field("Rate (%)").fill("11")
  await send(`/admin/regions/${id}`, { tax_rate: 12 })
  await overwrite(async () => expect((await find()).tax_rate).toBe(12))
  expect((await find()).tax_rate).toBe(11)
  // The rate was changed since the page was opened, but not by this form.
  const taxed = (await find()).gift_cards_taxable
  await page.getByRole("switch", { name: "Charge tax on gift cards" }).click()
  await button("Save").click()
  await expect.poll(async () => (await find()).gift_cards_taxable).toBe(!taxed)
})

it("names the change of somebody else to what lists edit in dialogs", async () => {
  const { read, send } = shop
  const channel = await shop.firstOf("sales-channels")
  const { stock_locations: locations } = await read("/admin/stock-locations?limit=1")
  const reason = (await send("/admin/return-reasons", { value: "late", label: "Late" })).return_reason
  const profile = (await send("/admin/shipping-profiles", { name: "Bulky", type: "custom" })).shipping_profile
  const key = (await send("/admin/publishable-api-keys", { title: "Web" })).publishable_api_key
  const cases = [
    [`return-reasons/${reason.id}`, "label", "settings/return-reasons", "Return reasons", "Edit reason"],
    [`stock-locations/${locations[0].id}`, "name", "inventory/locations", "Locations", "Edit location"],
    [
      `shipping-profiles/${profile.id}`,
      "name",
      `settings/shipping-profiles/${profile.id}`,
      "Bulky",
      "Edit profile",
    ],
    [`sales-channels/${channel.id}`, "name", "", channel.name, "Edit sales channel"],
    [`publishable-api-keys/${key.id}`, "title", "", "Web", "Rename key"],
  ] as const
  for (const [resource, property, path, title, action] of cases) {
    await shop.open(path || resource, title)
    const open = (shown: string) => shop.choose(shown, action)
    await editTogether({ resource, property, label: property === "label" ? "Label" : "Name", open })
  }
})

it("names the change of somebody else to collections, categories, groups, items and reservations", async () => {
  const { read, send } = shop
  const { collection } = await send("/admin/collections", { title: "Summer" })
  const { product_category: category } = await send("/admin/product-categories", { name: "Seats" })
  const { customer_group: group } = await send("/admin/customer-groups", { name: "Insiders" })
  await send("/admin/products", {
    title: "Stool",
    options: [{ title: "Size" }],
    variants: [{ title: "Stool", sku: "STOOL-1", options: [{ value: "S" }], prices: [] }],
  })
  const [item] = (await read("/admin/inventory-items?sku=STOOL-1")).inventory_items
  const { id: location_id } = await shop.firstOf("stock-locations")
  await send(`/admin/inventory-items/${item.id}/location-levels`, { location_id, stocked_quantity: 5 })
  const { reservation } = await send("/admin/reservations", {
    inventory_item_id: item.id,
    location_id,
    quantity: 1,
    description: "For Ann",
  })
  const cases = [
    [`collections/${collection.id}`, "title", "Title", "", "Summer", "Edit collection"],
    [`product-categories/${category.id}`, "name", "Name", "", "Seats", "Edit category"],
    [
      `customer-groups/${group.id}`,
      "name",
      "Name",
      `customers/groups/${group.id}`,
      "Insiders",
      "Rename group",
    ],
    [
      `inventory-items/${item.id}`,
      "material",
      /^Material/,
      `inventory/${item.id}`,
      "Stool",
      "Edit attributes",
    ],
    [
      `reservations/${reservation.id}`,
      "description",
      /^Note/,
      "inventory/reservations",
      "Reservations",
      "Edit reservation",
    ],
  ] as const
  for (const [resource, property, label, path, title, action] of cases) {
    await shop.open(path || resource, title)
    const open = (shown: string) => shop.choose(typeof label === "string" ? shown : "Stool", action)
    await editTogether({ resource, property, label, open })
  }
})

it("names the change of somebody else to a line of a draft, the note of an edit and an allocation", async () => {
  const { button, inDialog, page, read, send } = shop
  const { region_id } = (await read("/admin/orders?limit=1")).orders[0]
  const [option] = (await read(`/admin/shipping-options?region_id=${region_id}&is_return=false`))
    .shipping_options
  const { variants } = await read(`/admin/variants?region_id=${region_id}&limit=100&expand=product`)
  const variant = variants.find((each) => !each.product.is_giftcard && each.inventory_quantity >= 30)
  const { draft_order: draft } = await send("/admin/draft-orders", {
    email: "ada@example.com",
    region_id,
    items: [{ variant_id: variant.id, quantity: 3, unit_price: 2000 }],
    shipping_methods: [{ option_id: option.id }],
  })
  const [line] = draft.cart.items
  const lineNow = async () => (await read(`/admin/draft-orders/${draft.id}`)).draft_order.cart.items[0]
  const changeLine = (quantity: number) =>
    send(`/admin/draft-orders/${draft.id}/line-items/${line.id}`, { quantity })
  await shop.open(`draft-orders/${draft.id}`, /^Draft order #/)
  await shop.choose(line.title, "Edit")
  await field("Quantity").fill("4")
  await changeLine(7)
  await overwrite(async () => expect((await lineNow()).quantity).toBe(7))
  expect((await lineNow()).quantity).toBe(4)
  await shop.choose(line.title, "Edit")
  await changeLine(6)
  await field("Quantity").fill("5")
  await reload("Quantity", "6")
  await field("Quantity").fill("3")
  await inDialog("Save").click()
  await closed()
  expect((await lineNow()).quantity).toBe(3)

  // A change of the metadata alone is one, too.
  await shop.choose(line.title, "Edit")
  await field(/^Metadata/).fill("engraving: Mine")
  await send(`/admin/draft-orders/${draft.id}/line-items/${line.id}`, {
    quantity: 3,
    metadata: { engraving: "Theirs" },
  })
  await overwrite(async () => expect((await lineNow()).metadata).toEqual({ engraving: "Theirs" }))
  expect((await lineNow()).metadata).toEqual({ engraving: "Mine" })

  const { order } = await send(`/admin/draft-orders/${draft.id}/pay`)
  const [item] = (await read(`/admin/orders/${order.id}`)).order.items
  const reserved = async () => (await read(`/admin/reservations?line_item_id[]=${item.id}`)).reservations
  for (const { id } of await reserved()) await send(`/admin/reservations/${id}`, {}, "DELETE")
  const { inventory_items: parts } = await read(`/admin/inventory-items?sku=${variant.sku}`)
  const { reservation } = await send("/admin/reservations", {
    line_item_id: item.id,
    inventory_item_id: parts[0].id,
    location_id: parts[0].location_levels[0].location_id,
    quantity: 1,
  })
  const quantity = async () => (await reserved())[0].quantity
  await shop.open(`orders/${order.id}`, /^Order #/)
  await shop.choose(`Allocation of ${item.title}`, "Change allocation")
  await field("Quantity").fill("2")
  await send(`/admin/reservations/${reservation.id}`, { quantity: 3 })
  await overwrite(async () => expect(await quantity()).toBe(3))
  expect(await quantity()).toBe(2)
  await shop.choose(`Allocation of ${item.title}`, "Change allocation")
  await field("Quantity").fill("1")
  await inDialog("Save").click()
  await closed()
  expect(await quantity()).toBe(1)

  const { order_edit: edit } = await send("/admin/order-edits", {
    order_id: order.id,
    internal_note: "First",
  })
  const note = page.getByRole("textbox", { name: /^Internal note/ })
  const noteNow = async () => (await read(`/admin/order-edits/${edit.id}`)).order_edit.internal_note
  await shop.open(`orders/${order.id}/edit`, "Edit order")
  await note.fill("Mine")
  await send(`/admin/order-edits/${edit.id}`, { internal_note: "Theirs" })
  await button("Save note").click()
  await changedElsewhere().waitFor()
  expect(await noteNow()).toBe("Theirs")
  await button("Overwrite").click()
  await expect.poll(noteNow).toBe("Mine")
  await changedElsewhere().waitFor({ state: "detached" })
  await note.fill("Last")
  await button("Save note").click()
  await expect.poll(noteNow).toBe("Last")
})

it("names the change of somebody else to the sales channels of a location", async () => {
  const { dialog, inDialog, read, send } = shop
  const { sales_channel: mine } = await send("/admin/sales-channels", { name: "Mine" })
  const { sales_channel: theirs } = await send("/admin/sales-channels", { name: "Theirs" })
  const { stock_location: place } = await send("/admin/stock-locations", { name: "Depot" })
  const channels = async () =>
    (await read(`/admin/stock-locations/${place.id}?expand=sales_channels`)).stock_location.sales_channels
      .map(({ name }) => name)
      .sort()
  const choose = async (name: string) => {
    await shop.choose("Depot", "Edit sales channels")
    await dialog().getByLabel(name, { exact: true }).check()
  }
  await shop.open("inventory/locations", "Locations")
  await choose("Mine")
  await send(`/admin/sales-channels/${theirs.id}/stock-locations`, { location_id: place.id })
  await inDialog("Save").click()
  await changedElsewhere().waitFor()
  expect(await channels()).toEqual(["Theirs"])
  await inDialog("Reload").click()
  await changedElsewhere().waitFor({ state: "detached" })
  expect(await dialog().getByLabel("Theirs", { exact: true }).isChecked()).toBe(true)
  await dialog().getByLabel("Mine", { exact: true }).check()
  await inDialog("Save").click()
  await closed()
  expect(await channels()).toEqual(["Mine", "Theirs"])
  // Without a change of somebody else, nothing is asked.
  await shop.choose("Depot", "Edit sales channels")
  await dialog().getByLabel("Mine", { exact: true }).uncheck()
  await inDialog("Save").click()
  await closed()
  expect(await channels()).toEqual(["Theirs"])
  expect(mine.id).not.toBe(theirs.id)
})

it("reloads dialogs that a list has opened", async () => {
  const { inDialog, read, send } = shop
  const { id: region_id, name: region } = (await read("/admin/regions")).regions[0]
  const { shipping_options } = await read(`/admin/shipping-options?region_id=${region_id}&is_return=false`)
  const { return_reason: above } = await send("/admin/return-reasons", { value: "size", label: "Size" })
  const { return_reason: reason } = await send("/admin/return-reasons", {
    value: "small",
    label: "Small",
    parent_return_reason_id: above.id,
  })
  const { tax_rate: rate } = await send("/admin/tax-rates", { name: "Art", code: "art", rate: 6, region_id })
  const { product } = await send("/admin/products", {
    title: "Bench",
    options: [{ title: "Size" }],
    variants: [{ title: "Long", options: [{ value: "L" }], prices: [] }],
  })
  const [variant] = product.variants
  const [option] = shipping_options
  const cases = [
    [
      "settings/return-reasons",
      "Return reasons",
      "Small",
      "Edit reason",
      "Label",
      `return-reasons/${reason.id}`,
    ],
    [`settings/taxes/${region_id}`, region, "Art", "Edit tax rate", "Name", `tax-rates/${rate.id}`],
    [
      `settings/regions/${region_id}`,
      region,
      option.name,
      "Edit option",
      "Name",
      `shipping-options/${option.id}`,
      { requirements: [] },
    ],
    [
      `products/${product.id}`,
      "Bench",
      "Long",
      "Edit variant",
      "Title",
      `products/${product.id}/variants/${variant.id}`,
    ],
  ] as const
  for (const [path, title, row, action, label, resource, more] of cases) {
    await shop.open(path, title)
    await shop.choose(row, action)
    await field(label).fill("Mine")
    await send(`/admin/${resource}`, { [label.toLowerCase()]: "Theirs", ...more })
    await reload(label, "Theirs")
    await field(label).fill("Last")
    await inDialog("Save").click()
    await closed()
    await shop.page.getByText("Last", { exact: true }).first().waitFor()
  }
})

it("asks before it overwrites the list of a condition or of a tax rate", async () => {
  const { dialog, inDialog, read, send } = shop
  const { id: region_id, name: region } = (await read("/admin/regions")).regions[0]
  const [first, theirs, mine] = (await read("/admin/products?limit=3")).products
  const rule = { type: "percentage", value: 10, allocation: "total", description: "Ten off" }
  const { discount } = await send("/admin/discounts", { code: "LISTED", rule, regions: [region_id] })
  const path = `/admin/discounts/${discount.id}`
  await send(`${path}/conditions`, { operator: "in", products: [first.id] })
  const [condition] = (await read(`/admin/discounts/${discount.id}`)).discount.rule.conditions
  const { tax_rate: rate } = await send("/admin/tax-rates", {
    name: "Toys",
    code: "toys",
    rate: 5,
    region_id,
    products: [first.id],
  })
  const ofCondition = async () =>
    (await read(`/admin/discounts/${discount.id}/conditions/${condition.id}?expand=products`))
      .discount_condition.products
  const ofRate = async () => (await read(`/admin/tax-rates/${rate.id}?expand[]=products`)).tax_rate.products
  const cases = [
    [`discounts/${discount.id}`, "LISTED", "Products", "Edit condition", ofCondition],
    [`settings/taxes/${region_id}`, region, "Toys", "Choose products", ofRate],
  ] as const
  const addresses = [`${path}/conditions/${condition.id}`, `/admin/tax-rates/${rate.id}`]
  for (const [index, [page, title, row, action, products]] of cases.entries()) {
    const ids = async () => (await products()).map(({ id }) => id).sort()
    await shop.open(page, title)
    await shop.choose(row, action)
    await dialog().getByLabel(mine.title, { exact: true }).check()
    await send(addresses[index]!, { products: [first.id, theirs.id] })
    await inDialog("Save").click()
    await dialog().getByText("Someone else changed this in the meantime.").waitFor()
    expect(await ids()).toEqual([first.id, theirs.id].sort())
    await inDialog("Save").click()
    await closed()
    expect(await ids()).toEqual([first.id, mine.id].sort())
    // Without a change of somebody else, nothing is asked.
    await shop.choose(row, action)
    await dialog().getByLabel(mine.title, { exact: true }).uncheck()
    await inDialog("Save").click()
    await closed()
    expect(await ids()).toEqual([first.id])
  }
})

it("keeps the images and the currencies that somebody else has added meanwhile", async () => {
  const { button, dialog, inDialog, page, read, send } = shop
  const url = (name: string) => `${new URL(shop.dashboard).origin}/health?${name}`
  const { product } = await send("/admin/products", {
    title: "Pictured",
    images: ["one", "two"].map(url),
    thumbnail: url("one"),
  })
  const change = (images: string[], more = {}) =>
    send(`/admin/products/${product.id}`, { images: images.map(url), ...more })
  const pictures = async () => {
    const now = (await read(`/admin/products/${product.id}?expand=images`)).product
    return [now.thumbnail, ...now.images.map((image) => image.url)].map((each) => each.split("?").at(-1))
  }
  await shop.open(`products/${product.id}`, "Pictured")
  await change(["one", "two", "theirs"])
  const buffer = Buffer.from("R0lGODlhAQABAAAAACw=", "base64")
  await page
    .getByLabel("Add images", { exact: true })
    .setInputFiles({ name: "mine.gif", mimeType: "image/gif", buffer })
  await page.getByText("Images added").waitFor()
  expect(await pictures()).toEqual(["one", "one", "two", "theirs", expect.stringMatching(/mine\.gif$/)])
  await page.getByAltText("Image 4").waitFor()
  // Somebody else removes two, adds one and chooses another thumbnail, while the order is changed here.
  await change(["one", "two", "last"], { thumbnail: url("two") })
  await shop.choose("Image 1", "Move later")
  await page.getByText("Images saved").waitFor()
  expect(await pictures()).toEqual(["two", "two", "one", "last"])
  await page.getByAltText("Image 4").waitFor({ state: "detached" })
  await change(["two", "one", "last", "late"])
  await shop.choose("Image 1", "Remove image")
  await page.getByText("Image removed").waitFor()
  expect(await pictures()).toEqual(["one", "one", "last", "late"])

  const currencies = async () => (await read("/admin/store")).store.currencies.map(({ code }) => code).sort()
  const before = await currencies()
  await shop.open("settings/currencies", "Currencies")
  await button("Add currencies").click()
  await dialog()
    .getByLabel(/\(SEK\)$/)
    .check()
  await send("/admin/store", { currencies: [...before, "nok"] })
  await inDialog("Add 1 currency").click()
  await closed()
  expect(await currencies()).toEqual([...before, "nok", "sek"].sort())
})

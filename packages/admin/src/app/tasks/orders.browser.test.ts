import { expect } from "@stheno/testing/expect.ts"
import { afterAll, beforeAll, it } from "vitest"
import { openDashboard, withSlowReads, type Dashboard } from "./testing.ts"

let dashboard: Dashboard
let regionId = ""
let locationId = ""
let variants: Variant[] = []

interface Variant {
  readonly id: string
  readonly inventory_quantity: number
  readonly product: { readonly title: string; readonly is_giftcard: boolean }
}

const page = () => dashboard.page
const button = (name: string | RegExp) => page().getByRole("button", { name, exact: true })
const link = (name: string) => page().getByRole("link", { name, exact: true })
const inDialog = (name: string) => page().getByRole("dialog").getByRole("button", { name, exact: true })
const section = (name: string) => page().getByRole("region", { name, exact: true })
const menuItem = (name: string | RegExp) => page().getByRole("menuitem", { name })
const heading = (name: string | RegExp) => page().getByRole("heading", { level: 1, name })

beforeAll(async () => {
  dashboard = await openDashboard()
  const { read } = dashboard
  regionId = (await read("/admin/orders?limit=1")).orders[0].region_id
  const { stock_locations } = await read("/admin/stock-locations")
  locationId = stock_locations[0].id
  const option = { region_id: regionId, provider_id: "manual", price_type: "flat_rate", is_return: true }
  const { fulfillment_options } = await read(`/admin/regions/${regionId}/fulfillment-options`)
  const data = fulfillment_options[0].options.find((each) => each.is_return)
  await send("/admin/shipping-options", { ...option, name: "Parcel back", amount: 300, data })
  const parent = await send("/admin/return-reasons", { value: "size", label: "Wrong size" })
  const parent_return_reason_id = parent.return_reason.id
  await send("/admin/return-reasons", { value: "small", label: "Too small", parent_return_reason_id })
  const known = new Set<string>()
  const all = (await read(`/admin/variants?region_id=${regionId}&limit=100&expand=product`)).variants
  // Of each product one, with enough units for every test.
  variants = all.filter((each) => {
    const isNew = !known.has(each.product.title) && !each.product.is_giftcard && each.inventory_quantity >= 12
    if (isNew) known.add(each.product.title)
    return isNew
  })
}, 300_000)

afterAll(() => dashboard?.close())

/** An order of two units of one item and one of another, paid, fulfilled and shipped. */
async function shippedOrder(options: { isShipped?: boolean } = {}) {
  const { read } = dashboard
  const { shipping_options } = await read(`/admin/shipping-options?region_id=${regionId}&is_return=false`)
  const { region } = await read(`/admin/regions/${regionId}`)
  const address = {
    first_name: "Ada",
    last_name: "Byron",
    address_1: "Way 1",
    city: "Town",
    postal_code: "12345",
    country_code: region.countries[0].iso_2,
  }
  const { draft_order } = await send("/admin/draft-orders", {
    email: "ada@example.com",
    region_id: regionId,
    shipping_address: address,
    items: [
      { variant_id: variants[0]!.id, quantity: 2, unit_price: 2000 },
      { variant_id: variants[1]!.id, quantity: 1, unit_price: 1500 },
    ],
    shipping_methods: [{ option_id: shipping_options[0].id }],
  })
  const made = (await send(`/admin/draft-orders/${draft_order.id}/pay`)).order
  await send(`/admin/orders/${made.id}/capture`)
  const items = made.items.map(({ id, quantity }) => ({
    item_id: id,
    quantity,
  }))
  if (options.isShipped === false) return (await read(`/admin/orders/${made.id}`)).order
  const packed = (await send(`/admin/orders/${made.id}/fulfillment`, { items })).order
  await send(`/admin/orders/${made.id}/shipment`, { fulfillment_id: packed.fulfillments[0].id })
  return (await read(`/admin/orders/${made.id}`)).order
}

const pixel = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64")

/** Types into the field of metadata of the open dialog. */
const metadataInDialog = (text: string) =>
  page()
    .getByRole("dialog")
    .getByLabel(/^Metadata/)
    .fill(text)

/** Opens a page below `/a`. */
async function open(path: string) {
  await page().goto(`${dashboard.dashboard}/a/${path}`)
  await page().getByRole("heading", { level: 1 }).first().waitFor()
}

const send: Dashboard["send"] = (...request) => dashboard.send(...request)

const orderOf = async (id: string) => (await dashboard.read(`/admin/orders/${id}`)).order

it("requests a return in parts, keeps the draft over a reload, and receives less than was requested", async () => {
  const order = await shippedOrder()
  const line = order.items.find(({ quantity }) => quantity === 2)
  await open(`orders/${order.id}`)
  await link("Request return").click()
  await heading("Request return").waitFor()
  await page().getByLabel(`Units of ${line.title}`).first().fill("2")
  await page().getByLabel("Reason").selectOption({ label: "Wrong size › Too small" })
  await page().getByLabel("Note").fill("The sleeves are short")
  await page().reload()
  expect(await page().getByLabel(`Units of ${line.title}`).first().inputValue()).toBe("2")
  expect(await dashboard.flaws()).toEqual([])
  await page().getByLabel("Return shipping").selectOption({ index: 1 })
  await page().getByLabel("Price").fill("99999999999")
  await page()
    .getByText(/^Enter at most .*21,474,836/)
    .waitFor()
  await page().getByLabel("Price").fill("2.00")
  await page().getByLabel("Return to").selectOption(locationId)
  await page()
    .getByLabel(/^Refund/)
    .fill("9999")
  await button("Request return").click()
  await page()
    .getByText(/^You can refund up to/)
    .first()
    .waitFor()
  await page()
    .getByLabel(/^Refund/)
    .fill("12.34")
  // The form has read the stock locations already.
  const readByPage = [`orders/${order.id}`, "order-edits", "notes", "notifications"].map(
    (path) => `GET /admin/${path}`,
  )
  const sent = await dashboard.requestsOf(async () => {
    await button("Request return").click()
    await heading(`Order #${order.display_id}`).waitFor()
  })
  // The page that follows reads each thing once, and nothing else is read again.
  expect(sent[0]).toBe(`POST /admin/orders/${order.id}/return`)
  expect(sent.slice(1).sort()).toEqual(readByPage.sort())
  const [back] = (await orderOf(order.id)).returns
  expect(back).toMatchObject({ status: "requested", refund_amount: 1234, location_id: locationId })
  expect(back.items[0]).toMatchObject({ quantity: 2, note: "The sleeves are short" })
  expect(back.items[0].reason.label).toBe("Too small")
  expect(back.shipping_method.price).toBe(200)
  await section("Returns").getByRole("button", { name: "Mark as received" }).click()
  await page()
    .getByRole("dialog")
    .getByLabel(/^Units of/)
    .fill("1")
  await page()
    .getByRole("dialog")
    .getByLabel(/^Refund now/)
    .fill("10.00")
  const received = await dashboard.requestsOf(async () => {
    await inDialog("Mark as received").click()
    await section("Returns").getByText("Received", { exact: true }).waitFor()
  })
  expect(received).toEqual([
    `POST /admin/returns/${back.id}/receive`,
    `GET /admin/orders/${order.id}`,
    "GET /admin/notifications",
  ])
  const after = await orderOf(order.id)
  expect(after.returns[0].items[0].received_quantity).toBe(1)
  expect(after.refunded_total).toBe(1000)
})

it("reads the order once after a task, however late the response is", async () => {
  const order = await shippedOrder()
  const path = `/admin/orders/${order.id}`
  await open(`orders/${order.id}/returns/new`)
  await page()
    .getByLabel(/^Units of/)
    .first()
    .fill("1")
  let sent: string[] = []
  await withSlowReads(page(), new RegExp(`${path}$`), async () => {
    sent = await dashboard.requestsOf(async () => {
      await button("Request return").click()
      await heading(`Order #${order.display_id}`).waitFor()
      await section("Returns").getByText("Requested", { exact: true }).waitFor()
    })
  })
  expect(sent.filter((each) => each.endsWith(path))).toEqual([`GET ${path}`])
  expect(sent, "nothing is read twice").toEqual([...new Set(sent)])
})

it("refunds by default what the API computes, and calls an order returned when every unit is back", async () => {
  const order = await shippedOrder()
  await open(`orders/${order.id}/returns/new`)
  for (const field of await page()
    .getByLabel(/^Units of/)
    .all())
    await field.fill("2")
  const shown = await page().locator(".task-sum .money").textContent()
  await button("Request return").click()
  await heading(`Order #${order.display_id}`).waitFor()
  const [back] = (await orderOf(order.id)).returns
  expect(Math.round(Number(shown?.replace(/[^\d.]/g, "")) * 100)).toBe(back.refund_amount)
  const paidForUnits = order.items.reduce((sum, item) => sum + item.total, 0)
  expect(back.refund_amount).toBe(paidForUnits)
  await section("Returns").getByRole("button", { name: "Mark as received" }).click()
  await inDialog("Mark as received").click()
  await page().locator(".page-head").getByText("Returned", { exact: true }).waitFor()
  await section("Fulfillment").getByText("Returned", { exact: true }).waitFor()
  await open(`customers/${order.customer_id}`)
  const row = page()
    .locator(".row-link")
    .filter({ hasText: `Order #${order.display_id}` })
  await expect.poll(() => row.locator(".badge").allTextContents()).toEqual(["Partially refunded", "Returned"])
  await open("overview")
  const newest = section("Newest orders").getByRole("link", { name: `#${order.display_id}` })
  await expect.poll(() => newest.locator(".badge").allTextContents()).toEqual(["Returned"])
})

/** Picks the first variants of the dialog. */
async function addItems(count: number) {
  await button("Add items").click()
  const dialog = page().getByRole("dialog")
  const { title } = variants[0]!.product
  await dialog.getByRole("searchbox").fill(title)
  const boxes = dialog.locator(".picker-row").filter({ hasText: title }).getByRole("checkbox")
  for (let index = 0; index < count; index++) await boxes.nth(index).check()
  await inDialog(count === 1 ? "Add 1 item" : `Add ${count} items`).click()
  await page().getByRole("dialog").waitFor({ state: "detached" })
}

/** A choice that has to be made: its name does not say that it is optional. */
const required = (name: string) => page().getByRole("combobox", { name, exact: true })

it("creates a replacement claim, fulfills and ships it, and receives its return without a refund", async () => {
  const order = await shippedOrder()
  const title = order.items[0].title
  await open(`orders/${order.id}`)
  await link("Create claim").click()
  await heading("Create claim").waitFor()
  await page().getByLabel(`Units of ${title}`).first().fill("1")
  await button("Create claim").click()
  await page().getByText("Choose a reason for each item.").waitFor()
  // The field is wrong that comes first on the page, not the one that was there first.
  await expect.poll(() => required("Reason").evaluate((field) => field === document.activeElement)).toBe(true)
  await required("Reason").selectOption("production_failure")
  // While pictures are uploaded, the form is filled in further.
  await page().route("**/admin/uploads", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await page()
    .getByLabel("Add pictures", { exact: true })
    .setInputFiles(["crack.gif", "box.gif"].map((name) => ({ name, mimeType: "image/gif", buffer: pixel })))
  await page().getByLabel("Note").fill("The glaze has a crack")
  await button("Create claim").click()
  await page().getByText("Wait until the pictures are uploaded.").waitFor()
  await button("Remove picture 2").waitFor()
  await page().unroute("**/admin/uploads")
  await page().reload()
  await button("Remove picture 2").click()
  await button("Remove picture 2").waitFor({ state: "detached" })
  expect(await page().getByLabel("Note").inputValue()).toBe("The glaze has a crack")
  await page()
    .getByLabel(/^Metadata/)
    .fill("ticket: 4711")
  await addItems(1)
  await required("Shipping method").selectOption({ index: 1 })
  await page().getByLabel("Price").fill("0")
  await page().getByRole("switch", { name: "Ship to another address" }).check()
  await page().getByLabel("City").fill("Elsewhere")
  await page().getByLabel("Return shipping").selectOption({ index: 1 })
  expect(await dashboard.flaws()).toEqual([])
  await button("Create claim").click()
  await heading(`Order #${order.display_id}`).waitFor()
  const claims = section("Claims")
  const [claim] = (await orderOf(order.id)).claims
  expect(claim).toMatchObject({
    type: "replace",
    shipping_address: { city: "Elsewhere" },
    metadata: { ticket: "4711" },
  })
  expect(claim.claim_items[0]).toMatchObject({
    quantity: 1,
    reason: "production_failure",
    note: "The glaze has a crack",
    images: [{ url: expect.stringMatching(/crack\.gif$/) }],
  })
  expect(await claims.getByRole("link", { name: "Picture 1" }).getAttribute("href")).toBe(
    claim.claim_items[0].images[0].url,
  )
  expect(claim.shipping_methods[0].price).toBe(0)
  await claims.getByText("ticket: 4711", { exact: true }).waitFor()
  await claims.getByRole("button", { name: "Actions for Claims" }).click()
  await menuItem("Edit metadata").click()
  await inDialog("Add entry").click()
  await page().getByRole("dialog").getByLabel("Key").last().fill("priority")
  await page().getByRole("dialog").getByLabel("Value: priority", { exact: true }).fill("high")
  await send(`/admin/orders/${order.id}/claims/${claim.id}`, { metadata: { agent: "Ada" } })
  await inDialog("Save").click()
  await page()
    .getByText(/^Someone else changed this/)
    .waitFor()
  await inDialog("Save").click()
  await page().getByRole("dialog").waitFor({ state: "detached" })
  const [changed] = (await orderOf(order.id)).claims
  expect(changed.metadata).toEqual({ ticket: "4711", agent: "Ada", priority: "high" })
  await claims.getByRole("button", { name: "Fulfill replacements" }).click()
  await metadataInDialog("packed_by: Ada")
  await inDialog("Create fulfillment").click()
  await claims.getByRole("button", { name: "Mark as shipped" }).click()
  await page().getByRole("dialog").getByLabel("Tracking numbers").fill("CL1")
  await inDialog("Mark as shipped").click()
  await claims.getByText("CL1").waitFor()
  const [{ fulfillments }] = (await orderOf(order.id)).claims
  await claims.getByRole("button", { name: "Actions for Fulfillment 1" }).click()
  await menuItem("Change tracking numbers").click()
  const path = `/admin/orders/${order.id}/claims/${claim.id}/fulfillments/${fulfillments[0].id}/tracking-numbers`
  await send(path, { tracking_numbers: ["CL1", "CL2"] })
  await inDialog("Save").click()
  await page()
    .getByText(/^Someone else changed this/)
    .waitFor()
  await inDialog("Cancel").click()
  await claims.getByRole("button", { name: "Receive claimed items" }).click()
  await page().getByText("The claim is already settled.").waitFor()
  await inDialog("Mark as received").click()
  await claims.getByText("Received", { exact: true }).waitFor()
  expect(await orderOf(order.id)).toMatchObject({
    refunded_total: 0,
    claims: [{ fulfillment_status: "shipped", fulfillments: [{ metadata: { packed_by: "Ada" } }] }],
  })
  expect(await dashboard.flaws()).toEqual([])
})

it("refunds a claim at once and does not offer to cancel it, and cancels a replacement", async () => {
  const order = await shippedOrder()
  const title = order.items[0].title
  await open(`orders/${order.id}/claims/new`)
  await page().getByLabel(`Units of ${title}`).first().fill("1")
  await page().getByLabel("Reason").selectOption("missing_item")
  await page().getByLabel("Resolve by").selectOption("refund")
  await page()
    .getByLabel(/^Refund/)
    .fill("5.00")
  await button("Create claim").click()
  const claims = section("Claims")
  await claims.getByText(/5\.00 refunded/).waitFor()
  expect((await orderOf(order.id)).refunded_total).toBe(500)
  await claims.getByRole("button", { name: /^Actions/ }).click()
  await page().getByText("The claim is already refunded.").waitFor()
  await page().keyboard.press("Escape")
  await send(`/admin/orders/${order.id}/claims`, {
    type: "replace",
    claim_items: [{ item_id: order.items[1].id, quantity: 1, reason: "other" }],
    additional_items: [{ variant_id: variants[1]!.id, quantity: 1 }],
  })
  await page().reload()
  await claims
    .getByRole("button", { name: /^Actions/ })
    .last()
    .click()
  await menuItem("Cancel claim").click()
  await inDialog("Cancel claim").click()
  await claims.getByText("Canceled", { exact: true }).waitFor()
  expect((await orderOf(order.id)).claims.filter((each) => each.canceled_at)).toHaveLength(1)
})

it("exchanges an item: the customer's link, the difference, the shipment and the return", async () => {
  const { read } = dashboard
  const order = await shippedOrder()
  const title = order.items[0].title
  await open(`orders/${order.id}`)
  await link("Create exchange").click()
  await heading("Create exchange").waitFor()
  await page().getByLabel(`Units of ${title}`).first().fill("1")
  await addItems(1)
  await page().getByLabel("Return shipping").selectOption({ index: 1 })
  const all = (await read(`/admin/shipping-options?region_id=${regionId}&is_return=false`)).shipping_options
  const plain = all.find((each) => !each.admin_only && each.requirements.length === 0)
  await page().getByLabel("Shipping of the new items").selectOption(plain.id)
  await page().getByLabel("Price").last().fill("1.00")
  expect(await dashboard.flaws()).toEqual([])
  await button("Create exchange").click()
  const swaps = section("Exchanges")
  await swaps.getByText("Waiting for the customer").waitFor()
  const [swap] = (await orderOf(order.id)).swaps
  await page().context().grantPermissions(["clipboard-read", "clipboard-write"])
  const copied = async () => {
    await swaps.getByRole("button", { name: "Copy payment link" }).click()
    await page().getByText("Payment link copied").first().waitFor()
    return page().evaluate(() => navigator.clipboard.readText())
  }
  expect(await copied(), "as in the email").toBe(`http://localhost:8000/swaps/${swap.cart_id}`)
  await send("/admin/store", { swap_link_template: "https://shop.example.com/swap/{cart_id}" })
  await page().reload()
  expect(await copied()).toBe(`https://shop.example.com/swap/${swap.cart_id}`)
  const { shipping_options } = await read(`/store/shipping-options/${swap.cart_id}`)
  expect(shipping_options.map(({ id }) => id)).toEqual([plain.id])
  const cart = `/store/carts/${swap.cart_id}` as const
  await send(`${cart}/shipping-methods`, { option_id: shipping_options[0].id })
  expect((await read(cart)).cart.shipping_methods[0].price).toBe(100)
  await send(`${cart}/payment-sessions`)
  await send(`${cart}/complete`)
  await page().reload()
  await swaps.getByRole("button", { name: "Process difference" }).click()
  await inDialog("Process difference").click()
  await page().getByText("Difference processed").waitFor()
  await swaps.getByRole("button", { name: "Fulfill new items" }).click()
  await metadataInDialog("packed_by: Ada")
  await inDialog("Create fulfillment").click()
  await swaps.getByRole("button", { name: "Mark as shipped" }).click()
  await inDialog("Mark as shipped").click()
  await swaps.getByRole("button", { name: "Receive exchanged items" }).click()
  await inDialog("Mark as received").click()
  await swaps.getByText("Received", { exact: true }).waitFor()
  const [after] = (await orderOf(order.id)).swaps
  expect(after).toMatchObject({ fulfillment_status: "shipped", return_order: { status: "received" } })
  expect(["captured", "difference_refunded"]).toContain(after.payment_status)
  const { fulfillments } = (await read(`/admin/swaps/${swap.id}`)).swap
  expect(fulfillments).toMatchObject([{ metadata: { packed_by: "Ada" } }])
  expect(await dashboard.flaws()).toEqual([])
})

it("edits an order: adds, changes, undoes and removes lines, and asks or decides for the customer", async () => {
  const order = await shippedOrder({ isShipped: false })
  const [first] = order.items
  await open(`orders/${order.id}`)
  await link("Edit items").click()
  await page()
    .getByLabel(/^Internal note/)
    .fill("By telephone")
  await button("Start edit").click()
  await page().getByLabel(`Quantity of ${first.title}`).first().fill("3000000000")
  await page().getByText("Enter at most 2,147,483,647.").waitFor()
  await page().getByLabel(`Quantity of ${first.title}`).first().fill("5")
  await page().keyboard.press("Tab")
  await page().getByText(`→ 5`).waitFor()
  await button(`Undo the change of ${first.title}`).first().click()
  await page().getByText(`→ 5`).waitFor({ state: "detached" })
  await addItems(1)
  await page()
    .getByText(/^Add 1 ×/)
    .waitFor()
  expect(await dashboard.flaws()).toEqual([])
  const shown = await page().locator(".task-sum .money").textContent()
  const { order_edits } = await dashboard.read(`/admin/order-edits?order_id=${order.id}`)
  expect(order_edits[0]).toMatchObject({ internal_note: "By telephone", status: "created" })
  expect(Math.round(Number(shown?.replace(/[^\d.]/g, "")) * 100)).toBe(order_edits[0].difference_due)
  await button("Request confirmation").click()
  await page().getByText("Waiting for the customer to confirm").waitFor()
  await send(`/store/order-edits/${order_edits[0].id}/decline`, {
    declined_reason: "Too expensive",
  })
  await open(`orders/${order.id}`)
  await page().getByText("Order edit declined: Too expensive").waitFor()
  expect(await section("Order edit").count()).toBe(0)
  await link("Edit items").click()
  await button("Start edit").click()
  await button(/^Remove /)
    .last()
    .click()
  await page().getByText("Removed", { exact: true }).waitFor()
  await button("Confirm edit").click()
  await inDialog("Confirm edit").click()
  await button("Start edit").waitFor()
  expect((await orderOf(order.id)).items).toHaveLength(1)
  await button("Start edit").click()
  await button("Cancel edit").waitFor()
  await open(`orders/${order.id}`)
  await section("Order edit").getByRole("link", { name: "Continue editing" }).click()
  await button("Cancel edit").click()
  await inDialog("Cancel edit").click()
  await button("Start edit").waitFor()
})

it("allocates units at a location, changes and releases them, and fulfills from there", async () => {
  const { read } = dashboard
  const order = await shippedOrder({ isShipped: false })
  const line = order.items.find(({ quantity }) => quantity === 2)
  const { reservations } = await read(`/admin/reservations?line_item_id[]=${line.id}`)
  for (const { id } of reservations) await send(`/admin/reservations/${id}`, {}, "DELETE")
  await open(`orders/${order.id}`)
  const card = section("Allocation")
    .locator(".part-lines")
    .filter({ hasText: / of 2 allocated/ })
  await card.getByText("0 of 2 allocated").waitFor()
  await card.getByRole("button", { name: "Allocate", exact: true }).click()
  await page()
    .getByRole("dialog")
    .getByText(/ available$/)
    .first()
    .waitFor({ state: "attached" })
  await page().getByRole("dialog").getByLabel("Quantity").fill("1")
  await inDialog("Allocate").click()
  await card.getByText("1 of 2 allocated").waitFor()
  await card
    .getByRole("button", { name: `Actions for Allocation of ${line.title}` })
    .first()
    .click()
  await menuItem("Change allocation").click()
  await page().getByRole("dialog").getByLabel("Quantity").fill("2")
  await inDialog("Save").click()
  await card.getByText("2 of 2 allocated").waitFor()
  const after = await read(`/admin/reservations?line_item_id[]=${line.id}`)
  expect(after.reservations).toMatchObject([{ quantity: 2, line_item_id: line.id }])
  expect(await dashboard.flaws()).toEqual([])
  // The units are taken from where they are reserved, unless another location is chosen.
  const { reservations: all } = await read(
    `/admin/reservations?${order.items.map(({ id }) => `line_item_id[]=${id}`).join("&")}`,
  )
  const places = new Set(all.map(({ location_id }) => location_id))
  await button("Create fulfillment").click()
  const place = await page().getByRole("dialog").getByLabel("Location").inputValue()
  expect(places.has(place), "fulfilled from a location with reserved units").toBe(true)
  await page().keyboard.press("Escape")
  await card
    .getByRole("button", { name: `Actions for Allocation of ${line.title}` })
    .first()
    .click()
  await menuItem("Release").click()
  await inDialog("Release").click()
  await card.getByText("0 of 2 allocated").waitFor()
  await button("Create fulfillment").click()
  await page()
    .getByRole("dialog")
    .getByText(/in stock here/)
    .first()
    .waitFor()
  await metadataInDialog("packed_by: Ada")
  const sent = await dashboard.requestsOf(async () => {
    await inDialog("Create fulfillment").click()
    await page().getByText("Every unit is fulfilled.").waitFor()
  })
  // Packing takes units from stock: what is reserved is read again, and what nobody changed is not.
  expect(sent).toContain("GET /admin/reservations")
  expect(sent.filter((each) => /order-edits|customers|discounts|gift-cards|notes$/.test(each))).toEqual([])
  const [packed] = (await orderOf(order.id)).fulfillments
  expect(packed.metadata).toEqual({ packed_by: "Ada" })
})

it("refunds at most what is refundable, and says why an order cannot be canceled", async () => {
  const order = await shippedOrder()
  await open(`orders/${order.id}`)
  await button("Refund").click()
  await page().getByRole("dialog").getByLabel("Amount").fill("99999.00")
  await inDialog("Refund").click()
  await page()
    .getByRole("dialog")
    .getByText(/^Enter at most €/)
    .waitFor()
  expect((await orderOf(order.id)).refunded_total).toBe(0)
  await page().getByRole("dialog").getByLabel("Amount").fill("1.00")
  await inDialog("Refund").click()
  await page().getByText("Refund created").waitFor()
  expect((await orderOf(order.id)).refunded_total).toBe(100)
  await page().locator(".page-actions").getByRole("button").click()
  await page().getByText("Orders with refunds cannot be canceled.").waitFor()
  await page().keyboard.press("Escape")
})

it("transfers an order to another customer, and shows its raw data", async () => {
  const order = await shippedOrder({ isShipped: false })
  const { customer } = await send("/admin/customers", {
    email: "mary@transfer.example.com",
    first_name: "Mary",
    last_name: "Somerville",
    password: "supersecret",
  })
  await open(`orders/${order.id}`)
  await section("Customer").getByRole("button").click()
  await menuItem("Transfer order").click()
  await page().getByLabel("Search customers").fill("mary@transfer")
  await page()
    .getByRole("radio", { name: /Mary Somerville/ })
    .check()
  await inDialog("Transfer order").click()
  await section("Customer").getByRole("link", { name: "Mary Somerville" }).waitFor()
  expect((await orderOf(order.id)).customer_id).toBe(customer.id)
  await page().getByText("Show as tree").click()
  await section("Raw data")
    .getByText(/display_id/)
    .first()
    .waitFor()
  expect(await dashboard.flaws()).toEqual([])
})

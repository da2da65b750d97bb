import { afterAll, beforeAll, expect, it } from "vitest"
import { startMailServer, type MailServer } from "@stheno/testing/mail-server.ts"
import { openDashboard, type Dashboard } from "./testing.ts"

let shop: Dashboard
let mail: MailServer
let variants: { readonly id: string; readonly product: { readonly title: string } }[] = []
let regionId = ""
let optionId = ""

beforeAll(async () => {
  mail = await startMailServer()
  shop = await openDashboard({ env: { SMTP_URL: mail.url } })
  regionId = (await shop.read("/admin/orders?limit=1")).orders[0].region_id
  const options = await shop.read(`/admin/shipping-options?region_id=${regionId}&is_return=false`)
  optionId = options.shipping_options[0].id
  const all = (await shop.read(`/admin/variants?region_id=${regionId}&limit=100&expand=product`)).variants
  variants = all.filter((each) => !each.product.is_giftcard && each.inventory_quantity >= 30)
}, 300_000)

afterAll(async () => {
  await shop?.close()
  await mail?.stop()
})

const section = (name: string) => shop.page.getByRole("region", { name, exact: true })
const orderOf = async (id: string) => (await shop.read(`/admin/orders/${id}`)).order

const send: Dashboard["send"] = (...request) => shop.send(...request)

/** An order of two units for 20.00 each, paid and captured. */
async function paidOrder(more: Record<string, unknown> = {}) {
  const { draft_order } = await send("/admin/draft-orders", {
    email: "ada@example.com",
    region_id: regionId,
    items: [{ variant_id: variants[0]!.id, quantity: 2, unit_price: 2000 }],
    shipping_methods: [{ option_id: optionId }],
    ...more,
  })
  const { order } = await send(`/admin/draft-orders/${draft_order.id}/pay`)
  await send(`/admin/orders/${order.id}/capture`)
  return orderOf(order.id)
}

/** Confirms an edit of the quantity of the first item, as a merchant does. */
async function editQuantity(order: { id: string; items: { title: string }[] }, quantity: string) {
  const { page, button, inDialog } = shop
  await shop.open(`orders/${order.id}/edit`, "Edit order")
  await button("Start edit").click()
  await page.getByLabel(`Quantity of ${order.items[0]!.title}`).first().fill(quantity)
  await page.keyboard.press("Tab")
  await page.getByText(`→ ${quantity}`).waitFor()
  await button("Confirm edit").click()
  await inDialog("Confirm edit").click()
  await button("Start edit").waitFor()
  await shop.open(`orders/${order.id}`, /^Order #/)
}

it("collects what a confirmed edit adds to the total, by link or outside of the store", async () => {
  const { page, dialog, inDialog, read } = shop
  const order = await paidOrder()
  const payment = section("Payment")
  await editQuantity(order, "3")
  const { order_edits } = await read(`/admin/order-edits?order_id=${order.id}`)
  const [edit] = order_edits
  const due = (await orderOf(order.id)).total - order.total
  expect(edit).toMatchObject({
    status: "confirmed",
    payment_collection: { amount: due, status: "not_paid" },
  })
  const shown = payment.locator("li").filter({ hasText: "Outstanding" })
  await shown.getByText((due / 100).toFixed(2)).waitFor()
  const copy = shown.getByRole("button", { name: "Copy payment link" })
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"])
  const copied = async () => {
    await copy.click()
    await page.getByText("Payment link copied").waitFor()
    return page.evaluate(() => navigator.clipboard.readText())
  }
  expect(await copied()).toMatch(new RegExp(`^http://.*/order-edits/${edit.id}$`))
  await section("Timeline").getByText("Order edit confirmed").waitFor()
  expect(await section("Timeline").getByText("Order edit sent to the customer").count()).toBe(0)
  await send("/admin/store", { payment_link_template: "https://shop.example.com/pay?edit={order_edit_id}" })
  await page.reload()
  expect(await copied()).toBe(`https://shop.example.com/pay?edit=${edit.id}`)
  await send("/admin/store", { payment_link_template: null })
  expect(await shop.flaws()).toEqual([])
  await shown.getByRole("button", { name: "Mark as paid" }).click()
  await inDialog("Mark as paid").click()
  await dialog().waitFor({ state: "detached" })
  await shown.waitFor({ state: "detached" })
  await payment.locator("li").filter({ hasText: "Order edit" }).getByText("Paid", { exact: true }).waitFor()
  expect((await read(`/admin/order-edits/${edit.id}`)).order_edit.payment_collection.status).toBe(
    "authorized",
  )
})

it("copies the link of the email about an edit that waits for the customer", async () => {
  const { page, menu } = shop
  const order = await paidOrder()
  const { order_edit: edit } = await send("/admin/order-edits", { order_id: order.id })
  await send(`/admin/order-edits/${edit.id}/items/${edit.items[0].id}`, { quantity: 3 })
  await shop.open(`orders/${order.id}`, /^Order #/)
  const actions = section("Order edit").getByRole("button", { name: /^Actions/ })
  await actions.click()
  await menu("Request confirmation").waitFor()
  expect(await menu("Copy link").count(), "before the customer has a link").toBe(0)
  await menu("Request confirmation").click()
  await section("Order edit").getByText("Waiting for the customer to confirm").waitFor()
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"])
  const copied = async () => {
    await actions.click()
    await menu("Copy link").click()
    await page.getByText("Link copied").first().waitFor()
    return page.evaluate(() => navigator.clipboard.readText())
  }
  const link = `http://localhost:8000/order-edits/${edit.id}`
  await expect.poll(() => mail.taken.some(({ source }) => textOf(source).includes(link))).toBe(true)
  expect(await copied(), "as in the email").toBe(link)
  expect(await shop.flaws()).toEqual([])
  await send("/admin/store", { payment_link_template: "/pay?edit={order_edit_id}" })
  await page.reload()
  expect(await copied()).toBe(`http://localhost:8000/pay?edit=${edit.id}`)
  await send("/admin/store", { payment_link_template: null })
})

/** The body of a message, without the line breaks of its encoding. */
function textOf(source: string): string {
  return source.replace(/=\r?\n/g, "").replaceAll("=3D", "=")
}

it("reads every edit of an order, however many it has", async () => {
  const { page } = shop
  const order = await paidOrder()
  const ids: string[] = []
  for (let index = 0; index < 21; index++) {
    const { order_edit } = await send("/admin/order-edits", { order_id: order.id })
    await send(`/admin/order-edits/${order_edit.id}/cancel`)
    ids.push(order_edit.id)
  }
  const messages = page.waitForRequest(/\/admin\/notifications\?/)
  await shop.open(`orders/${order.id}`, /^Order #/)
  await section("Timeline").getByText("Order edit canceled").nth(20).waitFor()
  const about = new URL((await messages).url()).searchParams.get("resource_id")?.split(",")
  expect(about).toEqual(expect.arrayContaining(ids))
})

it("shows what to refund after an edit with a lower total, and proposes that amount", async () => {
  const { button, dialog, inDialog } = shop
  const order = await paidOrder()
  await editQuantity(order, "1")
  const back = order.total - (await orderOf(order.id)).total
  const row = section("Payment").locator("li").filter({ hasText: "To be refunded" })
  await row.getByText((back / 100).toFixed(2)).waitFor()
  expect(await section("Payment").getByText("Outstanding").count()).toBe(0)
  expect(await shop.flaws()).toEqual([])
  await button("Refund").click()
  expect(await dialog().getByLabel("Amount").inputValue()).toBe((back / 100).toFixed(2))
  await inDialog("Refund").click()
  await dialog().waitFor({ state: "detached" })
  await row.waitFor({ state: "detached" })
  expect((await orderOf(order.id)).refunded_total).toBe(back)
})

it("adds a note with one request, and deletes one with one request unless that is undone", async () => {
  const { page, button, read } = shop
  const order = await paidOrder()
  await shop.open(`orders/${order.id}`, /^Order #/)
  const timeline = section("Timeline")
  const notesOf = async () => (await read(`/admin/notes?resource_id=${order.id}`)).notes
  const write = async (text: string) => {
    await timeline.getByLabel("Note", { exact: true }).fill(text)
    await button("Add note").click()
    await timeline.getByText(text, { exact: true }).waitFor()
    await button("Delete note").first().waitFor()
  }
  expect(await shop.requestsOf(() => write("Called the customer"))).toEqual(["POST /admin/notes"])
  expect(await timeline.getByLabel("Note", { exact: true }).inputValue()).toBe("")
  const [note] = await notesOf()
  expect(note).toMatchObject({ value: "Called the customer", resource_type: "order" })
  const undone = await shop.requestsOf(async () => {
    await button("Delete note").click()
    await timeline.getByText("Called the customer").waitFor({ state: "detached" })
    await button("Undo").click()
    await timeline.getByText("Called the customer").waitFor()
  })
  expect(undone).toEqual([])
  expect(await notesOf()).toEqual([note])
  const deleted = await shop.requestsOf(async () => {
    await button("Delete note").click()
    await page.waitForResponse((response) => response.request().method() === "DELETE")
  })
  expect(deleted).toEqual([`DELETE /admin/notes/${note.id}`])
  expect(await notesOf()).toEqual([])

  // A note that is not saved comes back into the field.
  await page.route("**/admin/notes", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 400, json: { type: "invalid_data", message: "Not today" } })
      : route.continue(),
  )
  await timeline.getByLabel("Note", { exact: true }).fill("Lost?")
  await button("Add note").click()
  await page.getByText("Not today").waitFor()
  expect(await timeline.getByLabel("Note", { exact: true }).inputValue()).toBe("Lost?")
  expect(await button("Delete note").count()).toBe(0)
  await page.unroute("**/admin/notes")
  await timeline.getByLabel("Note", { exact: true }).fill("")
  await write("Left for good")
  await button("Delete note").click()
  await page.reload()
  await expect.poll(notesOf, { timeout: 10_000 }).toEqual([])
})

it("changes a note with one request, unless somebody else has changed it, and keeps what is typed", async () => {
  const { page, button, dialog, inDialog, read } = shop
  const order = await paidOrder()
  const { note } = await send("/admin/notes", {
    resource_id: order.id,
    resource_type: "order",
    value: "Send on Monday",
  })
  const valueNow = async () => (await read(`/admin/notes/${note.id}`)).note.value
  const text = () => dialog().getByLabel("Note", { exact: true })
  const timeline = section("Timeline")
  await shop.open(`orders/${order.id}`, /^Order #/)
  await button("Edit note").click()
  expect(await text().inputValue()).toBe("Send on Monday")
  expect(await shop.flaws()).toEqual([])
  await text().fill("Send on Tuesday")
  const requests = await shop.requestsOf(async () => {
    await inDialog("Save").click()
    await timeline.getByText("Send on Tuesday", { exact: true }).waitFor()
  })
  expect(requests).toEqual([`GET /admin/notes/${note.id}`, `POST /admin/notes/${note.id}`])
  expect(await valueNow()).toBe("Send on Tuesday")
  await timeline.getByText(/^Note by .+/).waitFor()

  await button("Edit note").click()
  await send(`/admin/notes/${note.id}`, { value: "Send on Friday" })
  await text().fill("Send today")
  await inDialog("Save").click()
  await dialog().getByText("Someone else changed this").waitFor()
  expect(await valueNow()).toBe("Send on Friday")
  await inDialog("Overwrite").click()
  await dialog().waitFor({ state: "detached" })
  expect(await valueNow()).toBe("Send today")

  await button("Edit note").click()
  await send(`/admin/notes/${note.id}`, { value: "Send next week" })
  await text().fill("Send tomorrow")
  await inDialog("Save").click()
  await inDialog("Reload").click()
  await expect.poll(() => text().inputValue()).toBe("Send next week")
  await inDialog("Cancel").click()
  await dialog().waitFor({ state: "detached" })

  await timeline.getByLabel("Note", { exact: true }).fill("Half a note")
  await page.reload()
  await expect.poll(() => timeline.getByLabel("Note", { exact: true }).inputValue()).toBe("Half a note")
  await button("Add note").click()
  await timeline.getByText("Half a note", { exact: true }).waitFor()
  await page.reload()
  await timeline.getByText("Half a note", { exact: true }).waitFor()
  expect(await timeline.getByLabel("Note", { exact: true }).inputValue()).toBe("")
})

it("shows every note of an order, however many it has", async () => {
  const order = await paidOrder()
  for (let number = 1; number <= 101; number++)
    await send("/admin/notes", { resource_id: order.id, resource_type: "order", value: `Call ${number}` })
  await shop.open(`orders/${order.id}`, /^Order #/)
  await shop.page.getByText("Call 101", { exact: true }).waitFor()
  await shop.page.getByText("Call 1", { exact: true }).waitFor()
})

it("adds a shipping method to an order without one, which can then be fulfilled", async () => {
  const { page, button, dialog, inDialog } = shop
  const order = await paidOrder({ shipping_methods: [] })
  const { shipping_options: options } = await shop.read(
    `/admin/shipping-options?region_id=${regionId}&is_return=false`,
  )
  const { amount, id, name } = options[0]
  const fulfillment = section("Fulfillment")
  await shop.open(`orders/${order.id}`, /^Order #/)
  expect(await button("Create fulfillment").count()).toBe(0)
  await fulfillment.getByRole("button", { name: "Add shipping method" }).click()
  await inDialog("Add shipping method").click()
  await dialog().getByText("Choose a shipping method.").last().waitFor()
  const method = () => dialog().getByLabel("Shipping method", { exact: true })
  await method().selectOption(id)
  expect(await shop.flaws()).toEqual([])
  await dialog()
    .getByLabel(/^Price/)
    .fill("3.00")
  // What is typed survives a reload.
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.includes("shipping-method")))
  await page.reload()
  await fulfillment.getByRole("button", { name: "Add shipping method" }).click()
  await dialog()
    .getByText(/^Unsaved changes from/)
    .waitFor()
  await inDialog("Add shipping method").click()
  await dialog().waitFor({ state: "detached" })
  await button("Create fulfillment").waitFor()
  expect(amount).not.toBe(300)
  expect((await orderOf(order.id)).shipping_methods).toMatchObject([{ shipping_option_id: id, price: 300 }])
  await section("Items").getByText(`Shipping · ${name}`).waitFor()

  // An order has one for each shipping profile.
  await shop.choose(`Order #${order.display_id}`, "Add shipping method")
  await dialog()
    .getByText(/^The order already has a shipping method for every shipping profile/)
    .waitFor()
  expect(await method().locator("option").count()).toBe(1)
  await page.keyboard.press("Escape")
  await button("Create fulfillment").click()
  await inDialog("Create fulfillment").click()
  await fulfillment.getByText("Packed", { exact: true }).waitFor()
})

it("shows what an added shipping method leaves outstanding, and removes the method or records the payment", async () => {
  const { page, dialog, inDialog } = shop
  const order = await paidOrder({ shipping_methods: [] })
  const { shipping_options: options } = await shop.read(
    `/admin/shipping-options?region_id=${regionId}&is_return=false`,
  )
  const { id: option_id, name } = options[0]
  const add = () => send(`/admin/orders/${order.id}/shipping-methods`, { option_id, price: 300 })
  const head = page.locator(".page-head")
  const payment = section("Payment")
  await add()
  await shop.open(`orders/${order.id}`, /^Order #/)
  await head.getByText("Outstanding", { exact: true }).waitFor()
  await section("Items").locator(".totals").getByText("Outstanding").waitFor()

  await shop.open("orders", "Orders")
  const row = page.getByRole("row").filter({ hasText: `#${order.display_id}` })
  await row.getByText("Outstanding", { exact: true }).waitFor()
  expect(await row.getByText("Paid", { exact: true }).count()).toBe(0)
  await page.locator(".ui-filter").filter({ hasText: "Payment" }).click()
  await page.getByRole("option", { name: "Outstanding" }).click()
  await page.waitForURL(/payment=outstanding/)
  await page.keyboard.press("Escape")
  const { count } = await shop.read("/admin/orders?payment_state[]=outstanding&limit=1")
  await page.getByText(new RegExp(`^1–${count} of ${count}$`)).waitFor()
  await row.getByRole("link").first().click()
  await shop.choose(`Order #${order.display_id}`, `Remove shipping method ${name}`)
  await inDialog("Remove").click()
  await head.getByText("Paid", { exact: true }).waitFor()
  expect(await page.getByText("Outstanding", { exact: true }).count()).toBe(0)
  expect(await orderOf(order.id)).toMatchObject({ shipping_methods: [], total: order.total })

  // One that costs nothing can be removed as well.
  await send(`/admin/orders/${order.id}/shipping-methods`, { option_id, price: 0 })
  await page.reload()
  await head.getByText("Paid", { exact: true }).waitFor()
  await shop.choose(`Order #${order.display_id}`, `Remove shipping method ${name}`)
  await inDialog("Remove").click()
  await expect.poll(async () => (await orderOf(order.id)).shipping_methods).toEqual([])
  await dialog().waitFor({ state: "detached" })

  const { total } = (await add()).order
  await page.reload()
  await payment.getByRole("button", { name: "Mark as paid" }).click()
  await dialog().getByLabel("Amount").waitFor()
  expect(await shop.flaws()).toEqual([])
  await inDialog("Mark as paid").click()
  await head.getByText("Paid", { exact: true }).waitFor()
  const { payments } = await orderOf(order.id)
  expect(payments.map(({ amount }) => amount).reduce((sum, amount) => sum + amount, 0)).toBe(total)
  expect(payments).toContainEqual(
    expect.objectContaining({ provider_id: "system", amount: total - order.total }),
  )
})

it("changes the metadata of an order and the tracking numbers of a shipment", async () => {
  const { page, button, dialog, inDialog } = shop
  const order = await paidOrder()
  const { id } = (
    await send(`/admin/orders/${order.id}/fulfillment`, {
      items: [{ item_id: order.items[0].id, quantity: 1 }],
    })
  ).order.fulfillments[0]
  await send(`/admin/orders/${order.id}/shipment`, { fulfillment_id: id, tracking_numbers: ["TYPO1"] })
  await shop.open(`orders/${order.id}`, /^Order #/)
  await shop.choose("Fulfillment 1", "Change tracking numbers")
  await dialog().getByLabel("Tracking numbers").fill("RIGHT1, RIGHT2")
  await inDialog("Save").click()
  await section("Fulfillment").getByText("RIGHT1 · RIGHT2").waitFor()
  expect(await section("Fulfillment").getByText("TYPO1").count()).toBe(0)

  const numbers = async () => {
    const [fulfillment] = (await orderOf(order.id)).fulfillments
    return fulfillment.tracking_links.map(({ tracking_number }) => tracking_number).sort()
  }
  const field = dialog().getByLabel("Tracking numbers")
  await shop.choose("Fulfillment 1", "Change tracking numbers")
  await field.fill("RIGHT1, RIGHT3")
  const theirs = { tracking_numbers: ["CARRIER1", "RIGHT1", "RIGHT2"] }
  await send(`/admin/orders/${order.id}/fulfillments/${id}/tracking-numbers`, theirs)
  await inDialog("Save").click()
  await page.getByText(/^Someone else changed this/).waitFor()
  expect(await numbers()).toEqual(["CARRIER1", "RIGHT1", "RIGHT2"])
  await inDialog("Reload").click()
  await expect.poll(() => field.inputValue()).toContain("CARRIER1")
  await field.fill("CARRIER1, RIGHT3")
  await inDialog("Save").click()
  await dialog().waitFor({ state: "detached" })
  expect(await numbers()).toEqual(["CARRIER1", "RIGHT3"])

  await button("Edit metadata").click()
  await shop.addMetadata("invoice", "R-7")
  await section("Metadata").getByText("R-7").waitFor()
  expect((await orderOf(order.id)).metadata).toMatchObject({ invoice: "R-7" })
  await page.reload()
  await section("Metadata").getByText("R-7").waitFor()
})

it("reads the order again after an action, and nothing that it does not change", async () => {
  const { menu } = shop
  const order = await paidOrder()
  await shop.open(`orders/${order.id}`, /^Order #/)
  const sent = await shop.requestsOf(async () => {
    await shop.button(`Actions for Order #${order.display_id}`).click()
    await menu("Complete order").click()
    await shop.page.locator(".page-head").getByText("Completed", { exact: true }).waitFor()
  })
  expect(sent).toEqual([`POST /admin/orders/${order.id}/complete`, `GET /admin/orders/${order.id}`])
})

it("sends a message about the order again, also to another address", async () => {
  const { page, dialog, inDialog, choose, read } = shop
  const order = await paidOrder({ email: "ada@messages.example.com" })
  const sentOf = async () =>
    (await read(`/admin/notifications?resource_id=${order.id}&include_resends=true&fields=to,parent_id`))
      .notifications
  await expect.poll(async () => (await sentOf()).length, { timeout: 15_000 }).toBe(1)
  await shop.open(`orders/${order.id}`, /^Order #/)
  const messages = section("Messages to the customer")
  await messages.getByText("ada@messages.example.com").waitFor()
  await choose("Order confirmation", "Send again")
  expect(await dialog().getByLabel("Recipient").inputValue()).toBe("ada@messages.example.com")
  await inDialog("Send again").click()
  await dialog().waitFor({ state: "detached" })
  await messages.getByText(/ada@messages.* · Sent again$/).waitFor()
  await page.getByRole("button", { name: "Actions for Order confirmation", exact: true }).first().click()
  await shop.menu("Send again").click()
  await dialog().getByLabel("Recipient").fill("office@messages.example.com")
  await inDialog("Send again").click()
  await dialog().waitFor({ state: "detached" })
  await messages.getByText(/^office@messages\.example\.com/).waitFor()
  const sent = (await sentOf()) as { to: string; parent_id: string | null }[]
  expect(sent.map(({ to }) => to).sort()).toEqual([
    "ada@messages.example.com",
    "ada@messages.example.com",
    "office@messages.example.com",
  ])
  expect(sent.filter(({ parent_id }) => parent_id !== null)).toHaveLength(2)
  const received = mail.taken.flatMap(({ to }) => to).filter((to) => to.endsWith("@messages.example.com"))
  expect(received.sort()).toEqual(sent.map(({ to }) => to).sort())
})

it("shows what the discounts of an order take off, and metadata", async () => {
  const rules = [
    ["TEN-PERCENT", { type: "percentage", value: 10, allocation: "total" }, "10%"],
    ["FIVE-OFF", { type: "fixed", value: 500, allocation: "total" }, "5.00"],
    ["SHIP-FREE", { type: "free_shipping", value: 0, allocation: "total" }, "Free shipping"],
  ] as const
  for (const [code, rule, shown] of rules) {
    await send("/admin/discounts", { code, rule, regions: [regionId], is_dynamic: false, is_disabled: false })
    const order = await paidOrder({ discounts: [{ code }], metadata: { source: `phone ${code}` } })
    await shop.open(`orders/${order.id}`, /^Order #/)
    await section("Items")
      .getByText(new RegExp(`^${code} · .*${shown.replace(".", "\\.")}`))
      .waitFor()
    await section("Metadata").getByText(`phone ${code}`).waitFor()
    expect(order.metadata).toEqual({ source: `phone ${code}` })
  }
})

it("says when a page cannot be loaded, and recovers with Try again", async () => {
  const { page, button, dashboard, heading } = shop
  const order = await paidOrder()
  for (const [path, request, title, content] of [
    [`orders/${order.id}`, `**/admin/orders/${order.id}*`, `Order #${order.display_id}`, ".timeline li"],
    ["orders", "**/admin/orders?*", "Orders", "tbody tr"],
  ] as const) {
    await page.route(request, (route) => route.abort("connectionrefused"))
    await page.goto(`${dashboard}/a/${path}`)
    await page.getByText("Cannot reach the server. Check your connection and try again.").waitFor()
    await page.unroute(request)
    await button("Try again").click()
    await heading(title).waitFor()
    await page.locator(content).first().waitFor()
    expect(await button("Try again").count()).toBe(0)
  }
})

it("says when the edits of an order cannot be read: what is outstanding is not known then", async () => {
  const { page } = shop
  const order = await paidOrder()
  const payment = section("Payment")
  await page.route("**/admin/order-edits?*", (route) => route.abort("connectionrefused"))
  await shop.open(`orders/${order.id}`, /^Order #/)
  await payment.getByText("Cannot reach the server. Check your connection and try again.").waitFor()
  expect(await shop.flaws()).toEqual([])
  await page.unroute("**/admin/order-edits?*")
  const again = payment.getByRole("button", { name: "Try again" })
  await again.click()
  await again.waitFor({ state: "detached" })
})

it("keeps the filters and the scroll position of a list after going back", async () => {
  const { page, heading } = shop
  await page.setViewportSize({ width: 1440, height: 500 })
  await shop.open("orders?payment=captured", "Orders")
  const rows = page.locator("tbody tr")
  await rows.nth(11).scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(50)
  const address = page.url()
  await rows.nth(11).getByRole("link").first().click()
  await heading(/^Order #/).waitFor()
  expect(await page.evaluate(() => scrollY), "a new page starts at its top").toBe(0)
  await page.goBack()
  await heading("Orders").waitFor()
  await rows.nth(11).waitFor()
  expect(page.url()).toBe(address)
  await page.locator(".ui-filter").filter({ hasText: "Payment: Paid" }).waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
  await page.setViewportSize({ width: 1440, height: 900 })
})

it("goes to pages with two keys, but not while somebody types", async () => {
  const { page, heading } = shop
  await shop.open("settings", "Settings")
  for (const [key, title] of [
    ["p", "Products"],
    ["c", "Customers"],
    ["d", "Discounts"],
    ["o", "Orders"],
    ["s", "Settings"],
    ["h", "Overview"],
  ] as const) {
    await page.keyboard.press("g")
    await page.keyboard.press(key)
    await heading(title).waitFor()
  }
  await shop.open("orders", "Orders")
  await page.keyboard.press("/")
  await page.keyboard.type("gp")
  expect(await page.getByRole("searchbox").inputValue()).toBe("gp")
  await heading("Orders").waitFor()
})

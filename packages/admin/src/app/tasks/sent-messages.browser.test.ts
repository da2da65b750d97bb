import { afterAll, beforeAll, expect, it } from "vitest"
import { startMailServer, type MailServer } from "@stheno/testing/mail-server.ts"
import { eventsOfMessages, messageTitle as nameOf } from "../sent-messages/message-names.ts"
import { openDashboard, type Dashboard } from "./testing.ts"

let shop: Dashboard
let mail: MailServer
let variant = ""
let regionId = ""
let optionId = ""

beforeAll(async () => {
  mail = await startMailServer()
  shop = await openDashboard({ env: { SMTP_URL: mail.url } })
  regionId = (await shop.read("/admin/orders?limit=1")).orders[0].region_id
  const options = await shop.read(`/admin/shipping-options?region_id=${regionId}&is_return=false`)
  optionId = options.shipping_options[0].id
  const all = (await shop.read(`/admin/variants?region_id=${regionId}&limit=100&expand=product`)).variants
  variant = all.find((each) => !each.product.is_giftcard && each.inventory_quantity >= 30)?.id
}, 300_000)

afterAll(async () => {
  await shop?.close()
  await mail?.stop()
})

const filter = (name: string) => shop.page.locator(".ui-filter").filter({ hasText: name })
const rows = () => shop.page.locator("tbody").getByRole("row")
const section = (name: string) => shop.page.getByRole("region", { name, exact: true })
const received = (to: string) => mail.taken.filter((each) => each.to.includes(to)).length

/** An order whose confirmation has been sent. */
async function confirmedOrder(email: string) {
  const { draft_order } = await shop.send("/admin/draft-orders", {
    email,
    region_id: regionId,
    items: [{ variant_id: variant, quantity: 1 }],
    shipping_methods: [{ option_id: optionId }],
  })
  const { order } = await shop.send(`/admin/draft-orders/${draft_order.id}/pay`)
  await expect.poll(() => received(email), { timeout: 15_000 }).toBe(1)
  return (await shop.read(`/admin/orders/${order.id}`)).order
}

/** Captures an order and ships its item without messages. @returns what was shipped */
async function shipSilently({ id, items: lines }: Awaited<ReturnType<typeof confirmedOrder>>) {
  const items = [{ item_id: lines[0].id, quantity: 1 }]
  await shop.send(`/admin/orders/${id}/capture`)
  const { order } = await shop.send(`/admin/orders/${id}/fulfillment`, { items, no_notification: true })
  await shop.send(`/admin/orders/${id}/shipment`, {
    fulfillment_id: order.fulfillments[0].id,
    no_notification: true,
  })
  return items
}

it("has a name for every email of the server", async () => {
  const { emails } = (await shop.read("/admin/emails" as "/admin/store")) as unknown as {
    emails: { name: string; events: string[] }[]
  }
  expect(Object.fromEntries(emails.map(({ name, events }) => [name, events]))).toEqual(eventsOfMessages)
})

it("finds a message by its recipient, leads to the order and back, and sends it again", async () => {
  const { page, link, dialog, inDialog, button } = shop
  const order = await confirmedOrder("ada@sent.example.com")
  await confirmedOrder("grace@sent.example.com")
  await shop.open("settings", "Settings")
  await page.getByRole("link", { name: /^Sent messages/ }).click()
  await shop.heading("Sent messages").waitFor()
  await filter("Recipient").click()
  await page.getByRole("combobox", { name: "Recipient" }).fill("ada@sent.example.com")
  await page.getByRole("option", { name: "ada@sent.example.com" }).first().click()
  await page.keyboard.press("Escape")
  await page.getByText("1–1 of 1").waitFor()
  await rows().getByText("Order confirmation").waitFor()
  expect(await shop.flaws()).toEqual([])
  await link(`Order #${order.display_id}`).click()
  await shop.heading(`Order #${order.display_id}`).waitFor()
  await page.goBack()
  await page.getByText("1–1 of 1").waitFor()

  await shop.choose("Order confirmation", "Send again")
  expect(await dialog().getByLabel("Recipient").inputValue()).toBe("ada@sent.example.com")
  await dialog().getByLabel("Recipient").fill("office@sent.example.com")
  await inDialog("Send again").click()
  await dialog().waitFor({ state: "detached" })
  await page.locator('td[data-label="Sent again"]').getByText("1", { exact: true }).waitFor()
  expect([received("ada@sent.example.com"), received("office@sent.example.com")]).toEqual([1, 1])

  await filter("Recipient").click()
  await page.getByRole("combobox", { name: "Recipient" }).fill("office@sent.example.com")
  await page.getByRole("option", { name: "office@sent.example.com" }).first().click()
  await page.keyboard.press("Escape")
  await filter("Sent again").click()
  await page.getByRole("option", { name: "Listed separately" }).click()
  await page.getByText("1–2 of 2").waitFor()
  for (const box of await rows().getByRole("checkbox").all()) await box.check()
  await button("Send again").click()
  await dialog().getByText("Send 2 messages again?").waitFor()
  await inDialog("Send again").click()
  await page.getByText("Messages sent again").waitFor()
  await page.getByText("1–4 of 4").waitFor()
  expect([received("ada@sent.example.com"), received("office@sent.example.com")]).toEqual([2, 2])
  const { notifications } = await shop.read("/admin/notifications?to=ada@sent.example.com")
  expect(notifications, "all belong to the first message").toMatchObject([{ resends: [{}, {}, {}] }])
})

it("shows the messages about an exchange with its order and its customer, and leads to those of an email", async () => {
  const { page, link, read, send } = shop
  const order = await confirmedOrder("mary@sent.example.com")
  const items = await shipSilently(order)
  await send(`/admin/orders/${order.id}/swaps`, {
    return_items: items,
    additional_items: [{ variant_id: variant, quantity: 1 }],
  })
  await expect.poll(() => received("mary@sent.example.com"), { timeout: 15_000 }).toBe(2)
  await shop.open(`orders/${order.id}`, /^Order #/)
  await section("Messages to the customer").getByText("Exchange", { exact: true }).waitFor()
  await shop.open(`customers/${order.customer_id}`, "mary@sent.example.com")
  await section("Sent messages").getByText("Exchange", { exact: true }).waitFor()
  await section("Sent messages").getByText("Order confirmation").waitFor()
  expect(await shop.flaws()).toEqual([])

  await shop.open("settings/emails/swap-created", "Exchange")
  await link("Sent messages").click()
  await page.getByText("1–1 of 1").waitFor()
  await rows().getByRole("link", { name: "Exchange", exact: true }).click()
  await shop.heading(`Order #${order.display_id}`).waitFor()
  await shop.open(`settings/messages?for=${order.id}`, "Sent messages")
  await page.getByText("1–2 of 2").waitFor()
  await filter(`#${order.display_id}`).waitFor()
  await shop.open("settings/messages?event=claim-created", "Sent messages")
  await page.getByText("No results").waitFor()
  const { count } = await read("/admin/notifications?event_name=claim.created")
  expect(count).toBe(0)
})

it("shows the messages about an edit and a claim with their order, and leads from the claim to it", async () => {
  const { page, send } = shop
  const order = await confirmedOrder("joan@sent.example.com")
  const { order_edit } = await send("/admin/order-edits", { order_id: order.id })
  await send(`/admin/order-edits/${order_edit.id}/items`, { variant_id: variant, quantity: 1 })
  await send(`/admin/order-edits/${order_edit.id}/request`)
  await expect.poll(() => received("joan@sent.example.com"), { timeout: 15_000 }).toBe(2)
  await send(`/admin/order-edits/${order_edit.id}/cancel`)
  await shipSilently(order)
  await send(`/admin/orders/${order.id}/claims`, {
    type: "refund",
    refund_amount: 100,
    claim_items: [{ item_id: order.items[0].id, quantity: 1, reason: "other" }],
  })
  await expect.poll(() => received("joan@sent.example.com"), { timeout: 15_000 }).toBe(3)

  await shop.open(`orders/${order.id}`, /^Order #/)
  const messages = section("Messages to the customer")
  await messages.getByText(nameOf("order-edit.requested"), { exact: true }).waitFor()
  await messages.getByText(nameOf("claim.created"), { exact: true }).waitFor()
  expect(await messages.getByRole("listitem").count()).toBe(3)
  expect(await shop.flaws()).toEqual([])

  await shop.open("settings/messages?event=claim-created", "Sent messages")
  await rows().getByRole("link", { name: "Claim", exact: true }).click()
  await shop.heading(`Order #${order.display_id}`).waitFor()
  await page.goBack()
  await shop.heading("Sent messages").waitFor()
})

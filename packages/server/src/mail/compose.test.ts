import { silentLog } from "@stheno/core/host"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { makeOrder } from "@stheno/core/internal/commerce/orders/orders/testing/order-fixture.ts"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { composeMails } from "./compose.ts"
import { createMailTemplates } from "./templates.ts"

let shop: TestApp
let order: Awaited<ReturnType<typeof makeOrder>>
const templates = createMailTemplates({ log: silentLog, languages: ["en", "de"] })

beforeAll(async () => {
  shop = await createTestApp()
  const lines = [{ price: 700, quantity: 3, title: "Lamp" }]
  order = await makeOrder(shop.engine.db, { lines, email: "ada@example.com" })
  const { db } = shop.engine
  await sql`insert into product (id, title, handle) values ('prod_m', 'Lamp', 'the-lamp')`.execute(db)
  await sql`insert into product_variant (id, title, product_id, inventory_quantity) values ('variant_m', 'brass', 'prod_m', 1)`.execute(
    db,
  )
})
afterAll(async () => shop.close())

/** The emails of an event. */
async function mailsOf(name: string, data: Record<string, unknown>) {
  const addresses = { storeUrl: "https://shop.example.com/", adminUrl: "https://admin.example.com" }
  const { db } = shop.engine
  return composeMails({ db, engine: shop.engine, templates }, addresses, { name, data })
}

async function mailOf(name: string, data: Record<string, unknown>) {
  const [mail] = await mailsOf(name, data)
  return mail
}

/** Adds a line item that belongs to something else than the order. */
async function addLine(column: "swap_id" | "claim_order_id", owner: string, title: string) {
  await sql`insert into line_item (id, ${sql.ref(column)}, title, unit_price, quantity, allow_discounts, is_giftcard)
    values (${`item_${owner}`}, ${owner}, ${title}, 900, 1, true, false)`.execute(shop.engine.db)
}

it("notifies of a canceled order, and not of a deleted one", async () => {
  const mail = (await mailOf("order.canceled", { id: order.id }))!
  expect(mail).toMatchObject({
    to: "ada@example.com",
    customerId: order.customerId,
    subject: `Your order #${order.displayId} is canceled`,
  })
  expect(mail.text).toContain("3 x Lamp")
  expect(await mailsOf("order.canceled", { id: "order_gone" })).toEqual([])
})

it("asks for the confirmation of an order edit, and names what is due", async () => {
  const { db } = shop.engine
  await sql`insert into payment_collection (id, type, status, amount, region_id, currency_code, created_by)
    values ('paycol_m', 'order_edit', 'not_paid', 1250, ${order.regionId}, 'eur', 'usr_m')`.execute(db)
  await sql`insert into order_edit (id, order_id, created_by, payment_collection_id)
    values ('oe_m', ${order.id}, 'usr_m', 'paycol_m'), ('oe_n', ${order.id}, 'usr_m', null)`.execute(db)
  const paid = (await mailOf("order-edit.requested", { id: "oe_m" }))!
  expect(paid.text).toContain("cost €12.50 more")
  expect(paid.text).toContain("https://shop.example.com/order-edits/oe_m")
  await sql`update store set payment_link_template = '/pay?edit={order_edit_id}&cart={cart_id}'`.execute(db)
  const ours = (await mailOf("order-edit.requested", { id: "oe_m" }))!
  expect(ours.text).toContain("https://shop.example.com/pay?edit=oe_m&cart=\n")
  expect((await mailOf("order-edit.requested", { id: "oe_n" }))!.text).not.toContain("more")
})

it("notifies of an exchange with its link, and of received items", async () => {
  const { db } = shop.engine
  await sql`insert into cart (id, email, region_id, type) values ('cart_m', 'ada@example.com', ${order.regionId}, 'swap')`.execute(
    db,
  )
  await sql`insert into swap (id, order_id, fulfillment_status, payment_status, difference_due, cart_id)
    values ('swap_m', ${order.id}, 'not_fulfilled', 'not_paid', 200, 'cart_m')`.execute(db)
  await sql`insert into return (id, swap_id, refund_amount, status) values ('ret_swap', 'swap_m', 700, 'requested')`.execute(
    db,
  )
  await sql`insert into return_item (return_id, item_id, quantity, received_quantity, is_requested)
    values ('ret_swap', ${order.lineIds[0]}, 2, 1, true)`.execute(db)
  await addLine("swap_id", "swap_m", "Lantern")
  const mail = (await mailOf("swap.created", { id: "swap_m" }))!
  expect(mail.text).toMatch(/Items to return:\n {2}2 x Lamp\n\nNew items:\n {2}1 x Lantern/)
  expect(mail.text).toContain("difference to pay is €2.00")
  expect(mail.text).toContain("https://shop.example.com/swaps/cart_m")
  await sql`update store set swap_link_template = '/exchange?cart={cart_id}'`.execute(db)
  const ours = (await mailOf("swap.created", { id: "swap_m" }))!
  expect(ours.text).toContain("https://shop.example.com/exchange?cart=cart_m")
  const arrived = (await mailOf("swap.received", { id: "swap_m", order_id: order.id }))!
  expect(arrived.text).toContain("1 x Lamp")
  expect(await mailsOf("swap.received", { id: "swap_gone" })).toEqual([])
})

it("notifies of a claim and the replacements", async () => {
  const { db } = shop.engine
  await sql`insert into claim_order (id, order_id, type, payment_status, fulfillment_status, refund_amount)
    values ('claim_m', ${order.id}, 'replace', 'na', 'not_fulfilled', null),
      ('claim_n', ${order.id}, 'refund', 'na', 'not_fulfilled', 450)`.execute(db)
  await sql`insert into claim_item (id, claim_order_id, item_id, variant_id, reason, quantity)
    values ('citm_m', 'claim_m', ${order.lineIds[0]}, 'variant_m', 'missing_item', 1)`.execute(db)
  await addLine("claim_order_id", "claim_m", "Lamp again")
  const mail = (await mailOf("claim.created", { id: "claim_m" }))!
  expect(mail.text).toMatch(/Items in your claim:\n {2}1 x Lamp\n\nWe will send you:\n {2}1 x Lamp again/)
  expect(mail.text).not.toContain("refund")
  expect((await mailOf("claim.created", { id: "claim_n" }))!.text).toContain("will refund €4.50")
})

it("notifies of a refund, unless the email about a claim has done so", async () => {
  const { db } = shop.engine
  await db.transaction().execute(async (tx) => {
    await sql`insert into claim_order (id, order_id, type, payment_status, fulfillment_status, refund_amount)
      values ('claim_r', ${order.id}, 'refund', 'na', 'not_fulfilled', 450)`.execute(tx)
    await sql`insert into refund (id, order_id, amount, reason) values ('ref_c', ${order.id}, 450, 'claim')`.execute(
      tx,
    )
  })
  await sql`insert into refund (id, order_id, amount, reason) values ('ref_o', ${order.id}, 300, 'claim')`.execute(
    db,
  )
  const refund = (refund_id: string) => mailsOf("order.refund_created", { id: order.id, refund_id })
  expect((await refund("ref_o")).map(({ text }) => text)).toEqual([expect.stringContaining("€3.00")])
  expect(await refund("ref_c")).toEqual([])
})

it("leads an invited person to the page of the store, or of the dashboard", async () => {
  const { db } = shop.engine
  await sql`insert into invite (id, user_email, role, token) values ('inv_c', 'n@example.com', 'member', 'to.k-en')`.execute(
    db,
  )
  const linked = async (template: string | null) => {
    await sql`update store set invite_link_template = ${template}`.execute(db)
    return /https?:\S+to\.k-en|https?:\S+/.exec((await mailOf("invite.created", { id: "inv_c" }))!.text)![0]
  }
  const own = "https://admin.example.com/invite?token=to.k-en"
  expect(await linked("https://team.example.com/{invite_token}")).toBe("https://team.example.com/to.k-en")
  expect(await linked("/join?t={invite_token}")).toBe("https://admin.example.com/join?t=to.k-en")
  expect(await linked("/join")).toBe(own)
  expect(await linked(null)).toBe(own)
})

it("writes to each address that waited for a variant", async () => {
  const emails = ["a@example.com", "b@example.com", null, "nobody"]
  const mails = await mailsOf("restock-notification.restocked", { variant_id: "variant_m", emails })
  expect(mails.map(({ to }) => to)).toEqual(["a@example.com", "b@example.com"])
  expect(mails[0]).toMatchObject({ subject: "Back in stock: Lamp (brass)" })
  expect(mails[0]!.text).toContain("https://shop.example.com/products/the-lamp")
  expect(await mailsOf("restock-notification.restocked", { variant_id: "gone", emails })).toEqual([])
})

describe("the language of an email", () => {
  const subjectOf = async (id: string) => (await mailOf("order.placed", { id }))!.subject

  it("follows the country if the store has its language", async () => {
    const { db } = shop.engine
    const { id, displayId } = await makeOrder(db)
    await sql`update address set country_code = 'at' where id in (select shipping_address_id from "order" where id = ${id})`.execute(
      db,
    )
    expect(await subjectOf(id)).toBe(`Ihre Bestellung Nr. ${displayId}`)
    await sql`update address set country_code = 'fr' where id in (select shipping_address_id from "order" where id = ${id})`.execute(
      db,
    )
    expect(await subjectOf(id)).toBe(`Your order #${displayId}`)
  })

  it("prefers the cart, the order or the customer", async () => {
    const { db } = shop.engine
    const { id, displayId, customerId } = await makeOrder(db)
    await sql`update customer set metadata = '{"locale": "nl"}' where id = ${customerId}`.execute(db)
    expect(await subjectOf(id)).toBe(`Je bestelling nr. ${displayId}`)
    const reset = { id: customerId, email: "ada@example.com", token: "t" }
    expect((await mailOf("customer.password_reset", reset))!.subject).toMatch(/^Stel je wachtwoord/)
    await sql`update "order" set metadata = '{"locale": "it"}' where id = ${id}`.execute(db)
    expect(await subjectOf(id)).toBe(`Il tuo ordine n. ${displayId}`)
    await sql`insert into cart (id, email, region_id, type, context)
      select 'cart_es', 'ada@example.com', region_id, 'default', '{"locale": "es-MX"}' from "order" where id = ${id}`.execute(
      db,
    )
    await sql`update "order" set cart_id = 'cart_es' where id = ${id}`.execute(db)
    expect(await subjectOf(id)).toBe(`Tu pedido n.º ${displayId}`)
  })
})

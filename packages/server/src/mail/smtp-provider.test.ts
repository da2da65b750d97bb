import type { Engine } from "@stheno/core"
import { createApp, createEngine, silentLog } from "@stheno/core/host"
import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { makeOrder } from "@stheno/core/internal/commerce/orders/orders/testing/order-fixture.ts"
import { startMailServer, type MailServer } from "@stheno/testing/mail-server.ts"
import { createTestApp, sender, type Send, type TestApp } from "@stheno/testing/test-app.ts"
import { createSmtpProvider, type SmtpProvider } from "./smtp-provider.ts"

let shop: TestApp
let server: MailServer
let provider: SmtpProvider
let engine: Engine
const warnings: string[] = []

function providerAt(url: string): SmtpProvider {
  const log = {
    ...silentLog,
    warn: (_data: Record<string, unknown>, message: string) => void warnings.push(message),
  }
  return createSmtpProvider({
    db: shop.engine.db,
    url,
    from: "Bits & Bobs <shop@example.com>",
    storeUrl: "https://shop.example.com/",
    adminUrl: "https://admin.example.com",
    log,
  })
}

beforeAll(async () => {
  shop = await createTestApp()
  server = await startMailServer()
  provider = providerAt(server.url)
  engine = createEngine({
    db: shop.engine.db,
    notificationProviders: [provider],
    passwords: shop.engine.passwords,
  })
})
afterAll(async () => {
  await provider.close()
  await server.stop()
  await shop.close()
})
beforeEach(() => {
  server.taken.length = 0
  warnings.length = 0
})

let number = 0
async function deliver(
  name: string,
  data: Record<string, unknown>,
  id = `job_mail_${number++}`,
): Promise<void> {
  for (const subscriber of engine.events.subscribersOf(name)) await subscriber({ id, name, data })
}

/** Undoes what keeps lines short and characters plain on the wire. */
function decoded(source: string): string {
  const whole = source.replace(/=\r?\n/g, "")
  const bytes = whole.replace(/=([0-9A-F]{2})/g, (_all, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  )
  return Buffer.from(bytes, "latin1").toString("utf8")
}

const admin: Send = async (method, path, body) => {
  const login = { email: "admin@example.com", password: "supersecret" }
  const token = (await shop.request("POST", "/admin/auth/token", login)).body.access_token
  return sender(createApp(engine))(method, path, body, { authorization: `Bearer ${token}` })
}

describe("an order", () => {
  it("is confirmed by plain text and HTML, with everything escaped and amounts of its currency", async () => {
    const lines = [{ price: 1000, quantity: 2, title: "<b>Mug</b> & cup" }]
    const { id, displayId } = await makeOrder(shop.engine.db, { lines, email: "ada@example.com" })
    await deliver("order.placed", { id, no_notification: null })
    expect(server.taken).toHaveLength(1)
    const [{ to, source }] = server.taken as [(typeof server.taken)[0]]
    expect(to).toEqual(["ada@example.com"])
    expect(source).toMatch(/^From: "Bits & Bobs" <shop@example\.com>\r$/m)
    expect(source).toMatch(new RegExp(`^Subject: Your order #${displayId}\\r$`, "m"))
    expect(source).toMatch(/^Auto-Submitted: auto-generated\r$/m)
    const [, plain = "", marked = ""] = decoded(source).split(/Content-Type: text\//)
    expect(plain).toContain("Hello Ada,")
    expect(plain).toContain("2 x <b>Mug</b> & cup: €20.00")
    expect(plain).toContain("Total: €31.25")
    expect(marked).toContain("&lt;b&gt;Mug&lt;/b&gt; &amp; cup")
    expect(marked).not.toContain("<b>")
    expect(marked).toContain('<html lang="en" dir="ltr"')
  })

  it("describes its shipment, its return and its refund", async () => {
    const { db } = shop.engine
    const { id, lineIds } = await makeOrder(db, { lines: [{ price: 700, quantity: 3, title: "Lamp" }] })
    await sql`insert into fulfillment (id, order_id, provider_id, tracking_numbers, data)
      values ('ful_m', ${id}, 'manual', '["T1"]', '{}')`.execute(db)
    await sql`insert into fulfillment_item (fulfillment_id, item_id, quantity) values ('ful_m', ${lineIds[0]}, 2)`.execute(
      db,
    )
    await sql`insert into return (id, order_id, refund_amount, status) values ('ret_m', ${id}, 875, 'requested')`.execute(
      db,
    )
    await sql`insert into return_item (return_id, item_id, quantity, is_requested) values ('ret_m', ${lineIds[0]}, 1, true)`.execute(
      db,
    )
    await sql`insert into refund (id, order_id, amount, reason) values ('ref_m', ${id}, 875, 'return')`.execute(
      db,
    )
    await deliver("order.shipment_created", { id, fulfillment_id: "ful_m", no_notification: null })
    await deliver("order.return_requested", { id, return_id: "ret_m", no_notification: null })
    await deliver("order.items_returned", { id, return_id: "ret_m", no_notification: null })
    await deliver("order.refund_created", { id, refund_id: "ref_m", no_notification: null })
    const sources = server.taken.map(({ source }) => decoded(source))
    expect(sources).toEqual([
      expect.stringMatching(/2 x Lamp[^]*Tracking numbers:\r?\nT1/),
      expect.stringMatching(/Items to return:\r?\n {2}1 x Lamp[^]*will refund €8\.75/),
      expect.stringMatching(/Received:\r?\n {2}1 x Lamp[^]*are refunding €8\.75/),
      expect.stringContaining("We have refunded €8.75 for your order"),
    ])
  })

  it("is stored with the recipient, also for resent messages", async () => {
    const { db } = shop.engine
    await db.insertInto("customer").values({ id: "cus_told", email: "told@example.com" }).execute()
    const { id } = await makeOrder(db, { email: "told@example.com" })
    await db.updateTable("order").set({ customer_id: "cus_told" }).where("id", "=", id).execute()
    await db
      .insertInto("refund")
      .values({ id: "ref_told", order_id: id, amount: 5, reason: "return" })
      .execute()
    await sql`insert into gift_card (id, code, value, balance, region_id, order_id)
      select 'gift_told', 'TOLD-CARD', 10, 10, region_id, id from "order" where id = ${id}`.execute(db)
    await deliver("order.placed", { id, no_notification: null })
    await deliver("order.refund_created", { id, refund_id: "ref_told", no_notification: null })
    await deliver("gift_card.created", { id: "gift_told" })
    await deliver("customer.password_reset", { id: "cus_told", email: "told@example.com", token: "secret" })
    const of = () =>
      db
        .selectFrom("notification")
        .select(["id", "event_name"])
        .where("customer_id", "=", "cus_told")
        .execute()
    const kept = await of()
    expect(kept.map(({ event_name }) => event_name).toSorted()).toEqual([
      "customer.password_reset",
      "gift_card.created",
      "order.placed",
      "order.refund_created",
    ])
    const placed = kept.find(({ event_name }) => event_name === "order.placed")!.id
    expect((await admin("POST", `/admin/notifications/${placed}/resend`, {})).status).toBe(200)
    expect(await of()).toHaveLength(5)
  })

  it("is confirmed once when its event is delivered twice, and not when nobody shall hear of it", async () => {
    const { id } = await makeOrder(shop.engine.db)
    await deliver("order.placed", { id, no_notification: null }, "job_twice")
    await deliver("order.placed", { id, no_notification: null }, "job_twice")
    await deliver("order.placed", { id, no_notification: true })
    expect(server.taken).toHaveLength(1)
  })

  it("is nobody's business when it does not exist", async () => {
    await deliver("order.placed", { id: "order_gone", no_notification: null })
    expect(server.taken).toEqual([])
  })
})

it("repeats the Message-ID of an event, so that a message that came twice shows as one", async () => {
  const { id } = await makeOrder(shop.engine.db)
  await deliver("order.placed", { id, no_notification: null }, "job_crashed")
  await sql`delete from notification where resource_id = ${id}`.execute(shop.engine.db)
  await deliver("order.placed", { id, no_notification: null }, "job_crashed")
  const ids = server.taken.map(({ source }) => /^Message-ID: (.*)\r$/im.exec(source)?.[1])
  expect(ids[0]).toMatch(/^<[0-9a-f]{32}@example\.com>$/)
  expect(ids[1]).toBe(ids[0])
})

it("sends a gift card to who bought it", async () => {
  const { id, regionId } = await makeOrder(shop.engine.db, { email: "ada@example.com" })
  await sql`insert into gift_card (id, code, value, balance, region_id, order_id)
    values ('gift_m', 'ABCD-1234', 5000, 5000, ${regionId}, ${id}),
      ('gift_n', 'EFGH-5678', 5000, 5000, ${regionId}, null)`.execute(shop.engine.db)
  await deliver("gift_card.created", { id: "gift_m" })
  await deliver("gift_card.created", { id: "gift_n" })
  expect(server.taken.map(({ to }) => to)).toEqual([["ada@example.com"]])
  expect(decoded(server.taken[0]!.source)).toMatch(/Code: ABCD-1234[^]*€50\.00/)
})

describe("links", () => {
  it("open an invitation and a new password, and lead where the settings say", async () => {
    await sql`insert into invite (id, user_email, role, token) values ('inv_m', 'new@example.com', 'member', 'to.k-en')`.execute(
      shop.engine.db,
    )
    await deliver("invite.created", { id: "inv_m", token: "to.k-en", user_email: "new@example.com" })
    await deliver("user.password_reset", { email: "staff@example.com", token: "t1" })
    await deliver("customer.password_reset", {
      id: "cus_x",
      email: "a+b@example.com",
      first_name: null,
      last_name: null,
      token: "t2",
    })
    const texts = server.taken.map(({ source }) => decoded(source))
    expect(texts[0]).toContain("https://admin.example.com/invite?token=to.k-en")
    expect(texts[1]).toContain("https://admin.example.com/reset-password?token=t1&email=staff%40example.com")
    expect(texts[2]).toContain("https://shop.example.com/reset-password?token=t2&email=a%2Bb%40example.com")
  })

  it("move orders to an account, at the address that they were placed with", async () => {
    const { id } = await makeOrder(shop.engine.db, { email: "guest@example.com" })
    const claim = { old_email: "guest@example.com", new_customer_id: "cus_x", orders: [id] }
    await deliver("order-update-token.created", claim, "job_without_token")
    expect(server.taken).toEqual([])
    await deliver("order-update-token.created", { ...claim, token: "to.k-en" })
    expect(server.taken.map(({ to }) => to)).toEqual([["guest@example.com"]])
    const text = decoded(server.taken[0]!.source)
    expect(text).toContain("https://shop.example.com/orders/claim?token=to.k-en")
    expect(text).toMatch(/says that order #\d+ is theirs/)
  })

  it("are not kept, and a link to a new password is not sent again", async () => {
    await deliver("user.password_reset", { email: "kept@example.com", token: "very-secret" })
    const { rows } = await sql<{ id: string; data: object }>`select id, data from notification
      where "to" = 'kept@example.com'`.execute(shop.engine.db)
    expect(rows[0]!.data).toEqual({ event: "user.password_reset", payload: { email: "kept@example.com" } })
    server.taken.length = 0
    const answer = await admin("POST", `/admin/notifications/${rows[0]!.id}/resend`, {})
    expect(answer).toMatchObject({ status: 400, body: { type: "not_allowed" } })
    expect(server.taken).toEqual([])
  })
})

it("sends a message again, also to somebody else", async () => {
  const { id } = await makeOrder(shop.engine.db, { email: "ada@example.com" })
  await deliver("order.placed", { id, no_notification: null })
  const { notifications } = (await admin("GET", `/admin/notifications?resource_id=${id}`)).body
  await admin("POST", `/admin/notifications/${notifications[0].id}/resend`, {})
  const answer = await admin("POST", `/admin/notifications/${notifications[0].id}/resend`, {
    to: "b@example.com",
  })
  expect(answer.status).toBe(200)
  expect(server.taken.map(({ to }) => to)).toEqual([
    ["ada@example.com"],
    ["ada@example.com"],
    ["b@example.com"],
  ])
})

describe("a mail server", () => {
  it("that is out of reach or refuses for now has the event tried again", async () => {
    const away = providerAt("smtp://127.0.0.1:1")
    const { id } = await makeOrder(shop.engine.db, { email: "later@example.com" })
    const event = { id: "job_away", name: "order.placed", data: { id } }
    await expect(away.send(event)).rejects.toThrow("ECONNREFUSED")
    await away.close()
    await expect(deliver("order.placed", { id }, "job_later")).rejects.toThrow("451")
    await deliver("order.placed", { id }, "job_later")
    expect(server.taken).toHaveLength(1)
  })

  it("that refuses an address for good ends the matter", async () => {
    const { id } = await makeOrder(shop.engine.db, { email: "gone@example.com" })
    await deliver("order.placed", { id })
    expect(server.taken).toEqual([])
    expect(warnings).toEqual(["A mail server rejected an address permanently"])
  })

  it("gets one recipient and no headers of somebody's making", async () => {
    const lines = [{ price: 100, quantity: 1, title: "x\r\nBcc: evil@example.com" }]
    const { id } = await makeOrder(shop.engine.db, { lines, email: "a@example.com, evil@example.com" })
    await deliver("order.placed", { id }).catch(() => undefined)
    await sql`update store set name = ${"Shop\r\nBcc: evil@example.com"}`.execute(shop.engine.db)
    await deliver("user.password_reset", { email: "b@example.com", token: "t" })
    await sql`update store set name = 'Medusa Store'`.execute(shop.engine.db)
    expect(server.taken.flatMap(({ to }) => to)).not.toContain("evil@example.com")
    for (const { source } of server.taken) expect(source.split("\r\n\r\n")[0]).not.toMatch(/^Bcc:/m)
  })
})

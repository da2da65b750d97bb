import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, test, vi } from "vitest"
import { expect } from "@stheno/testing/expect.ts"
import { createTestApp, sender, type Send, type TestApp } from "@stheno/testing/test-app.ts"
import { createApp } from "../../../app.ts"
import { createEngine } from "../../../create-engine.ts"
import type { Engine } from "../../../platform/http/engine.ts"
import type { DeliveredEvent } from "../../../platform/events/index.ts"
import type { ProviderData } from "../../../platform/kernel/provider-data.ts"
import type { NotificationProvider } from "../../../platform/kernel/providers.ts"

/** The calls of the provider. */
const sent: { name: string; data: ProviderData }[] = []
const resent: { id: unknown; to: string | undefined }[] = []

const mail: NotificationProvider = {
  id: "mail",
  events: ["order.placed", "customer.created"],
  send: async (event) => {
    sent.push(event)
    await beforeSend()
    const to = event.data.email
    return typeof to === "string" ? { to, data: { template: event.name } } : undefined
  },
  resend: async (notification, to) => {
    resent.push({ id: notification.id, to })
    await beforeResend()
    return Promise.resolve({ to: to ?? String(notification.to), data: { again: true } })
  },
}

/** What the provider waits for before it has sent a message. */
let beforeSend: () => Promise<unknown> = async () => {}

/** What the provider waits for before it has sent a message again. */
let beforeResend: () => Promise<unknown> = async () => {}

let shop: TestApp
let engine: Engine
let authorization: string
beforeAll(async () => {
  shop = await createTestApp()
  engine = createEngine({
    db: shop.engine.db,
    passwords: shop.engine.passwords,
    notificationProviders: [mail],
  })
  const login = { email: "admin@example.com", password: "supersecret" }
  authorization = `Bearer ${(await shop.request("POST", "/admin/auth/token", login)).body.access_token}`
  await shop.engine.db.insertInto("customer").values({ id: "cus_1", email: "a@example.com" }).execute()
})
afterAll(() => shop.close())
beforeEach(() => {
  sent.length = 0
  resent.length = 0
  beforeSend = async () => {}
  beforeResend = async () => {}
})

const call: Send = (method, path, body, headers) =>
  sender(createApp(engine))(method, path, body, { authorization, ...headers })

let number = 0
async function deliver(
  data: DeliveredEvent["data"],
  name = "order.placed",
  id = `job_${number++}`,
): Promise<void> {
  const event: DeliveredEvent = { id, name, data }
  for (const subscriber of engine.events.subscribersOf(name)) await subscriber(event)
}

const list = async (query: string) => (await call("GET", `/admin/notifications?${query}`)).body

describe("an event", () => {
  test("is sent to the providers that subscribed to it, and stored", async () => {
    await deliver({ id: "order_1", email: "a@example.com", customer_id: "cus_1" })
    await deliver({ id: "order_1", email: "a@example.com" }, "order.canceled")
    expect(sent).toHaveLength(1)
    const { notifications, ...counts } = await list("resource_id=order_1")
    expect(counts).toEqual({ count: 1, offset: 0, limit: 50 })
    expect(notifications).toEqual([
      {
        id: expect.stringMatching(/^noti_[0-9A-F]{26}$/),
        event_name: "order.placed",
        resource_type: "order",
        resource_id: "order_1",
        to: "a@example.com",
        provider_id: "mail",
        created_at: expect.any(String),
        updated_at: expect.any(String),
        resends: [],
      },
    ])
    const whole = await list("resource_id=order_1&fields=customer_id,data")
    expect(whole.notifications[0]).toMatchObject({
      customer_id: "cus_1",
      data: { template: "order.placed" },
    })
  })

  test("that is delivered twice is sent once", async () => {
    await deliver({ id: "order_2", email: "a@example.com" }, "order.placed", "job_twice")
    await deliver({ id: "order_2", email: "a@example.com" }, "order.placed", "job_twice")
    expect(sent).toHaveLength(1)
    expect((await list("resource_id=order_2")).count).toBe(1)
  })

  test("that nobody shall hear of is not told", async () => {
    await deliver({ id: "order_3", email: "a@example.com", no_notification: true })
    expect(sent).toEqual([])
  })

  test("that is nobody's business, or of an unknown customer, does not stop the others", async () => {
    await deliver({ id: "order_4" })
    await deliver({ id: "order_4", email: "b@example.com", customer_id: "cus_gone" })
    expect((await list("resource_id=order_4&fields=customer_id")).notifications).toMatchObject([
      { customer_id: null },
    ])
  })

  test("of a customer who was deleted since is not sent, unless it is about an order", async () => {
    const id = "cus_2"
    await engine.db.insertInto("customer").values({ id, email: "b@example.com" }).execute()
    const tell = async () => {
      await deliver({ id, email: "b@example.com" }, "customer.created")
      await deliver({ id: "order_6", email: "b@example.com", customer_id: id })
    }
    await tell()
    expect(sent.map(({ name }) => name)).toEqual(["customer.created", "order.placed"])
    await engine.db.updateTable("customer").set({ deleted_at: new Date() }).where("id", "=", id).execute()
    await tell()
    expect(sent.map(({ name }) => name)).toEqual(["customer.created", "order.placed", "order.placed"])
    expect([(await list(`resource_id=${id}`)).count, (await list("resource_id=order_6")).count]).toEqual([
      1, 2,
    ])
    await engine.db.deleteFrom("notification").where("resource_id", "in", [id, "order_6"]).execute()
  })

  test("is not stored when its customer is deleted while it is sent", async () => {
    const id = "cus_3"
    await engine.db.insertInto("customer").values({ id, email: "c@example.com" }).execute()
    beforeSend = () =>
      engine.db.updateTable("customer").set({ deleted_at: new Date() }).where("id", "=", id).execute()
    await deliver({ id, email: "c@example.com" }, "customer.created")
    expect([sent.length, (await list(`resource_id=${id}`)).count]).toEqual([1, 0])
  })
})

describe("sending again", () => {
  test("tells the provider and keeps the message below the first", async () => {
    await deliver({ id: "order_5", email: "a@example.com" })
    const [{ id }] = (await list("resource_id=order_5")).notifications
    const first = await call("POST", `/admin/notifications/${id}/resend`, {})
    const second = await call("POST", `/admin/notifications/${id}/resend`, { to: "b@example.com" })
    expect(resent).toEqual([
      { id, to: undefined },
      { id, to: "b@example.com" },
    ])
    expect(first.body.notification).toMatchObject({ id, resends: [{ to: "a@example.com", parent_id: id }] })
    expect(second.body.notification.resends.map(({ to }) => to)).toEqual(["a@example.com", "b@example.com"])
    expect((await list("resource_id=order_5")).count).toBe(1)
    expect((await list("resource_id=order_5&include_resends=true")).count).toBe(3)
    const { created_at, resends } = first.body.notification
    expect(Date.parse(resends[0].created_at)).toBeGreaterThan(Date.parse(created_at))
  })

  describe("under an idempotency key", () => {
    const make = async (resource: string) => {
      await deliver({ id: resource, email: "a@example.com" })
      return (await list(`resource_id=${resource}`)).notifications[0].id
    }
    const under = (id: string, key: string) =>
      call("POST", `/admin/notifications/${id}/resend`, {}, { "idempotency-key": key })
    const resendsOf = async (resource: string) =>
      (await list(`resource_id=${resource}&include_resends=true`)).count - 1

    test("happens once, also when it is repeated at the same moment", async () => {
      const [id, key] = [await make("order_8"), crypto.randomUUID()]
      beforeResend = () => new Promise((resolve) => setTimeout(resolve, 100))
      const answers = await Promise.all(Array.from({ length: 4 }, () => under(id, key)))
      expect(answers).toEqual(Array(4).fill(await under(id, key)))
      expect(answers[0]!.status).toBe(200)
      expect(resent).toHaveLength(1)
      expect(await resendsOf("order_8")).toBe(1)
    })

    test("is not repeated after a crash, because the message may have been sent", async () => {
      const [id, key] = [await make("order_9"), crypto.randomUUID()]
      beforeResend = () => new Promise(() => {})
      void under(id, key)
      await vi.waitFor(() => expect(resent).toHaveLength(1))
      await sql`update idempotency_key set response_body = response_body || '{"kept_at":0}'
        where idempotency_key = ${key}`.execute(shop.engine.db)
      const unclear = await under(id, key)
      expect([unclear.status, unclear.body.message]).toEqual([
        409,
        "It is unknown whether the message was sent. Send it under a new key to send it again.",
      ])
      expect(await under(id, key)).toEqual(unclear)
      expect(resent).toHaveLength(1)
      beforeResend = async () => {}
      expect((await under(id, crypto.randomUUID())).status).toBe(200)
      expect(await resendsOf("order_9")).toBe(1)
    })

    test("may be repeated when the provider failed", async () => {
      const [id, key] = [await make("order_10"), crypto.randomUUID()]
      beforeResend = () => Promise.reject(new Error("no"))
      expect((await under(id, key)).status).toBe(500)
      beforeResend = async () => {}
      expect((await under(id, key)).status).toBe(200)
      expect(await resendsOf("order_10")).toBe(1)
    })
  })

  test("needs a message and its provider", async () => {
    expect(await call("POST", "/admin/notifications/noti_x/resend", {})).toMatchObject({
      status: 404,
      body: { type: "not_found", message: "Notification with id: noti_x was not found." },
    })
    await deliver({ id: "order_6", email: "a@example.com" })
    const [{ id }] = (await list("resource_id=order_6")).notifications
    const without = await shop.admin("POST", `/admin/notifications/${id}/resend`, {})
    expect([without.status, without.body.message]).toEqual([
      404,
      "Could not find a notification provider with id: mail.",
    ])
  })
})

describe("the list", () => {
  test("filters by several values and pages in one statement", async () => {
    await deliver({ id: "cus_7", email: "c@example.com" }, "customer.created")
    await deliver({ id: "order_7", email: "d@example.com" })
    const both = await list("to=c@example.com,d@example.com&limit=1")
    expect(both).toMatchObject({ count: 2, limit: 1, notifications: [{ resource_id: "order_7" }] })
    expect((await list("event_name=customer.created&resource_type=customer")).count).toBe(1)
    const { statements } = await shop.countStatements(() => shop.admin("GET", "/admin/notifications"))
    expect(statements.filter((text) => text.includes('"notification" as "root"'))).toHaveLength(1)
  })

  test.each([
    ["limit=1.5", "limit must be an integer number"],
    ["include_resends=maybe", "include_resends must be a boolean string"],
    ["fields=secret", "Requested fields [secret] are not valid"],
  ])("refuses %s", async (query, message) => {
    expect((await list(query)).message).toBe(message)
  })
})

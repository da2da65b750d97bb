import { sql } from "kysely"
import { setTimeout as sleep } from "node:timers/promises"
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest"
import { createTestDatabase } from "@stheno/server/testing"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { createEngine } from "../../create-engine.ts"
import { emitAll, stageEvent } from "../http/context.ts"
import type { DeliveredEvent } from "../kernel/event-bus.ts"
import { eventAttempts, listFailedEvents, retryFailedEvent } from "./failed-events.ts"
import { startOutbox } from "./outbox.ts"

const soon = { timeout: 20_000, interval: 50 }
let shop: TestApp
const heard: DeliveredEvent[] = []
let failing: (event: DeliveredEvent) => boolean = () => false

beforeAll(async () => {
  shop = await createTestApp()
  shop.engine.events.subscribe("*", (event) => {
    if (failing(event)) throw new Error("down")
    heard.push(event)
  })
})
afterAll(() => shop.close())
beforeEach(async () => {
  heard.length = 0
  failing = () => false
  await shop.engine.db.deleteFrom("staged_job").execute()
})

const names = () => heard.map(({ name, data }) => `${name} ${data.id}`)

test("an event of a rolled back change never leaves", async () => {
  const { engine } = shop
  await expect(
    engine.db.transaction().execute(async (tx) => {
      await stageEvent(tx, "order.placed", { id: "order_1", no_notification: null })
      throw new Error("no")
    }),
  ).rejects.toThrow("no")
  const outbox = startOutbox(engine)
  expect(await outbox.drain()).toBe(0)
  await outbox.stop()
  expect(heard).toEqual([])
})

test("events leave in order, once, and the table is empty afterwards", async () => {
  for (const id of ["a", "b", "a"]) await stageEvent(shop.engine.db, "order.updated", { id })
  const outbox = startOutbox(shop.engine)
  await outbox.drain()
  await outbox.stop()
  expect(names()).toEqual(["order.updated a", "order.updated b", "order.updated a"])
  expect(await shop.events()).toEqual([])
})

test("an event whose attempts have all failed is listed, and delivered again when it is retried", async () => {
  const { engine } = shop
  const { db } = engine
  failing = ({ data }) => data.id === "a"
  for (const id of ["a", "b"]) await stageEvent(db, "order.updated", { id })
  await db
    .updateTable("staged_job")
    .set({ attempts: eventAttempts - 1 })
    .execute()
  expect(await listFailedEvents(db)).toEqual([])
  const outbox = startOutbox(engine, { pollInterval: 60_000, maxAttempts: eventAttempts })
  await outbox.drain()
  const failed = await listFailedEvents(db)
  const { id } = failed[0]!
  expect(failed).toEqual([{ id, name: "order.updated", data: { id: "a" }, attempts: eventAttempts }])
  failing = () => false
  expect([await outbox.drain(), names()]).toEqual([0, ["order.updated b"]])
  expect(await retryFailedEvent(db, "nonsense")).toBe(false)
  expect([await retryFailedEvent(db, id), await retryFailedEvent(db, id)]).toEqual([true, false])
  await outbox.drain()
  await outbox.stop()
  expect([await listFailedEvents(db), names()]).toEqual([[], ["order.updated b", "order.updated a"]])
})

test("many events are written in order by one statement, and none by none", async () => {
  const { engine } = shop
  const ids = Array.from({ length: 30 }, (_, place) => ({ id: `line_${place}` }))
  const { statements } = await shop.countStatements(async () => {
    await emitAll(engine, "n", ids)
    await emitAll(engine, "n", [])
  })
  expect(statements).toHaveLength(1)
  expect(await shop.events()).toEqual(ids.map((data) => ({ name: "n", data })))
})

test("a failing event holds back its aggregate only, and is tried again", async () => {
  for (const [name, id] of [
    ["one", "a"],
    ["two", "a"],
    ["three", "b"],
  ] as const)
    await stageEvent(shop.engine.db, name, { id })
  failing = ({ name }) => name === "one"
  const outbox = startOutbox(shop.engine)
  await outbox.drain()
  expect(names()).toEqual(["three b"])
  failing = () => false
  await shop.engine.db.updateTable("staged_job").set({ not_before: null }).execute()
  await outbox.drain()
  await outbox.stop()
  expect(names()).toEqual(["three b", "one a", "two a"])
})

test("a subscriber that fails holds back nobody but itself", async () => {
  const { engine } = shop
  const calm: string[] = []
  const shaky: string[] = []
  let isShaky = true
  const undo = [
    engine.events.subscribe("*", ({ name }) => {
      if (isShaky && name === "one") throw new Error("down")
      shaky.push(name)
    }),
    engine.events.subscribe("*", ({ name }) => void calm.push(name)),
  ]
  const outbox = startOutbox(engine, { pollInterval: 60_000 })
  for (const name of ["one", "two"]) await stageEvent(engine.db, name, { id: "a" })
  await outbox.drain()
  await stageEvent(engine.db, "three", { id: "a" })
  await outbox.drain()
  expect([calm, shaky]).toEqual([["one", "two", "three"], []])
  const { rows } = await sql<{ attempts: number; waits: boolean }>`
    select attempts, not_before > now() as waits from staged_job order by seq`.execute(engine.db)
  expect(rows).toEqual([
    { attempts: 1, waits: true },
    { attempts: 0, waits: true },
    { attempts: 0, waits: true },
  ])
  isShaky = false
  await engine.db.updateTable("staged_job").set({ not_before: null }).execute()
  await outbox.drain()
  await outbox.stop()
  expect([calm, shaky, await shop.events()]).toEqual([["one", "two", "three"], ["one", "two", "three"], []])
  undo.forEach((unsubscribe) => unsubscribe())
})

test("a process that takes over keeps the order, and tells again rather than not at all", async () => {
  const { engine } = shop
  for (const name of ["one", "two"]) await stageEvent(engine.db, name, { id: "a" })
  failing = ({ name }) => name === "one"
  const first = startOutbox(engine, { pollInterval: 60_000 })
  await first.drain()
  await stageEvent(engine.db, "three", { id: "a" })
  failing = () => false
  const second = startOutbox(engine, { pollInterval: 60_000 })
  await vi.waitFor(async () => {
    await engine.db
      .updateTable("staged_job")
      .set({ not_before: null, leased_until: new Date(0) })
      .execute()
    await second.drain()
    expect(names()).toEqual(["one a", "two a", "three a"])
  }, soon)
  await second.stop()
  await stageEvent(engine.db, "four", { id: "a" })
  await first.drain()
  await first.stop()
  expect(names()).toEqual(["one a", "two a", "three a", "four a"])
})

test("an event that is tried no more holds back nothing", async () => {
  const { engine } = shop
  for (const name of ["one", "two"]) await stageEvent(engine.db, name, { id: "a" })
  failing = ({ name }) => name === "one"
  const outbox = startOutbox(engine, { pollInterval: 60_000, maxAttempts: 1 })
  await outbox.drain()
  await outbox.drain()
  await outbox.stop()
  expect(names()).toEqual(["two a"])
  expect((await shop.events()).map(({ name }) => name)).toEqual(["one"])
})

test("two outboxes at once deliver every event once, in order per aggregate, and share the work", async () => {
  const { engine } = shop
  const one = createEngine({ db: engine.db })
  const two = createEngine({ db: engine.db })
  const told: { by: string; id: unknown; n: unknown }[] = []
  for (const [by, { events }] of [
    ["one", one],
    ["two", two],
  ] as const)
    events.subscribe("*", async ({ data }) => {
      await sleep(2)
      told.push({ by, id: data.id, n: data.n })
    })
  for (let n = 0; n < 300; n++) await stageEvent(engine.db, "n", { id: `x${n % 75}`, n })
  const outboxes = [one, two].map((each) => startOutbox(each))
  await Promise.all(outboxes.map((outbox) => outbox.drain()))
  await Promise.all(outboxes.map((outbox) => outbox.stop()))
  expect(told.map(({ n }) => Number(n)).sort((x, y) => x - y)).toEqual(
    Array.from({ length: 300 }, (_, n) => n),
  )
  for (let id = 0; id < 75; id++)
    expect(told.filter((entry) => entry.id === `x${id}`).map(({ n }) => n)).toEqual(
      [0, 75, 150, 225].map((n) => n + id),
    )
  expect(new Set(told.map(({ by }) => by)).size).toBe(2)
})

test("events of a process that died are delivered once their lease has expired, and others at once", async () => {
  const { engine } = shop
  for (const id of ["a", "b", "a"]) await stageEvent(engine.db, "order.updated", { id })
  await sql`update staged_job set leased_by = 'gone', leased_until = now() + interval '1 hour'
    where seq = (select min(seq) from staged_job)`.execute(engine.db)
  const outbox = startOutbox(engine, { pollInterval: 60_000 })
  await outbox.drain()
  expect(names()).toEqual(["order.updated b"])
  await sql`update staged_job set leased_until = now() where leased_by = 'gone'`.execute(engine.db)
  await outbox.drain()
  expect(names()).toEqual(["order.updated b", "order.updated a", "order.updated a"])
  await outbox.stop()
})

test("a lease lasts as long as its subscribers work, and ends with an outbox that stops", async () => {
  const { engine } = shop
  const slow = createEngine({ db: engine.db })
  let end = () => {}
  const working = new Promise<void>((resolve) => (end = resolve))
  let begin = () => {}
  const begun = new Promise<void>((resolve) => (begin = resolve))
  slow.events.subscribe("*", () => {
    begin()
    return working
  })
  for (const id of ["a", "b"]) await stageEvent(engine.db, "n", { id })
  const first = startOutbox(slow, { pollInterval: 60_000, lease: 1 })
  const drained = first.drain()
  await begun
  const second = startOutbox(engine, { pollInterval: 60_000 })
  await sleep(2_000)
  expect(await second.drain()).toBe(0)
  const stopped = first.stop()
  end()
  await Promise.all([drained, stopped])
  expect(await second.drain()).toBe(1)
  expect(names()).toEqual(["n b"])
  await second.stop()
})

test("a wake while it is at work has it look once more, soon", async () => {
  const outbox = startOutbox(shop.engine, { pollInterval: 60_000 })
  const unsubscribe = shop.engine.events.subscribe("first", async () => {
    await stageEvent(shop.engine.db, "second", { id: "b" })
    outbox.wake()
  })
  await stageEvent(shop.engine.db, "first", { id: "a" })
  outbox.wake()
  await vi.waitFor(() => expect(names()).toEqual(["first a", "second b"]), { timeout: 10_000 })
  unsubscribe()
  await outbox.stop()
})

test("events without subscribers go unleased, however many, and those with one arrive", async () => {
  const { db } = shop.engine
  const engine = createEngine({ db })
  const told: unknown[] = []
  engine.events.subscribe("wanted", ({ data }) => void told.push(data.id))
  await emitAll(
    engine,
    "unwanted",
    Array.from({ length: 2_500 }, (_, n) => ({ id: `u${n}` })),
  )
  for (const [name, id] of [
    ["unwanted", "a"],
    ["wanted", "a"],
    ["unwanted", "a"],
  ] as const)
    await stageEvent(db, name, { id })
  await sql`create table seen_lease (name text);
    create function note_lease() returns trigger language plpgsql as 'begin
      insert into seen_lease values (new.event_name); return new; end';
    create trigger note_lease before update on staged_job for each row execute function note_lease()`.execute(
    db,
  )
  const outbox = startOutbox(engine, { pollInterval: 60_000 })
  expect(await outbox.drain()).toBe(2_503)
  await outbox.stop()
  expect(told).toEqual(["a"])
  expect(await shop.events()).toEqual([])
  const { rows } = await sql<{ name: string }>`select name from seen_lease`.execute(db)
  expect(rows).toEqual([{ name: "wanted" }])
  await sql`drop function note_lease cascade; drop table seen_lease`.execute(db)
})

test("events that another process has leased are left to it, heard or not", async () => {
  const { db } = shop.engine
  for (const id of ["a", "b"]) await stageEvent(db, "unwanted", { id })
  await sql`update staged_job set leased_by = 'other', leased_until = now() + interval '1 hour'
    where data->>'id' = 'a'`.execute(db)
  const outbox = startOutbox(createEngine({ db }), { pollInterval: 60_000 })
  expect(await outbox.drain()).toBe(1)
  expect(await shop.events()).toEqual([{ name: "unwanted", data: { id: "a" } }])
  await sql`update staged_job set leased_until = now()`.execute(db)
  expect(await outbox.drain()).toBe(1)
  await outbox.stop()
})

test.each([true, false])("it holds no connection while subscribers work (alone: %s)", async (isAlone) => {
  const { db, drop } = await createTestDatabase({ max: 1 })
  const engine = createEngine({ db })
  const seen: string[] = []
  engine.events.subscribe("*", async ({ data }) => {
    const row = await engine.db.selectFrom("store").select("name").executeTakeFirst()
    seen.push(`${data.id} ${row?.name}`)
  })
  await stageEvent(db, "order.updated", { id: "a" })
  const outbox = startOutbox(engine, { isAlone })
  await outbox.drain()
  await outbox.stop()
  await drop()
  expect(seen).toEqual(["a Medusa Store"])
})

import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestDatabase, type TestDatabase } from "@stheno/server/testing"
import { eventAttempts } from "../../../platform/events/index.ts"
import { forgetExpired } from "./forget-expired.ts"

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test("answers are kept for 14 days, open requests and v1's keys for ever", async () => {
  const { db } = database
  await sql`insert into idempotency_key (id, idempotency_key, fingerprint, response_code, created_at) values
    ('young', 'young', 'x', 200, now() - interval '13 days'),
    ('old', 'old', 'x', 200, now() - interval '15 days'),
    ('open', 'open', 'x', null, now() - interval '15 days'),
    ('v1', 'v1', null, 200, now() - interval '15 days')`.execute(db)
  expect(await forgetExpired(db)).toBe(1)
  const { rows } = await sql`select id from idempotency_key order by id`.execute(db)
  expect(rows).toEqual([{ id: "open" }, { id: "v1" }, { id: "young" }])
  expect(await forgetExpired(db)).toBe(0)
})

test("failed events about deleted customers go after 30 days, because they have the email address", async () => {
  const { db } = database
  const event = (id: string, days: number, attempts: number, name = "customer.deleted") =>
    sql`insert into staged_job (id, event_name, data, attempts, created_at)
      values (${id}, ${name}, '{"id":"cus_1","email":"ada@example.com"}', ${attempts}, now() - make_interval(days => ${days}))`.execute(
      db,
    )
  await event("old", 31, eventAttempts)
  await event("young", 29, eventAttempts)
  await event("retried", 31, eventAttempts - 1)
  await event("other", 31, eventAttempts, "user.deleted")
  expect(await forgetExpired(db)).toBe(1)
  const { rows } = await sql`select id from staged_job order by id`.execute(db)
  expect(rows).toEqual([{ id: "other" }, { id: "retried" }, { id: "young" }])
})

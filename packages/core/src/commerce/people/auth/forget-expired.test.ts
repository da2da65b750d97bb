import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestDatabase, type TestDatabase } from "@stheno/server/testing"
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

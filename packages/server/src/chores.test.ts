import { createEngine, silentLog } from "@stheno/core/host"
import { sql } from "kysely"
import { expect, it, vi } from "vitest"
import { startChores } from "./chores.ts"
import { createTestDatabase } from "./testing/index.ts"

it("gives money back that a stopped process had not, and goes on after a failure", async () => {
  const { db, drop } = await createTestDatabase()
  const warnings: string[] = []
  const engine = createEngine({
    db,
    log: { ...silentLog, warn: (_data, message) => void warnings.push(message) },
  })
  await sql`alter table payment_call rename to away`.execute(db)
  const chores = startChores(engine, { interval: 20 })
  await vi.waitFor(() => expect(warnings[0]).toBe("A maintenance task failed; retrying"))
  await sql`insert into payment (id, amount, currency_code, provider_id, data)
    values ('pay_1', 1000, 'usd', 'manual', '{}')`.execute(db)
  await sql`insert into away (id, payment_id, kind, started_at)
    values ('paycall_1', 'pay_1', 'cancel', now() - interval '2 minutes')`.execute(db)
  await sql`alter table away rename to payment_call`.execute(db)
  const isVoid = async () =>
    (await db.selectFrom("payment").select("canceled_at").executeTakeFirstOrThrow()).canceled_at !== null
  await vi.waitFor(async () => expect(await isVoid()).toBe(true), { timeout: 10_000 })
  await chores.stop()
  await drop()
})

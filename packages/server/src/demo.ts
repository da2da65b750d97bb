import type { Database, Engine } from "@stheno/core"
import { addedOperations, createApp, createPasswordHasher } from "@stheno/core/host"
import { seedDemoShop } from "@stheno/demo-shop"
import { sql, type Kysely } from "kysely"
import type { Config } from "./config/keys.ts"
import { spreadDemoDates } from "./demo-dates.ts"
import { inOneTransaction } from "./one-transaction.ts"
import { nodeScrypt } from "./scrypt-node.ts"

/** Any fixed number that no other lock has: processes that start together make one demo shop. */
const lockKey = 7_357_104_301

/**
 * For the customers of the demo shop, whose password is public: it saves two seconds. Their first sign-in
 * replaces the hash.
 */
const quickPasswords = createPasswordHasher(nodeScrypt, { logN: 4, r: 8, p: 1 })

/**
 * Fills a shop that has no products, regions, customers or further users, and never had, with the demo shop, in one transaction: so
 * an interrupted startup leaves nothing half done, and deleted demo products do not come back.
 * A demo shop that cannot be made does not keep the server from starting.
 * @param input.engineOver makes an engine over another connection to the same database
 * @locks one advisory lock until the end of its transaction
 * @since 0.1
 */
export async function fillDemoShop(input: {
  url: string
  config: Config
  engineOver: (db: Engine["db"]) => Engine
  onProgress: (message: string) => void
}): Promise<void> {
  const { url, config, engineOver, onProgress } = input
  try {
    await inOneTransaction(url, async (db) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(lockKey)})`.execute(db)
      if (!(await isUntouched(db, config))) return
      const engine = { ...engineOver(db), passwords: quickPasswords }
      const before = await sql<{ seq: number }>`select coalesce(max(seq), 0) as seq from staged_job`.execute(
        db,
      )
      await seedDemoShop({
        fetch: createApp(engine, addedOperations).fetch,
        baseUrl: engine.config.baseUrl,
        credentials: { email: config.adminEmail, password: config.adminPassword },
        putImage: (name, svg) => putImage(engine, name, svg),
        onProgress: (step) => onProgress(`Creating the demo store: ${step}`),
      })
      await spreadDemoDates(db)
      // No customer placed these orders: no event or email leaves about them.
      await sql`delete from staged_job where seq > ${before.rows[0]!.seq}`.execute(db)
    })
  } catch (error) {
    onProgress(`The demo store was not created: ${(error as Error).message}`)
  }
}

/** Deleted rows count. Somebody else's shop has other users than the one that the first start made. */
async function isUntouched(db: Kysely<Database>, { adminEmail }: Config): Promise<boolean> {
  const { rows } = await sql<{ touched: boolean }>`
    select exists (select from product) or exists (select from region) or exists (select from customer)
      or exists (select from "user" where lower(email) <> ${adminEmail.toLowerCase()}) as touched`.execute(db)
  return !rows[0]?.touched
}

async function putImage(engine: Engine, name: string, svg: string): Promise<string> {
  const bytes = new TextEncoder().encode(svg)
  const file = { name, type: "image/svg+xml", bytes, isProtected: false }
  return (await engine.providers.files.upload(file)).url
}

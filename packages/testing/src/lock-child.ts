/**
 * Takes a lock and holds it until it is killed; run as a process of its own. It writes a line when it has the lock. Of the
 * environment it takes DATABASE_URL, KEY, and LEASE in seconds.
 */
import { createLockService, silentLog } from "@stheno/core/host"
import { createDatabaseLocks } from "@stheno/core/internal/extend/database-locks.ts"
import { setTimeout as sleep } from "node:timers/promises"
import { openDatabase } from "@stheno/server/internal/database.ts"

const { db } = openDatabase({ url: process.env.DATABASE_URL!, max: 2 })
const locks = createLockService(createDatabaseLocks(db), { log: silentLog })
const options = { timeout: 30, lease: Number(process.env.LEASE) }
await locks.execute(
  process.env.KEY!,
  async () => {
    console.log("held")
    await sleep(3_600_000)
  },
  options,
)

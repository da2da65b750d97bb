/**
 * Does jobs until it is killed; run as a process of its own. It writes a line per attempt that begins. Of the
 * environment it takes DATABASE_URL, and JOB=stuck for a job that writes and never finishes.
 */
import { createEngine } from "@stheno/core/host"
import { sql } from "kysely"
import { setTimeout as sleep } from "node:timers/promises"
import { openDatabase } from "@stheno/server/internal/database.ts"
import { startJobs } from "@stheno/server/internal/jobs/index.ts"

const url = process.env.DATABASE_URL!
const engine = createEngine({ db: openDatabase({ url, max: 4 }).db })
const log = {
  ...engine.log,
  warn: (data: object, message: string) => console.error(message, JSON.stringify(data)),
}

startJobs({
  engine,
  url,
  log,
  isWorker: true,
  pollInterval: 50,
  lease: 3,
  jobs: [
    {
      name: "write-once",
      about: "Writes a row.",
      firstPause: 1,
      run: (_data, { attempt, finish }) =>
        finish(async (db) => {
          await sql`insert into effect (attempt) values (${attempt})`.execute(db)
          console.log(`begun ${attempt}`)
          if (process.env.JOB === "stuck") await sleep(3_600_000)
        }),
    },
  ],
})

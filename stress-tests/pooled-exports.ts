import { sql } from "kysely"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { askUntilAnswered, sleep, type Buyer } from "./buyers.ts"
import type { Shop } from "./shop.ts"
import { startDeadline, type TortureContext } from "./test.ts"

/** Asks for an export of all products now and then. */
export async function requestExports(isOver: () => boolean, buyer: Buyer): Promise<void> {
  const login = { email: "admin@example.com", password: "supersecret" }
  const signedIn = await askUntilAnswered(buyer, "/admin/auth/token", { body: login, headers: {} })
  const headers = { authorization: `Bearer ${signedIn?.access_token}` }
  const body = { type: "product-export", context: {} }
  while (!isOver()) {
    await askUntilAnswered(buyer, "/admin/batch-jobs", { body, headers })
    await sleep(3_000)
  }
}

/** Every export is completed, and its file is whole. */
export async function judgeExports(
  { engine }: Shop,
  dataDir: string,
  { breach, figure }: TortureContext,
): Promise<void> {
  const isTooLate = startDeadline(1)
  const read = async () =>
    (
      await sql<{ status: string; file: string | null; count: number | null }>`
        select case when completed_at is not null then 'completed' when failed_at is not null then 'failed'
          else 'waiting' end as status, result->>'file_key' as file, (result->>'count')::int as count
        from batch_job`.execute(engine.db)
    ).rows
  let jobs = await read()
  while (jobs.some(({ status }) => status === "waiting") && !isTooLate()) {
    await sleep(100)
    jobs = await read()
  }
  for (const { status, file, count } of jobs) {
    if (status !== "completed") breach(`an export is ${status}`)
    const place = file && join(dataDir, "uploads", file)
    if (!place || !existsSync(place)) breach(`the file ${file} of an export is missing`)
    else {
      const lines = readFileSync(place, "utf8").trimEnd().split("\n").length - 1
      if (lines !== count) breach(`an export of ${count} products has ${lines} lines`)
    }
  }
  if (jobs.length === 0) breach("no export was asked for")
  figure("exports", jobs.length)
}

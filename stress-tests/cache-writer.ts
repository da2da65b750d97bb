/**
 * Writes ever larger numbers into rows that cached responses show, until it is killed. Run as a separate process by
 * `cached-answers.ts`; of the environment it takes DATABASE_URL, and WRITES: the statements, each with the number as $1.
 */
import pg from "pg"

const statements = JSON.parse(process.env.WRITES!) as string[]
const client = new pg.Client({ connectionString: process.env.DATABASE_URL! })
await client.connect()
const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const anyOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!

console.log("ready")
for (let number = 1_000; ; number++) {
  const statement = anyOf(statements)
  const kind = Math.random()
  if (kind < 0.5) await client.query(statement, [number])
  else {
    await client.query("begin")
    await client.query(statement, [number])
    if (kind < 0.8) await client.query(anyOf(statements), [number])
    // Others read while nothing of it may be seen.
    await sleep(Math.random() * 5)
    await client.query(kind < 0.65 ? "rollback" : "commit")
  }
  // In bursts, and with pauses in which nothing changes.
  const pause = Math.random()
  await sleep(pause < 0.6 ? 0 : Math.random() * (pause < 0.9 ? 60 : 1_500))
}

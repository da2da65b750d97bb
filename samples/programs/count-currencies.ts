// region database
import { openDatabase } from "@stheno/server"

const database = openDatabase({
  url: process.env["DATABASE_URL"]!,
  max: 2,
  requests: { max: 2, statementTimeout: 5000 },
})

const { count } = await database.db
  .selectFrom("currency")
  .select(({ fn }) => fn.countAll<number>().as("count"))
  .executeTakeFirstOrThrow()
console.log(typeof count)

// From now on, statements through `requestDb` fail.
database.stopRequests()
await database.close()
// endregion

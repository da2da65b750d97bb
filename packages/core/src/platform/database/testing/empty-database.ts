import { sql } from "kysely"
import { createTestDatabase, type TestDatabase } from "@stheno/server/testing"

/** A database of its own with nothing in it. Call `drop` in `afterAll`. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase()
  await sql`drop schema public cascade`.execute(database.db)
  await sql`create schema public`.execute(database.db)
  return database
}

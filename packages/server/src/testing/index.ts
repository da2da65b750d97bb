import { randomBytes } from "node:crypto"
import type { Kysely } from "kysely"
import { inject } from "vitest"
import type { Database } from "@stheno/core"
import { openDatabase } from "../database.ts"
import { createDatabase, dropDatabase, siblingUrl } from "./sibling-database.ts"

declare module "vitest" {
  export interface ProvidedContext {
    /** Answers with the connection URL of the migrated template database; the first request makes it. */
    templateAddress: string
  }
}

/** A database of one test file. */
export interface TestDatabase {
  url: string
  db: Kysely<Database>
  /** Closes the connections and removes the database. */
  drop(): Promise<void>
}

/**
 * A fresh, migrated database with the default rows, on the embedded server of this test run. The first one
 * of a run takes about two seconds, the others about a tenth.
 * @param options.max connections at most; default 10
 * @returns the database; call `drop` in `afterAll`
 * @since 0.1
 */
export async function createTestDatabase(options: { max?: number } = {}): Promise<TestDatabase> {
  const answer = await fetch(inject("templateAddress"))
  if (!answer.ok) throw new Error(`The test database did not start: ${await answer.text()}`)
  const template = await answer.text()
  const name = `test_${randomBytes(8).toString("hex")}`
  const maintenance = siblingUrl(template, "postgres")
  await createDatabase(maintenance, name, "stheno_template")
  const url = siblingUrl(template, name)
  const { db, close } = openDatabase({ url, max: options.max ?? 10 })
  const drop = async () => {
    await close()
    await dropDatabase(maintenance, name)
  }
  return { url, db, drop }
}

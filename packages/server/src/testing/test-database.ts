import { randomBytes } from "node:crypto"
import type { Kysely } from "kysely"
import type { Database } from "@stheno/core"
import { insertDefaults, migrate } from "@stheno/core/host"
import { openDatabase } from "../database.ts"
import { createDatabase, dropDatabase, siblingUrl } from "./sibling-database.ts"
import { startTemplate, type TemplateServer } from "./template-server.ts"

/** A database for one test file. */
export interface TestDatabase {
  /** connection URL, for `DATABASE_URL` */
  url: string
  db: Kysely<Database>
  /** Closes the connections and deletes the database. */
  drop(): Promise<void>
}

/**
 * Creates a database with every table and the default rows. It is a copy of a migrated template, so each one takes
 * about a tenth of a second; the first one of a process also starts a server, which takes two seconds.
 *
 * The server is an embedded PostgreSQL in a temporary directory, or the one that `TEST_DATABASE_URL` names. The
 * database of the store, `DATABASE_URL`, is never used.
 * @param options.max the maximum number of connections of `db`; 10 by default
 * @returns the database; call `drop` when the tests end
 * @since 0.1
 */
export async function createTestDatabase(options: { max?: number } = {}): Promise<TestDatabase> {
  const { template, release } = await acquireTemplate()
  const name = `test_${randomBytes(8).toString("hex")}`
  // Not the template: nobody may be connected to it while it is copied.
  const maintenance = siblingUrl(template, "postgres")
  try {
    await createDatabase(maintenance, name, new URL(template).pathname.slice(1))
  } catch (error) {
    await release()
    throw error
  }
  const url = siblingUrl(template, name)
  const { db, close } = openDatabase({ url, max: options.max ?? 10 })
  const drop = async () => {
    await close()
    await dropDatabase(maintenance, name)
    await release()
  }
  return { url, db, drop }
}

interface Acquired {
  readonly template: string
  release(): Promise<void>
}

/** The tests of the repository share one server, which their global setup starts. */
async function acquireTemplate(): Promise<Acquired> {
  const shared = process.env.STHENO_TEST_TEMPLATE
  if (!shared) return acquireOwn()
  const answer = await fetch(shared)
  if (!answer.ok) throw new Error(`The test database did not start: ${await answer.text()}`)
  return { template: await answer.text(), release: async () => {} }
}

async function prepare(db: Kysely<Database>): Promise<void> {
  await migrate(db)
  await insertDefaults(db)
}

let own: { readonly server: Promise<TemplateServer>; users: number } | undefined

async function acquireOwn(): Promise<Acquired> {
  const current = (own ??= { server: startTemplate(prepare), users: 0 })
  current.users++
  const release = async () => {
    if (--current.users > 0) return
    if (own === current) own = undefined
    await (await current.server).stop()
  }
  try {
    return { template: (await current.server).url, release }
  } catch (error) {
    if (own === current) own = undefined
    throw error
  }
}

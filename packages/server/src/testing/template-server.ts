import { randomBytes } from "node:crypto"
import fs from "node:fs"
import type { Database } from "@stheno/core"
import type { Kysely } from "kysely"
import { openDatabase } from "../database.ts"
import { startEmbeddedPostgres, type EmbeddedPostgres } from "../embedded-postgres/index.ts"
import { createDatabase, dropDatabase, siblingUrl } from "./sibling-database.ts"
import { clearAbandonedDirectories, createDatabaseDirectory } from "./temporary-directory.ts"

/** A migrated database to copy, on a server for tests. */
export interface TemplateServer {
  /** connection URL of the database to copy */
  readonly url: string
  stop(): Promise<void>
}

/** Makes the tables and the default rows. */
type Prepare = (db: Kysely<Database>) => Promise<void>

/**
 * Prepares a database for tests to copy: on the server of `TEST_DATABASE_URL`, or on an embedded PostgreSQL in a
 * temporary directory, which is in memory where there is room.
 */
export function startTemplate(prepare: Prepare): Promise<TemplateServer> {
  const url = process.env.TEST_DATABASE_URL
  return url ? onServer(url, prepare) : onEmbedded(prepare)
}

async function onServer(server: string, prepare: Prepare): Promise<TemplateServer> {
  const name = `stheno_template_${randomBytes(8).toString("hex")}`
  await createDatabase(server, name)
  const stop = () => dropDatabase(server, name)
  const url = siblingUrl(server, name)
  await prepareOrStop(url, prepare, stop)
  return { url, stop }
}

async function onEmbedded(prepare: Prepare): Promise<TemplateServer> {
  clearAbandonedDirectories()
  const dataDir = createDatabaseDirectory()
  let server: EmbeddedPostgres | undefined
  const stop = async () => {
    await server?.stop()
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    server = await startEmbeddedPostgres({ dataDir, fsync: false })
    await createDatabase(server.url, "stheno_template")
  } catch (error) {
    await stop()
    throw error
  }
  const url = siblingUrl(server.url, "stheno_template")
  await prepareOrStop(url, prepare, stop)
  return { url, stop }
}

async function prepareOrStop(url: string, prepare: Prepare, stop: () => Promise<void>): Promise<void> {
  const { db, close } = openDatabase({ url, max: 1 })
  try {
    await prepare(db)
    await close()
  } catch (error) {
    await close()
    await stop()
    throw error
  }
}

import { getRequestListener } from "@hono/node-server"
import { createApp, createEngine, insertDefaults, migrate, startBatchJobs } from "@stheno/core/host"
import { mkdtempSync, rmSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createUser } from "@stheno/core/internal/commerce/people/users/create-user.ts"
import { openDatabase } from "@stheno/server/internal/database.ts"
import { startEmbeddedPostgres } from "@stheno/server/internal/embedded-postgres/index.ts"
import { createLocalFiles } from "@stheno/server/internal/files/local-files.ts"

/** The admin user of both servers. */
export const admin = { email: "admin@example.com", password: "supersecret" }

/** A server to compare with. */
export interface OwnServer {
  readonly url: string
  readonly databaseUrl: string
  readonly stop: () => Promise<void>
}

/**
 * Starts Stheno with the admin user.
 * @param given a database of v1, which is adopted, or of an earlier start; by default, a new one with the default rows
 */
export async function startOwnServer(given?: string): Promise<OwnServer> {
  const work = mkdtempSync(join(tmpdir(), "stheno-differential-"))
  const postgres = given
    ? { url: given, stop: async () => {} }
    : await startEmbeddedPostgres({ dataDir: join(work, "postgres"), fsync: false })
  const { db, close } = openDatabase({ url: postgres.url })
  await migrate(db)
  await insertDefaults(db)
  const files = createLocalFiles({
    directory: join(work, "uploads"),
    baseUrl: "http://localhost",
    secret: "secret",
  })
  const warn = (data: unknown, message?: unknown) => console.error(message ?? data)
  const log = { debug: () => {}, info: () => {}, warn, error: warn }
  const engine = createEngine({ db, files, config: { loginAttemptsPerMinute: 0 }, log })
  if (!given) await createUser({ db, engine }, admin)
  const listener = getRequestListener(createApp(engine).fetch)
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing))
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
  const jobs = startBatchJobs(engine, { pollInterval: 50 })
  const stop = async () => {
    server.closeAllConnections()
    server.close()
    await jobs.stop()
    await close()
    await postgres.stop()
    rmSync(work, { recursive: true, force: true })
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    databaseUrl: postgres.url,
    stop,
  }
}

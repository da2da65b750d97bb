import { getRequestListener } from "@hono/node-server"
import { createApp, createEngine, insertDefaults, migrate, startBatchJobs } from "@stheno/core"
import { mkdtempSync, rmSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createUser } from "../../packages/core/src/commerce/people/users/create-user.ts"
import { openDatabase } from "../../packages/server/src/database.ts"
import { startEmbeddedPostgres } from "../../packages/server/src/embedded-postgres/index.ts"
import { createLocalFiles } from "../../packages/server/src/files/local-files.ts"

/** The admin user of both servers. */
export const admin = { email: "admin@example.com", password: "supersecret" }

/** Starts Stheno on a new database of its own, with the default rows and the admin user. */
export async function startOwnServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const work = mkdtempSync(join(tmpdir(), "stheno-differential-"))
  const postgres = await startEmbeddedPostgres({ dataDir: join(work, "postgres"), fsync: false })
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
  await createUser({ db, engine }, admin)
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
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop }
}

import fs from "node:fs"
import http from "node:http"
import type { AddressInfo } from "node:net"
import { insertDefaults, migrate } from "@stheno/core/host"
import { startPgBouncer, type PgBouncer } from "./pgbouncer.ts"
import { createTemporaryDirectory } from "@stheno/server/internal/testing/temporary-directory.ts"
import { startTemplate, type TemplateServer } from "@stheno/server/internal/testing/template-server.ts"

/**
 * One database server per test run, started when the first test asks for a database, so runs of pure tests
 * start in no time. Its data is deleted at the end. A connection pooler in front of it starts in the same way. What
 * `oncePerRun` makes lies in a folder of the run.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  let template: Promise<TemplateServer> | undefined
  let pooler: Promise<PgBouncer> | undefined
  const startDatabase = () =>
    (template ??= startTemplate(async (db) => {
      await migrate(db)
      await insertDefaults(db)
    }))
  const startPooler = () => (pooler ??= startDatabase().then(({ url }) => startPgBouncer(url)))
  const server = http.createServer((request, response) => {
    // A kept connection that ends just when a test asks again would fail that test.
    response.setHeader("connection", "close")
    const started: Promise<{ url: string }> = request.url === "/pooler" ? startPooler() : startDatabase()
    started.then(
      ({ url }) => response.end(url),
      (error: Error) => response.writeHead(500).end(error.stack),
    )
  })
  const folder = createTemporaryDirectory()
  process.env.STHENO_TEST_RUN = folder
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  process.env.STHENO_TEST_TEMPLATE = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return async () => {
    server.close()
    server.closeAllConnections()
    fs.rmSync(folder, { recursive: true, force: true })
    await (await pooler?.catch(() => undefined))?.stop()
    await (await template?.catch(() => undefined))?.stop()
  }
}

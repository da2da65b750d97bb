import fs from "node:fs"
import http from "node:http"
import type { AddressInfo } from "node:net"
import { insertDefaults, migrate } from "@stheno/core/host"
import { startPgBouncer, type PgBouncer } from "./pgbouncer.ts"
import { makeStore, type StoreKind } from "./store-directory.ts"
import { startTemplate, type TemplateServer } from "@stheno/server/internal/testing/template-server.ts"

/**
 * One database server per test run, started when the first test asks for a database, so runs of pure tests
 * start in no time. Its data is deleted at the end. A connection pooler in front of it starts in the same way, and so
 * do the stores that tests of the command line and of the dashboard copy.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  let template: Promise<TemplateServer> | undefined
  let pooler: Promise<PgBouncer> | undefined
  const stores = new Map<StoreKind, Promise<string>>()
  const startDatabase = () =>
    (template ??= startTemplate(async (db) => {
      await migrate(db)
      await insertDefaults(db)
    }))
  const startPooler = () => (pooler ??= startDatabase().then(({ url }) => startPgBouncer(url)))
  const storeOf = (kind: StoreKind) => {
    const store = stores.get(kind) ?? makeStore(kind)
    stores.set(kind, store)
    return store
  }
  const find = async (path: string | undefined): Promise<string> => {
    if (path === "/demo-store") return storeOf("demo-store")
    if (path === "/empty-store") return storeOf("empty-store")
    return (await (path === "/pooler" ? startPooler() : startDatabase())).url
  }
  const server = http.createServer((request, response) => {
    // A kept connection that ends just when a test asks again would fail that test.
    response.setHeader("connection", "close")
    find(request.url).then(
      (found) => response.end(found),
      (error: Error) => response.writeHead(500).end(error.stack),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  process.env.STHENO_TEST_TEMPLATE = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return async () => {
    server.close()
    server.closeAllConnections()
    for (const store of stores.values()) {
      const directory = await store.catch(() => undefined)
      if (directory) fs.rmSync(directory, { recursive: true, force: true })
    }
    await (await pooler?.catch(() => undefined))?.stop()
    await (await template?.catch(() => undefined))?.stop()
  }
}

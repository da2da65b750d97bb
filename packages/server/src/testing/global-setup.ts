import fs from "node:fs"
import http from "node:http"
import type { AddressInfo } from "node:net"
import type { TestProject } from "vitest/node"
// Not by package name: setup files are loaded without the condition that leads to the sources.
import { insertDefaults } from "../../../core/src/database/default-rows.ts"
import { migrate } from "../../../core/src/database/migrator.ts"
import { openDatabase } from "../database.ts"
import { startEmbeddedPostgres, type EmbeddedPostgres } from "../embedded-postgres/index.ts"
import type {} from "./index.ts"
import { createDatabase, siblingUrl } from "./sibling-database.ts"
import { clearAbandonedDirectories, createTemporaryDirectory } from "./temporary-directory.ts"

/**
 * One database server per test run, started when the first test asks for a database, so runs of pure tests
 * start in no time. Its data is deleted at the end.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  let template: Promise<{ url: string; stop: () => Promise<void> }> | undefined
  const server = http.createServer((_request, response) => {
    template ??= startTemplate()
    template.then(
      ({ url }) => response.end(url),
      (error: Error) => response.writeHead(500).end(error.stack),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  project.provide("templateAddress", `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return async () => {
    server.close()
    server.closeAllConnections()
    await (await template?.catch(() => undefined))?.stop()
  }
}

async function startTemplate(): Promise<{ url: string; stop: () => Promise<void> }> {
  clearAbandonedDirectories()
  const dataDir = createTemporaryDirectory()
  let server: EmbeddedPostgres | undefined
  const stop = async () => {
    await server?.stop()
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    server = await startEmbeddedPostgres({ dataDir, fsync: false })
    const url = siblingUrl(server.url, "stheno_template")
    await createDatabase(server.url, "stheno_template")
    const { db, close } = openDatabase({ url, max: 1 })
    await migrate(db)
    await insertDefaults(db)
    await close()
    return { url, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

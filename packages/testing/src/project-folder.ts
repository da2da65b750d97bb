import fs from "node:fs"
import path from "node:path"
import { readConfig } from "@stheno/server/internal/config/read-config.ts"
import { startHost, type Host } from "@stheno/server/internal/host.ts"
import { loadProject } from "@stheno/server/internal/project/index.ts"
import { createTestDatabase } from "@stheno/server/testing"
import { createTemporaryDirectory } from "@stheno/server/internal/testing/temporary-directory.ts"
import { answerOf, requestOf, type Send } from "./test-app.ts"

/** Files by their paths within the project. */
export type Files = Readonly<Record<string, string>>

/**
 * Writes files into a folder, making the folders that they stand in.
 * @returns the folder
 */
export function writeFiles(files: Files, directory = createTemporaryDirectory()): string {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(directory, name)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, text)
  }
  return directory
}

/** A started server of a project. */
export interface ProjectServer {
  readonly host: Host
  readonly directory: string
  /** what the start said */
  readonly said: string[]
  readonly databaseUrl: string
  readonly send: Send
  /** a call by the admin user */
  readonly admin: Send
  /** stops it, and removes the folder and the database */
  close(): Promise<void>
}

/** Starts a server on a free port in a folder with these files, on a database of its own. */
export async function startProject(
  files: Files,
  env: Readonly<Record<string, string>> = {},
): Promise<ProjectServer> {
  const isConfigured = Object.keys(files).some((name) => /^(?:stheno|medusa)[.-]config/.test(name))
  const directory = writeFiles({
    ...(!isConfigured && { "stheno.config.ts": "export default {}" }),
    ...files,
  })
  const database = await createTestDatabase()
  const said: string[] = []
  const project = await loadProject(directory)
  const config = readConfig({
    DATABASE_URL: database.url,
    PORT: "0",
    LOG_LEVEL: "silent",
    DATA_DIR: path.join(directory, ".stheno"),
    ...project?.settings,
    ...env,
  })
  const remove = async () => {
    await database.drop()
    fs.rmSync(directory, { recursive: true, force: true })
  }
  const starting = startHost(config, { seed: false, onProgress: (line) => said.push(line), project })
  const host = await starting.catch(async (error: unknown) => {
    await remove()
    throw error
  })
  const send = senderTo(host.apiUrl)
  const login = { email: "admin@example.com", password: "supersecret" }
  const { access_token } = (await send("POST", "/admin/auth/token", login)).body
  return {
    host,
    directory,
    said,
    databaseUrl: database.url,
    send,
    admin: (method, to, body, headers) =>
      send(method, to, body, { authorization: `Bearer ${access_token}`, ...headers }),
    async close() {
      await host.stop()
      await remove()
    },
  }
}

/** Calls of the API at an address. */
export function senderTo(apiUrl: string): Send {
  return async (method, to, body, headers = {}) =>
    answerOf(await fetch(apiUrl + to, requestOf(method, body, headers)))
}

import { randomBytes } from "node:crypto"
import fs from "node:fs"
import path from "node:path"
import { readConfig } from "../config/read-config.ts"
import { startHost, type Host } from "../host.ts"
import { assertWhole, loadProject } from "../project/index.ts"
import { createTemporaryDirectory } from "./temporary-directory.ts"
import { createTestDatabase } from "./test-database.ts"

/** The options of `startTestShop`. */
export interface TestShopOptions {
  /** the folder of the project; the current one by default */
  readonly directory?: string
  /** settings by environment variable, e.g. `{ WORKER: "off" }`; they take precedence over those of the project */
  readonly settings?: Readonly<Record<string, string>>
}

/** A request of a test: what `fetch` takes, with a body that is sent as JSON. */
export interface TestRequest {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: object
}

/** A server that runs a project for tests. */
export interface TestShop {
  /** address of the API, e.g. `http://localhost:41293` */
  readonly url: string
  /** connection URL of the database */
  readonly databaseUrl: string
  readonly host: Host
  /** Sends a request as a guest. The method is `POST` when there is a body. */
  fetch(path: string, request?: TestRequest): Promise<Response>
  /** Sends a request as the admin user. */
  admin(path: string, request?: TestRequest): Promise<Response>
  /** Stops the server and deletes its database and files. */
  stop(): Promise<void>
}

/**
 * Starts the server of a project on a free port, with a new database. It reads the project's configuration file, and
 * neither `.env` nor the environment: no test reaches the database, the files or the mail server of the store.
 * @param options.directory the folder of the project; the current one by default
 * @param options.settings settings by environment variable, which take precedence
 * @returns the running server; call `stop` when the tests end
 * @throws StartError for every reason that can be removed; a file of the project that cannot be loaded is one
 * @since 0.1
 */
export async function startTestShop(options: TestShopOptions = {}): Promise<TestShop> {
  const project = await loadProject(path.resolve(options.directory ?? "."))
  if (project) assertWhole(project.problems)
  const database = await createTestDatabase({ max: 1 })
  const dataDir = createTemporaryDirectory()
  const remove = async () => {
    await database.drop()
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
  const password = randomBytes(12).toString("base64url")
  const config = readConfig({
    ...project?.settings,
    ...isolated,
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    ADMIN_EMAIL: "admin@example.com",
    ADMIN_PASSWORD: password,
    ...options.settings,
  })
  try {
    const host = await startHost(config, { seed: false, onProgress: () => undefined, project })
    const guest = senderTo(host.apiUrl)
    const stop = async () => {
      await host.stop()
      await remove()
    }
    const login = { email: config.adminEmail, password: config.adminPassword }
    const answer = await guest("/admin/auth/token", { body: login })
    const { access_token } = (await answer.json()) as { access_token: string }
    const authorization = `Bearer ${access_token}`
    const admin: TestShop["admin"] = (to, request = {}) =>
      guest(to, { ...request, headers: { authorization, ...request.headers } })
    return { url: host.apiUrl, databaseUrl: database.url, host, fetch: guest, admin, stop }
  } catch (error) {
    await remove()
    throw error
  }
}

/** Nothing leaves a test, and nothing enters it from the store that the project belongs to. */
const isolated = {
  HOST: "127.0.0.1",
  PORT: "0",
  LOG_LEVEL: "silent",
  NODE_ENV: "test",
  DOCS_DIR: "",
  BACKEND_URL: "",
  SMTP_URL: "",
}

function senderTo(url: string): TestShop["fetch"] {
  return (to, { method, headers, body } = {}) =>
    fetch(new URL(to, url), {
      method: method ?? (body ? "POST" : "GET"),
      headers: { ...(body && { "content-type": "application/json" }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
}

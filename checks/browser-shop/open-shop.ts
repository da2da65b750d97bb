import { PGlite } from "@electric-sql/pglite"
import type { Database, Engine } from "@stheno/core"
import {
  createApp,
  createEngine,
  createUser,
  insertDefaults,
  migrate,
  pgliteDialect,
} from "@stheno/core/host"
import { Kysely } from "kysely"
import type { ReplyTo } from "@stheno/testing/reply.ts"

/** Sends a request; its reply can be sent from a worker to its page. */
export type SendToShop = <Method extends string, Path extends string>(
  method: Method,
  path: Path,
  options?: { readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> },
) => Promise<ReplyTo<Method, Path>>

/** A whole shop in this thread, with an admin user. */
export interface BrowserShop {
  readonly engine: Engine
  readonly send: SendToShop
  /** as the admin user */
  readonly admin: SendToShop
}

const login = { email: "admin@example.com", password: "supersecret" }

/** Opens a shop that lives in memory, as a storefront's documentation would in its reader's tab. */
export async function openBrowserShop(): Promise<BrowserShop> {
  const db = new Kysely<Database>({ dialect: pgliteDialect(await PGlite.create()) })
  await migrate(db)
  await insertDefaults(db)
  const engine = createEngine({ db })
  await createUser({ db: engine.db, engine }, login)
  const app = createApp(engine)
  const send: SendToShop = async (method, path, { body, headers } = {}) => {
    const request = new Request(`http://shop.invalid${path}`, {
      method,
      headers: { ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const response = await app.fetch(request)
    const isJson = response.headers.get("content-type")?.includes("json")
    const parsed: unknown = isJson ? await response.json() : await response.text()
    return { status: response.status, body: parsed as never }
  }
  const { body } = await send("POST", "/admin/auth/token", { body: login })
  const authorization = `Bearer ${body.access_token}`
  const admin: SendToShop = (method, path, options = {}) =>
    send(method, path, { ...options, headers: { ...options.headers, authorization } })
  return { engine, send, admin }
}

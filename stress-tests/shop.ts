import type { Engine, EngineConfig } from "@stheno/core"
import {
  createApp,
  createEngine,
  createPasswordHasher,
  createUser,
  insertDefaults,
  migrate,
  type PasswordHasher,
} from "@stheno/core/host"
import { scrypt } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { openDatabase } from "@stheno/server/internal/database.ts"
import { startEmbeddedPostgres } from "@stheno/server/internal/embedded-postgres/index.ts"
import { startPgBouncer } from "@stheno/testing/pgbouncer.ts"
import { answerOf, type AnswerTo, type TestAnswer } from "@stheno/testing/test-app.ts"

/** An answer, parsed where it is JSON. */
export type Answer<Body = unknown> = TestAnswer<Body>

export interface SendOptions {
  readonly body?: unknown
  /** the body as it is to be sent, instead of `body` */
  readonly text?: string | undefined
  /** the bytes of the body as they are to be sent, instead of `body` */
  readonly bytes?: Uint8Array<ArrayBuffer>
  readonly headers?: Readonly<Record<string, string>>
}

/** Sends a request. */
export type Send = <Method extends string, Path extends string>(
  method: Method,
  path: Path,
  options?: SendOptions,
) => Promise<AnswerTo<Method, Path>>

/** Sends a request as the admin user. */
export type Admin = <Method extends string, Path extends string>(
  method: Method,
  path: Path,
  body?: unknown,
) => Promise<AnswerTo<Method, Path>>

/** A shop of the test's own: a database, the API over it, nothing shared with anybody. */
export interface Shop {
  readonly engine: Engine
  readonly databaseUrl: string
  /** the data directory of its PostgreSQL */
  readonly databaseDir: string
  readonly send: Send
  /** as the admin user */
  readonly admin: Admin
  readonly adminHeaders: Readonly<Record<string, string>>
  close(): Promise<void>
}

const scryptAsync = promisify<string, Uint8Array, number, { N: number; r: number; p: number }, Buffer>(scrypt)

const cheapPasswords = createPasswordHasher(
  async (password, salt, { N, r, p, length }) => scryptAsync(password, salt, length, { N, r, p }),
  { logN: 1, r: 1, p: 1 },
)

/**
 * Starts a shop on an embedded PostgreSQL that keeps its promises (fsync on). With `TEST_POOLER`, every connection but
 * those of migrations leads through PgBouncer in transaction mode.
 */
export async function openShop(
  options: {
    config?: Partial<EngineConfig>
    onError?: (error: unknown) => void
    /** told the text of every statement */
    onQuery?: (sql: string) => void
    /** hashes that cost next to nothing unless given */
    passwords?: PasswordHasher
  } = {},
): Promise<Shop> {
  const onError = options.onError ?? console.error
  const folder = mkdtempSync(join(tmpdir(), "stheno-torture-"))
  const databaseDir = join(folder, "postgres")
  const postgres = await startEmbeddedPostgres({ dataDir: databaseDir })
  const bouncer = process.env.TEST_POOLER ? await startPgBouncer(postgres.url) : undefined
  const url = bouncer?.url ?? postgres.url
  const { db, close } = openDatabase({
    url,
    ...(bouncer ? { directUrl: postgres.url } : {}),
    max: 40,
    ...(options.onQuery ? { onQuery: options.onQuery } : {}),
  })
  await migrate(db)
  await insertDefaults(db)
  const engine = createEngine({
    db,
    passwords: options.passwords ?? cheapPasswords,
    config: { loginAttemptsPerMinute: 0, ...options.config },
    log: { debug: () => {}, info: () => {}, warn: () => {}, error: (data) => onError(data.error) },
  })
  const credentials = { email: "admin@example.com", password: "supersecret" }
  await createUser({ db, engine }, { ...credentials, role: "admin" })
  const app = createApp(engine)
  const send = sender((request) => app.fetch(request))
  const { body } = await send("POST", "/admin/auth/token", { body: credentials })
  const adminHeaders = { authorization: `Bearer ${body.access_token}` }
  return {
    engine,
    databaseUrl: url,
    databaseDir,
    send,
    admin: (method, path, content) => send(method, path, { body: content, headers: adminHeaders }),
    adminHeaders,
    async close() {
      await close()
      await bouncer?.stop()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function sender(fetch: (request: Request) => Promise<Response>): Send {
  return async (method, path, { body, text: sent, bytes, headers } = {}) => {
    const request = new Request(`http://localhost:9000${path}`, {
      method,
      headers: { ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers },
      body: bytes ?? sent ?? (body === undefined ? undefined : JSON.stringify(body)),
    })
    return answerOf(await fetch(request))
  }
}

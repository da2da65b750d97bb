import { missingKeys } from "@stheno/core/internal/platform/kernel/event-catalogue.ts"
import type { Engine } from "@stheno/core"
import {
  createApp,
  createEngine,
  createPasswordHasher,
  type EngineOptions,
  type Operation,
} from "@stheno/core/host"
import { scrypt } from "node:crypto"
import { promisify } from "node:util"
import { createUser } from "@stheno/core/internal/commerce/people/users/create-user.ts"
import { openDatabase } from "@stheno/server/internal/database.ts"
import { createTestDatabase } from "@stheno/server/testing"
import { pooledUrl } from "./pooled-url.ts"
import type { BodyTo, ErrorBody, Reply } from "./reply.ts"

/** An answer with its body parsed; the body of an error has the fields of one. */
export interface TestAnswer<Body = unknown> extends Reply<Body> {
  readonly text: string
  readonly headers: Headers
}

/** The answer to a request, typed by the operation at the path. */
export type AnswerTo<Method extends string, Path extends string> = TestAnswer<BodyTo<Method, Path>>

/** Sends a request. */
export type Send = <Method extends string, Path extends string>(
  method: Method,
  path: Path,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<AnswerTo<Method, Path>>

/** Sends a request with a body. */
export type Post = <Path extends string>(
  path: Path,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<AnswerTo<"POST", Path>>

/** The whole API over a fresh database, without a port. */
export interface TestApp {
  engine: ReturnType<typeof createEngine>
  /** a call by nobody */
  request: Send
  /** a call by the admin user admin@example.com */
  admin: Send
  /** a call by the admin user with this text as its body */
  raw: (method: string, path: string, body: string) => Promise<Response>
  /** SQL statements that ran during the work */
  countStatements<T>(work: () => Promise<T>): Promise<{ result: T; statements: string[] }>
  /** events waiting in the outbox, oldest first */
  events(): Promise<{ name: string; data: unknown }[]>
  close(): Promise<void>
}

const scryptAsync = promisify<string, Uint8Array, number, { N: number; r: number; p: number }, Buffer>(scrypt)

/** Passwords cost next to nothing in tests. */
const cheapPasswords = createPasswordHasher(
  async (password, salt, { N, r, p, length }) => scryptAsync(password, salt, length, { N, r, p }),
  { logN: 1, r: 1, p: 1 },
)

/**
 * Makes an app over a database of its own, with one admin user. Call `close` in `afterAll`: it fails when an event
 * that still waits lacks a key of its payload.
 * @param added operations that a server adds to the ones of v1
 */
export async function createTestApp(
  options: Pick<
    EngineOptions,
    | "batchStrategies"
    | "config"
    | "files"
    | "fulfillmentProviders"
    | "log"
    | "paymentProviders"
    | "priceStrategies"
    | "search"
    | "taxStrategies"
  > = {},
  added: readonly Operation[] = [],
): Promise<TestApp> {
  const database = await createTestDatabase()
  const counter = createCounter()
  const url = await pooledUrl(database.url)
  const counting = openDatabase({ url, directUrl: database.url, max: 10, onQuery: counter.note })
  const engine = createEngine({ ...options, db: counting.db, passwords: cheapPasswords })
  const app = createApp(engine, added)
  const credentials = { email: "admin@example.com", password: "supersecret" }
  await createUser({ db: engine.db, engine }, { ...credentials, role: "admin" })
  const request = sender(app)
  const token = await request("POST", "/admin/auth/token", credentials)
  const authorization = `Bearer ${token.body.access_token}`
  return {
    engine,
    request,
    admin: (method, path, body, headers) => request(method, path, body, { authorization, ...headers }),
    raw: (method, path, body) =>
      app.fetch(
        new Request(`http://localhost:9000${path}`, {
          method,
          body,
          headers: { authorization, "content-type": "application/json" },
        }),
      ),
    countStatements: counter.during,
    events: () =>
      engine.db.selectFrom("staged_job").select(["event_name as name", "data"]).orderBy("seq").execute(),
    async close() {
      const incomplete = await incompleteEvents(engine)
      await counting.close()
      await database.drop()
      if (incomplete.length > 0)
        throw new Error(`Events without their whole payload: ${incomplete.join("; ")}`)
    },
  }
}

/** Events that wait and lack keys of their payload. Every test with an app checks those that it caused. */
async function incompleteEvents({ db }: Engine): Promise<string[]> {
  const waiting = await db.selectFrom("staged_job").select(["event_name", "data"]).execute()
  const faults = waiting.flatMap(({ event_name, data }) => {
    const missing = missingKeys(event_name, data as Record<string, unknown>)
    return missing.length > 0 ? [`${event_name} lacks ${missing.join(", ")}`] : []
  })
  return [...new Set(faults)]
}

/** Keeps the texts of the statements that run while it is asked to. */
function createCounter() {
  const statements: string[] = []
  let isCounting = false
  return {
    note: (text: string) => {
      if (isCounting) statements.push(text)
    },
    async during<T>(work: () => Promise<T>): Promise<{ result: T; statements: string[] }> {
      statements.length = 0
      isCounting = true
      const result = await work().finally(() => {
        isCounting = false
      })
      return { result, statements: [...statements] }
    },
  }
}

/** Sends requests to an app as nobody. */
export function sender(app: ReturnType<typeof createApp>): Send {
  return async (method, path, body, headers = {}) =>
    answerOf(await app.fetch(new Request(`http://localhost:9000${path}`, requestOf(method, body, headers))))
}

/** A request with its body, if there is one, as JSON. */
export function requestOf(method: string, body: unknown, headers: Record<string, string>): RequestInit {
  if (body === undefined) return { method, headers }
  return { method, headers: { "content-type": "application/json", ...headers }, body: JSON.stringify(body) }
}

/**
 * Reads a response whole.
 * @returns its body with the type that the caller knows it has: the checks of answers hold operations to theirs
 */
export async function answerOf<Body>(response: Response): Promise<TestAnswer<Body>> {
  const text = await response.text()
  const isJson = response.headers.get("content-type")?.includes("json")
  const body = (isJson ? JSON.parse(text) : text) as Body & ErrorBody
  return { status: response.status, body, text, headers: response.headers }
}

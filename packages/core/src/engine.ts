import type { BatchStrategy } from "./batch-jobs/index.ts"
import type { EventBus } from "./events/event-bus.ts"
import type { Executor } from "./query/fetch.ts"
import type { DecidePrice } from "./pricing/index.ts"
import type { DecideTax } from "./totals/index.ts"
import type { PasswordHasher } from "./kernel/passwords.ts"
import type { Providers } from "./providers.ts"

/** Settings of an engine; the host reads them from the environment. */
export interface EngineConfig {
  /** origins that may call `/store`, e.g. `http://localhost:8000`; an entry `/…/` is a regular expression */
  readonly storeCors: readonly string[]
  /** origins that may call `/admin` */
  readonly adminCors: readonly string[]
  /** signs log-in tokens, invites and claims */
  readonly jwtSecret: string
  /** signs session cookies: with another one, everybody has to log in again */
  readonly cookieSecret: string
  /** cookies are sent over https only, and also from other sites */
  readonly secureCookies: boolean
  /** log-in attempts of one address per account and minute; 0 switches the limit off */
  readonly loginAttemptsPerMinute: number
  /** the public address of the server, for links to files */
  readonly baseUrl: string
  /** bytes that the files of one upload may have together */
  readonly uploadLimit: number
}

/** Everything an operation stands on: made once by `createEngine`, never changed. */
export interface Engine {
  readonly db: Executor
  readonly config: EngineConfig
  readonly providers: Providers
  readonly passwords: PasswordHasher
  /** milliseconds since 1970 */
  readonly now: () => number
  readonly log: Log
  /** who acts on events after they left the outbox */
  readonly events: EventBus
  /** who knows how to do which kind of batch job, by type */
  readonly batchStrategies: ReadonlyMap<string, BatchStrategy>
  /** who changes the prices that every shop selects, in their order */
  readonly priceStrategies: readonly DecidePrice[]
  /** who decides how taxes are calculated, in their order */
  readonly taxStrategies: readonly DecideTax[]
}

/** Where the engine writes what an operator should know: data, then a sentence. */
export interface Log {
  error(data: Readonly<Record<string, unknown>>, message: string): void
  warn(data: Readonly<Record<string, unknown>>, message: string): void
  info(data: Readonly<Record<string, unknown>>, message: string): void
  /** what only somebody who looks for a fault wants to read */
  debug(data: Readonly<Record<string, unknown>>, message: string): void
}

/** Defaults for development. A server refuses to start in production with the default secret. */
export const defaultConfig: EngineConfig = {
  storeCors: ["http://localhost:8000"],
  adminCors: ["http://localhost:7000", "http://localhost:7001"],
  jwtSecret: "supersecret",
  cookieSecret: "supersecret",
  secureCookies: false,
  loginAttemptsPerMinute: 20,
  baseUrl: "http://localhost:9000",
  uploadLimit: 1024 ** 3,
}

/** Drops everything. */
export const silentLog: Log = { error: () => {}, warn: () => {}, info: () => {}, debug: () => {} }

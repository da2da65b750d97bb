import type { ReadReplica } from "../database/read-replica.ts"
import type { EventBus } from "../kernel/event-bus.ts"
import type { Executor } from "../query/fetch.ts"
import type { Log } from "../kernel/log.ts"
import type { V1Compatibility } from "../kernel/v1-compatibility.ts"
import type { PasswordHasher } from "../kernel/passwords.ts"
import type { Providers } from "../kernel/providers.ts"
import type { Strategies } from "../kernel/strategies.ts"
import { defaultListLimits } from "../query/list-limits.ts"

/** The settings of an engine, which the server reads from the environment. */
export interface EngineConfig {
  /**
   * the origins that may call `/store` from a browser, such as `http://localhost:8000`; an entry `/…/` is a
   * regular expression
   */
  readonly storeCors: readonly string[]
  /** the origins that may call `/admin` from a browser */
  readonly adminCors: readonly string[]
  /** the secret that signs access tokens, invites and order claim tokens */
  readonly jwtSecret: string
  /** the secret that signs session cookies; changing it ends all sessions */
  readonly cookieSecret: string
  /** whether cookies are sent over HTTPS only, and also with cross-site requests */
  readonly secureCookies: boolean
  /** the maximum number of sign-in attempts per IP address, account and minute; 0 means no limit */
  readonly loginAttemptsPerMinute: number
  /** the number of searches with `q` that the store API runs at the same time for one IP address; 0 means no limit */
  readonly searchesAtOnce: number
  /** the number of rows up to which the `count` of a list is exact and beyond which it is an estimate; 0 means always exact */
  readonly exactCounts: number
  /** the maximum number of rows of each relation that grows with the store, in all rows of a response; 0 means no limit */
  readonly relationRows: number
  /** the public URL of the server, for links to files */
  readonly baseUrl: string
  /** the maximum total size of the files of one upload, in bytes */
  readonly uploadLimit: number
  /** what of v1 is brought back although the default is safer */
  readonly v1Compatibility: V1Compatibility
  /** the maximum number of bytes that cached responses take; 0 caches none */
  readonly responseCacheSize: number
}

/** The engine that operations run on. `createEngine` creates it; it does not change afterwards. */
export interface Engine {
  /** the database, for work that takes as long as it takes: jobs, events, imports */
  readonly db: Executor
  /** the same database over the connections of API requests, whose statements have a time limit */
  readonly requestDb: Executor
  /** the connection for readiness probes */
  readonly probe: Executor
  /** the replica for reads, if there is one */
  readonly readReplica: ReadReplica | undefined
  /** the settings */
  readonly config: EngineConfig
  /** the providers */
  readonly providers: Providers
  /** the password hasher */
  readonly passwords: PasswordHasher
  /** returns the current time in milliseconds since 1970 */
  readonly now: () => number
  /** the logger */
  readonly log: Log
  /** the subscribers of delivered events */
  readonly events: EventBus
  /** the strategies that decide prices, calculate taxes and process batch jobs */
  readonly strategies: Strategies
}

/** The engine as API requests use it: over their connections. */
export function inRequests(engine: Engine): Engine {
  return engine.db === engine.requestDb ? engine : Object.freeze({ ...engine, db: engine.requestDb })
}

/** The default settings for development. A server does not start in production with the default secret. */
export const defaultConfig: EngineConfig = {
  storeCors: ["http://localhost:8000"],
  adminCors: ["http://localhost:7000", "http://localhost:7001"],
  jwtSecret: "supersecret",
  cookieSecret: "supersecret",
  secureCookies: false,
  loginAttemptsPerMinute: 20,
  searchesAtOnce: 2,
  ...defaultListLimits,
  baseUrl: "http://localhost:9000",
  uploadLimit: 1024 ** 3,
  v1Compatibility: {},
  responseCacheSize: 0,
}

import type { Log } from "../engine.ts"
import type { Context } from "../http/operation.ts"
import type { Cache } from "./cache.ts"
import type { ProjectConfig } from "./define-config.ts"
import type { FeatureFlags } from "./feature-flags.ts"
import type { Services } from "./registry.ts"
import type { ShopJobs } from "./shop-jobs.ts"

/** What every piece of a project's code is given: the shop, as its place in the code may use it. */
export interface Shop extends Pick<Context, "db" | "engine" | "emit"> {
  /** services, ours and the project's own, bound to `db`: within a transaction they work in it */
  readonly services: Services
  /** the same services by name, as v1's code asks for them */
  readonly container: Container
  readonly log: Log
  readonly cache: Cache
  /** work for later: asks for a job, in the transaction under way */
  readonly jobs: ShopJobs
  readonly flags: FeatureFlags
  /** the configuration file, as it was read */
  readonly config: ProjectConfig
  /**
   * Calls an operation of the HTTP API within this process, with this `db`: validated like a request, as an admin user
   * who may do everything.
   * @param operation the operation's id with its side, e.g. `admin.PostProducts`
   * @returns the body of the answer
   * @throws CommerceError whatever the operation refuses
   */
  readonly call: (operation: string, input?: CallInput) => Promise<Record<string, unknown>>
}

/** Input of an operation that is called within the process. */
export interface CallInput {
  /** parameters of the path, e.g. `{ id: "prod_01H…" }` */
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: Readonly<Record<string, unknown>>
}

/** Things by their v1 names: services, `logger`, `manager`, `cacheService`, `eventBusService`, `configModule`, `featureFlagRouter`. */
export interface Container {
  resolve<N extends keyof Services>(name: N): Services[N]
  resolve(name: string): unknown
}

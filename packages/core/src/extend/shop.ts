import type { Log } from "../platform/kernel/log.ts"
import type { Context } from "../platform/http/operation.ts"
import type { Cache } from "./cache.ts"
import type { ProjectConfig } from "./define-config.ts"
import type { FeatureFlags } from "./feature-flags.ts"
import type { CallOperation } from "./operation-input.ts"
import type { Services } from "./registry.ts"
import type { ShopJobs } from "./shop-jobs.ts"

/** The shop: what endpoints, subscribers, jobs, loaders and services of a project receive. */
export interface Shop extends Pick<Context, "db" | "engine" | "emit"> {
  /** the built-in services and the services of the project; they use `db`, so they run in the current transaction */
  readonly services: Services
  /** resolves the same services by name, as code for v1 does */
  readonly container: Container
  /** the logger */
  readonly log: Log
  /** the cache of the process */
  readonly cache: Cache
  /** enqueues a job as part of the current transaction */
  readonly jobs: ShopJobs
  /** the feature flags */
  readonly flags: FeatureFlags
  /** the configuration file, as the server read it */
  readonly config: ProjectConfig
  /**
   * Runs an operation of the API within the process, using the shop's `db`. The input is validated like
   * a request, and the call has the permissions of a user of the dashboard. `OperationTypes` has the types of every
   * operation; a project adds its endpoints by declaration merging.
   * @param operation the operation's ID with its API, such as `admin.PostProducts`
   * @returns the body of the response
   * @throws CommerceError when the operation rejects the input
   */
  readonly call: CallOperation
  /**
   * Runs a function in a transaction: everything that it does with the shop that it receives is committed together
   * when it returns, including events and jobs, and rolled back when it throws. PostgreSQL can ask to repeat a
   * transaction that conflicted with another one, so the function can run more than once. In a writing request,
   * which is a transaction already, the function becomes a part of it.
   * @param work a function that receives the shop of the transaction; it must not call other servers
   * @returns what the function returns
   */
  readonly transaction: <T>(work: (shop: Shop) => Promise<T>) => Promise<T>
}

/**
 * A container that resolves services by name, and `logger`, `manager`, `cacheService`, `eventBusService`,
 * `configModule` and `featureFlagRouter` under their names in v1.
 */
export interface Container {
  /**
   * Returns a service.
   * @param name the name of a service, such as `productService`
   */
  resolve<N extends keyof Services>(name: N): Services[N]
  /**
   * Returns what is registered under another name.
   * @param name the name, such as `logger`
   */
  resolve(name: string): unknown
}

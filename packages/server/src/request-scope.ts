import { AsyncLocalStorage } from "node:async_hooks"
const scope = new AsyncLocalStorage<true>()

/**
 * Marks everything that an API request does, so that its statements run on connections with a time limit.
 * @since 0.1
 */
export function inRequestScope<A extends unknown[], R>(work: (...args: A) => R): (...args: A) => R {
  return (...args) => scope.run(true, () => work(...args))
}

/**
 * Whether the current work belongs to an API request, as opposed to startup, jobs and events.
 * @since 0.1
 */
export function isInRequest(): boolean {
  return scope.getStore() === true
}

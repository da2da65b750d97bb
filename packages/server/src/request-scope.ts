import { AsyncLocalStorage } from "node:async_hooks"
import type { App } from "@stheno/core"

const scope = new AsyncLocalStorage<true>()

/**
 * Marks everything that an API request does, so that its statements run on connections with a time limit.
 * @since 0.1
 */
export function inRequestScope(fetch: App["fetch"]): App["fetch"] {
  return (request) => scope.run(true, () => fetch(request))
}

/**
 * Whether the current work belongs to an API request, as opposed to startup, jobs and events.
 * @since 0.1
 */
export function isInRequest(): boolean {
  return scope.getStore() === true
}

import type { App, Outbox } from "@stheno/core/host"

/**
 * Has the events of a change delivered at once instead of at the outbox's next look.
 * @param fetch the API
 * @since 0.1
 */
export function wakeAfterWrites(fetch: App["fetch"], outbox: Pick<Outbox, "wake">): App["fetch"] {
  return async (request) => {
    const response = await fetch(request)
    if (response.ok && !reading.has(request.method)) outbox.wake()
    return response
  }
}

const reading = new Set(["GET", "HEAD", "OPTIONS"])

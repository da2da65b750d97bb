import type { Engine, EventBusProvider } from "@stheno/core"
import { eventAttempts, indexWhereNeeded, startBatchJobs, startOutbox } from "@stheno/core/host"
import { startChores } from "./chores.ts"
import { limitHeapGrowth } from "./heap.ts"

/** Work behind the scenes. */
export interface Background {
  /** Has events of a change delivered at once. */
  wake(): void
  /** Finishes what is at work and stops. */
  stop(): Promise<void>
}

/**
 * Delivers events, does chores and batch jobs, and fills an empty search engine. Several processes may do so for one database.
 * @param bus carries events to the subscribers; undefined if the outbox calls them
 * @since 0.1
 */
export function startBackground(engine: Engine, bus: EventBusProvider | undefined): Background {
  const outbox = startOutbox(engine, { maxAttempts: eventAttempts, ...(bus && { bus }) })
  const indexing = indexWhereNeeded(engine)
  const parts = [outbox, startChores(engine), startBatchJobs(engine, { onWork: limitHeapGrowth })]
  return {
    wake: () => outbox.wake(),
    async stop() {
      await indexing
      for (const part of parts.reverse()) await part.stop()
    },
  }
}

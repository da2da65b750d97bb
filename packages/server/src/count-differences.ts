import type { Engine } from "@stheno/core"
import { storeMetDifferences } from "@stheno/core/host"

/** Stores how often requests met differences from v1. */
export interface DifferenceCounts {
  /** Stores what was counted last, and stops. */
  stop(): Promise<void>
}

/**
 * Stores once a minute how often requests to this process met differences from v1, for `stheno doctor`. If that fails,
 * the error is logged and the next round stores the numbers.
 * @param options.interval milliseconds between rounds
 * @since 0.1
 */
export function countDifferences(
  engine: Engine,
  { interval = 60_000 }: { readonly interval?: number } = {},
): DifferenceCounts {
  let work = Promise.resolve()
  const store = () => {
    work = work.then(() =>
      storeMetDifferences(engine).catch((error: unknown) => {
        engine.log.warn(
          { error: String(error) },
          "Cannot store the differences from v1 that requests met; retrying",
        )
      }),
    )
    return work
  }
  const timer = setInterval(() => void store(), interval)
  return {
    async stop() {
      clearInterval(timer)
      await store()
    },
  }
}

import type { Engine } from "@stheno/core"
import {
  announcePriceListTimes,
  resumeClaimRefunds,
  resumeRefunds,
  resumeSwapRefunds,
  resumeVoids,
} from "@stheno/core/host"

/** Background maintenance. */
export interface Chores {
  /** Finishes what is at work and stops. */
  stop(): Promise<void>
}

/**
 * Does now, and again and again, what a shop needs done without a request: money that could not be given back is
 * given back, refunds that a provider did not confirm are checked again, and price lists that start or end are
 * announced. A chore that fails is logged and done again at the next round. Several processes may do the same.
 * @param options.interval milliseconds between rounds
 * @param options.priceListInterval milliseconds between looks for price lists that start or end
 * @since 0.1
 */
export function startChores(
  engine: Engine,
  { interval = 60_000, priceListInterval = 2_000 }: { interval?: number; priceListInterval?: number } = {},
): Chores {
  const parts = [
    repeat(engine, interval, async () => {
      await resumeVoids(engine)
      await resumeRefunds(engine)
      await resumeClaimRefunds(engine)
      await resumeSwapRefunds(engine)
    }),
    repeat(engine, priceListInterval, () => announcePriceListTimes(engine)),
  ]
  return {
    async stop() {
      await Promise.all(parts.map((part) => part.stop()))
    },
  }
}

function repeat(engine: Engine, interval: number, chore: () => Promise<unknown>): Chores {
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const round = async () => {
    try {
      await chore()
    } catch (error) {
      engine.log.warn({ error: String(error) }, "A maintenance task failed; retrying")
    }
    if (!isStopped) timer = setTimeout(again, interval)
  }
  const again = () => {
    work = round()
  }
  let work = round()
  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await work
    },
  }
}

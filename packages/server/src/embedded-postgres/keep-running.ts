import { setTimeout as sleep } from "node:timers/promises"
import { isAlive } from "./process-identity.ts"
import type { RunningServer } from "./server-process.ts"

/** Milliseconds: between looks at the server, between attempts to start it again, and for all attempts. */
const pace = { look: 250, attempt: 250, patience: 60_000 }

/** A server that is started again when it dies. */
export interface KeptServer {
  /** The server that runs now. */
  current(): RunningServer
  /** Lets it be; waits for a start that is under way. */
  release(): Promise<void>
}

/**
 * Watches a server and starts it again when its process is gone, e.g. killed because memory ran out. It recovers what
 * was committed; connections break and are opened again by their pools.
 * @param input.restart starts a new process on the same data and the same address
 * @param input.onProgress told about it
 * @since 0.1
 */
export function keepRunning(input: {
  server: RunningServer
  restart: () => Promise<RunningServer>
  onProgress: (message: string) => void
}): KeptServer {
  let { server } = input
  let isReleased = false
  let work: Promise<void> | undefined
  const revive = async () => {
    input.onProgress("PostgreSQL ended unexpectedly; starting it again")
    const end = Date.now() + pace.patience
    while (!isReleased && Date.now() < end) {
      try {
        server = await input.restart()
        return input.onProgress("PostgreSQL is back")
      } catch {
        // The dead server's own processes may still hold its memory for a moment.
        await sleep(pace.attempt)
      }
    }
  }
  const timer = setInterval(() => {
    if (work || isReleased || isAlive(server.pid)) return
    work = revive().finally(() => (work = undefined))
  }, pace.look)
  timer.unref()
  return {
    current: () => server,
    async release() {
      isReleased = true
      clearInterval(timer)
      await work
    },
  }
}

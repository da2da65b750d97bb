import { StartError } from "../start-error.ts"
import type { Layout } from "./cluster.ts"
import { findRunning, isGone } from "./server-process.ts"

/** Milliseconds to wait for a server that is shutting down. */
const patience = 30_000

/**
 * Waits for a server of a data directory that is on its way out, e.g. of a command that was killed a moment ago.
 * @throws data_directory_in_use when it does not end
 */
export async function assertStopped(layout: Layout): Promise<void> {
  const running = findRunning(layout)
  if (!running || (await isGone(running.pid, patience))) return
  throw new StartError(
    "data_directory_in_use",
    `A PostgreSQL (pid ${running.pid}) runs on ${layout.cluster}.`,
    `End it with: kill -INT ${running.pid}`,
  )
}

import type { Account } from "./account.ts"
import type { Binaries } from "./binaries.ts"
import type { Layout } from "./cluster.ts"
import { connectionUrl, databaseName } from "./connection.ts"
import { createRuntimeDirectory, removeRuntimeDirectory } from "./runtime-directory.ts"
import {
  chooseListener,
  guardServer,
  startServer,
  stopServer,
  type RunningServer,
  type ServerSettings,
} from "./server-process.ts"

/** Runs a server on a data directory as long as the work takes. It also ends if this process is killed. */
export async function withServer<T>(
  server: {
    binaries: Binaries
    layout: Layout
    account: Account | undefined
    /** further settings of PostgreSQL */
    settings?: ServerSettings
  },
  work: (url: string, running: RunningServer) => Promise<T>,
): Promise<T> {
  const { binaries, layout, account } = server
  const runtimeDir = createRuntimeDirectory(account)
  try {
    const listener = await chooseListener(runtimeDir)
    const running = await startServer({ ...server, listener, fsync: true, onWait: () => undefined })
    const endGuard = guardServer(running, account)
    try {
      return await work(connectionUrl(listener, layout.password, databaseName), running)
    } finally {
      endGuard()
      await stopServer(running, binaries, layout)
    }
  } finally {
    removeRuntimeDirectory(runtimeDir)
  }
}

import type { Account } from "../embedded-postgres/account.ts"
import type { Binaries } from "../embedded-postgres/binaries.ts"
import type { Layout } from "../embedded-postgres/cluster.ts"
import { connectionUrl } from "../embedded-postgres/connection.ts"
import { databaseName } from "../embedded-postgres/index.ts"
import { createRuntimeDirectory, removeRuntimeDirectory } from "../embedded-postgres/runtime-directory.ts"
import { chooseListener, guardServer, startServer, stopServer } from "../embedded-postgres/server-process.ts"

/** Runs a server on a data directory as long as the work takes. It also ends if this process is killed. */
export async function withServer<T>(
  server: { binaries: Binaries; layout: Layout; account: Account | undefined },
  work: (url: string) => Promise<T>,
): Promise<T> {
  const { binaries, layout, account } = server
  const runtimeDir = createRuntimeDirectory(account)
  try {
    const listener = await chooseListener(runtimeDir)
    const running = await startServer({ ...server, listener, fsync: true, onWait: () => undefined })
    const endGuard = guardServer(running, account)
    try {
      return await work(connectionUrl(listener, layout.password, databaseName))
    } finally {
      endGuard()
      await stopServer(running, binaries, layout)
    }
  } finally {
    removeRuntimeDirectory(runtimeDir)
  }
}

import { createServer } from "node:http"
import type { Engine } from "@stheno/core"
import { createApp } from "@stheno/core/host"
import { pino } from "pino"
import { createRequestHandler } from "@stheno/server/internal/http/request-handler.ts"

/** An engine behind a real socket. */
export interface ServedEngine {
  readonly baseUrl: string
  /** Ends the connections too. */
  close(): Promise<void>
}

/** Serves an engine on a free port of 127.0.0.1, as the product does, and logs nothing. */
export async function serveEngine(engine: Engine): Promise<ServedEngine> {
  const app = createApp(engine)
  const server = createServer(
    createRequestHandler({
      fetch: async (request) => app.fetch(request),
      files: () => false,
      log: pino({ level: "silent" }),
      logsRequests: false,
      trusted: { trustedProxies: 0, clientAddressSecret: "" },
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("The server has no port")
  return {
    baseUrl: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

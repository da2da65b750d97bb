import { afterEach } from "vitest"
import { Client } from "../client/client.ts"
import type { Config } from "../client/config.ts"
import { startServer, type Behaviour, type LocalServer, type Received } from "./local-server.ts"

/** A client, and what its server received. */
export interface ServedClient {
  readonly client: Client
  readonly baseUrl: string
  readonly received: readonly Received[]
}

/**
 * Makes the function that gives a test a client of a server of its own, which ends with the test. Call it once, at the
 * top of a test file.
 */
export function servedClients(): (behave: Behaviour, config?: Config) => Promise<ServedClient> {
  const servers: LocalServer[] = []
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.close()))
  })
  return async (behave, config = {}) => {
    const server = await startServer(behave)
    servers.push(server)
    const { baseUrl, received } = server
    return { client: new Client({ baseUrl, ...config }), baseUrl, received }
  }
}

import http from "node:http"
import type { AddressInfo } from "node:net"

/** A load balancer as simple as it can be: it asks `/ready`, and repeats no request. */
export interface ReadyProxy {
  readonly url: string
  /** The addresses that requests are sent to at the moment. */
  ready(): readonly string[]
  close(): Promise<void>
}

/** Milliseconds between two questions to a server, and for its response. */
const pace = { ask: 100, answer: 1_000 }

/**
 * Starts a proxy that sends requests by turns to the servers that are ready, over connections that it keeps open.
 * @param targets addresses such as `http://127.0.0.1:9000`
 */
export async function startReadyProxy(targets: readonly string[]): Promise<ReadyProxy> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 64 })
  let ready: readonly string[] = []
  let turn = 0
  const ask = async (target: string) => {
    try {
      return (await fetch(`${target}/ready`, { signal: AbortSignal.timeout(pace.answer) })).ok
    } catch {
      return false
    }
  }
  const timer = setInterval(() => {
    void Promise.all(targets.map(ask)).then((found) => (ready = targets.filter((_, i) => found[i])))
  }, pace.ask)
  const server = http.createServer((request, response) => {
    const target = ready[turn++ % ready.length]
    if (!target) return void response.writeHead(503).end("no server is ready")
    const { method, headers, url } = request
    const forwarded = http.request(target + url, { agent, method, headers }, (answer) => {
      const { connection: _own, ...rest } = answer.headers
      response.writeHead(answer.statusCode!, rest)
      answer.pipe(response)
    })
    forwarded.on("error", (error) => {
      if (!response.headersSent) response.writeHead(502)
      response.end(`the proxy: ${error.message}`)
    })
    request.pipe(forwarded)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ready: () => ready,
    async close() {
      clearInterval(timer)
      agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

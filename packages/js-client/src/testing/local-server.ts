import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http"

/** A request as it came in. */
export interface Received {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A server on a port of its own, and what it received. */
export interface LocalServer {
  readonly baseUrl: string
  readonly received: Received[]
  close(): Promise<void>
}

/** How to answer the n-th request, from 0. */
export type Behaviour = (answer: ServerResponse, index: number, request: Received) => void

/** Starts a server on 127.0.0.1 that behaves as told. */
export async function startServer(behave: Behaviour): Promise<LocalServer> {
  const received: Received[] = []
  const server = createServer((incoming, answer) => {
    const chunks: Buffer[] = []
    incoming.on("data", (chunk: Buffer) => chunks.push(chunk))
    incoming.on("end", () => {
      const { method = "", url = "", headers } = incoming
      const request = { method, url, headers, body: Buffer.concat(chunks).toString() }
      behave(answer, received.push(request) - 1, request)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("The server has no port")
  return {
    baseUrl: `http://127.0.0.1:${address.port}`,
    received,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** Answers with JSON. */
export function json(
  answer: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string | string[]> = {},
): void {
  answer.writeHead(status, { "content-type": "application/json; charset=utf-8", ...headers })
  answer.end(JSON.stringify(body))
}

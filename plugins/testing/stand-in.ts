import http from "node:http"
import type { AddressInfo } from "node:net"

/** A request as a stand-in received it. */
export interface ReceivedRequest {
  readonly method: string
  /** the path, without the query */
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: http.IncomingHttpHeaders
  /** the body exactly as it was received */
  readonly bytes: Buffer
  /** the body as text */
  readonly text: string
}

/** What a stand-in answers. */
export interface Answer {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** a string or bytes are sent as they are, anything else as JSON */
  readonly body?: unknown
}

/** A server on the loopback address that stands in for a service. */
export interface StandIn {
  /** its address, such as `http://127.0.0.1:41293` */
  readonly url: string
  readonly port: number
  /** the requests that it received, oldest first */
  readonly requests: readonly ReceivedRequest[]
  /**
   * Has the next requests answered in another way, one entry for each: an error, or `"hang up"` to end the connection
   * without an answer. `after` lets the stand-in do its work first, so that only the answer is lost; with `path`, the
   * entry waits for a request to this path.
   */
  failNext(...failures: readonly Failure[]): void
  close(): Promise<void>
}

/** How a request fails. */
export type Failure = { readonly after?: boolean; readonly path?: string } & (
  Answer | { readonly hangUp: true } | { readonly delayMs: number }
)

/**
 * Starts a stand-in of a service on a free port of the loopback address.
 * @param answer answers a request; what it throws is answered with 500
 */
export async function startStandIn(
  answer: (request: ReceivedRequest) => Answer | Promise<Answer>,
): Promise<StandIn> {
  const requests: ReceivedRequest[] = []
  const failures: Failure[] = []
  const server = http.createServer((incoming, outgoing) => {
    void respond(incoming, outgoing)
  })

  async function respond(incoming: http.IncomingMessage, outgoing: http.ServerResponse): Promise<void> {
    const request = await receive(incoming)
    requests.push(request)
    const at = failures.findIndex(({ path }) => path === undefined || path === request.path)
    const [failure] = at < 0 ? [] : failures.splice(at, 1)
    const work = async () => {
      try {
        return await answer(request)
      } catch (error) {
        return { status: 500, body: { error: String(error) } }
      }
    }
    const done = failure && !failure.after ? undefined : await work()
    if (failure && "hangUp" in failure) return void incoming.socket.destroy()
    if (failure && "delayMs" in failure) {
      await new Promise((resolve) => setTimeout(resolve, failure.delayMs))
      return send(outgoing, done ?? (await work()))
    }
    send(outgoing, failure ?? done ?? {})
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    requests,
    failNext: (...more) => void failures.push(...more),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function receive(incoming: http.IncomingMessage): Promise<ReceivedRequest> {
  const pieces: Buffer[] = []
  for await (const piece of incoming) pieces.push(piece as Buffer)
  const { pathname, searchParams } = new URL(incoming.url ?? "/", "http://stand-in")
  const bytes = Buffer.concat(pieces)
  return {
    method: incoming.method ?? "GET",
    path: pathname,
    query: searchParams,
    headers: incoming.headers,
    bytes,
    text: bytes.toString("utf8"),
  }
}

function send(outgoing: http.ServerResponse, { status = 200, headers = {}, body }: Answer): void {
  const isRaw = typeof body === "string" || body instanceof Uint8Array
  outgoing.writeHead(status, { ...(!isRaw && { "content-type": "application/json" }), ...headers })
  outgoing.end(body === undefined ? undefined : isRaw ? body : JSON.stringify(body))
}

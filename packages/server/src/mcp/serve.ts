import { getRequestListener } from "@hono/node-server"
import type { Server } from "@modelcontextprotocol/sdk/server/index.js"
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js"
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js"
import { listen } from "../http/listen.ts"

/** How an MCP server is reached. */
export interface Serving {
  /** for HTTP on this machine; standard input and output without one */
  readonly port?: number | undefined
  /** ends the serving */
  readonly stop: Promise<void>
}

/**
 * Answers clients until they, or a signal, end it.
 * @throws the same as `listen`
 * @since 0.1
 */
export async function serve(create: () => Server, { port, stop }: Serving): Promise<void> {
  if (port === undefined) await serveStreams(create(), stop)
  else await serveHttp(create, port, stop)
}

/** Standard output belongs to the protocol: whatever else is said goes to standard error. */
async function serveStreams(server: Server, stop: Promise<void>): Promise<void> {
  const say = console.error
  Object.assign(console, { log: say, info: say, debug: say })
  const ended = new Promise<void>((resolve) => process.stdin.once("end", resolve).once("close", resolve))
  await server.connect(new StdioServerTransport())
  await Promise.race([ended, stop])
  await server.close()
}

/** Each request stands for itself, so nothing is kept between two of them. */
async function serveHttp(create: () => Server, port: number, stop: Promise<void>): Promise<void> {
  const listener = getRequestListener((request) => answerHttp(create, request), {
    overrideGlobalObjects: false,
  })
  const { url, close } = await listen(
    { host: "127.0.0.1", port, portVariable: "--http" },
    (incoming, outgoing) => {
      void listener(incoming, outgoing)
    },
  )
  console.error(`The MCP server listens at ${url}/mcp. Press Ctrl-C to stop.`)
  await stop
  await close()
}

async function answerHttp(create: () => Server, request: Request): Promise<Response> {
  const { pathname, hostname } = new URL(request.url)
  if (pathname !== "/mcp") return new Response("The MCP server is at /mcp.\n", { status: 404 })
  if (!isLocal(hostname) || !isLocalOrigin(request.headers.get("origin")))
    return new Response("Only programs on this machine can use this server.\n", { status: 403 })
  // nothing is kept between requests, so a client cannot listen to a stream or end a session
  if (request.method !== "POST") return new Response(null, { status: 405, headers: { allow: "POST" } })
  const server = create()
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  return transport.handleRequest(request)
}

/** A page of another site must not reach the shop through its reader's browser, under whatever name it calls us. */
function isLocalOrigin(origin: string | null): boolean {
  return origin === null || (URL.canParse(origin) && isLocal(new URL(origin).hostname))
}

function isLocal(hostname: string): boolean {
  return ["127.0.0.1", "localhost", "[::1]"].includes(hostname)
}

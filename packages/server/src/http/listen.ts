import http from "node:http"
import type { AddressInfo } from "node:net"
import { StartError } from "../start-error.ts"

/**
 * Milliseconds when the server ends: to read requests that have arrived, which would be reset as idle connections; for
 * requests under way; and then for their responses.
 */
const patience = { reading: 100, work: 10_000, response: 1_000 }

/** What happens when the server ends. */
interface Ending {
  /** called when requests are still under way after the time they get; it makes them fail with a response */
  readonly onLate?: () => void
  /** milliseconds that requests under way get; 10 seconds by default */
  readonly patience?: number
}

/**
 * Milliseconds that clients may take: for the head of a request, for all of it (an upload over a slow line included),
 * between two requests. Who takes longer is cut off, and looked for this often.
 */
const timeouts = {
  headersTimeout: 15_000,
  requestTimeout: 120_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
}

/** A server that listens. */
export interface Listening {
  /** Its address, e.g. `http://127.0.0.1:9000`. */
  url: string
  /** Takes no new requests, lets those under way finish, then ends what is left. */
  close(): Promise<void>
}

/** Where to listen, and how to change that: part of the remedy. */
export interface Endpoint {
  host: string
  port: number
  portVariable: string
  otherRemedy?: string
}

/**
 * Listens for requests.
 * @throws port_taken when another program has the port
 * @throws port_forbidden when the process lacks the rights for this port
 * @throws host_not_valid when the host is not an address of this machine
 * @since 0.1
 */
export async function listen(
  endpoint: Endpoint,
  handler: http.RequestListener,
  ending: Ending = {},
): Promise<Listening> {
  const server = http.createServer(timeouts, handler)
  const underWay = new Set<http.ServerResponse>()
  let isEnding = false
  server.prependListener("request", (_request, response: http.ServerResponse) => {
    if (isEnding) response.setHeader("connection", "close")
    underWay.add(response)
    response.on("close", () => underWay.delete(response))
  })
  await open(server, endpoint)
  return {
    url: addressOf(endpoint.host, portOf(server)),
    close: () => {
      isEnding = true
      return close(server, underWay, ending)
    },
  }
}

/**
 * Finds out early whether {@link listen} will work, before anything is started or created.
 * @returns the port; a free one for port 0
 * @throws the same as `listen`
 * @since 0.1
 */
export async function assertFree(endpoint: Endpoint): Promise<number> {
  const server = http.createServer()
  await open(server, endpoint)
  const port = portOf(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}

/**
 * The address of a server, e.g. `http://[::1]:9000`.
 * @since 0.1
 */
export function addressOf(host: string, port: number): string {
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`
}

function open(server: http.Server, endpoint: Endpoint): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(explain(error, endpoint)))
    server.listen(endpoint.port, endpoint.host, resolve)
  })
}

function explain(error: NodeJS.ErrnoException, { host, port, portVariable, otherRemedy }: Endpoint): Error {
  const other = otherRemedy ? `, or ${otherRemedy}` : ""
  if (error.code === "EADDRINUSE")
    return new StartError(
      "port_taken",
      `Port ${port} on ${host} is already in use.`,
      `If this server is already running, use it. Otherwise stop the program that uses the port, ` +
        `or choose another port with ${portVariable}=${port + 1}${other}.`,
    )
  if (error.code === "EACCES")
    return new StartError(
      "port_forbidden",
      `This user is not allowed to listen on port ${port}.`,
      `Choose a port above 1023 with ${portVariable}=${port + 9_000}${other}.`,
    )
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
    return new StartError(
      "host_not_valid",
      `${host} is not an address of this machine.`,
      "Set HOST to 127.0.0.1 for this machine only, or to 0.0.0.0 for all networks.",
    )
  return error
}

/** Tells clients to use a new connection for the next request; otherwise a kept connection would be reset. */
async function close(
  server: http.Server,
  underWay: ReadonlySet<http.ServerResponse>,
  { onLate, patience: given = patience.work }: Ending,
): Promise<void> {
  for (const response of underWay) if (!response.headersSent) response.setHeader("connection", "close")
  await new Promise((resolve) => setTimeout(resolve, patience.reading))
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeIdleConnections()
  const timers = [
    setTimeout(() => onLate?.(), given),
    setTimeout(() => server.closeAllConnections(), given + patience.response),
  ]
  await closed
  timers.forEach(clearTimeout)
}

function portOf(server: http.Server): number {
  return (server.address() as AddressInfo).port
}

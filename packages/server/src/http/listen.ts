import http from "node:http"
import type { AddressInfo } from "node:net"
import { StartError } from "../start-error.ts"

/** Milliseconds that requests under way get when the server ends. */
const patience = 10_000

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
 * @throws port_forbidden when ports like this one need more rights
 * @throws host_not_valid when the host is no address of this machine
 * @since 0.1
 */
export async function listen(endpoint: Endpoint, handler: http.RequestListener): Promise<Listening> {
  const server = http.createServer(timeouts, handler)
  await open(server, endpoint)
  return { url: addressOf(endpoint.host, portOf(server)), close: () => close(server) }
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
      `Port ${port} on ${host} is taken by another program.`,
      `Stop that program, or choose another port with ${portVariable}=${port + 1}${other}.`,
    )
  if (error.code === "EACCES")
    return new StartError(
      "port_forbidden",
      `This user may not listen on port ${port}.`,
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

async function close(server: http.Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeIdleConnections()
  const timer = setTimeout(() => server.closeAllConnections(), patience)
  await closed
  clearTimeout(timer)
}

function portOf(server: http.Server): number {
  return (server.address() as AddressInfo).port
}

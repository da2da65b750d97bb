import type http from "node:http"
import { setTimeout as sleep } from "node:timers/promises"
import { listen, type Endpoint, type Listening } from "./listen.ts"

/** A server that listens, and that can tell load balancers to send requests elsewhere. */
export interface ListeningDraining extends Listening {
  /**
   * Reports that the server is not ready, and goes on to handle requests.
   * @param milliseconds how long; load balancers have to notice within this time
   */
  drain(milliseconds: number): Promise<void>
}

/**
 * Listens for requests, and lets the server leave a load balancer before it closes. While it drains, `GET /ready`
 * returns 503, every other request is handled as before, and responses close their connection, so that clients open the
 * next one elsewhere.
 * @throws the same as `listen`
 * @since 0.1
 */
export async function listenDraining(
  endpoint: Endpoint,
  handler: http.RequestListener,
  ending?: Parameters<typeof listen>[2],
): Promise<ListeningDraining> {
  let isDraining = false
  const draining: http.RequestListener = (request, response) => {
    if (!isDraining) return handler(request, response)
    response.setHeader("connection", "close")
    return isReadiness(request) ? reportStopping(response) : handler(request, response)
  }
  const listening = await listen(endpoint, draining, ending)
  const drain = (milliseconds: number) => {
    isDraining = true
    return milliseconds > 0 ? sleep(milliseconds) : Promise.resolve()
  }
  return { ...listening, drain }
}

function isReadiness({ method, url }: http.IncomingMessage): boolean {
  return (method === "GET" || method === "HEAD") && /^\/ready\/?(\?|$)/.test(url ?? "")
}

/** The error that requests get which cannot finish before the server ends. */
function reportStopping(response: http.ServerResponse): void {
  const body = {
    code: "server_stopping",
    type: "database_error",
    message: "The server is shutting down. Send the request again.",
  }
  response
    .writeHead(503, { "content-type": "application/json", "cache-control": "no-store", "retry-after": "1" })
    .end(JSON.stringify(body))
}

import http from "node:http"
import type { AddressInfo } from "node:net"
import { inject } from "vitest"
import { startSecondStorefront } from "./second-storefront"

/** What happens to requests between the storefront and the API. */
export interface Weather {
  /** milliseconds that each request waits */
  delay: number
  /** requests that get no response at all */
  isDown: (request: string) => boolean
  /** requests that the API carries out, and whose response is lost */
  isLost: (request: string) => boolean
  /** what a request gets instead of the response of the API; undefined if it gets this response */
  replyTo: (request: string) => object | undefined
}

/** A storefront whose connection to the API tests can break. */
export interface FlakyStorefront {
  readonly url: string
  readonly weather: Weather
  /** the requests since the last `clear`, such as `POST /store/carts/…/complete` */
  readonly requests: string[]
  readonly clear: () => void
  readonly stop: () => Promise<void>
}

const fair: Weather = { delay: 0, isDown: () => false, isLost: () => false, replyTo: () => undefined }

/** Serves the built storefront a second time, with a proxy between it and the API. */
export async function startFlakyStorefront(): Promise<FlakyStorefront> {
  const weather: Weather = { ...fair }
  const requests: string[] = []
  const proxy = http.createServer((incoming, outgoing) => {
    const request = `${incoming.method} ${incoming.url}`
    requests.push(request)
    setTimeout(() => forward(incoming, outgoing, request, weather), weather.delay)
  })
  const proxyPort = await listening(proxy)
  const { url, stop } = await startSecondStorefront("start", {
    NEXT_PUBLIC_MEDUSA_BACKEND_URL: `http://127.0.0.1:${proxyPort}`,
  })
  return {
    url,
    weather,
    requests,
    clear: () => {
      requests.length = 0
      Object.assign(weather, fair)
    },
    stop: async () => {
      await stop()
      proxy.closeAllConnections()
      proxy.close()
    },
  }
}

function forward(
  incoming: http.IncomingMessage,
  outgoing: http.ServerResponse,
  request: string,
  weather: Weather,
): void {
  if (weather.isDown(request)) return void incoming.socket.destroy()
  const reply = weather.replyTo(request)
  if (reply)
    return void outgoing.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(reply))
  const { hostname, port } = new URL(inject("api"))
  const { method, url, headers } = incoming
  const sent = http.request({ hostname, port, method, path: url, headers }, (answer) => {
    if (weather.isLost(request)) {
      answer.resume()
      answer.on("end", () => incoming.socket.destroy())
      return
    }
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  sent.on("error", () => incoming.socket.destroy())
  incoming.pipe(sent)
}

function listening(server: http.Server): Promise<number> {
  return new Promise((resolve) =>
    server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port)),
  )
}

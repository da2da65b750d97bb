import { spawn, type ChildProcess } from "node:child_process"
import http from "node:http"
import type { AddressInfo } from "node:net"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { inject } from "vitest"

const starter = fileURLToPath(new URL("../..", import.meta.url))

/** What happens to requests between the storefront and the API. */
export interface Weather {
  /** milliseconds that each request waits */
  delay: number
  /** requests that get no response at all */
  isDown: (request: string) => boolean
  /** requests that the API carries out, and whose response is lost */
  isLost: (request: string) => boolean
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

/** Serves the built storefront a second time, with a proxy between it and the API. */
export async function startFlakyStorefront(): Promise<FlakyStorefront> {
  const weather: Weather = { delay: 0, isDown: () => false, isLost: () => false }
  const requests: string[] = []
  const proxy = http.createServer((incoming, outgoing) => {
    const request = `${incoming.method} ${incoming.url}`
    requests.push(request)
    setTimeout(() => forward(incoming, outgoing, request, weather), weather.delay)
  })
  const proxyPort = await listening(proxy)
  const child = spawn(
    process.execPath,
    [
      path.join(starter, "node_modules/next/dist/bin/next"),
      "start",
      "--hostname",
      "127.0.0.1",
      "--port",
      "0",
    ],
    {
      cwd: starter,
      env: {
        ...process.env,
        NODE_ENV: "production",
        NEXT_TELEMETRY_DISABLED: "1",
        NEXT_PUBLIC_MEDUSA_BACKEND_URL: `http://127.0.0.1:${proxyPort}`,
        // Both storefronts keep their rendered pages in the same folder.
        NEXT_PUBLIC_BASE_URL: inject("storefront"),
        STOREFRONT_INSECURE_COOKIES: "1",
      },
      stdio: ["ignore", "pipe", "inherit"],
    },
  )
  const url = await urlOf(child)
  return {
    url,
    weather,
    requests,
    clear: () => {
      requests.length = 0
      Object.assign(weather, { delay: 0, isDown: () => false, isLost: () => false })
    },
    stop: async () => {
      child.kill("SIGTERM")
      await new Promise((resolve) => child.on("close", resolve))
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

/** The address that `next start` prints: with port 0, the system chooses one. */
function urlOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ""
    child.stdout?.on("data", (chunk: Buffer) => {
      text += chunk.toString()
      const [, url] = /Local: +(http:\/\/127\.0\.0\.1:[1-9]\d*)/.exec(text) ?? []
      if (url && /Ready in/.test(text)) resolve(url)
    })
    child.on("close", () => reject(new Error(`The storefront did not start:\n${text}`)))
  })
}

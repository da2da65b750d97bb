import http from "node:http"

/** A page view as an analytics service receives it. */
export interface View {
  readonly cookie: string | null
  readonly referer: string | null
  readonly body: { readonly path: string; readonly referrer: string }
}

/** An analytics service, and what it has received. */
export interface Views {
  readonly url: string
  close(): Promise<void>
}

/** Starts a service that keeps the page views it receives with `POST`, and lists them with `GET`. */
export async function startViews(): Promise<Views> {
  const views: View[] = []
  const server = http.createServer((request, response) => {
    let text = ""
    request.on("data", (chunk: Buffer) => (text += chunk.toString()))
    request.on("end", () => {
      if (request.method === "GET") return response.end(JSON.stringify(views))
      const { cookie = null, referer = null } = request.headers
      views.push({ cookie, referer, body: JSON.parse(text) as View["body"] })
      return response.writeHead(204, { "set-cookie": "visitor=1" }).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  if (typeof address !== "object" || !address) throw new Error("The server has no port")
  return {
    url: `http://127.0.0.1:${address.port}/views`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

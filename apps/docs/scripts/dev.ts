import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { createServer, type ViteDevServer } from "vite"

const root = fileURLToPath(new URL("..", import.meta.url))
const port = Number(process.env["DOCS_PORT"] ?? 3000)

/** Pages are rendered on request from the sources; a change of any of them reloads the browser. */
const server = await createServer({
  root,
  configFile: false,
  appType: "custom",
  clearScreen: false,
  resolve: { conditions: ["stheno-source"] },
  ssr: { resolve: { conditions: ["stheno-source"] } },
  server: { port, host: process.env["HOST"] ?? "127.0.0.1" },
})
server.watcher.add([join(root, "content"), join(root, "../../samples")])
server.watcher.on("change", (file) => {
  if (!/\/(client|styles)\//.test(file)) server.hot.send({ type: "full-reload" })
})
server.middlewares.use((request, response, next) => {
  if (request.headers.accept?.includes("text/html") !== true) return next()
  const route = new URL(request.url ?? "/", "http://site").pathname
  render(server, decodeURI(route)).then(
    ({ html, status }) =>
      response.writeHead(status, { "content-type": "text/html; charset=utf-8" }).end(html),
    (error: unknown) => {
      response.writeHead(500, { "content-type": "text/plain; charset=utf-8" })
      response.end(error instanceof Error ? error.stack : String(error))
    },
  )
})
await server.listen()
server.printUrls()

async function render(vite: ViteDevServer, route: string): Promise<{ html: string; status: number }> {
  const { renderRoute } = (await vite.ssrLoadModule(
    "/src/site/render-route.tsx",
  )) as typeof import("../src/site/render-route.tsx")
  const { html, status } = await renderRoute(route)
  return { html: await vite.transformIndexHtml(route, html), status }
}

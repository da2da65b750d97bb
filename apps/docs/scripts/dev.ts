import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { createServer, type ViteDevServer } from "vite"
import type * as Renderer from "@stheno/docs/internal/site/render-route.tsx"
import { asksFor, type Asked } from "@stheno/docs/internal/site/asks-for.ts"
import { devFile } from "@stheno/docs/internal/site/dev-files.ts"
import { islandAlias } from "@stheno/docs/internal/site/island-alias.ts"

const root = fileURLToPath(new URL("..", import.meta.url))
const port = Number(process.env["DOCS_PORT"] ?? 3000)

/** Pages are rendered on request from the sources; a change of any of them reloads the browser. */
const server = await createServer({
  root,
  configFile: false,
  appType: "custom",
  clearScreen: false,
  resolve: { conditions: ["stheno-source"], alias: islandAlias },
  ssr: { resolve: { conditions: ["stheno-source"] } },
  server: { port, host: process.env["HOST"] ?? "127.0.0.1" },
})
const packages = ["core", "server", "js-client", "medusa-react"]
server.watcher.add([
  join(root, "content"),
  join(root, "../../samples"),
  ...packages.map((name) => join(root, "../../packages", name, "src")),
])
server.watcher.on("change", (file) => {
  if (!/\/(content|client|islands|styles)\//.test(file))
    void renderer(server).then(({ forgetCode }) => forgetCode())
  if (!/\/(client|styles|islands)\//.test(file)) server.hot.send({ type: "full-reload" })
})
server.middlewares.use((request, response, next) => {
  devFile(decodeURI(new URL(request.url ?? "/", "http://site").pathname)).then(
    (file) => (file ? response.writeHead(200, { "content-type": file.type }).end(file.content) : next()),
    next,
  )
})
server.middlewares.use((request, response, next) => {
  const path = decodeURI(new URL(request.url ?? "/", "http://site").pathname)
  const asked = asksFor(path, request.headers.accept)
  if (!asked) return next()
  render(server, asked).then(
    ({ text, status, type }) =>
      response.writeHead(status, { "content-type": `${type}; charset=utf-8`, vary: "accept" }).end(text),
    (error: unknown) => {
      response.writeHead(500, { "content-type": "text/plain; charset=utf-8" })
      response.end(error instanceof Error ? error.stack : String(error))
    },
  )
})
await server.listen()
server.printUrls()

interface Rendered {
  readonly text: string
  readonly status: number
  readonly type: string
}

async function renderer(vite: ViteDevServer): Promise<typeof Renderer> {
  return (await vite.ssrLoadModule("/src/site/render-route.tsx")) as typeof Renderer
}

async function render(vite: ViteDevServer, { route, form }: Asked): Promise<Rendered> {
  const { renderRoute, renderMarkdown } = await renderer(vite)
  if (form === "markdown") {
    const text = await renderMarkdown(route)
    return { text: text ?? "The page does not exist.\n", status: text ? 200 : 404, type: "text/markdown" }
  }
  const { html, status } = await renderRoute(route)
  return { text: await vite.transformIndexHtml(route, html), status, type: "text/html" }
}

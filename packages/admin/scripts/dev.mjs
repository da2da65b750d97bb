/**
 * Serves the dashboard from its sources, built again at every change, before a server of Stheno that has none:
 * node scripts/dev.mjs http://127.0.0.1:9000 [port]
 */
import fs from "node:fs"
import http from "node:http"
import path from "node:path"
import { buildApp } from "./build-app.mjs"

const [backend = "http://127.0.0.1:9000", port = "7001"] = process.argv.slice(2)
const directory = path.resolve(import.meta.dirname, "../node_modules/.cache/stheno-admin")
const types = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
}

let timer
let build = rebuild()
fs.watch(path.resolve(import.meta.dirname, "../src"), { recursive: true }, () => {
  clearTimeout(timer)
  timer = setTimeout(() => {
    build = build.then(rebuild)
  }, 100)
})

async function rebuild() {
  await buildApp(directory).then(
    () => console.log(`Built at ${new Date().toLocaleTimeString()}`),
    (error) => console.error(error.message),
  )
}

const server = http.createServer((request, response) => {
  const { pathname } = new URL(request.url ?? "/", "http://localhost")
  if (!/^\/app(\/|$)/.test(pathname)) return void passOn(request, response)
  void build.then(() => answer(pathname.slice(4) || "/", response))
})
server.listen(Number(port), "127.0.0.1", () => console.log(`http://127.0.0.1:${port}/app before ${backend}`))

function answer(pathname, response) {
  const file = path.join(directory, path.normalize(pathname))
  const isFile = file.startsWith(directory) && fs.existsSync(file) && fs.statSync(file).isFile()
  const isPage = !isFile && path.extname(pathname) === ""
  if (!isFile && !isPage) return void response.writeHead(404).end()
  const found = isFile ? file : path.join(directory, "index.html")
  response.writeHead(200, { "content-type": types[path.extname(found)] ?? "application/octet-stream" })
  fs.createReadStream(found).pipe(response)
}

function passOn(request, response) {
  const { method, headers, url } = request
  const onward = http.request(new URL(url ?? "/", backend), { method, headers }, (answered) => {
    response.writeHead(answered.statusCode ?? 502, answered.headers)
    answered.pipe(response)
  })
  onward.on("error", (error) => response.writeHead(502).end(error.message))
  request.pipe(onward)
}

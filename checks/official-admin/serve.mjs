import { spawn } from "node:child_process"
import fs from "node:fs"
import http from "node:http"
import os from "node:os"
import path from "node:path"

const types = { ".js": "text/javascript", ".css": "text/css", ".html": "text/html", ".svg": "image/svg+xml" }

/** Serves a build; unknown paths get its index.html. */
export async function serveBuild(folder, port) {
  const server = http.createServer((request, response) => {
    const wanted = path.join(folder, decodeURIComponent(new URL(request.url, "http://localhost").pathname))
    const isFile =
      wanted.startsWith(folder + path.sep) && fs.existsSync(wanted) && fs.statSync(wanted).isFile()
    const file = isFile ? wanted : path.join(folder, "index.html")
    response.writeHead(200, { "content-type": types[path.extname(file)] ?? "application/octet-stream" })
    fs.createReadStream(file).pipe(response)
  })
  await new Promise((resolve) => server.listen(port, "127.0.0.1", resolve))
  return { close: () => server.close() }
}

/** Starts this checkout's server with the demo store, in a folder of its own. */
export async function startShop(port, origin) {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), "official-admin-"))
  const root = path.resolve(import.meta.dirname, "../..")
  const log = fs.openSync(path.join(data, "server.log"), "w")
  const child = spawn("node", ["scripts/start.mjs", "--api-only", "--data-dir", path.join(data, "shop")], {
    cwd: root,
    detached: true,
    stdio: ["ignore", log, log],
    env: { ...process.env, PORT: String(port), ADMIN_CORS: origin, DATABASE_URL: "" },
  })
  const stop = () =>
    child.exitCode === null && child.signalCode === null && process.kill(-child.pid, "SIGTERM")
  process.once("exit", stop)
  const close = async () => {
    const ended = new Promise((resolve) => child.once("exit", resolve))
    stop()
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 15_000))])
    fs.rmSync(data, { recursive: true, force: true })
  }
  for (let attempt = 0; attempt < 240; attempt++) {
    const response = await fetch(`http://127.0.0.1:${port}/health`).catch(() => undefined)
    if (response?.ok) return { close }
    if (child.exitCode !== null) break
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  const said = fs.readFileSync(path.join(data, "server.log"), "utf8")
  await close()
  throw new Error(`The server did not start:\n${said.slice(-2000)}`)
}

import { build } from "esbuild"
import { readFileSync } from "node:fs"
import { createServer, type Server } from "node:http"
import { createRequire } from "node:module"
import type { AddressInfo } from "node:net"
import { dirname, join } from "node:path"

const page = `<!doctype html>
<title>A shop in a tab</title>
<script>
  const worker = new Worker("/worker.js", { type: "module" })
  window.report = new Promise((resolve) => {
    worker.onmessage = ({ data }) => resolve(data)
    worker.onerror = ({ message }) => resolve({ error: message })
  })
</script>`

/** A page with a worker, and what PGlite fetches: two programs and the files of an empty database. */
export async function serveBundle(entry: string): Promise<{ origin: string; close: () => void }> {
  const pglite = dirname(createRequire(import.meta.url).resolve("@electric-sql/pglite"))
  const asset = (name: string) => readFileSync(join(pglite, name))
  const files: Readonly<Record<string, { type: string; content: string | Uint8Array }>> = {
    "/": { type: "text/html; charset=utf-8", content: page },
    "/worker.js": { type: "text/javascript", content: await bundle(entry) },
    "/pglite.wasm": { type: "application/wasm", content: asset("pglite.wasm") },
    "/initdb.wasm": { type: "application/wasm", content: asset("initdb.wasm") },
    "/pglite.data": { type: "application/octet-stream", content: asset("pglite.data") },
  }
  const server = createServer((request, response) => {
    const file = files[request.url ?? ""]
    response.writeHead(file ? 200 : 404, file && { "content-type": file.type }).end(file?.content)
  })
  const origin = await listen(server)
  return { origin, close: () => void server.close() }
}

/** Stands where requests to other hosts would pass, and lets none through. */
export async function catchOutsiders(): Promise<{ origin: string; caught: string[]; close: () => void }> {
  const caught: string[] = []
  const server = createServer((request, response) => {
    caught.push(request.url ?? "")
    response.writeHead(403).end()
  })
  server.on("connect", (request, socket) => {
    caught.push(request.url ?? "")
    socket.end("HTTP/1.1 403 Forbidden\r\n\r\n")
  })
  return { origin: await listen(server), caught, close: () => void server.close() }
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    platform: "browser",
    format: "esm",
    conditions: ["stheno-source"],
    // PGlite asks for it under Node only. The core itself needs none: browser-bundle.test.ts sees to that.
    external: ["node:module"],
    logLevel: "silent",
  })
  return outputFiles[0]!.text
}

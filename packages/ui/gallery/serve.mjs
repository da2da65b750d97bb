/** Serves the gallery on 127.0.0.1, on the port of `PORT` or a free one: npm run gallery -w @stheno/ui */
import fs from "node:fs"
import http from "node:http"
import os from "node:os"
import path from "node:path"
import { pathToFileURL } from "node:url"
import { buildGallery } from "./build.mjs"

const types = { ".js": "text/javascript", ".css": "text/css", ".html": "text/html" }

/**
 * @param {{ port?: number }} [options]
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serveGallery({ port = 0 } = {}) {
  const outdir = fs.mkdtempSync(path.join(os.tmpdir(), "stheno-gallery-"))
  await buildGallery(outdir)
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url, "http://127.0.0.1")
    const file = path.join(outdir, path.normalize(pathname))
    const found = fs.existsSync(file) && fs.statSync(file).isFile() ? file : path.join(outdir, "index.html")
    response.writeHead(200, { "content-type": types[path.extname(found)] ?? "application/octet-stream" })
    fs.createReadStream(found).pipe(response)
  })
  await new Promise((resolve) => server.listen(port, "127.0.0.1", () => resolve(undefined)))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === "object" && address ? address.port : port}`,
    close: () =>
      new Promise((resolve) => {
        fs.rmSync(outdir, { recursive: true, force: true })
        server.closeAllConnections()
        server.close(() => resolve(undefined))
      }),
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { url } = await serveGallery({ port: Number(process.env.PORT ?? 0) })
  console.log(url)
}

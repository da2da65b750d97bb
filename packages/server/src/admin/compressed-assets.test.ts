import fs from "node:fs"
import http from "node:http"
import path from "node:path"
import zlib from "node:zlib"
import { afterEach, expect, it } from "vitest"
import { listen, type Listening } from "../http/listen.ts"
import { writeFiles } from "@stheno/testing/project-folder.ts"
import { serveApp } from "./serve-app.ts"

const script = "export const words = 'the same words again and again'\n".repeat(2_000)
const page = '<!doctype html><base href="/app/" /><script type="module" src="./assets/index-1.js"></script>'

let server: Listening | undefined
let directory = ""
afterEach(async () => {
  await server?.close()
  fs.rmSync(directory, { recursive: true, force: true })
})

async function serve(): Promise<void> {
  directory = writeFiles({
    "index.html": page,
    "assets/index-1.js": script,
    "assets/index-1.css": "a { color: red }\n".repeat(500),
    "assets/font-1.woff2": "already compressed",
  })
  const handle = serveApp(directory, { path: "/app", allowsInlineStyles: false })
  server = await listen({ host: "127.0.0.1", port: 0, portVariable: "PORT" }, (incoming, outgoing) =>
    handle(incoming, outgoing, incoming.url!.slice("/app/".length)),
  )
}

interface Sent {
  readonly status: number | undefined
  readonly headers: http.IncomingHttpHeaders
  readonly body: Buffer
}

/** Not by `fetch`, which hides what was on the wire. */
function get(to: string, headers: Record<string, string> = {}, method = "GET"): Promise<Sent> {
  const agent = new http.Agent({ keepAlive: false })
  return new Promise((resolve, reject) => {
    http
      .request(`${server!.url}/app/${to}`, { headers, agent, method }, (response) => {
        const chunks: Buffer[] = []
        response.on("data", (chunk: Buffer) => chunks.push(chunk))
        response.on("end", () =>
          resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
        )
      })
      .on("error", reject)
      .end()
  })
}

it.each([
  ["gzip, deflate, br", "br", zlib.brotliDecompressSync],
  ["gzip, br;q=0", "gzip", zlib.gunzipSync],
] as const)("sends scripts with accept-encoding %s as %s", async (accepted, encoding, unpack) => {
  await serve()
  for (let time = 0; time < 2; time++) {
    const { status, headers, body } = await get("assets/index-1.js", { "accept-encoding": accepted })
    expect([status, headers["content-encoding"], headers.vary]).toEqual([200, encoding, "Accept-Encoding"])
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable")
    expect(headers["content-type"]).toMatch(/^text\/javascript/)
    expect(Number(headers["content-length"])).toBe(body.length)
    expect(body.length).toBeLessThan(script.length / 20)
    expect(unpack(body).toString()).toBe(script)
    const again = { "accept-encoding": accepted, "if-none-match": headers.etag! }
    const unchanged = await get("assets/index-1.js", again)
    expect([unchanged.status, unchanged.body.length]).toEqual([304, 0])
  }
})

it("sends a client without compression the file as it is, and fonts to everyone", async () => {
  await serve()
  const plain = await get("assets/index-1.js")
  expect([plain.headers["content-encoding"], plain.headers.vary]).toEqual([undefined, "Accept-Encoding"])
  expect(plain.body.toString()).toBe(script)
  const font = await get("assets/font-1.woff2", { "accept-encoding": "br" })
  expect([font.headers["content-encoding"], font.body.toString()]).toEqual([undefined, "already compressed"])
  expect((await get("assets/gone-1.js", { "accept-encoding": "br" })).status).toBe(404)
  expect((await get("assets/index-1.js", { "accept-encoding": "br" }, "HEAD")).body.length).toBe(0)
})

it("compresses the page for a client that accepts it", async () => {
  await serve()
  for (let time = 0; time < 2; time++) {
    const { headers, body } = await get("", { "accept-encoding": "br" })
    expect([headers["content-encoding"], headers.vary]).toEqual(["br", "Accept-Encoding"])
    expect([headers["cache-control"], Number(headers["content-length"])]).toEqual(["no-cache", body.length])
    expect(zlib.brotliDecompressSync(body).toString()).toBe(page)
  }
  const plain = await get("a/orders", { "accept-encoding": "br;q=0" })
  expect([plain.headers["content-encoding"], plain.headers.vary]).toEqual([undefined, "Accept-Encoding"])
  expect([plain.status, plain.body.toString()]).toEqual([200, page])
  const head = await get("", { "accept-encoding": "gzip" }, "HEAD")
  expect([head.headers["content-encoding"], head.body.length]).toEqual(["gzip", 0])
})

it("sends the page as it is now, after it was built again", async () => {
  await serve()
  const packed = async () => zlib.gunzipSync((await get("", { "accept-encoding": "gzip" })).body).toString()
  expect(await packed()).toBe(page)
  fs.writeFileSync(path.join(directory, "index.html"), `${page}<p>new</p>`)
  expect(await packed()).toBe(`${page}<p>new</p>`)
})

const built = path.resolve(import.meta.dirname, "../../../admin/dist/app")

it.skipIf(!fs.existsSync(path.join(built, "assets")))("sends the whole dashboard in 640 kB", async () => {
  const handle = serveApp(built, { path: "/app", allowsInlineStyles: false })
  directory = writeFiles({})
  server = await listen({ host: "127.0.0.1", port: 0, portVariable: "PORT" }, (incoming, outgoing) =>
    handle(incoming, outgoing, incoming.url!.slice("/app/".length)),
  )
  // Nobody loads the texts of more than one language. What a page loads has separate limits.
  const scripts = fs
    .readdirSync(path.join(built, "assets"))
    .filter((file) => file.endsWith(".js") && !/^texts-(?!en-)/.test(file))
  const sent = await Promise.all(scripts.map((file) => get(`assets/${file}`, { "accept-encoding": "gzip" })))
  const bytes = sent.reduce((sum, { body }) => sum + body.length, 0)
  console.log(`the dashboard's scripts are ${Math.round(bytes / 1024)} kB on the wire`)
  expect(bytes).toBeLessThan(640 * 1024)
})

import http from "node:http"
import zlib from "node:zlib"
import { afterEach, expect, it } from "vitest"
import { listen, type Listening } from "../http/listen.ts"
import { serveExtensions } from "./serve-extensions.ts"

const script = "export const words = 'the same words again and again'\n".repeat(500)
const styles = "p { color: red }\n".repeat(500)
const drawing = `<svg xmlns="http://www.w3.org/2000/svg">${"<g/>".repeat(500)}</svg>`
const picture = "p".repeat(5000)
const manifest = { version: "1", development: true, extensions: [], problems: [] }

let server: Listening | undefined
afterEach(() => server?.close())

const files = new Map<string, Uint8Array>(
  Object.entries({ "a.js": script, "a.css": styles, "a.svg": drawing, "a.png": picture }).map(
    ([name, text]) => [name, Buffer.from(text)],
  ),
)

async function serve(): Promise<void> {
  const extensions = serveExtensions(
    {
      current: async () => ({ manifest }),
      file: async (name) => files.get(name),
      rebuild: async () => {},
      onChange: () => () => {},
    },
    true,
  )
  const listening = await listen({ host: "127.0.0.1", port: 0, portVariable: "PORT" }, (incoming, outgoing) =>
    extensions.answer(incoming, outgoing, incoming.url!.slice(1)),
  )
  server = {
    ...listening,
    close: () => {
      extensions.close()
      return listening.close()
    },
  }
}

/** Not by `fetch`, which hides what was on the wire. */
function get(to: string, accepted?: string) {
  const headers = accepted === undefined ? {} : { "accept-encoding": accepted }
  return new Promise<{ status: number | undefined; headers: http.IncomingHttpHeaders; body: Buffer }>(
    (resolve, reject) => {
      const agent = new http.Agent({ keepAlive: false })
      http
        .get(`${server!.url}/${to}`, { headers, agent }, (response) => {
          const chunks: Buffer[] = []
          response.on("data", (chunk: Buffer) => chunks.push(chunk))
          response.on("end", () =>
            resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
          )
        })
        .on("error", reject)
    },
  )
}

it.each([
  ["a.js", script],
  ["a.css", styles],
  ["a.svg", drawing],
  ["manifest.json", JSON.stringify(manifest)],
])("sends %s compressed to a client that accepts it, and as it is to others", async (name, text) => {
  await serve()
  for (const [accepted, encoding, unpack] of [
    ["gzip, deflate, br", "br", zlib.brotliDecompressSync],
    ["gzip, br;q=0", "gzip", zlib.gunzipSync],
  ] as const)
    for (let time = 0; time < 2; time++) {
      const { status, headers, body } = await get(name, accepted)
      expect([status, headers["content-encoding"], headers.vary]).toEqual([200, encoding, "Accept-Encoding"])
      expect(Number(headers["content-length"])).toBe(body.length)
      expect(unpack(body).toString()).toBe(text)
    }
  for (const plain of [await get(name), await get(name, "identity")]) {
    expect([plain.headers["content-encoding"], plain.headers.vary]).toEqual([undefined, "Accept-Encoding"])
    expect([Number(plain.headers["content-length"]), plain.body.toString()]).toEqual([text.length, text])
  }
})

it("sends pictures as they are, and compresses what browsers keep as what they do not keep", async () => {
  await serve()
  const sent = await get("a.png", "gzip, br")
  expect([sent.headers["content-encoding"], sent.body.toString()]).toEqual([undefined, picture])
  const immutable = "public, max-age=31536000, immutable"
  const keepingOf = async (name: string) => (await get(name, "br")).headers["cache-control"]
  expect(await Promise.all(["a.png", "a.js", "manifest.json"].map(keepingOf))).toEqual([
    immutable,
    immutable,
    "no-cache",
  ])
  expect((await get("a.svg", "br")).headers["content-security-policy"]).toBe("default-src 'none'; sandbox")
  expect((await get("none.js", "br")).status).toBe(404)
})

import { existsSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { createDirectory } from "@stheno/testing/child-server.ts"
import { serveShop, type ServedShop } from "./served-shop.ts"
import { openShop, type Shop } from "./shop.ts"
import { inTime, type TortureContext, type TortureTest } from "./test.ts"

interface HostileFile {
  readonly name: string
  readonly type: string
  readonly content: string | Uint8Array<ArrayBuffer>
}

const script = "<script>document.title='owned'</script>"
const gif = "GIF89a\x01\x00\x01\x00\x80\x00\x00"

const files: readonly HostileFile[] = [
  {
    name: "picture.svg",
    type: "image/svg+xml",
    content: `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`,
  },
  { name: "page.html", type: "text/html", content: script },
  { name: "page.xhtml", type: "application/xhtml+xml", content: script },
  { name: "page.shtml", type: "text/html", content: '<!--#exec cmd="id"-->' },
  { name: "picture.png", type: "image/png", content: script },
  { name: "picture.gif", type: "text/html", content: `${gif}/*${script}*/` },
  { name: "code.js", type: "text/javascript", content: "alert(1)" },
  { name: "module.mjs", type: "text/javascript", content: "alert(1)" },
  { name: "style.css", type: "text/css", content: "body{background:url(javascript:alert(1))}" },
  {
    name: "feed.xml",
    type: "text/xml",
    content: '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
  },
  { name: "text.txt", type: "text/html", content: script },
  { name: "table.csv", type: "text/csv", content: "=cmd|'/c calc'!A1" },
  { name: "picture.png.html", type: "image/png", content: script },
  { name: "picture.html.png", type: "image/png", content: script },
  { name: "paper.pdf", type: "application/pdf", content: "%PDF-1.7 /JS (app.alert(1))" },
  { name: "bomb.gz", type: "application/gzip", content: new Uint8Array(gzipSync(Buffer.alloc(20_000_000))) },
  { name: "wasm.wasm", type: "application/wasm", content: "\0asm" },
  { name: "manifest.webmanifest", type: "application/manifest+json", content: "{}" },
  { name: "none", type: "", content: script },
  { name: ".htaccess", type: "text/plain", content: "Options +Indexes" },
  { name: "..", type: "text/plain", content: "x" },
  { name: "../../escaped.txt", type: "text/plain", content: "x" },
  { name: "..\\..\\escaped.txt", type: "text/plain", content: "x" },
  { name: "/etc/cron.d/escaped", type: "text/plain", content: "x" },
  { name: "protected/escaped.txt", type: "text/plain", content: "x" },
  { name: "con.txt", type: "text/plain", content: "x" },
  { name: "a\u0000b.png", type: "image/png", content: "x" },
  { name: "a\r\nset-cookie: x=1.png", type: "image/png", content: "x" },
  { name: 'quote".png', type: "image/png", content: "x" },
  { name: "\u202Egnp.exe", type: "image/png", content: "MZ" },
  { name: `${"x".repeat(5_000)}.png`, type: "image/png", content: "x" },
  { name: "", type: "image/png", content: "" },
]

/** Types that a browser only ever shows, never runs. */
const inert = /^(image\/(png|jpe?g|gif|webp|avif)|video\/|audio\/|text\/(plain|csv)|application\/pdf)/

/** S13: what is uploaded is refused, or lies where it should and runs nothing. */
export const hostileFiles: TortureTest = {
  id: "S13",
  title: "polyglots, SVG, path parts, bombs and wrong types among uploads",
  async run(context) {
    const shop = await openShop()
    const dataDir = createDirectory()
    const served = await serveShop(shop.databaseUrl, {}, dataDir)
    try {
      const uploads = ["/admin/uploads", "/admin/uploads/protected"].flatMap((path) =>
        files.map((file) => ({ path, file })),
      )
      await uploadHonest(shop, served, context)
      for (const one of inTime(uploads, "uploads", context)) await upload(shop, served, one, context)
      await uploadBroken(shop, served, context)
      await removeOutside(shop, served, dataDir, context)
      judgeDirectory(dataDir, context)
    } finally {
      const code = await served.stop()
      if (code !== 0) context.breach(`asked to stop, the server ended with ${code}`)
      await shop.close()
    }
  },
}

async function upload(
  shop: Shop,
  { url }: ServedShop,
  { path, file }: { path: string; file: HostileFile },
  { breach }: TortureContext,
): Promise<void> {
  const form = new FormData()
  form.append("files", new Blob([file.content], { type: file.type }), file.name)
  const answer = await fetch(url + path, { method: "POST", body: form, headers: shop.adminHeaders })
  const what = `${path} ${JSON.stringify(file.name.slice(0, 40))}` as const
  if (answer.status >= 500) breach(`${what}: ${answer.status}`)
  if (answer.status !== 200) return
  const [stored] = ((await answer.json()) as { uploads: { url: string; key: string }[] }).uploads
  if (!stored) return
  if (/\.\.|[\\\0\r\n"<>]/.test(stored.key)) breach(`${what} has the key ${stored.key}`)
  const place = `${url}${new URL(stored.url).pathname}`
  const got = await fetch(place, { redirect: "manual" })
  if (path.endsWith("protected")) {
    if (got.status !== 403) breach(`${what} is given to anybody: ${got.status}`)
    return
  }
  const header = (name: string) => got.headers.get(name) ?? ""
  if (got.status !== 200) breach(`${what} is not given out: ${got.status}`)
  if (header("x-content-type-options") !== "nosniff") breach(`${what} may be sniffed`)
  if (!header("content-security-policy").includes("sandbox")) breach(`${what} is in no sandbox`)
  if (!header("content-security-policy").includes("default-src 'none'")) breach(`${what} may load things`)
  if (!inert.test(header("content-type")) && !header("content-disposition").startsWith("attachment"))
    breach(`${what} is shown as ${header("content-type")}`)
  if (!["", "identity"].includes(header("content-encoding")))
    breach(`${what} is unpacked by whoever fetches it`)
  if (header("set-cookie")) breach(`${what} sets a cookie`)
}

const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
)

/** The positive control: a picture is stored, shown, and deleted; a protected file is given to who has a link. */
async function uploadHonest(shop: Shop, { url }: ServedShop, { breach }: TortureContext): Promise<void> {
  const headers = { ...shop.adminHeaders, "content-type": "application/json" }
  for (const path of ["/admin/uploads", "/admin/uploads/protected"]) {
    const form = new FormData()
    form.append("files", new Blob([picture], { type: "image/png" }), "honest.png")
    const answer = await fetch(url + path, { method: "POST", body: form, headers: shop.adminHeaders })
    const { uploads } = (await answer.json()) as { uploads?: { url: string; key: string }[] }
    const stored = uploads?.[0]
    if (!stored) return breach(`${path} of a picture: ${answer.status}`)
    const body = JSON.stringify({ file_key: stored.key })
    const link = await fetch(`${url}/admin/uploads/download-url`, { method: "POST", body, headers })
    const { download_url } = (await link.json()) as { download_url: string }
    const address = new URL(path.endsWith("protected") ? download_url : stored.url)
    const place = `${url}${address.pathname}${address.search}`
    const got = await fetch(place)
    if (!Buffer.from(await got.arrayBuffer()).equals(picture))
      breach(`${path}: ${got.status}, another picture`)
    if (got.headers.get("content-type") !== "image/png") breach(`${path}: a picture is no picture any more`)
    const removed = await fetch(`${url}/admin/uploads`, { method: "DELETE", body, headers })
    const gone = await fetch(place)
    if (removed.status !== 200 || gone.status !== 404)
      breach(`${path}: ${removed.status}, then ${gone.status}`)
  }
}

/** Forms that are broken, or much larger than they may be. */
async function uploadBroken(shop: Shop, { url }: ServedShop, { breach }: TortureContext): Promise<void> {
  const type = "multipart/form-data; boundary=b"
  const part = (disposition: string) => `--b\r\nContent-Disposition: ${disposition}\r\n\r\nx\r\n--b--\r\n`
  const endless = new ReadableStream<Uint8Array>({
    start: (controller) =>
      controller.enqueue(Buffer.from(part('form-data; name="files"; filename="a.png"').slice(0, -9))),
    pull: (controller) => controller.enqueue(new Uint8Array(1_048_576)),
  })
  const many = Array.from({ length: 5_000 }, (_, n) =>
    part(`form-data; name="f${n}"`).replace("--b--\r\n", ""),
  ).join("")
  const bodies: readonly [string, RequestInit["body"], string][] = [
    ["no boundary", "x", "multipart/form-data"],
    ["an empty form", "--b--\r\n", type],
    ["nothing", "", type],
    ["an end that is missing", part('form-data; name="files"; filename="a.png"').slice(0, -9), type],
    ["headers without end", `--b\r\n${"X-A: b\r\n".repeat(100_000)}`, type],
    ["5,000 fields", `${many}--b--\r\n`, type],
    ["a file in another field", part('form-data; name="other"; filename="a.png"'), type],
    ["a boundary of 100 kB", "x", `multipart/form-data; boundary=${"b".repeat(10_000)}`],
    ["JSON", "{}", "application/json"],
    ["a file without end", endless, type],
  ]
  for (const [name, body, contentType] of bodies) {
    const headers = { ...shop.adminHeaders, "content-type": contentType }
    const init = { method: "POST", body, headers, duplex: "half" } as RequestInit
    const status = await fetch(`${url}/admin/uploads`, { ...init, signal: AbortSignal.timeout(60_000) }).then(
      (answer) => answer.status,
      (error: Error) => (error.name === "TimeoutError" ? 0 : 413),
    )
    if (status === 0 || status >= 500) breach(`a form with ${name}: ${status || "no answer within a minute"}`)
  }
  if ((await fetch(`${url}/health`)).status !== 200) breach("the server does not answer any more")
}

/** Keys are given by callers too. */
async function removeOutside(
  shop: Shop,
  { url }: ServedShop,
  dataDir: string,
  { breach }: TortureContext,
): Promise<void> {
  const kept = readdirSync(dataDir).toSorted().join()
  for (const file_key of [
    "..",
    "../",
    "../uploads",
    "/etc/hostname",
    "..%2f",
    ".",
    "",
    "a\u0000",
    "protected/..",
    "protected",
  ]) {
    const init = {
      body: JSON.stringify({ file_key }),
      headers: { ...shop.adminHeaders, "content-type": "application/json" },
    }
    const removed = await fetch(`${url}/admin/uploads`, { method: "DELETE", ...init })
    const linked = await fetch(`${url}/admin/uploads/download-url`, { method: "POST", ...init })
    if (removed.status >= 500 || linked.status >= 500)
      breach(`the key ${JSON.stringify(file_key)}: ${removed.status}, ${linked.status}`)
  }
  if (readdirSync(dataDir).toSorted().join() !== kept) breach("something was removed that is no upload")
  if (!existsSync("/etc/hostname")) breach("a file of the machine was removed")
}

function judgeDirectory(dataDir: string, { breach, figure }: TortureContext): void {
  const uploads = join(dataDir, "uploads")
  const found = readdirSync(dataDir, { recursive: true, encoding: "utf8" })
  const outside = found.filter((file) => /escaped/.test(file) && !file.startsWith("uploads"))
  if (outside.length > 0) breach(`written outside: ${outside.join(", ")}`)
  const kept = existsSync(uploads) ? readdirSync(uploads, { recursive: true }).length : 0
  if (kept > 3 * files.length) breach(`${kept} files are left of ${2 * files.length} uploads`)
  figure("files kept", kept)
}

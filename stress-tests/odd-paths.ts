import { connect } from "node:net"
import { serveShop, type ServedShop } from "./served-shop.ts"
import { openShop, type Shop } from "./shop.ts"
import { inTime, type TortureContext, type TortureTest } from "./test.ts"

/** What a path may hold that leads out of a directory, or nowhere. */
const parts: readonly string[] = [
  "../../../etc/passwd",
  "..%2f..%2f..%2fetc%2fpasswd",
  "%2e%2e/%2e%2e/%2e%2e/etc/passwd",
  "%2e%2e%2f%2e%2e%2fetc%2fpasswd",
  "..%5c..%5cetc%5cpasswd",
  "..\\..\\etc\\passwd",
  "%252e%252e%252fetc%252fpasswd",
  "....//....//etc/passwd",
  "..;/..;/etc/passwd",
  "%c0%ae%c0%ae/etc/passwd",
  "/etc/passwd",
  "//etc/passwd",
  "%00",
  "a.png%00.html",
  "%",
  "%E0%A4%A",
  "%ff%fe",
  "%zz",
  "a%0d%0aset-cookie:%20x=1",
  ".env",
  ".git/config",
  "package.json",
  "protected/x",
  "protected%2fx",
  "protected/../x",
  "x".repeat(10_000),
]

const prefixes = [
  "/uploads/",
  "/",
  "/store/products/",
  "/admin/products/",
  "/openapi/",
  "/app/",
  "/app/assets/",
  "/mails/",
]

/** S15: no path leads out of what is served, and none ends the server. */
export const oddPaths: TortureTest = {
  id: "S15",
  title: "path traversal and broken %-encoding, sent as they are",
  async run(context) {
    const { breach } = context
    const shop = await openShop()
    const served = await serveShop(shop.databaseUrl)
    try {
      const calls = prefixes.flatMap((prefix) => parts.map((part) => ({ prefix, part })))
      for (const { prefix, part } of inTime(calls, "calls", context)) {
        const { status, text } = await sendRaw(served, `${prefix}${part}`)
        const what = `${prefix}${part.slice(0, 60)}`
        // The mailbox of development shows itself for every path.
        if (!prefix.startsWith("/mails") && (status < 400 || status >= 500)) breach(`${what}: ${status}`)
        if (/root:.*:0:0|"dependencies"|\[core\]/.test(text)) breach(`${what} shows a file of the machine`)
        if (/^set-cookie: x=1/im.test(text)) breach(`${what} wrote a header`)
      }
      await askForWhatIsThere(shop, served, breach)
      for (const broken of ["%", "%E0%A4%A", "%ff%fe", "%zz"]) {
        const { status } = await sendRaw(served, `/uploads/${broken}`)
        if (status !== 400) breach(`/uploads/${broken}: ${status}, not 400`)
      }
      if ((await sendRaw(served, "/health")).status !== 200) breach("the server does not answer any more")
    } finally {
      const code = await served.stop()
      if (code !== 0) breach(`asked to stop, the server ended with ${code}`)
      await shop.close()
    }
  },
}

/** The positive control: below the same prefixes, what is there is served. */
async function askForWhatIsThere(
  shop: Shop,
  served: ServedShop,
  breach: TortureContext["breach"],
): Promise<void> {
  const { body } = await shop.admin("POST", "/admin/products", { title: "Chair", status: "published" })
  const form = new FormData()
  form.append("files", new Blob(["four legs"], { type: "text/plain" }), "chair.txt")
  const init = { method: "POST", body: form, headers: shop.adminHeaders }
  const answer = await fetch(`${served.url}/admin/uploads`, init)
  const { uploads } = (await answer.json()) as { uploads: { url: string }[] }
  const wanted: readonly [string, RegExp][] = [
    [new URL(uploads[0]!.url).pathname, /four legs/],
    ["/openapi/store.json", /"openapi"/],
    [`/store/products/${body.product.id}`, /"Chair"/],
    [`/store/products/${body.product.id.replace("_", "%5F")}`, /"Chair"/],
    ["/health", /OK/],
  ]
  for (const [path, content] of wanted) {
    const { status, text } = await sendRaw(served, path)
    if (status !== 200 || !content.test(text)) breach(`${path} is there and was answered ${status}`)
  }
}

/** Sends a path without anybody putting it in order first. */
function sendRaw({ port }: ServedShop, path: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`, "latin1"),
    )
    let text = ""
    socket.setTimeout(10_000, () => socket.destroy(new Error(`no answer to ${path}`)))
    socket.on("data", (chunk) => (text += chunk.toString("latin1")))
    socket.on("error", reject)
    socket.on("close", () => resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0), text }))
  })
}

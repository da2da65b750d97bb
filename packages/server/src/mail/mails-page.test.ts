import { createEngine, silentLog } from "@stheno/core/host"
import { sql } from "kysely"
import fs from "node:fs"
import http from "node:http"
import type { AddressInfo } from "node:net"
import path from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import { makeOrder } from "@stheno/core/internal/commerce/orders/orders/testing/order-fixture.ts"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { createTemporaryDirectory } from "../testing/temporary-directory.ts"
import type { FileHandler } from "../files/serve-files.ts"
import { createMailFolder, subscribeMailFolder } from "./mail-folder.ts"
import { mailNames } from "./mail-data.ts"
import { serveMails } from "./mails-page.ts"
import { createMailPreview } from "./preview.ts"
import { createMailTemplates } from "./templates.ts"

const root = createTemporaryDirectory()
const directory = path.join(root, "mails")
const folder = createMailFolder({ directory })
const templates = createMailTemplates({ log: silentLog, languages: ["en", "de"] })
let handler: FileHandler
const server = http.createServer((incoming, outgoing) => {
  if (!handler(incoming, outgoing)) outgoing.writeHead(418).end()
})
let shop: TestApp

beforeAll(async () => {
  shop = await createTestApp()
  const preview = createMailPreview(templates, { db: shop.engine.db, storeUrl: "http://localhost:8000" })
  handler = serveMails(folder, preview)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
})
afterAll(async () => {
  server.close()
  server.closeAllConnections()
  await shop.close()
  fs.rmSync(root, { recursive: true, force: true })
})

/** A plain request, so that the Host header can be anything. */
function get(where: string, headers: Record<string, string> = {}, method = "GET") {
  const { port } = server.address() as AddressInfo
  return new Promise<{ status: number; headers: http.IncomingHttpHeaders; body: string }>((resolve) => {
    http
      .request({ host: "127.0.0.1", port, path: where, method, headers }, (answer) => {
        let body = ""
        answer.on("data", (chunk: Buffer) => (body += chunk.toString()))
        answer.on("end", () => resolve({ status: answer.statusCode!, headers: answer.headers, body }))
      })
      .end()
  })
}

async function deliver(name: string, data: Record<string, unknown>, id: string): Promise<void> {
  const engine = createEngine({ db: shop.engine.db })
  const addresses = { storeUrl: "http://localhost:8000", adminUrl: "http://localhost:9000/app" }
  subscribeMailFolder(engine, { directory, from: "shop@localhost", ...addresses })
  for (const subscriber of engine.events.subscribersOf(name)) await subscriber({ id, name, data })
}

it("says so while it is empty, and lists new messages, each event once", async () => {
  expect((await get("/mails")).body).toContain("There are no emails yet.")
  const { id, displayId } = await makeOrder(shop.engine.db)
  await deliver("order.placed", { id }, "job_1")
  await deliver("order.placed", { id }, "job_1")
  await deliver("order.placed", { id, no_notification: true }, "job_2")
  expect(await folder.list()).toMatchObject([
    { to: "buyer@example.com", subject: `Your order #${displayId}` },
  ])
  expect((await get("/mails")).body).toContain(`Your order #${displayId}`)
  const { rows } = await sql`select from notification`.execute(shop.engine.db)
  expect(rows).toEqual([])
})

it("shows a message escaped, its HTML in a frame that may do nothing, and its source", async () => {
  const lines = [{ price: 100, quantity: 1, title: "<script>alert(1)</script>" }]
  const { id } = await makeOrder(shop.engine.db, { lines, email: '"<i>"@example.com' })
  await deliver("order.placed", { id }, "job_3")
  const { name } = (await folder.list())[0]!
  const page = await get(`/mails/${name}`)
  expect(page.body).not.toMatch(/<script|<i>/)
  expect(page.body).toContain("1 x &lt;script&gt;")
  expect(page.body).toMatch(/<iframe sandbox="" [^>]*src="\/mails\/[0-9a-f]{32}\/html"/)
  expect(page.headers["content-security-policy"]).toContain("default-src 'none'")
  const inner = await get(`/mails/${name}/html`)
  expect(inner.headers["content-security-policy"]).toMatch(/default-src 'none'.*sandbox$/)
  expect(inner.body).not.toContain("<script")
  const source = await get(`/mails/${name}/eml`)
  expect(source.headers["content-type"]).toBe("message/rfc822")
  expect(source.body).toContain("Content-Type: multipart/alternative")
})

it("is for this machine, under its own name, and for looking only", async () => {
  expect((await get("/mails", { host: "shop.example.com" })).status).toBe(403)
  expect((await get("/mails", { host: "localhost.example.com:9000" })).status).toBe(403)
  expect((await get("/mails", { host: "localhost:9000" })).status).toBe(200)
  expect((await get("/mails", {}, "POST")).status).toBe(405)
})

it("knows its own files and no others", async () => {
  for (const where of ["/mails/nothing", "/mails/..%2f..%2fsecret", `/mails/${"a".repeat(32)}/html`])
    expect((await get(where)).status).toBe(404)
  expect((await get("/mailsomething")).status).toBe(418)
})

it("shows every template with sample data, and which file replaces it", async () => {
  const list = (await get("/mails/templates")).body
  for (const name of mailNames) expect(list).toContain(`href="/mails/templates/${name}"`)
  expect(list).not.toContain("src/mails/restocked.tsx")
  const render = () => ({ html: "<p>Ours</p>" })
  templates.use({
    templates: {
      restocked: { path: root, file: "src/mails/restocked.tsx", render },
      "order-refunded": { path: root, file: "src/mails/order-refunded.tsx", render: () => null },
    },
    messages: { sv: { "order-placed.title": "Tack" } },
  })
  expect((await get("/mails/templates")).body).toContain("src/mails/restocked.tsx")
  expect((await get("/mails/templates/restocked/html")).body).toBe("<p>Ours</p>")
  expect((await get("/mails/templates/order-refunded")).body).toContain("this email is not sent")
  expect((await get("/mails/templates/order-refunded/html")).status).toBe(404)
  expect((await get("/mails/templates/order-placed/html?language=sv")).body).toContain("<h1 style")
})

it("shows a template in a language, dark, on a phone, in a frame that may do nothing", async () => {
  const page = await get("/mails/templates/order-placed?language=de&theme=dark&width=phone")
  expect(page.status).toBe(200)
  expect(page.body).toContain("Ihre Bestellung Nr. 1042")
  expect(page.body).toMatch(/<iframe\s+sandbox=""[^>]*width:375px[^>]*language=de&amp;theme=dark/)
  expect(page.headers["content-security-policy"]).toContain("default-src 'none'")
  const inner = await get("/mails/templates/order-placed/html?language=de")
  expect(inner.headers["content-security-policy"]).toMatch(/default-src 'none'.*sandbox$/)
  expect(inner.body).toContain("Vielen Dank")
  expect(inner.body).toContain("@media (max-width:0){body{background:#18181b")
  const dark = await get("/mails/templates/order-placed/html?theme=dark")
  expect(dark.body).toContain("@media (min-width:0){body{background:#18181b")
  const wrong = await get("/mails/templates/order-placed?language=%22%3Cx&theme=pink")
  expect(wrong.body).toContain("language=en&amp;theme=light&amp;width=desktop")
  expect(wrong.body).not.toContain("pink")
})

it("keeps templates to this machine too, and knows no others", async () => {
  expect((await get("/mails/templates", { host: "shop.example.com" })).status).toBe(403)
  expect((await get("/mails/templates", {}, "POST")).status).toBe(405)
  for (const where of ["/mails/templates/nothing", "/mails/templates/__proto__", "/mails/templates/a/b"])
    expect((await get(where)).status).toBe(404)
})

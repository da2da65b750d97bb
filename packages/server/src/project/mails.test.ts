import { createEngine, silentLog } from "@stheno/core/host"
import fs from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { makeOrder } from "@stheno/core/internal/commerce/orders/orders/testing/order-fixture.ts"
import { createSmtpProvider, type SmtpProvider } from "../mail/smtp-provider.ts"
import { createMailTemplates } from "../mail/templates.ts"
import { startMailServer, type MailServer } from "@stheno/testing/mail-server.ts"
import { writeFiles } from "@stheno/testing/project-folder.ts"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { mailsOf } from "./collect-mail.ts"
import { loadProject } from "./load-project.ts"

const files = {
  "stheno.config.ts": `export default { projectConfig: { mail_languages: ["en", "de"] } }`,
  "src/mails/_layout.tsx": `
    import type { ReactNode } from "react"
    export const Layout = ({ children }: { children: ReactNode }) => <html><body>{children}</body></html>`,
  "src/mails/order-placed.tsx": `
    import type { MailProps } from "@stheno/server"
    import { Layout } from "./_layout"
    export const subject = ({ order, t }: MailProps<"order-placed">) => t("ours.subject", { count: order.items.length })
    export default function OrderPlaced({ order, store, money }: MailProps<"order-placed">) {
      return <Layout><h1>{store.name}</h1><p>{order.items[0].name}: {money(order.total, order.currency_code)}</p></Layout>
    }`,
  "src/mails/order-canceled.tsx": `
    export default ({ order }) => <p>{order.nobody.knows}</p>`,
  "src/mails/order-shipped.js": `module.exports = () => ({ html: "<p>Shipped</p>" })`,
  "src/mails/order-plced.tsx": `export default () => <p />`,
  "src/mails/restocked.tsx": `export const text = "no template"`,
  "src/mails/invite-created.tsx": `export default () => <p>`,
  "src/mails/messages/de.json": `{ "ours.subject": "{count, plural, one {# Ding} other {# Dinge}}" }`,
  "src/mails/messages/en.json": `{ "ours.subject": "{count, plural, one {# thing} other {# things}}" }`,
  "src/mails/messages/nl.json": `{ "order-placed.title": 7 }`,
  "src/mails/messages/it.json": `{ "order-placed.title": `,
  "src/mails/messages/a language.json": `{}`,
}

let directory: string
let shop: TestApp
let server: MailServer
let provider: SmtpProvider
let project: NonNullable<Awaited<ReturnType<typeof loadProject>>>
const errors: Record<string, unknown>[] = []
const log = { ...silentLog, error: (data: Record<string, unknown>) => void errors.push(data) }
const templates = createMailTemplates({ log, languages: ["en", "de"] })

/** The folder's own packages: React, as npm would have installed it. */
function linkReact(folder: string): void {
  fs.mkdirSync(path.join(folder, "node_modules"))
  for (const name of ["react", "react-dom"]) {
    const from = path.dirname(createRequire(import.meta.url).resolve(`${name}/package.json`))
    fs.symlinkSync(from, path.join(folder, "node_modules", name), "junction")
  }
}

beforeAll(async () => {
  directory = fs.realpathSync(writeFiles(files))
  linkReact(directory)
  project = (await loadProject(directory))!
  shop = await createTestApp()
  server = await startMailServer()
  templates.use(mailsOf(project.parts.mails))
  const { db } = shop.engine
  const addresses = { storeUrl: "https://shop.example.com", adminUrl: "https://admin.example.com" }
  provider = createSmtpProvider({ ...addresses, db, log, templates, url: server.url, from: "s@example.com" })
})
afterAll(async () => {
  await provider.close()
  await server.stop()
  await shop.close()
  fs.rmSync(directory, { recursive: true, force: true })
})
beforeEach(() => {
  server.taken.length = 0
  errors.length = 0
})

/** What the mail server takes after an event of an order. */
async function sourceAfter(name: string, data: Record<string, unknown> = {}, country = "us") {
  const { db } = shop.engine
  const order = await makeOrder(db, {
    email: "ada@example.com",
    lines: [{ price: 1000, quantity: 1, title: "<Mug>" }],
  })
  await db.updateTable("address").set({ country_code: country }).execute()
  const engine = createEngine({ db, notificationProviders: [provider] })
  const event = { id: `job_${order.id}`, name, data: { id: order.id, no_notification: null, ...data } }
  for (const subscriber of engine.events.subscribersOf(name)) await subscriber(event)
  return server.taken[0]!.source.replace(/=\r?\n/g, "").replaceAll("=3D", "=")
}

it("names what is wrong with each file, and goes on without it", () => {
  const problems = project.problems.map(({ file, message }) => `${file} ${message}`)
  expect(problems).toEqual([
    expect.stringMatching(/^src\/mails\/invite-created\.tsx\S* Syntax error/),
    "src/mails/messages/a language.json a language is not a language.",
    expect.stringMatching(/^src\/mails\/messages\/it\.json .*JSON/),
    "src/mails/messages/nl.json The file is not an object of texts.",
    "src/mails/order-plced.tsx Unknown email order-plced.",
    "src/mails/restocked.tsx The file does not export a template.",
  ])
  expect(project.problems[4]!.remedy).toContain("Did you mean order-placed?")
  expect(project.settings).toMatchObject({ MAIL_LANGUAGES: "en,de" })
})

describe("a project's template", () => {
  it("goes out through the mail server, escaped, with the project's texts", async () => {
    const source = await sourceAfter("order.placed")
    expect(source).toMatch(/^Subject: 1 thing\r$/m)
    expect(source).toContain("<html><head></head><body><h1>Medusa Store</h1><p>&lt;Mug&gt;: ")
    expect(source).toContain("Thank you for your order")
    expect(errors).toEqual([])
  })

  it("speaks the language of the customer", async () => {
    expect(await sourceAfter("order.placed", {}, "de")).toMatch(/^Subject: 1 Ding\r$/m)
  })

  it("that breaks is logged, and the built-in one goes out", async () => {
    const source = await sourceAfter("order.canceled")
    expect(source).toMatch(/^Subject: Your order #\d+ is canceled\r$/m)
    expect(errors).toHaveLength(1)
    expect(errors[0]).toMatchObject({ mail: "order-canceled", file: "src/mails/order-canceled.tsx" })
    expect(errors[0]!.error).toContain("knows")
  })

  it("can be replaced while the server runs", async () => {
    fs.writeFileSync(
      path.join(directory, "src/mails/order-placed.tsx"),
      `export default () => ({ html: "<p>New</p>" })`,
    )
    templates.use(mailsOf((await loadProject(directory))!.parts.mails))
    expect(await sourceAfter("order.placed")).toContain("<p>New</p>")
  })
})

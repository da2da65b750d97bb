import { createApp, silentLog } from "@stheno/core/host"
import { afterAll, beforeAll, expect, it } from "vitest"
import type { ErrorBody } from "@stheno/testing/reply.ts"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import type { Mail } from "./compose.ts"
import { emailOperations, type MailDelivery } from "./email-operations.ts"
import { mailNames } from "./mail-data.ts"
import { createMailPreview } from "./preview.ts"
import { createMailTemplates } from "./templates.ts"

const sent: Mail[] = []
const templates = createMailTemplates({
  log: silentLog,
  languages: ["en", "de"],
  own: {
    templates: {
      restocked: { path: "/", file: "src/mails/restocked.tsx", render: () => ({ html: "<p>Ours</p>" }) },
      "claim-created": { path: "/", file: "src/mails/claim-created.tsx", render: () => null },
    },
    messages: {},
  },
})
let shop: TestApp
let authorization: string

beforeAll(async () => {
  shop = await createTestApp({ config: { adminCors: ["https://admin.example.com", "/.*/"] } })
  const login = { email: "admin@example.com", password: "supersecret" }
  authorization = `Bearer ${(await shop.request("POST", "/admin/auth/token", login)).body.access_token}`
})
afterAll(() => shop.close())

const keep: MailDelivery = { kind: "smtp", send: async (mail) => void sent.push(mail) }
const fail = (error: object): MailDelivery => ({ kind: "smtp", send: async () => Promise.reject(error) })

async function call(
  method: string,
  path: string,
  {
    body,
    delivery = keep,
    storeUrl = "https://shop.example.com",
    headers = { authorization },
  }: {
    readonly body?: object
    readonly delivery?: MailDelivery
    readonly storeUrl?: string | null
    readonly headers?: Record<string, string>
  } = {},
) {
  const preview = createMailPreview(templates, { db: shop.engine.db, storeUrl: "https://shop.example.com" })
  const response = await createApp(shop.engine, emailOperations(preview, delivery, { storeUrl })).fetch(
    new Request(`http://localhost:9000/admin/emails${path}`, {
      method,
      headers: { "content-type": "application/json", ...headers },
      body: body && JSON.stringify(body),
    }),
  )
  const text = await response.text()
  const json = () => JSON.parse(text) as EmailsBody & ErrorBody
  return { status: response.status, headers: response.headers, text, json }
}

/** What the operations of emails return, one part each. */
interface EmailsBody {
  readonly emails: readonly { readonly name: string; readonly file: string | null }[]
  readonly languages: readonly string[]
  readonly delivery: string
  readonly store_url: string | null
  readonly email: { readonly subject: string | null; readonly text: string | null; readonly language: string }
}

it("lists every email with its events, and the file that replaces its template", async () => {
  const { emails, languages, delivery } = (await call("GET", "")).json()
  expect(emails.map(({ name }) => name)).toEqual(mailNames)
  expect(emails[0]).toEqual({ name: "order-placed", events: ["order.placed"], file: null })
  expect(emails.find(({ name }) => name === "restocked")!.file).toBe("src/mails/restocked.tsx")
  expect([languages.slice(0, 2), delivery]).toEqual([["en", "de"], "smtp"])
})

it("says where links lead, if it is known", async () => {
  expect((await call("GET", "")).json().store_url).toBe("https://shop.example.com")
  expect((await call("GET", "", { storeUrl: null })).json().store_url).toBeNull()
})

it("renders the subject and the text in a language", async () => {
  const { email } = (await call("GET", "/order-placed?language=de")).json()
  expect(email).toMatchObject({ name: "order-placed", language: "de", subject: "Ihre Bestellung Nr. 1042" })
  expect(email.text).toContain("Vielen Dank")
  expect((await call("GET", "/order-placed")).json().email.language).toBe("en")
  const none = (await call("GET", "/claim-created")).json().email
  expect([none.subject, none.text]).toEqual([null, null])
})

it("sends the HTML for a frame of the dashboard, in which nothing runs", async () => {
  const page = await call("GET", "/order-placed/html?language=de&theme=dark")
  expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"])
  expect(page.text).toContain("@media (min-width:0){body{background:#18181b")
  expect(page.headers.get("content-security-policy")).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; sandbox; " +
      "frame-ancestors 'self' https://admin.example.com",
  )
  expect(page.headers.get("cache-control")).toBe("no-store")
  expect((await call("GET", "/restocked/html")).text).toBe("<p>Ours</p>")
})

it("sends a test to the signed-in user, and to nobody else", async () => {
  expect((await call("POST", "/order-placed/test", { body: { language: "de" } })).json()).toEqual({
    to: "admin@example.com",
  })
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ to: "admin@example.com", subject: "Ihre Bestellung Nr. 1042" })
  const other = await call("POST", "/order-placed/test", { body: { to: "somebody@example.com" } })
  expect([other.status, other.json().type]).toEqual([400, "invalid_data"])
  expect(sent).toHaveLength(1)
})

it.each([
  [
    { kind: "none" } as const,
    "order-placed",
    "The server sends no emails. Set SMTP_URL, then send the test again.",
  ],
  [keep, "claim-created", "The template of claim-created returns null, so this email is not sent."],
  [
    fail({ code: "ECONNREFUSED", message: "smtp://user:secret@mail" }),
    "order-placed",
    "The mail server did not accept the email: ECONNREFUSED. Check SMTP_URL and MAIL_FROM.",
  ],
  [
    fail({ response: "550 No such user here." }),
    "order-placed",
    "The mail server did not accept the email: 550 No such user here. Check SMTP_URL and MAIL_FROM.",
  ],
])("says why a test was not sent: %#", async (delivery, name, message) => {
  const before = sent.length
  const answer = await call("POST", `/${name}/test`, { body: {}, delivery })
  expect([answer.status, answer.json()]).toEqual([400, { type: "not_allowed", message }])
  expect(sent).toHaveLength(before)
})

it("rejects names and languages that it does not know", async () => {
  for (const path of ["/nothing", "/__proto__", "/nothing/html"]) {
    const { status, json } = await call("GET", path)
    expect([path, status, json().type]).toEqual([path, 404, "not_found"])
  }
  for (const path of [
    "/order-placed?language=xx",
    "/order-placed/html?language=en%22",
    "/order-placed/html?theme=pink",
  ]) {
    const { status, json } = await call("GET", path)
    expect([path, status, json().type]).toEqual([path, 400, "invalid_data"])
  }
})

it("is for admin users alone", async () => {
  for (const [method, path] of [
    ["GET", ""],
    ["GET", "/order-placed"],
    ["GET", "/order-placed/html"],
    ["POST", "/order-placed/test"],
  ] as const)
    expect((await call(method, path, { headers: {}, ...(method === "POST" && { body: {} }) })).status).toBe(
      401,
    )
  expect((await call("GET", "/order-placed/html")).status).toBe(200)
})

it("is described in the OpenAPI document of the server", async () => {
  const preview = createMailPreview(templates, { db: shop.engine.db, storeUrl: "https://shop.example.com" })
  const app = createApp(shop.engine, emailOperations(preview, keep, { storeUrl: null }))
  const response = await app.fetch(new Request("http://localhost:9000/openapi/admin.json"))
  const { paths } = (await response.json()) as {
    paths: Record<string, Record<string, { operationId: string }>>
  }
  expect(paths["/admin/emails/{name}/test"]?.["post"]?.operationId).toBe("PostEmailsEmailTest")
  expect(paths["/admin/emails/{name}/html"]?.["get"]?.operationId).toBe("GetEmailsEmailHtml")
})

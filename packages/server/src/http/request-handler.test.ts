import http from "node:http"
import { pino } from "pino"
import { afterEach, expect, it, vi } from "vitest"
import { noteStatement } from "../statement-log.ts"
import { listen, type Listening } from "./listen.ts"
import type { App } from "@stheno/core/host"
import { frontPage } from "./front-page.ts"
import { createRequestHandler } from "./request-handler.ts"

let server: Listening | undefined

afterEach(async () => {
  await server?.close()
  server = undefined
})

interface Serving {
  trustedProxies?: number
  clientAddressSecret?: string
  lines?: string[]
  level?: string
  logsRequests?: boolean
  ask?: () => Promise<void>
  recall?: App["recall"]
  status?: number
  hasFrontPage?: boolean
}

async function serve(options: Serving = {}): Promise<string> {
  const lines = options.lines ?? []
  const handler = createRequestHandler({
    fetch: async (request) => {
      await options.ask?.()
      const body = { address: request.headers.get("x-forwarded-for"), body: await request.text() }
      return Response.json(body, { status: options.status ?? 200 })
    },
    recall: options.recall,
    files: () => false,
    ...(options.hasFrontPage && {
      frontPage: () =>
        frontPage({ dashboardUrl: "http://localhost/app", docsUrl: undefined, mailsUrl: undefined }),
    }),
    log: pino(
      { level: options.level ?? "info", base: undefined },
      { write: (line) => void lines.push(line) },
    ),
    logsRequests: options.logsRequests ?? true,
    trusted: {
      trustedProxies: options.trustedProxies ?? 0,
      clientAddressSecret: options.clientAddressSecret ?? "",
    },
  })
  server = await listen({ host: "127.0.0.1", port: 0, portVariable: "PORT" }, handler)
  return server.url
}

it("passes requests on and gives each an id", async () => {
  const url = await serve()
  const answer = await fetch(url, { method: "POST", body: "hello" })
  expect(await answer.json()).toEqual({ address: "127.0.0.1", body: "hello" })
  expect(answer.headers.get("x-request-id")).toMatch(/^req_[0-9A-Z]{26}$/)
})

const browser = { headers: { accept: "text/html,application/xhtml+xml" } }

it("shows a person who opens the address of the API where the rest is, and no program", async () => {
  const url = await serve({ status: 404, hasFrontPage: true })
  const page = await fetch(`${url}/`, browser)
  expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"])
  const text = await page.text()
  expect(text).toContain('<a href="http://localhost/app">Dashboard</a>')
  expect(text).not.toContain("Documentation")
  expect((await fetch(`${url}/`)).status).toBe(404)
  expect((await fetch(`${url}/`, { ...browser, method: "POST" })).status).toBe(404)
  expect((await fetch(`${url}/nowhere`, browser)).status).toBe(404)
})

it.each([
  ["that a project answers", { hasFrontPage: true }, 200],
  ["of a server in production", { status: 404 }, 404],
])("leaves an address alone %s", async (_, options, status) => {
  const page = await fetch(`${await serve(options)}/`, browser)
  expect([page.status, page.headers.get("content-type")]).toEqual([status, "application/json"])
})

it("says at level debug what a request asked of the database", async () => {
  const lines: string[] = []
  const ask = async () => {
    await Promise.resolve()
    noteStatement("select 1", 2.4)
    noteStatement("select 2", 1.2)
  }
  const url = await serve({ lines, level: "debug", ask })
  const answer = await fetch(url)
  const said = () =>
    lines.map((line) => JSON.parse(line) as { msg: string }).find(({ msg }) => msg === "statements")
  await vi.waitFor(() => expect(said()).toBeDefined())
  expect(said()).toMatchObject({
    level: 20,
    request_id: answer.headers.get("x-request-id"),
    statements: 2,
    database_ms: 4,
  })
  noteStatement("by nobody", 1)
})

it("keeps a proper id that a proxy gave, and replaces any other", async () => {
  const url = await serve()
  const idFor = async (id: string) =>
    (await fetch(url, { headers: { "x-request-id": id } })).headers.get("x-request-id")
  expect(await idFor("abc-123")).toBe("abc-123")
  expect(await idFor('"><script>')).toMatch(/^req_/)
})

it.each([
  { trustedProxies: 0, sent: "6.6.6.6", address: "127.0.0.1" },
  { trustedProxies: 1, sent: "6.6.6.6, 1.2.3.4", address: "1.2.3.4" },
  { trustedProxies: 2, sent: "6.6.6.6, 1.2.3.4, 10.0.0.1", address: "1.2.3.4" },
  { trustedProxies: 2, sent: "1.2.3.4", address: "1.2.3.4" },
])(
  "believes $trustedProxies proxies about the caller's address",
  async ({ trustedProxies, sent, address }) => {
    const url = await serve({ trustedProxies })
    const answer = await fetch(url, { headers: { "X-Forwarded-For": sent } })
    expect(await answer.json()).toEqual({ address, body: "" })
  },
)

const secret = "a secret of a storefront, long enough"

it.each([
  { who: "the storefront", known: secret, sent: secret, told: "2001:db8::7", address: "2001:db8::7" },
  { who: "a caller with another secret", known: secret, sent: `${secret}!`, told: "9.9.9.9" },
  { who: "a caller without a secret", known: secret, sent: "", told: "9.9.9.9" },
  { who: "anybody where no secret is set", known: "", sent: "", told: "9.9.9.9" },
  { who: "the storefront with an invalid address", known: secret, sent: secret, told: "9.9.9.9, 1.1.1.1" },
])("hears of a customer's address from $who", async ({ known, sent, told, address = "127.0.0.1" }) => {
  const url = await serve({ clientAddressSecret: known })
  const headers = { "x-client-address": told, "x-client-address-secret": sent }
  expect(await (await fetch(url, { headers })).json()).toEqual({ address, body: "" })
})

it("has no line per request where none is wanted, and keeps the other lines", async () => {
  const lines: string[] = []
  const url = await serve({
    lines,
    logsRequests: false,
    level: "debug",
    ask: async () => noteStatement("x", 1),
  })
  await fetch(url)
  await vi.waitFor(() => expect(lines).toHaveLength(1))
  expect(lines[0]).toContain('"msg":"statements"')
})

it("logs a line per request, without its query", async () => {
  const lines: string[] = []
  const url = await serve({ lines })
  const agent = new http.Agent({ keepAlive: false })
  await new Promise((resolve) =>
    http.get(`${url}/store/products?token=secret`, { agent }, (response) =>
      response.resume().on("end", resolve),
    ),
  )
  await server?.close()
  server = undefined
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0]!)).toMatchObject({ method: "GET", path: "/store/products", status: 200 })
  expect(lines[0]).not.toContain("secret")
})

it("sends what the response cache returns, and handles everything else as usual", async () => {
  const asked: string[] = []
  const bytes = new TextEncoder().encode('{"cached":true}')
  const url = await serve({
    recall(path, header) {
      asked.push(`${path} ${header("x-publishable-api-key")}`)
      if (path === "/unknown") return undefined
      if (path === "/broken") return Promise.reject(new Error("no connection"))
      if (path === "/outdated") return Promise.resolve(undefined)
      const isSame = header("if-none-match") === '"1"'
      return Promise.resolve({
        status: isSame ? 304 : 200,
        headers: { etag: '"1"' },
        bytes: isSame ? undefined : bytes,
      })
    },
  })
  const hit = await fetch(`${url}/hit?a=b`, { headers: { "x-publishable-api-key": "pk" } })
  expect([hit.status, await hit.text(), hit.headers.get("etag")]).toEqual([200, '{"cached":true}', '"1"'])
  expect(hit.headers.get("content-length")).toBe(String(bytes.length))
  expect(hit.headers.get("x-request-id")).toMatch(/^req_/)
  const same = await fetch(`${url}/hit`, { headers: { "if-none-match": '"1"' } })
  expect([same.status, await same.text()]).toEqual([304, ""])
  for (const path of ["/unknown", "/broken", "/outdated"])
    expect(await (await fetch(url + path)).json()).toMatchObject({ address: "127.0.0.1" })
  await fetch(`${url}/hit`, { method: "POST", body: "x" })
  expect(asked).toEqual([
    "/hit?a=b pk",
    "/hit undefined",
    "/unknown undefined",
    "/broken undefined",
    "/outdated undefined",
  ])
})

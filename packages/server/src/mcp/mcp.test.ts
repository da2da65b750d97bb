import { spawn } from "node:child_process"
import fs from "node:fs"
import http from "node:http"
import type { AddressInfo } from "node:net"
import os from "node:os"
import { fileURLToPath } from "node:url"
import { Client } from "@modelcontextprotocol/sdk/client/index.js"
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js"
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js"
import { afterAll, afterEach, beforeAll, describe, it, vi } from "vitest"
import { expect } from "@stheno/testing/expect.ts"
import { bundleServer } from "@stheno/testing/child-server.ts"
import { serveEngine, type ServedEngine } from "@stheno/testing/serve-engine.ts"
import { createTemporaryDirectory } from "../testing/temporary-directory.ts"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { demoPages } from "./testing/demo-pages.ts"

// Every client starts a process, and they share two cores with the rest of the run.
vi.setConfig({ testTimeout: 120_000 })

const program = fileURLToPath(new URL("../../dist/cli.js", import.meta.url))
const login = { STHENO_EMAIL: "admin@example.com", STHENO_PASSWORD: "supersecret" }

let shop: TestApp
let api: ServedEngine
let docs: http.Server
let docsUrl: string
let cwd: string
const clients: Client[] = []

beforeAll(async () => {
  bundleServer()
  shop = await createTestApp()
  api = await serveEngine(shop.engine)
  cwd = createTemporaryDirectory()
  docs = http.createServer((request, response) => {
    const isPages = request.url === "/docs-pages.json"
    response.writeHead(isPages ? 200 : 404).end(isPages ? JSON.stringify(demoPages) : "")
  })
  await new Promise<void>((resolve) => docs.listen(0, "127.0.0.1", resolve))
  docsUrl = `http://127.0.0.1:${(docs.address() as AddressInfo).port}`
})
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()))
})
afterAll(async () => {
  docs?.close()
  await api?.close()
  await shop?.close()
  if (cwd) fs.rmSync(cwd, { recursive: true, force: true })
})

const environment = (env: Record<string, string>) => ({
  PATH: process.env.PATH ?? "",
  HOME: os.tmpdir(),
  ...env,
})

/** A client of `stheno mcp`, which it starts. */
async function connect(words: readonly string[] = [], env: Record<string, string> = {}): Promise<Client> {
  const client = new Client({ name: "test", version: "1.0.0" })
  clients.push(client)
  const args = [program, "mcp", "--url", api.baseUrl, "--docs", docsUrl, ...words]
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args, env: environment(env), cwd, stderr: "pipe" }),
  )
  return client
}

async function use(
  client: Client,
  name: string,
  input: object = {},
): Promise<{ text: string; isError: boolean }> {
  const answer = await client.callTool({ name, arguments: { ...input } })
  const [content] = answer.content as { type: string; text: string }[]
  return { text: content!.text, isError: answer.isError === true }
}

describe("the documentation", () => {
  it("is searched and read", async () => {
    const client = await connect()
    expect(client.getServerVersion()).toMatchObject({ name: "stheno", title: "Stheno" })
    const found = await use(client, "search_docs", { query: "how do I refund an order", limit: 1 })
    expect(found.text).toContain("page: /modules/orders/admin/manage-orders")
    expect((await use(client, "read_page", { page: "/modules/orders.md" })).text).toMatch(
      /^# The order model\n/,
    )
    expect((await use(client, "describe_entity", { name: "line item" })).text).toMatch(/^# LineItem\n/)
  })

  it("is resources, guides listed and every page readable", async () => {
    const client = await connect()
    const { resources } = await client.listResources()
    expect(resources.map(({ uri }) => uri)).toEqual([
      "stheno-docs://pages/index.md",
      "stheno-docs://pages/modules/orders/admin/manage-orders.md",
      "stheno-docs://pages/modules/orders.md",
      "stheno-docs://pages/js-client/overview.md",
    ])
    const uri = "stheno-docs://pages/references/entities/classes/LineItem.md"
    const { contents } = await client.readResource({ uri })
    expect(contents).toEqual([
      { uri, mimeType: "text/markdown", text: "# LineItem\n\nA variant in a quantity.\n" },
    ])
    expect((await client.listResourceTemplates()).resourceTemplates).toHaveLength(1)
    await expect(client.readResource({ uri: "stheno-docs://pages/nothing.md" })).rejects.toThrow(
      "Unknown page",
    )
  })

  it("says what is wrong with a question", async () => {
    const client = await connect()
    expect(await use(client, "read_page", { page: "/nothing" })).toEqual({
      text: "Unknown page /nothing. Find one with search_docs.",
      isError: true,
    })
    expect(await use(client, "describe_entity", { name: "Order" })).toEqual({
      text: "Unknown entity Order. Known: OrderStatus.",
      isError: true,
    })
    expect(await use(client, "search_docs", { words: "a" })).toMatchObject({ isError: true })
    await expect(client.callTool({ name: "nothing" })).rejects.toThrow("Unknown tool nothing.")
  })

  it("is missing when its site is, and the API still answers", async () => {
    const client = await connect(["--docs", api.baseUrl])
    const { text, isError } = await use(client, "search_docs", { query: "order" })
    expect([isError, text]).toEqual([
      true,
      expect.stringContaining("/docs-pages.json does not serve the documentation"),
    ])
    expect((await use(client, "list_operations", { words: "store carts complete" })).isError).toBe(false)
  })
})

describe("the API", () => {
  it("is looked up", async () => {
    const client = await connect()
    const { text } = await use(client, "list_operations", { side: "store", words: "gift card" })
    expect(text).toBe("GET /store/gift-cards/{code} (GetGiftCardsCode): Get a gift card by its code.")
    const described = await use(client, "describe_operation", { operation: "POST /store/carts" })
    expect(JSON.parse(described.text)).toMatchObject({ id: "PostCart", method: "POST", path: "/store/carts" })
    const both = await use(client, "describe_operation", { operation: "GetRegions" })
    expect(both.text.match(/"id": "GetRegions"/g)).toHaveLength(2)
    expect(await use(client, "describe_operation", { operation: "nothing" })).toMatchObject({ isError: true })
  })

  it("is described whole, however much an operation answers", async () => {
    const client = await connect()
    for (const operation of [
      "POST /store/carts/{id}",
      "POST /admin/orders/{id}/swaps",
      "POST /admin/products",
    ]) {
      const { text } = await use(client, "describe_operation", { operation })
      expect(JSON.parse(text)).toMatchObject({ method: "POST", responses: { 200: {} } })
    }
  })

  it("is described from the code while no server runs", async () => {
    const client = await connect(["--url", "http://127.0.0.1:9"])
    expect((await use(client, "list_operations", { words: "gift-cards/{code}" })).text).toContain(
      "GetGiftCardsCode",
    )
    expect(await use(client, "call_operation", { path: "/store/regions" })).toEqual({
      text: expect.stringMatching(
        /^http:\/\/127\.0\.0\.1:9 does not respond: .+\. Check that the server is running\.$/,
      ),
      isError: true,
    })
  })

  it("is read, and not changed", async () => {
    const client = await connect([], login)
    const { tools } = await client.listTools()
    expect(tools.filter(({ annotations }) => annotations?.readOnlyHint !== true)).toEqual([])
    const regions = await use(client, "call_operation", { path: "/store/regions", query: { limit: 1 } })
    expect(regions.text).toMatch(/^Status 200\n/)
    const orders = await use(client, "call_operation", {
      path: "/admin/orders",
      query: { status: ["pending"] },
    })
    expect(JSON.parse(orders.text.slice("Status 200\n".length))).toMatchObject({ orders: [], count: 0 })
    const body = { code: "SALE", name: "x" }
    for (const method of ["POST", "DELETE"])
      expect(await use(client, "call_operation", { method, path: "/admin/regions", body })).toMatchObject({
        isError: true,
      })
  })

  it("is changed when that is allowed", async () => {
    const client = await connect(["--allow-writes"], login)
    const { tools } = await client.listTools()
    const call = tools.find(({ name }) => name === "call_operation")
    expect(call?.annotations).toMatchObject({ readOnlyHint: false, destructiveHint: true })
    const made = await use(client, "call_operation", {
      method: "POST",
      path: "/admin/customer-groups",
      body: { name: "VIP" },
    })
    expect(made.isError).toBe(false)
    const { body } = await shop.admin("GET", "/admin/customer-groups")
    expect(body.customer_groups.map(({ name }: { name: string }) => name)).toEqual(["VIP"])
    const again = await use(client, "call_operation", {
      method: "POST",
      path: "/admin/customer-groups",
      body: { name: "VIP" },
    })
    expect(again).toMatchObject({ isError: true, text: expect.stringMatching(/^Status 4\d\d\n/) })
  })

  it("is not called for admins without credentials, with wrong ones, or beside its paths", async () => {
    const nobody = await connect()
    expect((await use(nobody, "call_operation", { path: "/admin/orders" })).text).toContain(
      "STHENO_API_TOKEN",
    )
    const stranger = await connect([], { ...login, STHENO_PASSWORD: "wrong" })
    expect((await use(stranger, "call_operation", { path: "/admin/orders" })).text).toContain(
      "failed with status 401",
    )
    for (const path of [
      "/health",
      "//example.com/store/regions",
      "/store/../admin/orders",
      "http://example.com/store/x",
    ])
      expect(await use(nobody, "call_operation", { path }), path).toMatchObject({ isError: true })
  })

  it("keeps tokens to itself", async () => {
    await shop.admin("POST", "/admin/invites", { user: "grace@example.com", role: "admin" })
    const client = await connect([], login)
    const { text } = await use(client, "call_operation", { path: "/admin/invites" })
    expect(text).toContain("grace@example.com")
    expect(text).toContain('"token": "(removed)"')
  })
})

describe("over HTTP", () => {
  it("answers programs on this machine, and no pages of other sites", async () => {
    const child = spawn(
      process.execPath,
      [program, "mcp", "--http", "0", "--url", api.baseUrl, "--docs", docsUrl],
      {
        cwd,
        env: environment({}),
        stdio: ["ignore", "pipe", "pipe"],
      },
    )
    const ended = new Promise<number | null>((resolve) => child.once("exit", resolve))
    try {
      const address = await new Promise<string>((resolve, reject) => {
        let text = ""
        child.stderr.on("data", (chunk: Buffer) => {
          text += chunk.toString()
          const [found] = /http:\/\/\S+\/mcp/.exec(text) ?? []
          if (found) resolve(found)
        })
        void ended.then(() => reject(new Error(text)))
      })
      const client = new Client({ name: "test", version: "1.0.0" })
      clients.push(client)
      await client.connect(new StreamableHTTPClientTransport(new URL(address)))
      expect((await use(client, "read_page", { page: "/js-client/overview" })).text).toContain(
        "# JavaScript client",
      )
      expect((await client.listTools()).tools).toHaveLength(6)
      const ask = (headers: Record<string, string>, url = address) =>
        fetch(url, { method: "POST", headers, body: "{}" }).then(({ status }) => status)
      expect(await ask({ origin: "https://example.com" })).toBe(403)
      expect(await ask({}, address.replace("/mcp", "/"))).toBe(404)
      expect(await statusFor(address, "rebound.example.com")).toBe(403)
    } finally {
      child.kill("SIGTERM")
    }
    expect(await ended).toBe(0)
  })
})

/** The status for a request under another name, as a page behind a rebound name sends it. */
function statusFor(address: string, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = http.request(address, { method: "POST", headers: { host } }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    request.once("error", reject).end("{}")
  })
}

import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { afterAll, beforeAll, expect, it } from "vitest"
import { parseCommand } from "@stheno/server/internal/command-line/arguments.ts"
import { bundleServer } from "@stheno/testing/child-server.ts"
import { serveEngine, type ServedEngine } from "@stheno/testing/serve-engine.ts"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { ask } from "./ask.ts"

const program = fileURLToPath(
  new URL("../../packages/server/dist/cli.js", import.meta.url),
)
const textOf = (name: string) =>
  readFileSync(new URL(name, import.meta.url), "utf8")

let shop: TestApp
let api: ServedEngine
beforeAll(async () => {
  bundleServer()
  shop = await createTestApp()
  await shop.admin("POST", "/admin/store/currencies/eur")
  const { status } = await shop.admin("POST", "/admin/regions", {
    name: "Europe",
    currency_code: "eur",
    tax_rate: 0,
    payment_providers: ["manual"],
    fulfillment_providers: ["manual"],
    countries: ["de"],
  })
  expect(status).toBe(200)
  api = await serveEngine(shop.engine)
})
afterAll(async () => {
  await api?.close()
  await shop?.close()
})

it("asks as the page shows, and gets what the page shows", async () => {
  const [tools, regions] = await ask(process.execPath, [
    program,
    "mcp",
    "--url",
    api.baseUrl,
  ])
  expect(`${tools}\n`).toBe(textOf("../output/mcp/tools.txt"))
  expect(regions).toMatch(/^Status 200\n/)
  expect(regions).toContain('"currency_code": "eur"')
})

it("is configured by a command that is understood", async () => {
  const { mcpServers } = JSON.parse(textOf("client.json")) as {
    mcpServers: Record<string, { command: string; args: string[] }>
  }
  const { command, args } = mcpServers.stheno!
  expect([command, args[0]]).toEqual(["npx", "stheno"])
  expect(await parseCommand(args.slice(1))).toMatchObject({
    kind: "run",
    name: "mcp",
  })
})

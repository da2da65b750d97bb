import { execFile } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { afterAll, beforeAll, expect, it } from "vitest"
import { createUser } from "@stheno/core/internal/commerce/people/users/create-user.ts"
import { serveEngine, type ServedEngine } from "@stheno/testing/serve-engine.ts"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { searchProvider } from "./http/search-provider.ts"

const run = promisify(execFile)
let shop: TestApp
let server: ServedEngine
let folder: string
let token: string

beforeAll(async () => {
  shop = await createTestApp({
    search: searchProvider,
    config: { responseCacheSize: 2 ** 20 },
  })
  server = await serveEngine(shop.engine)
  folder = mkdtempSync(join(tmpdir(), "commands-"))
  writeFileSync(join(folder, "rain-coat.png"), "a picture")
  const ada = { email: "ada@example.com", password: "correct-horse" }
  await createUser({ db: shop.engine.db, engine: shop.engine }, ada)
  token = (await shop.request("POST", "/admin/auth/token", ada)).body.access_token
  await shop.admin("POST", "/admin/regions", {
    name: "Europe",
    currency_code: "usd",
    tax_rate: 0,
    payment_providers: ["manual"],
    fulfillment_providers: ["manual"],
    countries: ["de"],
  })
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await server.close()
  await shop.close()
})

/** What a region's commands print, with the shop of the test in the place of the reader's. */
async function printedBy(file: string, region: string): Promise<string> {
  const text = readFileSync(new URL(file, import.meta.url), "utf8")
  const [, code] = new RegExp(
    `^# region ${region}\\n([^]*?)^# endregion`,
    "m",
  ).exec(text)!
  const command = code
    .replaceAll("http://localhost:9000", server.baseUrl)
    .replaceAll("curl ", "curl --silent ")
  const env = { PATH: process.env["PATH"], TOKEN: token }
  return (await run("bash", ["-euc", command], { cwd: folder, env })).stdout
}

it.each([
  ["start/run.sh", "health", /ok/i],
  ["development/commands.sh", "upload", /"uploads":\[.*-rain-coat\.png"/],
  ["plugins/file-s3/commands.sh", "check", /"uploads":\[.*-rain-coat\.png"/],
  ["development/commands.sh", "search", /"hits":\[/],
  ["development/commands.sh", "again", /"cart":\{/],
  ["troubleshooting/commands.sh", "sign-in", /"access_token":"/],
  ["troubleshooting/commands.sh", "cors-ask", /^HTTP\/1\.1 204/],
] as const)("%s asks for %s and is answered", async (file, region, answer) => {
  expect(await printedBy(file, region)).toMatch(answer)
})

it("creates one cart for repeated requests with a key", async () => {
  const idOf = (text: string) =>
    (JSON.parse(text) as { cart: { id: string } }).cart.id
  const first = idOf(await printedBy("development/commands.sh", "again"))
  expect(idOf(await printedBy("development/commands.sh", "again"))).toBe(first)
})

it("says of a response whether it was stored", async () => {
  const lines = (await printedBy("development/commands.sh", "cache-status")).split(
    /\r?\n/,
  )
  expect(lines.filter(Boolean)).toEqual([
    "cache-status: Stheno; fwd=miss; stored",
    "cache-status: Stheno; hit",
  ])
})

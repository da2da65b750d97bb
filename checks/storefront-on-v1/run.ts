/**
 * Runs the browser tests of the storefront against a Medusa v1 server:
 *   npx tsx --conditions=stheno-source checks/storefront-on-v1/run.ts [URL] [PORT]
 * With the port, the storefront is served there, and the v1 server has the starter's subscriber, which tells it what
 * changes: starters/nextjs/server/revalidate-storefront.ts as CommonJS in dist/subscribers, and in its environment
 * STOREFRONT_URL=http://127.0.0.1:PORT and REVALIDATE_SECRET, the secret of starters/nextjs/tests/e2e/setup.ts.
 */
import { spawnSync } from "node:child_process"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { seedDemoShop } from "@stheno/demo-shop"

const url = process.argv[2] ?? "http://localhost:9100"
const port = process.argv[3]
const starter = path.resolve(import.meta.dirname, "../../starters/nextjs")
const credentials = { email: "admin@example.com", password: "supersecret" }
const files = ["catalog", "cart", "checkout", "account", "after-sales", "renewal"]

/** Tests that v1 cannot pass, whatever the storefront does. */
const leftOut = {
  "a gift card pays an order":
    "v1 rounds the total of this cart to -1, and completes it with a payment only.",
  "an order of an account is not shown to others": "v1 shows an order to anyone who has its ID.",
  "a customer who forgot the password": "v1 sends no email without a plugin.",
  "a customer moves the order of a guest": "v1 sends no email without a plugin.",
  "a customer confirms the exchange that the merchant made": "v1 sends no email without a plugin.",
  "a guest exchanges an item": "v1 answers requests for the cart of an exchange with 500.",
  "limits of sign-in": "v1 does not limit attempts.",
  "a price list, its prices, and its end": "v1 has no events of price lists.",
  "a price list that starts and ends at set times": "v1 has no events of price lists.",
  "the stock at a location": "v1 gives subscribers no database, in which they find the product of an item.",
  "a reservation": "v1 gives subscribers no database, in which they find the product of an item.",
  ...(port ? {} : { "a change that a merchant makes is on the page": "The server had no subscriber." }),
}

await seed()
const report = runTests()
const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults)
const named = (status: string) =>
  tests.filter((each) => each.status === status).map(({ fullName }) => fullName)
const failed = named("failed")
const passed = named("passed")
const result = {
  outcome: failed.length === 0 && passed.length > 0 ? "passed" : "failed",
  date: new Date().toISOString().slice(0, 10),
  server: "@medusajs/medusa 1.20.11",
  passed,
  failed,
  leftOut,
}
fs.writeFileSync(path.join(import.meta.dirname, "result.json"), `${JSON.stringify(result, null, 2)}\n`)
console.log(`${passed.length} passed, ${failed.length} failed.`)
process.exitCode = result.outcome === "passed" ? 0 : 1

/** Gives an empty server the demo store, through its API. */
async function seed(): Promise<void> {
  const { regions } = (await (await fetch(`${url}/store/regions`)).json()) as { regions: unknown[] }
  if (regions.length > 0) return
  const login = await fetch(`${url}/admin/auth/token`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(credentials),
  })
  const { access_token: token } = (await login.json()) as { access_token: string }
  await seedDemoShop({
    fetch,
    baseUrl: url,
    credentials,
    hasAltTexts: false,
    onProgress: (message) => console.log(message),
    putImage: (name, svg) => upload(name, svg, token),
  })
}

async function upload(name: string, svg: string, token: string): Promise<string> {
  const form = new FormData()
  form.append("files", new Blob([svg], { type: "image/svg+xml" }), name)
  const response = await fetch(`${url}/admin/uploads`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  const { uploads } = (await response.json()) as { uploads: readonly { readonly url: string }[] }
  return uploads[0]!.url
}

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[]
  }[]
}

/** Builds the storefront for the server, and runs the tests. */
function runTests(): Report {
  const file = path.join(os.tmpdir(), `storefront-on-v1-${process.pid}.json`)
  const pattern = `^(?!.*(?:${Object.keys(leftOut).join("|")}))`
  const words = ["vitest", "run", "--project", "e2e", "--testNamePattern", pattern]
  const reporters = ["--reporter", "verbose", "--reporter", "json", "--outputFile.json", file]
  // What a server has answered before may come from another one.
  fs.rmSync(path.join(starter, ".next"), { recursive: true, force: true })
  spawnSync("npx", [...words, ...reporters, ...files.map((name) => `tests/e2e/${name}.test.ts`)], {
    cwd: starter,
    env: { ...process.env, API_URL: url, ...(port && { API_IS_RENEWING: "1", STOREFRONT_PORT: port }) },
    stdio: "inherit",
  })
  const report = JSON.parse(fs.readFileSync(file, "utf8")) as Report
  fs.rmSync(file)
  return report
}

import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { inspect } from "node:util"
import { createApp } from "@stheno/core"
import { afterEach, describe, expect, it, vi } from "vitest"
import {
  startBatchJobs,
  type BatchJobs,
} from "../packages/core/src/batch-jobs/index.ts"
import {
  createTestApp,
  type TestApp,
} from "../packages/server/src/testing/test-app.ts"

const folder = fileURLToPath(new URL(".", import.meta.url))
const areas = [
  "carts",
  "customers",
  "discounts",
  "gift-cards",
  "inventory",
  "js-client",
  "orders",
  "price-lists",
  "products",
  "regions",
  "sales-channels",
  "taxes",
  "users",
]
const files = areas.flatMap((area) =>
  existsSync(join(folder, area))
    ? readdirSync(join(folder, area)).map((file) => `${area}/${file}`)
    : [],
)

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.resetModules()
})

// Each sample runs in a shop of its own, as `npm start -- --no-seed` leaves it.
describe("samples print what the documentation shows", () => {
  it.each(files.filter((file) => file.endsWith(".ts")))(
    "%s",
    async (file) => {
      const shop = await createTestApp()
      const jobs = jobsOf(shop, file)
      try {
        const outputs = await run(shop, file)
        expect(outputs.size).toBeGreaterThan(0)
        for (const [name, text] of outputs)
          expectRecorded(`${file.replace(/\.ts$/, "")}/${name}.txt`, text)
      } finally {
        vi.unstubAllGlobals()
        await jobs?.stop()
        await shop.close()
      }
    },
    60_000,
  )
})

/** Only imports have work in the background. */
function jobsOf(shop: TestApp, file: string): BatchJobs | undefined {
  if (!file.includes("/import-")) return undefined
  return startBatchJobs(shop.engine, { pollInterval: 50 })
}

async function run(shop: TestApp, file: string): Promise<Map<string, string>> {
  const outputs = new Map<string, string>()
  let lines: string[] = []
  const app = createApp(shop.engine)
  vi.stubGlobal("fetch", (url: string, init: RequestInit) =>
    app.fetch(new Request(url, init)),
  )
  vi.stubGlobal("onSampleAsked", async (event: string) => {
    const events = await shop.events()
    return events.findLast(({ name }) => name === event)?.data
  })
  vi.stubGlobal("onSampleCaptured", (name: string) => {
    outputs.set(name, stable(lines.join("\n")))
    lines = []
  })
  vi.spyOn(console, "log").mockImplementation((...values) => {
    lines.push(values.map(printed).join(" "))
  })
  await import(/* @vite-ignore */ join(folder, file))
  return outputs
}

/** What Node prints, in lines that fit beside a sidebar. */
function printed(value: unknown): string {
  return typeof value === "string"
    ? value
    : inspect(value, { depth: 9, breakLength: 80 })
}

/** Ids and times differ from run to run; everything else must not. */
function stable(text: string): string {
  return text
    .replace(/\b([a-z_]+)_01[0-9A-Z]{24}\b/g, "$1_01J9Z…")
    .replace(/\b\d{4}-\d\d-\d\dT[\d:.]+Z/g, "2026-01-01T12:00:00.000Z")
}

/** With UPDATE_OUTPUT=1 the output is recorded instead of compared. */
function expectRecorded(name: string, text: string): void {
  const file = join(folder, "output", name)
  if (process.env["UPDATE_OUTPUT"]) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${text}\n`)
  }
  expect(`${text}\n`, `samples/output/${name}`).toBe(readFileSync(file, "utf8"))
}

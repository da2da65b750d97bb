import { existsSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { inspect } from "node:util"
import { createApp } from "@stheno/core/host"
import { vi } from "vitest"
import {
  startBatchJobs,
  type BatchJobs,
} from "@stheno/core/internal/commerce/store/batch-jobs/index.ts"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { sampleAreas } from "./region-markers.ts"
import { stable } from "./stable.ts"

const folder = fileURLToPath(new URL(".", import.meta.url))

/** Every sample that runs by itself: `carts/use-cart.ts`. */
export const sampleFiles = sampleAreas
  .filter((area) => existsSync(join(folder, area)))
  .flatMap((area) =>
    readdirSync(join(folder, area)).map((file) => `${area}/${file}`),
  )
  .filter((file) => file.endsWith(".ts"))

/** What carries a request of a sample to its shop and back. */
export type Carrier = (
  request: Request,
  place: {
    /** regions of the sample that are running, the innermost last */
    readonly regions: readonly string[]
    readonly shop: TestApp
    /** answers without a port */
    readonly answer: (request: Request) => Promise<Response>
  },
) => Promise<Response>

/** Runs a sample in a separate shop, as `npm start -- --no-seed` creates it, and returns what each step printed. */
export async function runSample(
  file: string,
  carry: Carrier = (request, { answer }) => answer(request),
): Promise<Map<string, string>> {
  const shop = await createTestApp()
  await makeMember(shop)
  const jobs = jobsOf(shop, file)
  try {
    return await printedBy(file, shop, carry)
  } finally {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    vi.resetModules()
    await jobs?.stop()
    await shop.close()
  }
}

/** The user that a server creates at its first startup is a member, but the user of the tests is not. */
export async function makeMember(shop: TestApp): Promise<void> {
  const { user } = (await shop.admin("GET", "/admin/auth")).body
  await shop.admin("POST", `/admin/users/${user.id}`, { role: "member" })
}

/** Only imports have work in the background. */
function jobsOf(shop: TestApp, file: string): BatchJobs | undefined {
  if (!file.includes("/import-")) return undefined
  return startBatchJobs(shop.engine, { pollInterval: 50 })
}

async function printedBy(
  file: string,
  shop: TestApp,
  carry: Carrier,
): Promise<Map<string, string>> {
  const outputs = new Map<string, string>()
  const regions: string[] = []
  let lines: string[] = []
  const app = createApp(shop.engine)
  const answer = async (request: Request) => app.fetch(request)
  vi.stubGlobal("fetch", (url: string, init: RequestInit) =>
    carry(new Request(url, init), { regions: [...regions], shop, answer }),
  )
  vi.stubGlobal("onSampleRegion", (name?: string) =>
    name === undefined ? regions.pop() : regions.push(name),
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

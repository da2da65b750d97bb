import { afterAll, beforeAll, expect, it, vi } from "vitest"
import { serveEngine, type ServedEngine } from "@stheno/testing/serve-engine.ts"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { stable } from "../stable.ts"
import { fillStore, practice, practiceGuides } from "./practice-guides.ts"
import { runGuide, shownBy, type GuideProgram } from "./run-guide.ts"

vi.setConfig({ testTimeout: 180_000, hookTimeout: 300_000 })

let shop: TestApp
let server: ServedEngine
beforeAll(async () => {
  shop = await createTestApp()
  await fillStore(shop)
  server = await serveEngine(shop.engine)
})
afterAll(async () => {
  await server?.close()
  await shop?.close()
})

it.each(practiceGuides)(
  "$page works in the demo store",
  async ({ page, skips, replaces, before, differs }) => {
    if (replaces) await removeRegions(replaces)
    try {
      const program = { pages: [practice, page], skips, before: before?.(shop) }
      expect(await differing(program)).toEqual(differs)
    } finally {
      await removePracticeRecords()
    }
  },
)

/** The outputs that are not as the pages show them. */
async function differing(program: GuideProgram): Promise<string[]> {
  const { printed } = await runGuide(server.baseUrl, program)
  const shown = shownBy(program)
  expect(printed.map(nameOf)).toEqual(shown.map(nameOf))
  return printed.filter((text, place) => stable(text) !== shown[place]).map(nameOf)
}

/** The step of an output: `orders/create-swap/cart`. */
function nameOf(text: string): string {
  return text.slice(0, text.indexOf(": "))
}

/** Each guide begins with new records, as on a copy of the demo store. */
async function removePracticeRecords(): Promise<void> {
  await removeRegions("Northern Europe")
  const { products } = (await shop.admin("GET", "/admin/products?q=COAT")).body
  for (const { id, title } of products)
    if (title === "Rain coat") await shop.admin("DELETE", `/admin/products/${id}`)
  const { return_reasons } = (await shop.admin("GET", "/admin/return-reasons")).body
  for (const { id } of return_reasons)
    await shop.admin("DELETE", `/admin/return-reasons/${id}`)
}

async function removeRegions(called: string): Promise<void> {
  const { regions } = (await shop.admin("GET", "/admin/regions")).body
  for (const { id, name } of regions)
    if (name === called) await shop.admin("DELETE", `/admin/regions/${id}`)
}

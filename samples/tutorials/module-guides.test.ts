import fs from "node:fs"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { serveEngine, type ServedEngine } from "@stheno/testing/serve-engine.ts"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { stable } from "../stable.ts"
import {
  followedByOtherTests,
  followedModuleGuides,
  moduleGuides,
  unfollowedModuleGuides,
} from "./module-guides.ts"
import { runGuide, shownBy, type GuideProgram } from "./run-guide.ts"

vi.setConfig({ testTimeout: 180_000 })

const practice = "modules/orders/admin/practice-order"
const { alone, afterSetUp, afterStore, afterOrder } = followedModuleGuides

let shop: TestApp
let server: ServedEngine
beforeEach(async () => {
  shop = await createTestApp()
  server = await serveEngine(shop.engine)
})
afterEach(async () => {
  await server.close()
  await shop.close()
})

async function follow(program: GuideProgram): Promise<void> {
  const { printed } = await runGuide(server.baseUrl, program)
  expect(printed.map(stable)).toEqual(shownBy(program))
}

it.each(alone)("%s works in an empty store", async (page) => {
  await follow({ pages: [page] })
})

it.each(afterSetUp)("%s works after the setup that it links", async (page) => {
  await follow({ pages: [practice, page], skips: ["store", "place", "ship"] })
})

it.each(afterStore)("%s works after the store to practice with", async (page) => {
  await follow({ pages: [practice, page], skips: ["place", "ship"] })
})

it.each(afterOrder)("%s works after the order to practice with", async (page) => {
  await follow({ pages: [practice, page], skips: ["ship"] })
})

it("knows of each guide of the modules whether a test follows it", () => {
  const followed = [
    ...alone,
    ...afterSetUp,
    ...afterStore,
    ...afterOrder,
    ...followedByOtherTests,
  ]
  expect([...followed, ...unfollowedModuleGuides].toSorted()).toEqual(moduleGuides)
})

it("names the guides of other tests in these tests", () => {
  const texts = [
    "practice-guides.ts",
    "storefront-guides.test.ts",
    "cart-guides.test.ts",
  ].map((name) => fs.readFileSync(new URL(name, import.meta.url), "utf8"))
  const named = texts
    .join("\n")
    .replaceAll("${guides}", "modules/carts-and-checkout/storefront")
  expect(followedByOtherTests.filter((page) => !named.includes(page))).toEqual([])
})

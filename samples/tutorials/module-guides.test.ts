import fs from "node:fs"
import { tmpdir } from "node:os"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import {
  startBatchJobs,
  type BatchJobs,
} from "@stheno/core/internal/commerce/store/batch-jobs/index.ts"
import { programOf } from "@stheno/create-medusa-app/internal/testing/read-page.ts"
import { serveEngine, type ServedEngine } from "@stheno/testing/serve-engine.ts"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { makeMember } from "../run-sample.ts"
import { stable } from "../stable.ts"
import { openCurlReader } from "./curl-reader.ts"
import {
  explainedWith,
  followedByOtherTests,
  followedModuleGuides,
  followedWithTokens,
  moduleGuides,
  pageWithTable,
  withoutCurl,
} from "./module-guides.ts"
import { programPages, projectPages } from "./pages.ts"
import { told } from "./practice-guides.ts"
import { runGuide, shownBy, type GuideProgram } from "./run-guide.ts"

vi.setConfig({ testTimeout: 180_000 })

const practice = "modules/orders/admin/practice-order"
const { alone, afterSetUp, afterStore, afterOrder } = followedModuleGuides

let shop: TestApp
let server: ServedEngine
let jobs: BatchJobs
beforeEach(async () => {
  shop = await createTestApp()
  await makeMember(shop)
  server = await serveEngine(shop.engine)
  jobs = startBatchJobs(shop.engine, { pollInterval: 50 })
})
afterEach(async () => {
  await jobs.stop()
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

it("plugins/fulfillment/manual works in an empty store", async () => {
  await follow({ pages: ["plugins/fulfillment/manual"] })
})

it("the guides to publishable API keys work with a channel that another guide creates", async () => {
  const keys = "development/publishable-api-keys"
  const { returned } = await runGuide(server.baseUrl, {
    pages: [practice, "modules/sales-channels/storefront/use-sales-channels"],
    skips: ["place", "ship"],
    returns: {
      baseUrl: "baseUrl",
      publishableKey: "publishableKey",
      sales_channel: "sales_channel",
    },
  })
  const { sales_channel, ...values } = returned
  await follow({ pages: [`${keys}/storefront/use-in-requests`], values })
  await follow({
    pages: [`${keys}/admin/manage-publishable-api-keys`],
    values: { sales_channel },
  })
})

it.each(afterSetUp)("%s works after the setup that it links", async (page) => {
  await follow({ pages: [practice, page], skips: ["store", "place", "ship"] })
})

it.each(followedWithTokens)(
  "%s works with the token of the email",
  async (page, step, event) => {
    await follow({
      pages: [practice, page],
      skips: ["store", "place", "ship"],
      before: { [step]: ["token", async () => (await told(shop, event))["token"]] },
    })
  },
)

it(`${pageWithTable} works after the requests of its table`, async () => {
  const file = new URL(
    `../../apps/docs/content/${pageWithTable}.mdx`,
    import.meta.url,
  )
  const requests = [
    ...fs
      .readFileSync(file, "utf8")
      .matchAll(/^\| `POST (\S+)` \| (?:none|`(.+)`) \|$/gm),
  ]
  for (const [, path, body] of requests) {
    const { status } = await shop.admin("POST", path!, body && JSON.parse(body))
    expect([path, status]).toEqual([path, 200])
  }
  await follow({
    pages: [practice, pageWithTable],
    skips: ["store", "place", "ship"],
  })
})

it.each(Object.entries(explainedWith))(
  "%s explains with blocks of a guide that a test follows",
  (page, guide) => {
    expect(programOf(guide)).toEqual(expect.arrayContaining(programOf(page)))
    expect([...afterStore, ...followedByOtherTests]).toContain(guide)
    const text = fs.readFileSync(
      new URL(`../../apps/docs/content/${page}.mdx`, import.meta.url),
      "utf8",
    )
    expect(text).toContain(`(/${guide})`)
  },
)

it.each(afterStore)("%s works after the store to practice with", async (page) => {
  await follow({ pages: [practice, page], skips: ["place", "ship"] })
})

it.each(afterOrder)("%s works after the order to practice with", async (page) => {
  await follow({ pages: [practice, page], skips: ["ship"] })
})

it.each(afterStore.filter((page) => !withoutCurl.includes(page)))(
  "the curl tabs of %s work after the store to practice with",
  async (page) => {
    const reader = openCurlReader(tmpdir(), server.baseUrl)
    try {
      await reader.follow(practice, { skips: ["place", "ship"] })
      await reader.follow(page)
    } finally {
      reader.close()
    }
  },
)

it("a test follows each guide of the modules", () => {
  const followed = [
    ...alone,
    ...afterSetUp,
    ...afterStore,
    ...afterOrder,
    ...followedWithTokens.map(([page]) => page),
    ...Object.keys(explainedWith),
    ...[...projectPages, ...programPages].filter((page) =>
      page.startsWith("modules/"),
    ),
    pageWithTable,
    ...followedByOtherTests,
  ]
  expect(followed.toSorted()).toEqual(moduleGuides)
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

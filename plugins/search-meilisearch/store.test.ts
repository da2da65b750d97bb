import { afterAll, beforeAll, expect, it, vi } from "vitest"
import type { TestShop } from "@stheno/server/testing"
import { stubSampleEnv } from "../testing/sample-env.ts"
import { startSampleShop } from "../testing/sample-shop.ts"
import { masterKey, startMeilisearch, type MeilisearchStandIn } from "./testing/meilisearch-stand-in.ts"

let service: MeilisearchStandIn
let shop: TestShop

beforeAll(async () => {
  service = await startMeilisearch()
  stubSampleEnv("search-meilisearch", { MEILISEARCH_HOST: service.url, MEILISEARCH_API_KEY: masterKey })
  shop = await startSampleShop("search-meilisearch")
})
afterAll(async () => {
  await shop.stop()
  await service.close()
  vi.unstubAllEnvs()
})

async function admin(path: string, body?: object, method = body ? "POST" : "GET") {
  const response = await shop.admin(path, { method, ...(body && { body }) })
  const answer = (await response.json()) as Record<string, Record<string, string>>
  expect([path, response.status, answer["message"]]).toEqual([path, 200, undefined])
  return answer
}

async function create(title: string, more: object = {}): Promise<string> {
  const { product } = await admin("/admin/products", { title, status: "published", ...more })
  return product!["id"]!
}

async function find(q: string, more: object = {}, headers: Record<string, string> = {}) {
  const response = await shop.fetch("/store/products/search", { body: { q, ...more }, headers })
  return {
    status: response.status,
    body: (await response.json()) as { hits: { id: string; title: string }[] },
  }
}

const idsOf = async (q: string, headers?: Record<string, string>) =>
  (await find(q, {}, headers)).body.hits.map(({ id }) => id)

/** Waits until events have been delivered and indexed. */
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 45_000, interval: 100 })

it("finds products as they are created, published, changed and deleted", async () => {
  const cup = await create("Meadow cup")
  const draft = await create("Meadow draft", { status: "draft" })
  await eventually(async () => expect(await idsOf("meadow")).toEqual([cup]))
  await admin(`/admin/products/${draft}`, { status: "published" })
  await eventually(async () => expect((await idsOf("meadow")).toSorted()).toEqual([cup, draft].toSorted()))
  await admin(`/admin/products/${cup}`, { title: "Forest cup" })
  await eventually(async () => expect(await idsOf("meadow")).toEqual([draft]))
  expect(await idsOf("forest")).toEqual([cup])
  await admin(`/admin/products/${cup}`, undefined, "DELETE")
  await admin(`/admin/products/${draft}`, { status: "draft" })
  await eventually(async () => expect([...(await idsOf("forest")), ...(await idsOf("meadow"))]).toEqual([]))
})

it("fills pages with the products of the request's sales channel", async () => {
  const { sales_channel: fair } = await admin("/admin/sales-channels", { name: "Fair" })
  const web = [await create("Jug one"), await create("Jug two")]
  const atFair = await create("Jug of the fair", { sales_channels: [{ id: fair!["id"] }] })
  const { publishable_api_key: key } = await admin("/admin/publishable-api-keys", { title: "Fair" })
  await admin(`/admin/publishable-api-keys/${key!["id"]}/sales-channels/batch`, {
    sales_channel_ids: [{ id: fair!["id"] }],
  })
  const headers = { "x-publishable-api-key": key!["id"]! }
  await eventually(async () => expect(await idsOf("jug", headers)).toEqual([atFair]))
  expect((await find("jug", { limit: 1 }, headers)).body.hits.map(({ id }) => id)).toEqual([atFair])
  expect((await idsOf("jug")).toSorted()).toEqual(web.toSorted())
  // A product that joins the channel is found there too.
  await admin(`/admin/sales-channels/${fair!["id"]}/products/batch`, { product_ids: [{ id: web[0] }] })
  await eventually(async () => expect(await idsOf("jug", headers)).toHaveLength(2))
})

it("takes filters by the attributes of the configuration, and rejects others with 400", async () => {
  const bowl = await create("Filtered bowl", { type: { value: "Bowl" } })
  await create("Filtered plate", { type: { value: "Plate" } })
  await eventually(async () => expect(await idsOf("filtered")).toHaveLength(2))
  const found = await find("filtered", { filter: 'type_value = "Bowl"' })
  expect(found.body.hits.map(({ id }) => id)).toEqual([bowl])
  const rejected = await find("filtered", { filter: "metadata.cost > 5" })
  expect([rejected.status, rejected.body]).toMatchObject([400, { type: "invalid_data" }])
})

it("shows only the attributes of the configuration", async () => {
  await create("Narrow vase", { subtitle: "not displayed" })
  await eventually(async () => expect(await idsOf("narrow")).toHaveLength(1))
  const { body } = await find("narrow")
  expect(Object.keys(body.hits[0]!).toSorted()).toEqual(
    ["description", "handle", "id", "thumbnail", "title", "type_value"].toSorted(),
  )
})

it("catches up after an outage", async () => {
  service.failNext(...Array.from({ length: 4 }, () => ({ status: 503, body: { message: "down" } })))
  const id = await create("Outage pot")
  await eventually(async () => expect(await idsOf("outage")).toEqual([id]))
})

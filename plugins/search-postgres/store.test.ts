import { afterAll, beforeAll, expect, it, vi } from "vitest"
import type { TestShop } from "@stheno/server/testing"
import { startSampleShop } from "../testing/sample-shop.ts"

let shop: TestShop

beforeAll(async () => {
  shop = await startSampleShop("search-postgres")
})
afterAll(() => shop.stop())

async function admin(path: string, body?: object, method = body ? "POST" : "GET") {
  const response = await shop.admin(path, { method, ...(body && { body }) })
  const answer = (await response.json()) as Record<string, Record<string, string>>
  expect([path, response.status, answer["message"]]).toEqual([path, 200, undefined])
  return answer
}

/** A word that no other test and no earlier attempt of this one uses. */
const newWord = () =>
  `w${[...crypto.randomUUID().replaceAll("-", "")].map((each) => String.fromCharCode(97 + parseInt(each, 16))).join("")}`

async function create(title: string, more: object = {}): Promise<string> {
  const { product } = await admin("/admin/products", { title, status: "published", ...more })
  return product!["id"]!
}

async function find(q: string, more: object = {}, headers: Record<string, string> = {}) {
  const response = await shop.fetch("/store/products/search", { body: { q, ...more }, headers })
  return {
    status: response.status,
    body: (await response.json()) as { hits: { id: string }[]; count: number; message?: string },
  }
}

const idsOf = async (q: string, more?: object, headers?: Record<string, string>) =>
  (await find(q, more, headers)).body.hits.map(({ id }) => id).toSorted()

/** Waits until events have been delivered and indexed. */
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 45_000, interval: 100 })

it("finds products as they are created, published, changed and deleted", async () => {
  const [meadow, forest] = [newWord(), newWord()]
  const cup = await create(`${meadow} cup`)
  const draft = await create(`${meadow} draft`, { status: "draft" })
  await eventually(async () => expect(await idsOf(meadow)).toEqual([cup]))
  await admin(`/admin/products/${draft}`, { status: "published" })
  await eventually(async () => expect(await idsOf(meadow)).toEqual([cup, draft].toSorted()))
  await admin(`/admin/products/${cup}`, { title: `${forest} cup` })
  await eventually(async () => expect(await idsOf(meadow)).toEqual([draft]))
  expect(await idsOf(`${forest} cups`)).toEqual([cup])
  await admin(`/admin/products/${cup}`, undefined, "DELETE")
  await admin(`/admin/products/${draft}`, { status: "draft" })
  await eventually(async () => expect([...(await idsOf(forest)), ...(await idsOf(meadow))]).toEqual([]))
})

it("finds misspelled words, and takes filters", async () => {
  const word = newWord()
  const options = [{ title: "Size" }]
  const variants = [{ title: "Large", options: [{ value: "L" }], prices: [] }]
  const bowl = await create(`${word} bowl`, { type: { value: "Bowl" }, options, variants })
  await create(`${word} plate`, { type: { value: "Plate" } })
  await eventually(async () => expect(await idsOf(word)).toHaveLength(2))
  const misspelled = `${word.slice(0, 9)}${word[10]}${word[9]}${word.slice(11)}`
  expect(await idsOf(`${misspelled} bwol`)).toEqual([bowl])
  expect(await idsOf(word, { filter: { type_value: "Bowl", "options.Size": ["M", "L"] } })).toEqual([bowl])
  const rejected = await find(word, { filter: "type_value = Bowl" })
  expect([rejected.status, rejected.body]).toMatchObject([400, { type: "invalid_data" }])
})

it("fills pages with the products of the request's sales channel", async () => {
  const jug = newWord()
  const { sales_channel: fair } = await admin("/admin/sales-channels", { name: `Fair ${jug}` })
  const web = [await create(`${jug} one`), await create(`${jug} two`)]
  const atFair = await create(`${jug} of the fair`, { sales_channels: [{ id: fair!["id"] }] })
  const { publishable_api_key: key } = await admin("/admin/publishable-api-keys", { title: "Fair" })
  await admin(`/admin/publishable-api-keys/${key!["id"]}/sales-channels/batch`, {
    sales_channel_ids: [{ id: fair!["id"] }],
  })
  const headers = { "x-publishable-api-key": key!["id"]! }
  await eventually(async () => expect(await idsOf(jug, { limit: 1 }, headers)).toEqual([atFair]))
  await eventually(async () => expect(await idsOf(jug)).toEqual(web.toSorted()))
  expect((await find(jug, { limit: 1 })).body.count).toBe(2)
  await admin(`/admin/sales-channels/${fair!["id"]}/products/batch`, { product_ids: [{ id: web[0] }] })
  await eventually(async () => expect(await idsOf(jug, {}, headers)).toHaveLength(2))
})

it("finds products by the categories that a storefront shows, also by those above", async () => {
  const [above, below, word] = [newWord(), newWord(), newWord()]
  const vase = await create(`${word} vase`)
  const category = async (name: string, more: object) =>
    (await admin("/admin/product-categories", { name, handle: name, is_active: true, ...more }))[
      "product_category"
    ]!["id"]!
  const parent = await category(above, {})
  const child = await category(below, { parent_category_id: parent })
  await admin(`/admin/product-categories/${child}/products/batch`, { product_ids: [{ id: vase }] })
  // The change of a category has an event; otherwise the job finds the product within five minutes.
  await admin(`/admin/product-categories/${child}`, { metadata: { season: "all" } })
  await eventually(async () => expect(await idsOf(below)).toEqual([vase]))
  expect(await idsOf(above)).toEqual([vase])
  expect(await idsOf(word, { filter: { category_handle: above } })).toEqual([vase])
  await admin(`/admin/product-categories/${child}`, { is_internal: true })
  await eventually(async () => expect(await idsOf(below)).toEqual([]))
  expect(await idsOf(word)).toEqual([vase])
})

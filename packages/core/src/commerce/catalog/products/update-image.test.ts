import { expect } from "@stheno/testing/expect.ts"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { afterAll, beforeAll, beforeEach, describe, test } from "vitest"
import { addedProductOperations } from "./routes.admin-added.ts"

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp({ config: { responseCacheSize: 8 * 1024 ** 2 } }, addedProductOperations)
})
afterAll(() => shop.close())

interface Answer {
  readonly image: { readonly id: string; readonly url: string; readonly metadata: object | null }
  readonly message: string
}

async function update(product: string, image: string, body: unknown) {
  const answer = await shop.admin("POST", `/admin/products/${product}/images/${image}`, body)
  return { status: answer.status, body: JSON.parse(answer.text) as Answer }
}

const front = "https://example.com/front.webp"
const back = "https://example.com/back.webp"

let number = 0
async function createProduct(...images: string[]): Promise<string> {
  const title = `Cup ${number++}`
  return (await shop.admin("POST", "/admin/products", { title, status: "published", images })).body.product.id
}

async function imagesOf(id: string) {
  return (await shop.admin("GET", `/admin/products/${id}`)).body.product.images
}

let cup: string
let ids: string[]
let unique: string
beforeEach(async () => {
  unique = `https://example.com/${number}.webp`
  cup = await createProduct(unique, `${unique}?back`)
  ids = (await imagesOf(cup)).map(({ id }) => id)
})

describe("the metadata of an image", () => {
  test("are merged key by key, and an empty string removes a key", async () => {
    const first = await update(cup, ids[0]!, { metadata: { alt: "A cup", credit: "Ada" } })
    expect(first.status).toBe(200)
    expect(first.body.image).toMatchObject({
      id: ids[0],
      url: unique,
      metadata: { alt: "A cup", credit: "Ada" },
    })
    const next = await update(cup, ids[0]!, { metadata: { alt: "" } })
    expect(next.body.image.metadata).toEqual({ credit: "Ada" })
    expect((await imagesOf(cup))[1].metadata).toBeNull()
  })

  test("stay with the image while its URL stays", async () => {
    await update(cup, ids[0]!, { metadata: { alt: "A cup" } })
    const images = [`${unique}?back`, unique, `${unique}?new`]
    await shop.admin("POST", `/admin/products/${cup}`, { images })
    const [first, second, third] = await imagesOf(cup)
    expect([first, second, third]).toMatchObject([
      { id: ids[1], metadata: null },
      { id: ids[0], metadata: { alt: "A cup" } },
      { metadata: null },
    ])
    await shop.admin("POST", `/admin/products/${cup}`, { images: [] })
    await shop.admin("POST", `/admin/products/${cup}`, { images: [unique] })
    expect(await imagesOf(cup)).toMatchObject([{ id: ids[0], metadata: { alt: "A cup" } }])
  })

  test("are in the responses of the Store API at once", async () => {
    const read = async () => (await shop.request("GET", `/store/products/${cup}`)).body.product.images
    expect((await read())[0].metadata).toBeNull()
    await update(cup, ids[0]!, { metadata: { alt: "A cup" } })
    expect((await read())[0].metadata).toEqual({ alt: "A cup" })
    const { products } = (await shop.request("GET", `/store/products?id=${cup}`)).body
    expect(products[0].images[0].metadata).toEqual({ alt: "A cup" })
  })

  test("are shared by products with the same URL, and each of them emits an event", async () => {
    const other = await createProduct(unique)
    const before = (await shop.events()).length
    await update(cup, ids[0]!, { metadata: { alt: "A cup" } })
    expect((await imagesOf(other))[0]).toMatchObject({ id: ids[0], metadata: { alt: "A cup" } })
    const events = (await shop.events()).slice(before)
    expect(events.map(({ name }) => name)).toEqual(["product.updated", "product.updated"])
    expect(events.map(({ data }) => (data as { id: string }).id).toSorted()).toEqual([cup, other].toSorted())
  })
})

describe("a rejected request", () => {
  test("without an admin user", async () => {
    const path = `/admin/products/${cup}/images/${ids[0]}`
    expect((await shop.request("POST", path, { metadata: { alt: "No" } })).status).toBe(401)
    expect((await imagesOf(cup))[0].metadata).toBeNull()
    expect((await update(cup, ids[0]!, { metadata: { alt: "Yes" } })).status).toBe(200)
  })

  test("for a product or an image that does not exist, and for an image of another product", async () => {
    const other = await createProduct(front, back)
    const body = { metadata: { alt: "No" } }
    const answers = [
      await update("prod_unknown", ids[0]!, body),
      await update(cup, "img_unknown", body),
      await update(other, ids[0]!, body),
    ]
    expect(answers.map(({ status, body }) => [status, body.message])).toEqual([
      [404, "Product with id: prod_unknown was not found"],
      [404, "Image with id: img_unknown was not found"],
      [404, `Image with id: ${ids[0]} was not found`],
    ])
    expect((await imagesOf(cup))[0].metadata).toBeNull()
  })

  test.each([
    [{}, "metadata must be an object"],
    [{ metadata: "alt" }, "metadata must be an object"],
    [{ metadata: {}, url: front }, "property url should not exist"],
  ])("with %j", async (body, message) => {
    const answer = await update(cup, ids[0]!, body)
    expect([answer.status, answer.body.message]).toEqual([400, message])
  })
})

import pg from "pg"
import { expect } from "@stheno/testing/expect.ts"
import { afterAll, beforeAll, it, vi } from "vitest"
import type { TestShop } from "@stheno/server/testing"
import { review, reviewsOf } from "../../samples/plugins/product-reviews/storefront.ts"
import { startSampleShop } from "../testing/sample-shop.ts"
import {
  asAdmin,
  createCustomer,
  createProduct,
  createShippingOption,
  createSmallCatalog,
  createWarehouse,
  placeOrder,
  type SmallCatalog,
  type TestCustomer,
} from "../testing/small-catalog.ts"
import { readOptions } from "./src/options.ts"

let shop: TestShop
let catalog: SmallCatalog
let ada: TestCustomer
let grace: TestCustomer
let optionId: string

beforeAll(async () => {
  shop = await startSampleShop("product-reviews", { LOGIN_ATTEMPTS_PER_MINUTE: "0" })
  catalog = await createSmallCatalog(shop)
  await (await createWarehouse(shop, catalog.channelId)).stock(catalog.variantId, 50)
  optionId = await createShippingOption(shop, catalog.regionId)
  ada = await createCustomer(shop, "Ada")
  grace = await createCustomer(shop, "Grace")
})
afterAll(() => shop?.stop())

interface Review {
  readonly id: string
  readonly product_id: string
  readonly status: string
  readonly is_verified: boolean
}

/** What the tests read of the plugin's responses. */
interface Answer {
  readonly review: Review
  readonly reviews: readonly Review[]
  readonly product: object
}

const jsonOf = async <Body = Answer>(response: Response): Promise<Body & { status: number }> => ({
  ...((await response.json()) as Body),
  status: response.status,
})
interface Manifest {
  readonly extensions: readonly { readonly kind: string }[]
  readonly problems: unknown
}

const write = async (customer: TestCustomer, productId: string, body: object = { rating: 5 }) =>
  jsonOf(await customer.send(`/store/products/${productId}/reviews`, { method: "POST", body }))
const read = async (productId: string) => jsonOf(await shop.fetch(`/store/products/${productId}/reviews`))
const productOf = async (id: string) => (await jsonOf(await shop.fetch(`/store/products/${id}`))).product
const decide = (id: string, body: object) => asAdmin(shop, `/admin/reviews/${id}`, body)
const newProduct = async (title: string) => (await createProduct(shop, title, catalog.channelId)).productId

it("shows a review after an admin user has approved it, with the average on the product", async () => {
  const id = await newProduct("Oolong")
  const text = { rating: 4, title: "Good", content: "Warm and mild.", name: "A." }
  const { status, review: mine } = await write(ada, id, text)
  expect([status, mine.status, mine.is_verified]).toEqual([200, "pending", false])
  expect(await read(id)).toMatchObject({ reviews: [], count: 0, average: null })
  expect(await productOf(id)).toMatchObject({ review_count: 0, review_average: null })
  await decide(mine.id, { status: "approved", reply: "Thank you." })
  const { reviews, ...sums } = await read(id)
  expect(sums).toMatchObject({ count: 1, average: 4, ratings: { 1: 0, 4: 1, 5: 0 } })
  expect(reviews).toEqual([
    { id: mine.id, ...text, is_verified: false, reply: "Thank you.", created_at: expect.any(String) },
  ])
  const other = (await write(grace, id, { rating: 1 })).review
  await decide(other.id, { status: "approved" })
  expect(await productOf(id)).toMatchObject({ review_count: 2, review_average: 2.5 })
  await decide(other.id, { status: "rejected" })
  expect(await productOf(id)).toMatchObject({ review_count: 1, review_average: 4 })
})

it("publishes reviews of customers who ordered the product, as the configuration says", async () => {
  const order = await placeOrder(ada, { ...catalog, optionId })
  const verified = (await write(ada, catalog.productId)).review
  expect([verified.status, verified.is_verified]).toEqual(["approved", true])
  expect((await write(grace, catalog.productId)).review).toMatchObject({
    status: "pending",
    is_verified: false,
    name: "Grace",
  })
  await asAdmin(shop, `/admin/orders/${order}/cancel`, undefined, "POST")
  expect((await write(ada, catalog.productId)).review.is_verified).toBe(false)
})

it("keeps one review per customer and product: a new one replaces it, and is moderated again", async () => {
  const id = await newProduct("Sencha")
  const first = (await write(ada, id, { rating: 5 })).review
  await decide(first.id, { status: "approved" })
  const second = (await write(ada, id, { rating: 1, content: "Changed my mind." })).review
  expect([second.id, second.status]).toEqual([first.id, "pending"])
  expect(await read(id)).toMatchObject({ count: 0 })
  expect(await productOf(id)).toMatchObject({ review_count: 0, review_average: null })
})

it("counts a review that another transaction approves at the same time", async () => {
  const id = await newProduct("Assam")
  const [first, second] = [(await write(ada, id)).review, (await write(grace, id)).review]
  const database = new pg.Client(shop.databaseUrl)
  await database.connect()
  await database.query("begin")
  await database.query("select from product where id = $1 for update", [id])
  await database.query("update product_review set status = 'approved' where id = $1", [first.id])
  const decided = decide(second.id, { status: "approved" })
  await new Promise((resolve) => setTimeout(resolve, 1000))
  await database.query("commit")
  await database.end()
  await decided
  expect(await productOf(id)).toMatchObject({ review_count: 2, review_average: 5 })
})

it("lets customers read and delete their own reviews only", async () => {
  const id = await newProduct("Matcha")
  await write(ada, id)
  await write(grace, id)
  const own = async (customer: TestCustomer) =>
    (await jsonOf(await customer.send("/store/customers/me/reviews"))).reviews.filter(
      ({ product_id: product }) => product === id,
    )
  expect((await shop.fetch("/store/customers/me/reviews")).status).toBe(401)
  expect([(await own(ada)).length, (await own(grace)).length]).toEqual([1, 1])
  const path = `/store/products/${id}/reviews`
  expect((await shop.fetch(path, { method: "DELETE" })).status).toBe(401)
  expect((await shop.fetch(path, { body: { rating: 5 } })).status).toBe(401)
  expect((await ada.send(path, { method: "DELETE" })).status).toBe(200)
  expect([(await own(ada)).length, (await own(grace)).length]).toEqual([0, 1])
})

it("shows no email address, customer or status to anyone else", async () => {
  const id = await newProduct("Rooibos")
  const mine = (await write(ada, id)).review
  await decide(mine.id, { status: "approved" })
  const text = JSON.stringify([await read(id), await productOf(id)])
  expect(text).not.toMatch(/@|cus_|approved/)
  const expanded = await shop.fetch(`/store/products/${id}?expand=reviews`)
  expect(expanded.status).toBe(400)
})

it("moderates for admin users only", async () => {
  const id = await newProduct("Lapsang")
  const { id: reviewId } = (await write(ada, id)).review
  const path = `/admin/reviews/${reviewId}`
  const body = { status: "approved" }
  expect((await shop.fetch("/admin/reviews")).status).toBe(401)
  expect((await shop.fetch(path, { body })).status).toBe(401)
  expect((await ada.send(path, { method: "POST", body })).status).toBe(401)
  expect((await shop.fetch(path, { method: "DELETE" })).status).toBe(401)
  const listed = await asAdmin(shop, `/admin/reviews?product_id=${id}&status=pending`)
  expect(listed).toMatchObject({
    count: 1,
    reviews: [{ id: reviewId, email: ada.email, product_title: "Lapsang" }],
  })
  expect((await decide(reviewId, body)).review).toMatchObject(body)
  expect(await productOf(id)).toMatchObject({ review_count: 1 })
  await asAdmin(shop, path, undefined, "DELETE")
  expect(await productOf(id)).toMatchObject({ review_count: 0 })
  expect((await shop.admin(path, { body })).status).toBe(404)
})

it("checks the input", async () => {
  const id = await newProduct("Hojicha")
  const wrong = [{}, { rating: 0 }, { rating: 6 }, { rating: 4.5 }, { rating: "5" }]
  const long = { rating: 5, content: "x".repeat(5001) }
  for (const body of [...wrong, long, { rating: 5, status: "approved" }])
    expect([body, (await write(ada, id, body)).status]).toEqual([body, 400])
  expect((await shop.fetch(`/store/products/${id}/reviews?limit=1000`)).status).toBe(400)
  expect((await write(ada, id, { rating: 5, content: "x".repeat(5000) })).status).toBe(200)
})

it("accepts and shows reviews only of products that the storefront shows", async () => {
  const { productId } = await createProduct(shop, "Secret", catalog.channelId, { status: "draft" })
  expect([(await write(ada, productId)).status, (await read(productId)).status]).toEqual([404, 404])
  expect((await write(ada, "prod_none")).status).toBe(404)
  await asAdmin(shop, `/admin/products/${productId}`, { status: "published" })
  expect([(await write(ada, productId)).status, (await read(productId)).status]).toEqual([200, 200])
})

it("works as the documentation shows", async () => {
  const login = { email: ada.email, password: "a long password" }
  const { access_token: token } = await jsonOf<{ access_token: string }>(
    await shop.fetch("/store/auth/token", { body: login }),
  )
  const id = await newProduct("Genmaicha")
  expect(await review(shop.url, id, token)).toBe("pending")
  expect(await reviewsOf(shop.url, id)).toMatchObject({ count: 0, average: null })
})

it("removes the name of a deleted customer from their reviews, which stay", async () => {
  const joan = await createCustomer(shop, "Joan")
  const id = await newProduct("Keemun")
  const text = { rating: 4, title: "Smoky" }
  await write(joan, id, { ...text, name: "Joan" })
  await write(grace, id, { ...text, name: "Grace" })
  await asAdmin(shop, `/admin/customers/${joan.id}`, undefined, "DELETE")
  const database = new pg.Client({ connectionString: shop.databaseUrl })
  await database.connect()
  try {
    const names = async () => {
      const statement =
        "select title, name from product_review where product_id = $1 order by name nulls last"
      return (await database.query<{ title: string; name: string | null }>(statement, [id])).rows
    }
    await vi.waitFor(async () => {
      expect(await names()).toEqual([
        { title: "Smoky", name: "Grace" },
        { title: "Smoky", name: null },
      ])
    }, 20_000)
  } finally {
    await database.end()
  }
})

it("limits the reviews of one address", async () => {
  const limited = await startSampleShop("product-reviews", { LOGIN_ATTEMPTS_PER_MINUTE: "2" })
  try {
    const joan = await createCustomer(limited, "Joan")
    const statuses = []
    for (let n = 0; n < 3; n++) statuses.push((await write(joan, "prod_none")).status)
    expect(statuses).toEqual([404, 404, 429])
  } finally {
    await limited.stop()
  }
})

it("adds a page and a widget to the dashboard", async () => {
  const { extensions, problems } = await jsonOf<Manifest>(await shop.fetch("/app/extensions/manifest.json"))
  expect(problems).toEqual([])
  expect(extensions.map(({ kind }) => kind)).toEqual(["widget", "route"])
})

it("checks its options", () => {
  expect(() => readOptions({ auto_approve: true })).toThrow()
  expect(readOptions({})).toEqual({ auto_approve: "none", verified_only: false })
})

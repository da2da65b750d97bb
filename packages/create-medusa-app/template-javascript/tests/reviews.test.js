import { startTestShop } from "@stheno/server/testing"
import { afterAll, beforeAll, expect, it } from "vitest"

let shop
let productId

beforeAll(async () => {
  shop = await startTestShop()
  const response = await shop.admin("/admin/products", { body: { title: "Notebook" } })
  const { product } = await response.json()
  productId = product.id
})
afterAll(() => shop?.stop())

it("stores a review and lists it with its product", async () => {
  const review = { product_id: productId, rating: 5, text: "It lies flat." }
  const created = await shop.fetch("/store/reviews", { body: review })
  expect(created.status).toBe(200)

  const listed = await shop.fetch("/store/reviews?expand=product")
  expect(await listed.json()).toMatchObject({
    count: 1,
    reviews: [{ ...review, product: { title: "Notebook" } }],
  })
})

it("rejects a rating above five", async () => {
  const review = { product_id: productId, rating: 6, text: "Too good." }
  const response = await shop.fetch("/store/reviews", { body: review })
  expect(response.status).toBe(400)
})

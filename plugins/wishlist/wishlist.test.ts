import { SignJWT } from "jose"
import { expect } from "@stheno/testing/expect.ts"
import { afterAll, beforeAll, it, vi } from "vitest"
import type { TestShop } from "@stheno/server/testing"
import { wishlistOf } from "../../samples/plugins/wishlist/storefront.ts"
import { startSampleShop } from "../testing/sample-shop.ts"
import {
  asAdmin,
  createCustomer,
  createProduct,
  createSmallCatalog,
  type SmallCatalog,
  type TestCustomer,
} from "../testing/small-catalog.ts"
import { readOptions } from "./src/options.ts"

const secret = "a secret of the wishlists"
const serverSecret = "the secret of the server, as in v1"

let shop: TestShop
let catalog: SmallCatalog
let ada: TestCustomer
let grace: TestCustomer

beforeAll(async () => {
  vi.stubEnv("WISHLIST_JWT", secret)
  shop = await startSampleShop("wishlist", { JWT_SECRET: serverSecret })
  catalog = await createSmallCatalog(shop)
  ada = await createCustomer(shop, "Ada")
  grace = await createCustomer(shop, "Grace")
})
afterAll(() => shop?.stop())

interface Item {
  readonly title: string
  readonly quantity: number
}

/** What the tests read of a response. */
interface Answer {
  readonly customer: { readonly metadata: { readonly wishlist?: Item[] } | null }
  readonly share_token: string
  readonly wishlist: { readonly items: Item[]; readonly first_name: string }
  readonly message: string
}

const jsonOf = async (response: Promise<Response>) => {
  const answer = await response
  return { status: answer.status, body: (await answer.json()) as Answer }
}
const listOf = async (customer: TestCustomer) =>
  (await jsonOf(customer.send("/store/customers/me"))).body.customer.metadata?.wishlist ?? []
const add = (customer: TestCustomer, body: object = {}, id = "me") =>
  jsonOf(
    customer.send(`/store/customers/${id}/wishlist`, {
      method: "POST",
      body: { variant_id: catalog.variantId, quantity: 1, ...body },
    }),
  )
const clear = (customer: TestCustomer) =>
  customer.send("/store/customers/me", { method: "POST", body: { metadata: { wishlist: [] } } })

it("adds an item in the form that v1's plugin stored, and responds with the customer", async () => {
  const { status, body } = await add(ada, { quantity: 2, metadata: { for: "Grace" } }, ada.id)
  expect(status).toBe(200)
  expect(body.customer).toMatchObject({ id: ada.id, email: "ada@example.com" })
  expect(body.customer).not.toHaveProperty("password_hash")
  expect(body.customer.metadata?.wishlist).toEqual([
    {
      variant_id: catalog.variantId,
      title: "Green tea",
      description: "100 g",
      thumbnail: null,
      unit_price: 1900,
      quantity: 2,
      is_giftcard: false,
      allow_discounts: true,
      should_merge: true,
      is_return: false,
      includes_tax: false,
      metadata: { for: "Grace" },
      variant: expect.objectContaining({ id: catalog.variantId, product_id: catalog.productId }),
    },
  ])
  await clear(ada)
})

it("changes only the wishlist of the signed-in customer", async () => {
  expect((await add(grace, {}, ada.id)).status).toBe(404)
  const guest = await shop.fetch(`/store/customers/${ada.id}/wishlist`, {
    body: { variant_id: catalog.variantId },
  })
  expect(guest.status).toBe(401)
  expect(await listOf(ada)).toEqual([])
  expect((await add(ada, {}, ada.id)).status).toBe(200)
  const remove = (customer: TestCustomer) =>
    customer.send(`/store/customers/${ada.id}/wishlist`, { method: "DELETE", body: { index: 0 } })
  expect((await remove(grace)).status).toBe(404)
  expect(await listOf(ada)).toHaveLength(1)
  expect((await remove(ada)).status).toBe(200)
  expect(await listOf(ada)).toEqual([])
})

it("accepts only variants that the storefront shows", async () => {
  const draft = await createProduct(shop, "Secret tea", catalog.channelId, { status: "draft" })
  expect((await add(ada, { variant_id: draft.variantId })).status).toBe(404)
  expect((await add(ada, { variant_id: "variant_none" })).status).toBe(404)
  expect(await listOf(ada)).toEqual([])
  await asAdmin(shop, `/admin/products/${draft.productId}`, { status: "published" })
  expect((await add(ada, { variant_id: draft.variantId })).status).toBe(200)
  await clear(ada)
})

it("rejects quantities and metadata that no storefront sends", async () => {
  const wrong = [
    { quantity: 0 },
    { quantity: 1.5 },
    { metadata: { text: "x".repeat(3000) } },
    { color: "red" },
  ]
  for (const body of wrong) expect([body, (await add(ada, body)).status]).toEqual([body, 400])
  expect(await listOf(ada)).toEqual([])
  expect((await add(ada, { quantity: 3, metadata: { text: "x".repeat(1000) } })).status).toBe(200)
  await clear(ada)
})

it("keeps the items of requests at the same time", async () => {
  const statuses = await Promise.all(
    [1, 2, 3, 4, 5].map(async (quantity) => (await add(ada, { quantity })).status),
  )
  expect(statuses).toEqual([200, 200, 200, 200, 200])
  const quantities = (await listOf(ada)).map(({ quantity }) => quantity)
  expect(quantities.toSorted()).toEqual([1, 2, 3, 4, 5])
  await clear(ada)
})

it("removes an item by its index, and not another one if the list has changed", async () => {
  const other = await createProduct(shop, "Black tea", catalog.channelId)
  await add(ada)
  await add(ada, { variant_id: other.variantId })
  const remove = (body: object) =>
    jsonOf(ada.send("/store/customers/me/wishlist", { method: "DELETE", body }))
  expect((await remove({ index: 2 })).status).toBe(400)
  expect((await remove({ index: -1 })).status).toBe(400)
  expect((await remove({})).status).toBe(400)
  expect((await remove({ index: 0, variant_id: other.variantId })).status).toBe(400)
  expect(await listOf(ada)).toHaveLength(2)
  expect((await remove({ index: 0, variant_id: catalog.variantId })).status).toBe(200)
  expect((await remove({ variant_id: other.variantId })).status).toBe(200)
  expect(await listOf(ada)).toEqual([])
})

it("limits the number of items", async () => {
  const wishlist = Array.from({ length: 100 }, () => ({ variant_id: catalog.variantId }))
  await grace.send("/store/customers/me", { method: "POST", body: { metadata: { wishlist } } })
  const full = await add(grace)
  expect([full.status, full.body.message]).toEqual([
    400,
    "The wishlist is full: it can have 100 items. Remove an item first.",
  ])
  await grace.send("/store/customers/me/wishlist", { method: "DELETE", body: { index: 0 } })
  expect((await add(grace)).status).toBe(200)
  await clear(grace)
})

it("accepts metadata that is not a list of items as an empty wishlist", async () => {
  await grace.send("/store/customers/me", { method: "POST", body: { metadata: { wishlist: "none" } } })
  expect((await add(grace)).body.customer.metadata?.wishlist).toHaveLength(1)
  await clear(grace)
})

const read = (token: string, path = "/store/wishlists") => jsonOf(shop.fetch(`${path}/${token}`))
const share = async (customer: TestCustomer) =>
  (await jsonOf(customer.send("/store/customers/me/wishlist/share-token", { method: "POST" }))).body
    .share_token
const sign = (claims: object, key: string) =>
  new SignJWT({ ...claims }).setProtectedHeader({ alg: "HS256" }).sign(new TextEncoder().encode(key))

it("shares a wishlist without the customer's data, and only items that are still published", async () => {
  const gone = await createProduct(shop, "Seasonal tea", catalog.channelId)
  await add(ada)
  await add(ada, { variant_id: gone.variantId })
  const token = await share(ada)
  const shared = (await read(token)).body.wishlist
  expect(Object.keys(shared)).toEqual(["items", "first_name"])
  expect(shared.first_name).toBe("Ada")
  expect(shared.items.map(({ title }) => title)).toEqual(["Green tea", "Seasonal tea"])
  expect((await read(token, "/wishlists")).body.wishlist).toEqual(shared)
  await asAdmin(shop, `/admin/products/${gone.productId}`, { status: "draft" })
  const later = (await read(token)).body.wishlist
  expect(later.items.map(({ title }) => title)).toEqual(["Green tea"])
})

it("shares nothing but what an item has", async () => {
  const wishlist = [
    { variant_id: catalog.variantId, title: "Mine", note: "secret" },
    { title: "no variant" },
    7,
  ]
  await grace.send("/store/customers/me", { method: "POST", body: { metadata: { wishlist, phone: "0123" } } })
  const { body } = await read(await share(grace))
  expect(body.wishlist.items).toEqual([{ variant_id: catalog.variantId, title: "Mine" }])
  await clear(grace)
})

it("reads links of v1's plugin, and no token that somebody else signed", async () => {
  const claims = { customer_id: ada.id }
  const forged = `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify(claims))}.`.replaceAll("=", "")
  const login = (await (
    await shop.fetch("/store/auth/token", { body: { email: ada.email, password: "a long password" } })
  ).json()) as { access_token: string }
  const wrong = [forged, login.access_token, await sign(claims, "another secret of somebody"), "x"]
  for (const token of wrong) expect([token, (await read(token)).status]).toEqual([token, 404])
  expect((await read(await sign(claims, serverSecret))).status).toBe(200)
  expect((await read(await sign({ customer_id: "cus_none" }, serverSecret))).status).toBe(404)
})

it("ends links, and those of v1's plugin", async () => {
  const old = await sign({ customer_id: ada.id }, serverSecret)
  const token = await share(ada)
  const end = (customer: TestCustomer) =>
    customer.send(`/store/customers/${ada.id}/wishlist/share-token`, { method: "DELETE" })
  expect((await end(grace)).status).toBe(404)
  expect((await read(token)).status).toBe(200)
  expect((await end(ada)).status).toBe(200)
  expect([(await read(token)).status, (await read(old)).status]).toEqual([404, 404])
  expect((await read(await share(ada))).status).toBe(200)
})

it("does not create a link before there is a wishlist", async () => {
  const joan = await createCustomer(shop, "Joan")
  const token = () => jsonOf(joan.send("/store/customers/me/wishlist/share-token", { method: "POST" }))
  expect((await token()).status).toBe(400)
  await add(joan)
  expect((await token()).status).toBe(200)
})

it("works as the documentation shows", async () => {
  const login = { email: grace.email, password: "a long password" }
  const { access_token: token } = (await (await shop.fetch("/store/auth/token", { body: login })).json()) as {
    access_token: string
  }
  const mine = wishlistOf(shop.url, token)
  expect(await mine.add(catalog.variantId)).toHaveLength(1)
  const link = await mine.share()
  const shareToken = link.replace("/wishlists/", "")
  expect((await mine.read(shareToken)).first_name).toBe("Grace")
  expect(await mine.remove(0)).toEqual([])
  await mine.endLinks()
  await expect(mine.read(shareToken)).rejects.toThrow("Invalid token")
})

it("checks its options", () => {
  expect(() => readOptions({ jwt_secret: "short" })).toThrow()
  expect(() => readOptions({ max_items: 0 })).toThrow()
  expect(readOptions({})).toEqual({ max_items: 100 })
})

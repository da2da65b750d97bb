import { SignJWT } from "jose"
import { expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import type { Reply } from "@stheno/testing/reply.ts"
import { takeDifferences, type V1Compatibility } from "../platform/kernel/v1-compatibility.ts"
import { v1Differences } from "./index.ts"

type Check = (shop: TestApp) => Promise<number | unknown>

const password = "lovelace1"
const manual = { payment_providers: ["manual"], fulfillment_providers: ["manual"] }

async function sendOk<Body>(answer: Promise<Reply<Body>>): Promise<Body> {
  const { status, body } = await answer
  expect([status, body.message]).toEqual([200, undefined])
  return body
}

const regionOf = async (shop: TestApp): Promise<string> => {
  const region = { name: "DK", currency_code: "eur", tax_rate: 0, countries: ["dk"], ...manual }
  await sendOk(shop.admin("POST", "/admin/store", { currencies: ["eur", "usd"] }))
  return (await sendOk(shop.admin("POST", "/admin/regions", region))).region.id
}

const cartOf = async (shop: TestApp, headers = {}): Promise<string> =>
  (await sendOk(shop.request("POST", "/store/carts", { region_id: await regionOf(shop) }, headers))).cart.id

async function register(shop: TestApp, email: string) {
  const body = { email, password, first_name: "A", last_name: "B" }
  const { customer } = await sendOk(shop.request("POST", "/store/customers", body))
  const { access_token } = await sendOk(shop.request("POST", "/store/auth/token", { email, password }))
  return { id: customer.id, headers: { authorization: `Bearer ${access_token}` } }
}

const sign = (secret: string, claims: Record<string, unknown>) =>
  new SignJWT(claims).setProtectedHeader({ alg: "HS256" }).sign(new TextEncoder().encode(secret))

const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status

/** What a store of each kind answers: first the default, then with v1's way. */
const both: Record<keyof V1Compatibility, { check: Check; safe: unknown; asInV1: unknown }> = {
  draftProductsById: {
    async check(shop) {
      const product = { title: "Draft", variants: [{ title: "One", prices: [], manage_inventory: false }] }
      const { id, variants } = (await sendOk(shop.admin("POST", "/admin/products", product))).product
      const variant = `/store/variants/${variants[0].id}` as const
      return [
        await statusOf(shop.request("GET", `/store/products/${id}`)),
        await statusOf(shop.request("GET", variant)),
        (await sendOk(shop.request("GET", `/store/variants?ids=${variants[0].id}`))).variants.length,
        (await sendOk(shop.request("GET", "/store/products"))).products.length,
      ]
    },
    safe: [404, 404, 0, 0],
    asInV1: [200, 200, 1, 0],
  },
  cartsAndOrdersOfOthers: {
    async check(shop) {
      const [ada, eve] = [await register(shop, "ada@example.com"), await register(shop, "eve@example.com")]
      const id = await cartOf(shop, ada.headers)
      expect(await statusOf(shop.request("GET", `/store/carts/${id}`, undefined, ada.headers))).toBe(200)
      const context = { context: { a: 1 } }
      return [
        await statusOf(shop.request("GET", `/store/carts/${id}`, undefined, eve.headers)),
        await statusOf(shop.request("POST", `/store/carts/${id}`, context, eve.headers)),
      ]
    },
    safe: [404, 404],
    asInV1: [200, 200],
  },
  customersOnCarts: {
    async check(shop) {
      const ada = await register(shop, "ada@example.com")
      const path = `/store/carts/${await cartOf(shop, ada.headers)}?expand=customer` as const
      expect((await sendOk(shop.request("GET", path, undefined, ada.headers))).cart.customer.id).toBe(ada.id)
      return (await sendOk(shop.request("GET", path))).cart.customer?.email ?? null
    },
    safe: null,
    asInV1: "ada@example.com",
  },
  accountsOnGuestCarts: {
    async check(shop) {
      const { id } = await register(shop, "ada@example.com")
      return statusOf(shop.request("POST", `/store/carts/${await cartOf(shop)}`, { customer_id: id }))
    },
    safe: 404,
    asInV1: 200,
  },
  addressesOfOthers: {
    async check(shop) {
      const [ada, eve] = [await register(shop, "ada@example.com"), await register(shop, "eve@example.com")]
      const address = { first_name: "A", last_name: "B", address_1: "Main Street 1", city: "Town" }
      const saved = { address: { ...address, postal_code: "1", country_code: "dk" } }
      const path = "/store/customers/me"
      await sendOk(shop.request("POST", `${path}/addresses`, saved, ada.headers))
      const office = { address: { ...saved.address, city: "Office" } }
      const { customer } = await sendOk(shop.request("POST", `${path}/addresses`, office, ada.headers))
      const [{ id }, { id: other }] = customer.shipping_addresses
      const named = { billing_address: id }
      expect(await statusOf(shop.request("POST", path, { billing_address: other }, ada.headers))).toBe(200)
      return [
        await statusOf(shop.request("POST", path, named, eve.headers)),
        await statusOf(shop.request("POST", `/store/carts/${await cartOf(shop)}`, { shipping_address: id })),
      ]
    },
    safe: [404, 404],
    asInV1: [200, 200],
  },
  hiddenCategoriesInTree: {
    async check(shop) {
      const category = async (body: object): Promise<string> =>
        (await sendOk(shop.admin("POST", "/admin/product-categories", body))).product_category.id
      const parent_category_id = await category({ name: "Open", is_active: true })
      await category({ name: "Shown", is_active: true, parent_category_id })
      await category({ name: "Hidden", is_active: false, parent_category_id })
      const roots = "/store/product-categories?parent_category_id=null"
      const { product_categories: tree } = await sendOk(
        shop.request("GET", `${roots}&include_descendants_tree=true`),
      )
      const { product_categories: list } = await sendOk(shop.request("GET", roots))
      return [tree.length, tree[0].category_children.length, list.length]
    },
    safe: [1, 1, 1],
    asInV1: [1, 2, 1],
  },
  removingFulfilledItems: {
    check: async (shop) => removeFulfilled(shop),
    safe: 400,
    asInV1: 200,
  },
  tokensOfV1: {
    async check(shop) {
      const { id } = await register(shop, "ada@example.com")
      const { password_hash: hash } = await shop.engine.db
        .selectFrom("customer")
        .select("password_hash")
        .where("id", "=", id)
        .executeTakeFirstOrThrow()
      const reset = {
        email: "ada@example.com",
        password: "babbage12",
        token: await sign(hash!, { customer_id: id }),
      }
      await shop.admin("POST", "/admin/invites", { user: "new@example.com", role: "member" })
      const [invite] = (await sendOk(shop.admin("GET", "/admin/invites"))).invites
      const claims = { invite_id: invite.id, user_email: "new@example.com" }
      const accept = (token: string) =>
        statusOf(
          shop.request("POST", "/admin/invites/accept", {
            token,
            user: { first_name: "N", last_name: "W", password },
          }),
        )
      const foreign = await sign("another-secret", claims)
      expect(await accept(foreign)).toBe(400)
      return [
        await statusOf(shop.request("POST", "/store/customers/password-reset", reset)),
        await accept(await sign(shop.engine.config.jwtSecret, claims)),
      ]
    },
    safe: [401, 400],
    asInV1: [200, 200],
  },
  variantsOfOtherProducts: {
    async check(shop) {
      const make = async (title: string) => {
        const variants = [{ title: "One", prices: [], manage_inventory: false }]
        return (await sendOk(shop.admin("POST", "/admin/products", { title, variants }))).product
      }
      const [shirt, mug] = [await make("Shirt"), await make("Mug")]
      const path = `/admin/products/${shirt.id}/variants/${mug.variants[0].id}` as const
      const { deleted, product } = await sendOk(shop.admin("DELETE", path))
      const { variants } = (await sendOk(shop.admin("GET", `/admin/products/${mug.id}`))).product
      return [deleted, product.id === shirt.id, product.variants.length, variants.length]
    },
    safe: [true, true, 1, 1],
    asInV1: [true, true, 1, 0],
  },
  shortPasswords: {
    check: async (shop) =>
      statusOf(
        shop.request("POST", "/store/customers", {
          email: "ada@example.com",
          password: "test",
          first_name: "A",
          last_name: "B",
        }),
      ),
    safe: 400,
    asInV1: 200,
  },
}

/** Orders two shirts, packs one, and takes the line away with an edit. */
async function removeFulfilled(shop: TestApp): Promise<number> {
  const region_id = await regionOf(shop)
  const profiles = await sendOk(shop.admin("GET", "/admin/shipping-profiles"))
  const option = {
    name: "Post",
    region_id,
    provider_id: "manual",
    data: {},
    price_type: "flat_rate",
    amount: 0,
    profile_id: profiles.shipping_profiles.find(({ type }) => type === "default").id,
  }
  const { shipping_option } = await sendOk(shop.admin("POST", "/admin/shipping-options", option))
  const prices = [{ currency_code: "eur", amount: 1000 }]
  const shirt = {
    title: "Shirt",
    status: "published",
    variants: [{ title: "S", prices, manage_inventory: false }],
  }
  const { product } = await sendOk(shop.admin("POST", "/admin/products", shirt))
  const draft = {
    email: "ada@example.com",
    region_id,
    items: [
      { variant_id: product.variants[0].id, quantity: 2 },
      { title: "Wrapping", unit_price: 100, quantity: 1 },
    ],
    shipping_methods: [{ option_id: shipping_option.id }],
  }
  const shirtOf = (lines: { id: string; title: string }[]) => lines.find(({ title }) => title === "Shirt")!.id
  const { draft_order } = await sendOk(shop.admin("POST", "/admin/draft-orders", draft))
  const { order } = await sendOk(shop.admin("POST", `/admin/draft-orders/${draft_order.id}/pay`))
  const items = [{ item_id: shirtOf(order.items), quantity: 1 }]
  await sendOk(shop.admin("POST", `/admin/orders/${order.id}/fulfillment`, { items }))
  const { order_edit: edit } = await sendOk(shop.admin("POST", "/admin/order-edits", { order_id: order.id }))
  const path = `/admin/order-edits/${edit.id}` as const
  const removed = await shop.admin("DELETE", `${path}/items/${shirtOf(edit.items)}`)
  const confirmed = await shop.admin("POST", `${path}/confirm`)
  expect(confirmed.status).toBe(200)
  const { order: after } = await sendOk(shop.admin("GET", `/admin/orders/${order.id}`))
  expect(after.items).toHaveLength(removed.status === 200 ? 1 : 2)
  return removed.status
}

test.each(Object.entries(both))("%s: the default, and v1's way", async (setting, { check, safe, asInV1 }) => {
  for (const [isOn, expected] of [
    [false, safe],
    [true, asInV1],
  ]) {
    const shop = await createTestApp({
      config: { loginAttemptsPerMinute: 0, v1Compatibility: { [setting]: isOn } },
    })
    try {
      expect([isOn, await check(shop)]).toEqual([isOn, expected])
      // The doctor names the differences that requests met.
      const met = [...takeDifferences(shop.engine).keys()]
      expect(met).toEqual(isOn ? [] : [setting])
    } finally {
      await shop.close()
    }
  }
})

test("a category tree counts as different only if it lacks a category", async () => {
  const shop = await createTestApp()
  try {
    const category = async (body: object): Promise<string> =>
      (await sendOk(shop.admin("POST", "/admin/product-categories", body))).product_category.id
    const [open, other] = [
      await category({ name: "Open", is_active: true }),
      await category({ name: "Other", is_active: true }),
    ]
    const shown = await category({ name: "Shown", is_active: true, parent_category_id: other })
    const below = await category({ name: "Below", is_active: false, parent_category_id: shown })
    await category({ name: "Furthest", is_active: true, parent_category_id: below })
    const treesOf = async (parent: string): Promise<unknown> => {
      const path = `/store/product-categories?parent_category_id=${parent}&expand=parent_category,category_children`
      const { body } = await shop.request(
        "GET",
        `${path}&include_descendants_tree=true` as "/store/product-categories",
      )
      return [body.product_categories.length, Object.fromEntries(takeDifferences(shop.engine))]
    }
    expect(await treesOf(open)).toEqual([0, {}])
    await category({ name: "Within", is_active: true, parent_category_id: open })
    expect(await treesOf(open)).toEqual([1, {}])
    expect(await treesOf(other)).toEqual([1, { hiddenCategoriesInTree: 1 }])
    expect(await treesOf("null")).toEqual([2, { hiddenCategoriesInTree: 1 }])
    // A page of subcategories of a hidden one, whose parent is not part of the tree.
    expect(await treesOf(below)).toEqual([1, {}])
  } finally {
    await shop.close()
  }
})

test("each setting has one entry, and each entry has a unique name and is complete", () => {
  const settings = v1Differences.flatMap(({ setting }) => setting ?? [])
  expect(settings.toSorted()).toEqual(Object.keys(both).toSorted())
  const ids = v1Differences.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { id, when, v1, stheno, why } of v1Differences)
    expect([id, [when, v1, stheno, why].every((text) => text.length > 3)]).toEqual([id, true])
})

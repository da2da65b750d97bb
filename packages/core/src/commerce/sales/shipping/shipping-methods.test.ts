import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { createApp } from "../../../app.ts"
import { createEngine } from "../../../create-engine.ts"
import type { Engine } from "../../../platform/http/engine.ts"
import { newId } from "../../../platform/kernel/ids.ts"
import type { ProviderData } from "../../../platform/kernel/provider-data.ts"
import type { FulfillmentProvider } from "../../../platform/kernel/providers.ts"
import {
  addCustomOptions,
  cartShippingOptionsOperation,
  createShippingMethod,
  deleteShippingMethods,
  offerForCart,
  optionsForCart,
} from "./index.ts"
import { manualFulfillmentProvider } from "./manual-provider.ts"

/** Charges 7 per item, stores its data in upper case, and fails on carts with a bad word. */
const carrier: FulfillmentProvider = {
  ...manualFulfillmentProvider,
  id: "carrier",
  canCalculate: async () => true,
  validateData: async (_option, data) => ({ point: String(data.point ?? "none").toUpperCase() }),
  async calculatePrice(_option, _data, cart: ProviderData) {
    if (cart.email === "broken") throw new Error("carrier is down")
    return 7 * ((cart.items as unknown[] | undefined)?.length ?? 0)
  },
}

let shop: TestApp
let engine: Engine
let region: string
let profile: string
let product: string

beforeAll(async () => {
  shop = await createTestApp()
  const { db } = shop.engine
  engine = createEngine({ db, fulfillmentProviders: [carrier] })
  await db.insertInto("fulfillment_provider").values({ id: "carrier" }).execute()
  region = await newRegion("Here")
  const created = await shop.admin("POST", "/admin/shipping-profiles", { name: "Own", type: "custom" })
  profile = created.body.shipping_profile.id
  product = newId("prod")
  await db.insertInto("product").values({ id: product, title: "Chair", handle: "chair" }).execute()
  await db
    .insertInto("product_shipping_profile")
    .values({ product_id: product, profile_id: profile })
    .execute()
})
afterAll(() => shop.close())

async function newRegion(name: string): Promise<string> {
  const { body } = await shop.admin("POST", "/admin/regions", {
    name,
    currency_code: "usd",
    tax_rate: 10,
    payment_providers: [],
    fulfillment_providers: ["manual", "carrier"],
    countries: [],
  })
  return body.region.id
}

async function newOption(name: string, more: object = {}): Promise<string> {
  const { db } = shop.engine
  const id = newId("so")
  await db
    .insertInto("shipping_option")
    .values({
      id,
      name,
      region_id: region,
      profile_id: profile,
      provider_id: "manual",
      price_type: "flat_rate",
      amount: 500,
      data: "{}",
      ...more,
    })
    .execute()
  return id
}

async function require(optionId: string, type: "min_subtotal" | "max_subtotal", amount: number) {
  const row = { id: newId("sor"), shipping_option_id: optionId, type, amount }
  await shop.engine.db.insertInto("shipping_option_requirement").values(row).execute()
}

async function newCart(more: object = {}) {
  const id = newId("cart")
  await shop.engine.db.insertInto("cart").values({ id, region_id: region }).execute()
  return {
    id,
    region_id: region,
    subtotal: 1000,
    item_tax_total: 100,
    items: [
      { product_id: product },
      { variant: { product_id: product } },
      { product_id: null, variant: null },
    ],
    ...more,
  }
}

const context = () => ({ db: shop.engine.db, engine })

test("a cart is offered what its products, its subtotal and its region allow", async () => {
  await newOption("Post")
  const min = await newOption("Above 1000")
  await require(min, "min_subtotal", 1000)
  const max = await newOption("Below 1000")
  await require(max, "max_subtotal", 1000)
  const gross = await newOption("Above 1100 gross", { includes_tax: true })
  await require(gross, "min_subtotal", 1100)
  await newOption("Back", { is_return: true })
  await newOption("Hidden", { admin_only: true })
  await newOption("Far", { region_id: await newRegion("Far") })
  await newOption("Deleted", { deleted_at: new Date() })
  const byDefault = await shop.engine.db
    .selectFrom("shipping_profile")
    .select("id")
    .where("type", "=", "default")
    .executeTakeFirstOrThrow()
  await newOption("Other profile", { profile_id: byDefault.id })
  await newOption("Carrier", { provider_id: "carrier", price_type: "calculated", amount: null })
  const { result, statements } = await shop.countStatements(async () =>
    optionsForCart(context(), await newCart()),
  )
  expect(result.map(({ name, amount }) => [name, amount])).toEqual([
    ["Post", 500],
    ["Above 1000", 500],
    ["Above 1100 gross", 500],
    ["Carrier", 21],
  ])
  expect(result[0]).toMatchObject({ profile: { id: profile }, requirements: [] })
  expect(statements.filter((text) => text.startsWith("select"))).toHaveLength(3)
  const broken = await optionsForCart(context(), await newCart({ email: "broken" }))
  expect(broken.map(({ name }) => name)).not.toContain("Carrier")
  expect(await optionsForCart(context(), await newCart({ items: [] }))).toEqual([])
})

test("a cart with custom options is offered these, at their prices", async () => {
  const [post, express] = [await newOption("Custom post"), await newOption("Custom express")]
  const cart = await newCart()
  await addCustomOptions(shop.engine.db, cart.id, [{ option_id: post, price: 0 }])
  expect((await optionsForCart(context(), cart)).map(({ id, amount }) => [id, amount])).toEqual([[post, 0]])
  const offer = (cartId: string, optionId: string) => offerForCart(shop.engine.db, { cartId, optionId }, {})
  expect(await offer(cart.id, post)).toMatchObject({ option: { id: post, requirements: [] }, price: 0 })
  const notOffered = { type: "invalid_data", message: "Wrong shipping option" }
  await expect(offer(cart.id, express)).rejects.toMatchObject(notOffered)
  await expect(offer(cart.id, "so_unknown")).rejects.toMatchObject(notOffered)
  expect((await offer("cart_other", express)).price).toBeUndefined()
  await expect(offer("cart_other", "so_unknown")).rejects.toMatchObject({ type: "not_found" })
})

test("a method is priced by the option, the provider, or the caller", async () => {
  const cart = await newCart()
  const owner = { cart_id: cart.id }
  const flat = await newOption("Flat", { includes_tax: true })
  const method = await createShippingMethod(context(), {
    option: flat,
    data: { note: "ring" },
    cart,
    owner,
  })
  expect(method).toMatchObject({
    cart_id: cart.id,
    order_id: null,
    price: 500,
    data: { note: "ring" },
    includes_tax: true,
    shipping_option: { id: flat },
  })
  const calculated = { provider_id: "carrier", price_type: "calculated", amount: null }
  const optionId = await newOption("Calculated", calculated)
  expect(
    await createShippingMethod(context(), { option: optionId, data: { point: "b1" }, cart, owner }),
  ).toMatchObject({
    price: 14 + 7,
    data: { point: "B1" },
  })
  expect(await createShippingMethod(context(), { option: optionId, price: 0, owner })).toMatchObject({
    price: 0,
    data: { point: "NONE" },
  })
})

test("a method that the cart cannot have is refused, a way back is not", async () => {
  const cart = await newCart()
  const owner = { cart_id: cart.id }
  const far = await newRegion("Farther")
  const dear = await newOption("Dear")
  await require(dear, "min_subtotal", 1001)
  const refused = (optionId: string) => createShippingMethod(context(), { option: optionId, cart, owner })
  await expect(refused(dear)).rejects.toMatchObject({ type: "not_allowed" })
  await expect(refused(await newOption("Far", { region_id: far }))).rejects.toMatchObject({
    type: "invalid_data",
    message: "The shipping option is not available in the cart's region",
  })
  await expect(refused("so_x")).rejects.toMatchObject({ message: "Shipping Option with so_x was not found" })
  const back = await newOption("Back", { is_return: true, region_id: far })
  expect((await refused(back)).price).toBe(500)
  expect((await createShippingMethod(context(), { option: dear, owner })).price).toBe(500)
})

test("methods go with their tax lines", async () => {
  const { db } = shop.engine
  const cart = await newCart()
  const optionId = await newOption("Taxed")
  const method = await createShippingMethod(context(), { option: optionId, owner: { cart_id: cart.id } })
  const line = { id: newId("smtl"), shipping_method_id: method.id, rate: 1, name: "t", code: "t" }
  await db.insertInto("shipping_method_tax_line").values(line).execute()
  await deleteShippingMethods(db, [method.id])
  expect(
    await db.selectFrom("shipping_method").select("id").where("cart_id", "=", cart.id).execute(),
  ).toEqual([])
  await deleteShippingMethods(db, [])
})

test("the list for a cart shows prices with tax", async () => {
  const operation = {
    ...cartShippingOptionsOperation(async () => newCart()),
    path: "/store/test-options/{cart_id}",
  }
  const app = createApp(engine, [operation])
  const response = await app.fetch(new Request("http://localhost:9000/store/test-options/cart_1"))
  expect(response.status).toBe(200)
  const { shipping_options } = (await response.json()) as { shipping_options: Record<string, unknown>[] }
  expect(shipping_options.find(({ name }) => name === "Carrier")).toMatchObject({
    amount: 21,
    price_incl_tax: 23,
    tax_amount: 2,
    tax_rates: [{ rate: 10, name: "default", code: "default" }],
  })
})

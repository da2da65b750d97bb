import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { openCartShop, type CartShop } from "../carts/testing/cart-shop.ts"
import type { PaymentProvider } from "../../../platform/kernel/payment-provider.ts"
import { resumeVoids } from "./resume-voids.ts"

/** A provider that sets money aside for the last mug just when it is gone. */
const canceled: string[] = []
let cancel: () => Promise<void>
const bank: PaymentProvider = {
  id: "bank",
  initiate: async () => ({ data: {} }),
  update: async (data) => data,
  authorize: async () => {
    await shop.setStock("variant_mug", 0)
    return { status: "authorized", data: { authorized: true } }
  },
  status: async () => "pending",
  remove: async () => ({}),
  capture: async (data) => data,
  refund: async (data) => data,
  cancel: async (data, call) => {
    canceled.push(call!.id)
    await cancel()
    return { ...data, canceled: true }
  },
}

let shop: CartShop
beforeAll(async () => {
  shop = await openCartShop([bank])
})
afterAll(() => shop.close())
beforeEach(async () => {
  canceled.length = 0
  await shop.setStock("variant_mug", 10)
})

async function refusedCart(): Promise<string> {
  const cart = await shop.readyCart({ variant_mug: 1 })
  await shop.post(`/store/carts/${cart}/payment-session`, { provider_id: "bank" })
  return cart
}

/** As if the calls had been made two minutes ago. */
const wait = () =>
  sql`update payment_call set started_at = started_at - interval '2 minutes'`.execute(shop.engine.db)

async function voidOf(cart: string) {
  const { rows } = await sql`
    select canceled_at is not null as canceled, data from payment where metadata ->> 'cart_id' = ${cart}`.execute(
    shop.engine.db,
  )
  return rows
}

test("what a stopped server was giving back is given back, once, under the same id", async () => {
  let stop = () => {}
  const isAsked = new Promise<void>((resolve) => {
    cancel = () => {
      resolve()
      return new Promise((_, reject) => (stop = () => reject(new Error("stopped"))))
    }
  })
  const cart = await refusedCart()
  const completing = shop.complete(cart)
  await isAsked
  cancel = async () => {}
  expect(await resumeVoids(shop.engine)).toBe(0)
  expect(canceled).toHaveLength(1)
  await wait()
  const twice = await Promise.all([resumeVoids(shop.engine), resumeVoids(shop.engine)])
  expect(twice.toSorted()).toEqual([0, 1])
  expect(canceled).toEqual([canceled[0], canceled[0]])
  expect(await voidOf(cart)).toEqual([{ canceled: true, data: { authorized: true, canceled: true } }])
  stop()
  expect((await completing).status).toBe(409)
  expect(await resumeVoids(shop.engine)).toBe(0)
  expect(await voidOf(cart)).toHaveLength(1)
})

test("a provider that was out of reach is asked again later", async () => {
  cancel = async () => {
    throw new Error("down")
  }
  const cart = await refusedCart()
  expect((await shop.complete(cart)).status).toBe(409)
  expect(await voidOf(cart)).toEqual([{ canceled: false, data: { authorized: true } }])
  await wait()
  expect(await resumeVoids(shop.engine)).toBe(0)
  cancel = async () => {}
  await wait()
  expect(await resumeVoids(shop.engine)).toBe(1)
  expect(await voidOf(cart)).toEqual([{ canceled: true, data: { authorized: true, canceled: true } }])
})

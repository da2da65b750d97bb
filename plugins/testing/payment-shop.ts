import { startTestShop, type TestShop } from "@stheno/server/testing"
import type { BodyTo, Reply, ReplyTo } from "@stheno/testing/reply.ts"
import fs from "node:fs"
import path from "node:path"
import { expect } from "vitest"

const projects = path.join(import.meta.dirname, "../.cache")

/** Sends a request, and returns its response with the body parsed. */
type Send = <Method extends string, Path extends string>(
  method: Method,
  to: Path,
  body?: object,
) => Promise<ReplyTo<Method, Path>>

/** A cart whose payment session has data of the provider, such as these strings. */
export type ReadyCart = BodyTo<"POST", "/store/carts/cart/payment-session">["cart"] & {
  readonly payment_session: { readonly data: Readonly<Record<"id" | "session_id" | "client_secret", string>> }
}

/** A store with one region and one product, whose customers pay with a plugin. */
export interface PaymentShop extends TestShop {
  readonly regionId: string
  /** sends a request as a guest */
  readonly guest: Send
  /** sends a request as the admin user */
  readonly merchant: Send
  /** a cart of one coat for 84.00 EUR with its shipping, whose payment session is selected; returns the cart */
  readyCart(providerId: string): Promise<ReadyCart>
  /** waits until a request of the admin user returns what is expected */
  until<Path extends string>(
    to: Path,
    isDone: (body: BodyTo<"GET", Path>) => boolean,
  ): Promise<BodyTo<"GET", Path>>
}

/**
 * Starts a store with a plugin.
 * @param plugin the entry in the configuration file
 * @param providerIds the payment providers of the region
 */
export async function startPaymentShop(
  plugin: { readonly resolve: string; readonly options: object },
  providerIds: readonly string[],
): Promise<PaymentShop> {
  fs.mkdirSync(projects, { recursive: true })
  const directory = fs.mkdtempSync(path.join(projects, "payment-shop-"))
  const remove = () => fs.rmSync(directory, { recursive: true, force: true })
  fs.writeFileSync(
    path.join(directory, "medusa-config.js"),
    `export default ${JSON.stringify({ plugins: [plugin] })}\n`,
  )
  fs.writeFileSync(path.join(directory, "package.json"), '{ "type": "module" }\n')
  try {
    const shop = await startTestShop({ directory })
    const stop = async () => {
      await shop.stop()
      remove()
    }
    return { ...(await stock(shop, providerIds)), stop }
  } catch (error) {
    remove()
    throw error
  }
}

/**
 * Adds a region, a shipping option and a product to a store.
 * @param providerIds the payment providers of the region
 */
export async function stock(shop: TestShop, providerIds: readonly string[]): Promise<PaymentShop> {
  const guest = senderOf(shop.fetch)
  const merchant = senderOf(shop.admin)
  const regionId = await openRegion(merchant, providerIds)
  const variantId = await addProduct(merchant)
  const until: PaymentShop["until"] = async (to, isDone) => {
    for (let tried = 0; tried < 200; tried++) {
      const { body } = await merchant("GET", to)
      if (isDone(body)) return body
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error(
      `${to} did not become what was expected: ${JSON.stringify((await merchant("GET", to)).body)}`,
    )
  }
  return {
    ...shop,
    regionId,
    guest,
    merchant,
    until,
    readyCart: (providerId) => fillCart(guest, { regionId, variantId, providerId }),
  }
}

function senderOf(send: TestShop["fetch"]): Send {
  return async (method, to, body) => {
    const response = await send(to, { method, ...(body && { body }) })
    const text = await response.text()
    // What the operation returns; the checks of answers hold it to its description.
    return { status: response.status, body: (text ? JSON.parse(text) : undefined) as never }
  }
}

async function ok<Body>(reply: Promise<Reply<Body>>): Promise<Body> {
  const { status, body } = await reply
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

async function openRegion(merchant: Send, providerIds: readonly string[]): Promise<string> {
  await ok(merchant("POST", "/admin/store/currencies/eur"))
  const { region } = await ok(
    merchant("POST", "/admin/regions", {
      ...{ name: "Europe", currency_code: "eur", tax_rate: 0, countries: ["dk"] },
      ...{ payment_providers: providerIds, fulfillment_providers: ["manual"] },
    }),
  )
  const { shipping_profiles } = await ok(merchant("GET", "/admin/shipping-profiles"))
  const profile = shipping_profiles.find(({ type }) => type === "default")
  await ok(
    merchant("POST", "/admin/shipping-options", {
      ...{ name: "Parcel", region_id: region.id, profile_id: profile.id, provider_id: "manual" },
      ...{ data: { id: "manual-fulfillment" }, price_type: "flat_rate", amount: 500 },
    }),
  )
  return region.id
}

async function addProduct(merchant: Send): Promise<string> {
  const { product } = await ok(
    merchant("POST", "/admin/products", {
      title: "Rain coat",
      status: "published",
      options: [{ title: "Size" }],
      variants: [
        {
          ...{ title: "S", sku: "COAT-S", manage_inventory: false, options: [{ value: "S" }] },
          prices: [{ currency_code: "eur", amount: 7900 }],
        },
      ],
    }),
  )
  return product.variants[0].id
}

async function fillCart(
  guest: Send,
  wanted: { readonly regionId: string; readonly variantId: string; readonly providerId: string },
): Promise<ReadyCart> {
  const items = [{ variant_id: wanted.variantId, quantity: 1 }]
  const { cart } = await ok(guest("POST", "/store/carts", { region_id: wanted.regionId, items }))
  const address = {
    ...{ first_name: "Ada", last_name: "Byron", address_1: "Main Street 1" },
    ...{ city: "Aarhus", postal_code: "8000", country_code: "dk" },
  }
  const email = `guest-${crypto.randomUUID()}@example.com`
  await ok(
    guest("POST", `/store/carts/${cart.id}`, { email, shipping_address: address, billing_address: address }),
  )
  const { shipping_options } = await ok(guest("GET", `/store/shipping-options/${cart.id}`))
  await ok(guest("POST", `/store/carts/${cart.id}/shipping-methods`, { option_id: shipping_options[0].id }))
  await ok(guest("POST", `/store/carts/${cart.id}/payment-sessions`))
  const chosen = await ok(
    guest("POST", `/store/carts/${cart.id}/payment-session`, { provider_id: wanted.providerId }),
  )
  return chosen.cart as ReadyCart
}

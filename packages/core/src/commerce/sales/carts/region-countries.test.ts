import { afterAll, beforeAll, expect, test } from "vitest"
import { openCartShop, type CartShop } from "./testing/cart-shop.ts"

let shop: CartShop
const regions: Record<string, string> = {}
beforeAll(async () => {
  shop = await openCartShop()
  const base = {
    currency_code: "usd",
    tax_rate: 0,
    payment_providers: ["manual"],
    fulfillment_providers: ["manual"],
  }
  for (const [name, countries] of Object.entries({ one: ["at"], two: ["no", "se"], three: ["fr", "it"] })) {
    const { body } = await shop.admin("POST", "/admin/regions", { ...base, name, countries })
    regions[name] = body.region.id
  }
})
afterAll(() => shop.close())

const addresses = (country_code: string) => ({
  shipping_address: { first_name: "A", country_code },
  billing_address: { first_name: "B", country_code },
})

interface Change {
  readonly region?: string
  readonly country_code?: string
  readonly shipping_address?: object
}

/** What a cart begins with, what changes, and the country and name of both addresses afterwards. */
const rows: readonly [string, Change, object | undefined, Change, readonly [unknown, unknown]][] = [
  [
    "several countries",
    { region: "one" },
    addresses("at"),
    { region: "two" },
    [
      [null, "A"],
      ["at", "B"],
    ],
  ],
  [
    "one of several",
    { region: "one" },
    addresses("at"),
    { region: "two", country_code: "no" },
    [
      ["no", "A"],
      ["at", "B"],
    ],
  ],
  [
    "one of several, no address",
    { region: "one" },
    undefined,
    { region: "two", country_code: "no" },
    [["no", null], undefined],
  ],
  [
    "the only country",
    { region: "two", country_code: "no" },
    undefined,
    { region: "one" },
    [["at", null], undefined],
  ],
  [
    "the only country, addresses",
    { region: "two" },
    addresses("se"),
    { region: "one" },
    [
      ["at", "A"],
      ["se", "B"],
    ],
  ],
  [
    "other countries",
    { region: "two" },
    addresses("se"),
    { region: "three" },
    [
      [null, "A"],
      ["se", "B"],
    ],
  ],
  [
    "the same region",
    { region: "two" },
    addresses("no"),
    { region: "two", country_code: "se" },
    [
      ["no", "A"],
      ["no", "B"],
    ],
  ],
  [
    "an address with a country",
    { region: "two" },
    addresses("no"),
    { region: "three", shipping_address: { first_name: "N", country_code: "it" } },
    [
      ["it", "N"],
      ["no", "B"],
    ],
  ],
  [
    "an address without one",
    { region: "two" },
    addresses("no"),
    { region: "three", shipping_address: { first_name: "N" } },
    [
      [null, "N"],
      ["no", "B"],
    ],
  ],
]

const bodyOf = ({ region, ...rest }: Change) => ({ ...rest, ...(region && { region_id: regions[region] }) })

// The answers of a v1.20.11 server to the same requests.
test.each(rows)("a cart moves to %s as in v1", async (_, start, given, change, [shipping, billing]) => {
  const { cart } = (await shop.post("/store/carts", bodyOf(start))).body
  if (given) expect((await shop.post(`/store/carts/${cart.id}`, given)).status).toBe(200)
  const { status, body } = await shop.post(`/store/carts/${cart.id}`, bodyOf(change))
  expect([status, body.message]).toEqual([200, undefined])
  const told = (address: { country_code: string; first_name: string } | null | undefined) =>
    address ? [address.country_code, address.first_name] : undefined
  expect([told(body.cart.shipping_address), told(body.cart.billing_address)]).toEqual([shipping, billing])
})

test("a country that the region does not have is refused, and nothing changes", async () => {
  const { cart } = (await shop.post("/store/carts", { region_id: regions.two, country_code: "se" })).body
  const move = (country_code: string) =>
    shop.post(`/store/carts/${cart.id}`, { region_id: regions.three, country_code })
  expect(await move("se")).toMatchObject({
    status: 400,
    body: { type: "not_allowed", message: "Country not available in region" },
  })
  const { body } = await shop.request("GET", `/store/carts/${cart.id}`)
  expect([body.cart.region_id, body.cart.shipping_address.country_code]).toEqual([regions.two, "se"])
  expect((await move("it")).body.cart.shipping_address.country_code).toBe("it")
})

import type { Cart } from "@stheno/js-client/store"
import { describe, expect, test } from "vitest"
import { choicesOf, totalsOf, variantName, dueOfCart, viewOfCart, withQuantity } from "@/lib/cart-view"

/** A cart of two lines, as the API returns it: its sums are without tax. */
function cart(country: string): Cart {
  const line = {
    id: "item_1",
    title: "Mug",
    description: "400 ml",
    variant_id: "variant_1",
    thumbnail: null,
    quantity: 2,
    unit_price: 1000,
    is_return: false,
    is_giftcard: false,
    subtotal: 1652,
    original_total: 2000,
    total: 1800,
    discount_total: 165,
    variant: {
      manage_inventory: true,
      allow_backorder: false,
      inventory_quantity: 3,
      product: { handle: "mug" },
    },
  }
  return {
    id: "cart_1",
    email: null,
    shipping_address: { country_code: country },
    region: {
      currency_code: "eur",
      countries: [{ iso_2: country, display_name: "X" }],
      payment_providers: [{ id: "manual" }, { id: "stripe" }, { id: "klarna-payments" }, { id: "wallet" }],
    },
    items: [line],
    discounts: [{ code: "TEN" }],
    gift_cards: [],
    shipping_methods: [{ shipping_option_id: "so_1", price: 500, total: 605 }],
    payment_sessions: [
      { provider_id: "stripe", is_selected: true, status: "pending", data: { client_secret: "s" } },
      { provider_id: "manual", is_selected: false, status: "pending", data: { status: "pending" } },
      { provider_id: "wallet", is_selected: false, status: "pending", data: { client_token: "t" } },
    ],
    subtotal: 1652,
    discount_total: 165,
    shipping_total: 500,
    tax_total: 418,
    gift_card_total: 0,
    gift_card_tax_total: 0,
    total: 2405,
  } as unknown as Cart
}

describe("where prices include tax", () => {
  test("all rows include it and add up to the total", () => {
    const { totals, includesTax, lines } = viewOfCart(cart("de"))
    expect(includesTax).toBe(true)
    expect(lines[0]).toMatchObject({ amount: 2000, discounted: 1800, stock: 3, handle: "mug" })
    expect(totals).toEqual({
      subtotal: 2000,
      discount: 200,
      shipping: 605,
      tax: 418,
      giftCards: 0,
      total: 2405,
    })
    expect(totals.subtotal - totals.discount + totals.shipping).toBe(totals.total)
  })

  test("options are shown with tax, the cheapest first, without those for returns", () => {
    const options = [
      { id: "b", name: "Express", amount: 1495, price_incl_tax: 1809, profile_id: "p" },
      { id: "a", name: "Parcel", amount: 595, price_incl_tax: 720, profile_id: "p" },
      { id: "r", name: "Return", amount: 0, price_incl_tax: 0, profile_id: "p", is_return: true },
    ] as never
    expect(choicesOf(options, true).map(({ id, amount }) => [id, amount])).toEqual([
      ["a", 720],
      ["b", 1809],
    ])
    expect(choicesOf(options, false)[0]?.amount).toBe(595)
  })

  test("options that need a pick-up point are left out", () => {
    const options = [true, false, undefined].map((needed, at) => ({
      ...{ id: `so_${at}`, name: "DHL", amount: 500, profile_id: "sp_1" },
      data: needed === undefined ? {} : { require_drop_point: needed },
    })) as never
    expect(choicesOf(options, true).map(({ id }) => id)).toEqual(["so_1", "so_2"])
  })
})

test("where tax is added, rows are without it", () => {
  const { totals, includesTax, lines } = viewOfCart(cart("us"))
  expect(includesTax).toBe(false)
  expect(lines[0]).toMatchObject({ amount: 1652, discounted: 1487 })
  expect(totals).toEqual({
    subtotal: 1652,
    discount: 165,
    shipping: 500,
    tax: 418,
    giftCards: 0,
    total: 2405,
  })
})

test("a gift card that pays everything leaves nothing to pay, also when its tax was rounded up", () => {
  const paid = { gift_card_total: 1988, gift_card_tax_total: 418, total: -1 }
  const { totals } = viewOfCart({ ...cart("de"), ...paid } as Cart)
  expect(totals).toMatchObject({ giftCards: 2405, discount: 200, total: 0 })
  // Of an exchange, a negative total is what the customer gets back.
  expect(viewOfCart({ ...cart("de"), total: -500 } as Cart).totals.total).toBe(-500)
})

test("providers whose payments need a form that is missing here are left out", () => {
  expect(viewOfCart(cart("de")).providers).toEqual(["manual", "stripe"])
})

test("only the client secret of a payment reaches the browser", () => {
  expect(viewOfCart(cart("de")).payment).toEqual({
    ...{ providerId: "stripe", status: "pending", clientSecret: "s" },
    ...{ redirectUrl: null, progress: "open", categories: [] },
  })
  expect(JSON.stringify(viewOfCart(cart("de")))).not.toContain("payment_sessions")
})

test("Klarna gets the billing address, if it is in the country of the purchase", () => {
  const view = viewOfCart(cart("de"))
  const address = { ...fields, country_code: "de" }
  const payerWith = (given: Partial<typeof view>) =>
    dueOfCart({ ...view, email: "ada@example.com", countryCode: "de", ...given }).payer
  expect(payerWith({ billingAddress: address })).toMatchObject({ given_name: "Ada", country: "DE" })
  expect(payerWith({ shippingAddress: address, billingAddress: null })).toMatchObject({ country: "DE" })
  expect(payerWith({ billingAddress: { ...address, country_code: "fr" } })).toBeUndefined()
})

const fields = {
  ...{ first_name: "Ada", last_name: "Vermeer", company: "", phone: "", address_2: "", province: "" },
  ...{ address_1: "Lindenstraße 8", postal_code: "10969", city: "Berlin" },
}

describe("while a change is on its way", () => {
  test("the line, the count and the total change with the quantity", () => {
    const before = viewOfCart(cart("de"))
    const after = withQuantity(before, "item_1", 3)
    expect(after.lines[0]).toMatchObject({ quantity: 3, amount: 3000, discounted: 2700 })
    expect(after.count).toBe(3)
    expect(after.totals).toMatchObject({ subtotal: 3000, discount: 300, total: 3305 })
  })

  test("a line with the quantity 0 leaves the cart", () => {
    expect(withQuantity(viewOfCart(cart("de")), "item_1", 0).lines).toEqual([])
  })
})

test("a variant that is the only one has no name", () => {
  expect(variantName({ title: "Mug", description: "Default" })).toBeNull()
  expect(variantName({ title: "Mug", description: "Mug" })).toBeNull()
  expect(variantName({ title: "Mug", description: "400 ml" })).toBe("400 ml")
})

test("the sums of an order without lines are its total", () => {
  expect(totalsOf({ items: [], total: 0, shipping_methods: [] }, true)).toMatchObject({
    subtotal: 0,
    total: 0,
  })
})

import { describe, expect, it } from "vitest"
import { stateOf as discountState } from "./discounts/discount-states.tsx"
import { addressOf, pathBelow } from "./extensions/addresses.ts"
import { addressLines, addressValues } from "./orders/address-fields.ts"
import { newestFirst } from "./orders/order-events.ts"
import {
  capturedOf,
  cancelRefusal,
  shownFulfillmentStatus,
  shownPaymentStatus,
  unfulfilled,
} from "./orders/shown-order.ts"
import { shownSums } from "./orders/shown-sums.ts"
import { stateOf as priceListState } from "./price-lists/price-list-states.tsx"
import { emailOfToken } from "./session/token.ts"
import { currentOf } from "./shell/navigation.ts"

const now = Date.parse("2026-05-10T12:00:00Z")
const past = "2026-05-01T00:00:00Z"
const future = "2026-06-01T00:00:00Z"

describe("a discount", () => {
  const discount = {
    is_disabled: false,
    starts_at: past,
    ends_at: null,
    usage_count: 0,
    usage_limit: null,
  }

  it.each([
    ["active", {}],
    ["disabled", { is_disabled: true, ends_at: past }],
    ["scheduled", { starts_at: future }],
    ["expired", { ends_at: past }],
    ["used", { usage_limit: 2, usage_count: 2 }],
  ])("is %s with %j", (state, more) => {
    expect(discountState({ ...discount, ...more }, now)).toBe(state)
  })
})

it("a price list applies between its dates, once it is active", () => {
  const list = { status: "active" as const, starts_at: null, ends_at: null }
  expect(priceListState(list, now)).toBe("active")
  expect(priceListState({ ...list, status: "draft" }, now)).toBe("draft")
  expect(priceListState({ ...list, starts_at: future }, now)).toBe("scheduled")
  expect(priceListState({ ...list, ends_at: past }, now)).toBe("expired")
})

it("an item is fulfilled in parts", () => {
  expect(unfulfilled({ quantity: 3, fulfilled_quantity: 1 })).toBe(2)
  expect(unfulfilled({ quantity: 3, fulfilled_quantity: null })).toBe(3)
})

it("an order whose units have all come back is returned", () => {
  const item = { quantity: 2, returned_quantity: 2 }
  const status = "partially_returned" as const
  expect(shownFulfillmentStatus({ fulfillment_status: status, items: [item, item] })).toBe("returned")
  expect(
    shownFulfillmentStatus({ fulfillment_status: status, items: [item, { ...item, returned_quantity: 1 }] }),
  ).toBe("partially_returned")
  expect(shownFulfillmentStatus({ fulfillment_status: "shipped", items: [item] })).toBe("shipped")
})

it("a captured payment that was refunded is shown as refunded", () => {
  const payments = [{ amount: 500, captured_at: past, canceled_at: null }]
  const shown = (refunded_total: number) =>
    shownPaymentStatus({ payment_status: "captured", refunded_total, payments })
  expect([shown(0), shown(100), shown(500)]).toEqual(["captured", "partially_refunded", "refunded"])
})

it("an order without a payment is paid once nothing of it is left to pay", () => {
  const payment = { amount: 500, captured_at: null, canceled_at: null }
  const shown = (total: number | undefined, payments = [payment]) =>
    shownPaymentStatus({ payment_status: "awaiting", refunded_total: 0, payments, total })
  expect([shown(0, []), shown(500, []), shown(undefined, []), shown(0)]).toEqual([
    "captured",
    "awaiting",
    "awaiting",
    "awaiting",
  ])
})

it("an order is canceled only where the API would", () => {
  const order = {
    refunds: [],
    fulfillments: [{ canceled_at: past }],
    returns: [{ status: "canceled" }],
    swaps: [],
    claims: [],
  }
  expect(cancelRefusal(order)).toBeUndefined()
  expect(cancelRefusal({ ...order, fulfillments: [{ canceled_at: null }] })).toBe("fulfillments")
  expect(cancelRefusal({ ...order, returns: [{ status: "requested" }] })).toBe("returns")
  expect(cancelRefusal({ ...order, refunds: [{}] })).toBe("refunds")
})

describe("the sums of an order", () => {
  const shipping_methods = [{ price: 1495, includes_tax: false, tax_total: 314 }]

  it("show prices with tax as they are", () => {
    const items = [
      { unit_price: 2200, quantity: 2, includes_tax: true, tax_total: 764 },
      { unit_price: 4000, quantity: 1, includes_tax: true, tax_total: 694 },
    ]
    expect(shownSums({ items, shipping_methods, total: 10209 })).toEqual({
      items: 8400,
      discount: 0,
      shipping: 1495,
      addedTax: 314,
      includedTax: 1458,
      giftCards: 0,
      total: 10209,
    })
  })

  it("take off discounts and gift cards, so that they add up", () => {
    const items = [{ unit_price: 1000, quantity: 3, includes_tax: false, tax_total: 540 }]
    const order = { items, shipping_methods: [], gift_card_total: 200, gift_card_tax_total: 40, total: 3000 }
    const sums = shownSums(order)
    expect(sums).toMatchObject({ items: 3000, discount: 300, addedTax: 540, giftCards: 240 })
    expect(sums.items - sums.discount + sums.shipping + sums.addedTax - sums.giftCards).toBe(sums.total)
  })
})

it("events of one second are sorted by what happens first", () => {
  const at = "2026-05-10T12:00:00"
  const events = [
    { at: `${at}.900Z`, step: 0 },
    { at: `${at}.100Z`, step: 3 },
    { at: "2026-05-10T12:00:01.000Z", step: 0 },
  ]
  expect([...events].sort(newestFirst)).toEqual([events[2], events[1], events[0]])
})

it("only captured payments are paid", () => {
  const payment = {
    id: "pay_1",
    amount: 500,
    currency_code: "eur",
    captured_at: past,
    canceled_at: null,
  }
  const payments = [payment, { ...payment, captured_at: null }, { ...payment, canceled_at: past }]
  expect(payments.map((each) => capturedOf({ payments: [each] }))).toEqual([500, 0, 0])
})

it("an address is written line by line", () => {
  const address = {
    first_name: "Ada",
    last_name: "Vermeer",
    address_1: "Nygade 1",
    postal_code: "1000",
    city: "København",
    country_code: "dk",
  }
  expect(addressLines(address)).toEqual(["Ada Vermeer", "Nygade 1", "1000 København", "Denmark"])
  expect(addressValues({ ...address, company: null })).toEqual(address)
  expect(addressValues(undefined)).toEqual({})
})

it("a page of an extension lies below its kind", () => {
  expect(addressOf({ kind: "route", path: "brands/:id" })).toBe("/a/brands/:id")
  expect(addressOf({ kind: "setting", path: "/points" })).toBe("/a/settings/points")
  expect(pathBelow({ kind: "setting", path: "points" })).toBe("settings/points")
})

it("the longest address that a page is below is the current one", () => {
  const addresses = ["/a/customers", "/a/customers/groups", "/a/orders"]
  expect(currentOf("/a/customers/groups/1", addresses)).toBe("/a/customers/groups")
  expect(currentOf("/a/customers/1", addresses)).toBe("/a/customers")
  expect(currentOf("/a/customersx", addresses)).toBeUndefined()
})

it("a token of a mail says whose it is, where it does", () => {
  const token = (body: object) => `x.${btoa(JSON.stringify(body))}.y`
  expect(emailOfToken(token({ email: "ada@example.com" }))).toBe("ada@example.com")
  expect(emailOfToken(token({ user_email: "ada@example.com" }))).toBe("ada@example.com")
  expect(emailOfToken(token({ id: 1 }))).toBeUndefined()
  expect(emailOfToken("nonsense")).toBeUndefined()
})

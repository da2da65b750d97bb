import { describe, expect, it } from "vitest"
import { stateOf as discountState } from "./discounts/discount-states.tsx"
import { addressOf, pathBelow } from "./extensions/addresses.ts"
import { addressLines, addressValues } from "./orders/address-fields.ts"
import { capturedOf, returnable, unfulfilled } from "./orders/shown-order.ts"
import { stateOf as priceListState } from "./price-lists/price-list-states.tsx"
import { combinations, parseOptions } from "./products/variants-of-options.ts"
import { emailOfToken } from "./session/token.ts"
import { currentOf } from "./shell/navigation.ts"

const now = Date.parse("2026-05-10T12:00:00Z")
const past = "2026-05-01T00:00:00Z"
const future = "2026-06-01T00:00:00Z"

describe("options that are typed", () => {
  it("become every combination of their values", () => {
    const options = parseOptions("Size: S, M, S\n\nColour : Red: dark\nNothing\n: x")
    expect(options).toEqual([
      { title: "Size", values: ["S", "M"] },
      { title: "Colour", values: ["Red: dark"] },
    ])
    expect(combinations(options)).toEqual([
      ["S", "Red: dark"],
      ["M", "Red: dark"],
    ])
    expect(combinations([])).toEqual([[]])
  })
})

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

it("an item is fulfilled and comes back in part", () => {
  expect(unfulfilled({ quantity: 3, fulfilled_quantity: 1 })).toBe(2)
  expect(unfulfilled({ quantity: 3, fulfilled_quantity: null })).toBe(3)
  expect(returnable({ shipped_quantity: 3, returned_quantity: 1 })).toBe(2)
  expect(returnable({ shipped_quantity: null, returned_quantity: null })).toBe(0)
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

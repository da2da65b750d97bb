import { describe, expect, test } from "vitest"
import { cityLine, payloadOf, problemsOfCheckout, readCheckout, streetLabel } from "@/lib/checkout-rules"
import { safeNext, valuesOf } from "@/lib/forms"

const address = {
  country_code: "de",
  first_name: "Ada",
  last_name: "Vermeer",
  address_1: "Lindenstraße 8",
  postal_code: "10969",
  city: "Berlin",
}

function form(change: Readonly<Record<string, string>> = {}): FormData {
  const data = new FormData()
  const values: Record<string, string> = {
    email: "ada@example.com",
    option_id: "so_1",
    provider_id: "manual",
  }
  for (const [name, value] of Object.entries(address)) values[`shipping.${name}`] = value
  for (const [name, value] of Object.entries({ ...values, ...change })) data.set(name, value)
  return data
}

const problems = (change?: Readonly<Record<string, string>>) =>
  problemsOfCheckout(readCheckout(form(change)), { shipping: true, payment: true })

test.each([
  ["us", "address_line"],
  ["GB", "address_line"],
  ["de", "address_1"],
  ["fr", "address_1"],
])("the street is called in %s as people there do", (country, label) => {
  expect(streetLabel(country)).toBe(label)
})

describe("a checkout form", () => {
  test("names the language of the page, for emails about the order", () => {
    expect(readCheckout(form({ locale: "de-AT" })).locale).toBe("de-AT")
  })

  test("that is complete has no problems, and the billing address is the delivery address", () => {
    expect(problems()).toEqual({})
    const { billing, shipping } = readCheckout(form())
    expect(billing).toBe(shipping)
  })

  test.each([
    [{ email: "" }, { email: "required" }],
    [{ email: "ada@example" }, { email: "email" }],
    [{ "shipping.city": "  " }, { "shipping.city": "required" }],
    [{ "shipping.postal_code": "1096" }, { "shipping.postal_code": "postalCode" }],
    [{ "shipping.phone": "call me" }, { "shipping.phone": "phone" }],
    [{ "shipping.address_1": "x".repeat(201) }, { "shipping.address_1": "tooLong" }],
    [{ option_id: "" }, { option_id: "required" }],
    [{ provider_id: "" }, { provider_id: "required" }],
  ])("names the field that is wrong: %j", (change, expected) => {
    expect(problems(change)).toEqual(expected)
  })

  test("needs a state in the United States, and another form of postal code", () => {
    const american = { "shipping.country_code": "us", "shipping.postal_code": "97212" }
    expect(problems(american)).toEqual({ "shipping.province": "required" })
    expect(problems({ ...american, "shipping.province": "OR" })).toEqual({})
  })

  test("checks a billing address of its own", () => {
    expect(problems({ billing_same: "no" })).toMatchObject({ "billing.city": "required" })
  })
})

test("an empty field clears what the API has", () => {
  expect(payloadOf(readCheckout(form()).shipping)).toMatchObject({ company: null, city: "Berlin" })
})

test("passwords and tokens are never sent back to a form", () => {
  const data = form({ password: "secret", old_password: "secret", token: "secret" })
  expect(JSON.stringify(valuesOf(data))).not.toContain("secret")
  expect(valuesOf(data)).toMatchObject({ email: "ada@example.com" })
})

test.each(["//evil.example", "https://evil.example", "/\\evil.example", "javascript:alert(1)", ""])(
  "signing in does not lead to %j",
  (next) => expect(safeNext(next)).toBe("/account"),
)

test("signing in leads to a page of the storefront", () => {
  expect(safeNext("/checkout")).toBe("/checkout")
  expect(safeNext("/orders/order_1")).toBe("/orders/order_1")
})

test.each([
  ["de", "10969", "Berlin", "", "10969 Berlin"],
  ["it", "00184", "Roma", "RM", "00184 Roma RM"],
  ["us", "97212", "Portland", "OR", "Portland, OR 97212"],
  ["US", "", "Portland", "", "Portland"],
  ["ca", "K1A 0B1", "Ottawa", "ON", "Ottawa ON K1A 0B1"],
  ["ie", "", "Dublin", "", "Dublin"],
])("an address in %s has the line of its city", (country_code, postal_code, city, province, expected) => {
  expect(cityLine({ country_code, postal_code, city, province })).toBe(expected)
})

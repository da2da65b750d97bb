import { expect, it } from "vitest"
import { currencyDecimals } from "@stheno/core/internal/platform/kernel/money.ts"
import {
  computeAmount,
  computeVariantPrice,
  formatAmount,
  formatVariantPrice,
  getVariantPrice,
} from "./prices.ts"

const region = (currency_code: string, tax_rate = 0) => ({ currency_code, tax_code: null, tax_rate })
const variant = { prices: [{ amount: 1000, currency_code: "usd" }] }

it.each([
  ["usd", 20, 1000, 12],
  ["jpy", 10, 1000, 1100],
  ["kwd", 0, 1500, 1.5],
])("computes in %s with %i %% taxes", (currency, rate, amount, expected) => {
  expect(computeAmount({ amount, region: region(currency, rate) })).toBe(expected)
})

it("leaves taxes out when told", () => {
  expect(computeVariantPrice({ variant, region: region("usd", 20), includeTaxes: false })).toBe(10)
})

it("has 0 for a currency without a price", () => {
  expect(getVariantPrice(variant, region("eur"))).toBe(0)
})

it("writes amounts with the digits of their currency", () => {
  expect(formatVariantPrice({ variant, region: region("USD", 20) })).toBe("$12.00")
  expect(formatAmount({ amount: 1000, region: region("jpy") })).toBe("¥1,000")
  expect(formatAmount({ amount: 1250, region: region("eur"), locale: "de-DE" })).toBe("12,50\u00a0€")
  expect(formatAmount({ amount: 1250, region: region("usd"), maximumFractionDigits: 0 })).toBe("$13")
  expect(formatAmount({ amount: 1250, region: region("") })).toBe("12.5")
})

it("knows the smallest unit of every currency as the server does", () => {
  const codes = Intl.supportedValuesOf("currency")
  const unit = (code: string) => computeAmount({ amount: 1, region: region(code) })
  expect(codes.length).toBeGreaterThan(150)
  expect(codes.map((code) => [code, unit(code)])).toEqual(
    codes.map((code) => [code, 1 / 10 ** currencyDecimals(code)]),
  )
})

import { expect, test } from "vitest"
import { currencyDecimals, decimalAmount, formatMoney } from "@/lib/money"

test.each([
  [2450, "eur", "de-DE", "24,50\u00a0€"],
  [2450, "usd", "en-US", "$24.50"],
  [500, "jpy", "en-US", "¥500"],
  [12345, "kwd", "en-US", "KWD\u00a012.345"],
  [-100, "usd", "en-US", "-$1.00"],
  [0, "eur", "fr-FR", "0,00\u00a0€"],
])("formats %i %s for %s", (amount, currency, locale, text) => {
  expect(formatMoney(amount, currency, locale)).toBe(text)
})

test("writes amounts without a symbol for structured data", () => {
  expect(decimalAmount(2450, "eur")).toBe("24.50")
  expect(decimalAmount(500, "JPY")).toBe("500")
})

test("reads the currency code in upper and lower case", () => {
  expect(currencyDecimals("JPY")).toBe(0)
  expect(currencyDecimals("jpy")).toBe(0)
})

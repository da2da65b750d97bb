import { expect, it } from "vitest"
import { formatAmount } from "./format-amount.ts"

it.each([
  [1999, "usd", "$19.99"],
  [5, "EUR", "€0.05"],
  [-250, "eur", "-€2.50"],
  [1999, "jpy", "¥1,999"],
  [1234567, "kwd", "KWD 1,234.567"],
  [9007199254740991, "usd", "$90,071,992,547,409.91"],
  [0, "usd", "$0.00"],
])("%i of %s is %s", (amount, currency, shown) => {
  expect(formatAmount(amount, currency).replaceAll("\u00a0", " ")).toBe(shown)
})

import { expect, it } from "vitest"
import { showPrice } from "./show-price.ts"

it.each([
  [1250, "eur", "€12.50"],
  [1250, "jpy", "¥1,250"],
  [1250, "kwd", "KWD 1.250"],
])("shows %i %s as %s", (amount, currency, text) => {
  expect(showPrice(amount, currency).replaceAll("\u00A0", " ")).toBe(text)
})

import { expect, test } from "vitest"
import { shownAmount, storedAmount } from "./amounts.ts"

test.each([
  [1234, "eur", 12.34],
  [-5, "USD", -0.05],
  [1234, "jpy", 1234],
  [1234, "KRW", 1234],
  // v1's files divide by 100 here too
  [1234, "kwd", 12.34],
])("%d smallest units of %s are shown as %d, and read back", (amount, currency, shown) => {
  expect(shownAmount(amount, currency)).toBe(shown)
  expect(storedAmount(shown, currency)).toBe(amount)
})

test.each([
  // In binary, 1.005 * 100 is 100.49999999999999
  [1.005, "eur", 101],
  [12.344, "eur", 1234],
  [12.345, "eur", 1235],
  [12.5, "jpy", 13],
  [12.4, "jpy", 12],
])("%d %s in a cell is %d smallest units", (shown, currency, amount) => {
  expect(storedAmount(shown, currency)).toBe(amount)
})

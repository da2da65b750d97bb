/**
 * Currencies whose smallest unit is the unit itself: an amount of 500 means 500.
 * @since 0.1
 */
export const zeroDecimalCurrencies: ReadonlySet<string> = new Set(
  "bif clp djf gnf jpy kmf krw mga pyg rwf ugx vnd vuv xaf xof xpf".split(" "),
)

const threeDecimalCurrencies: ReadonlySet<string> = new Set("bhd iqd jod kwd lyd omr tnd".split(" "))

/** Above this, a quotient of two whole numbers may come out as a half that it is not. */
const exactQuotients = 2 ** 52

/**
 * The one rounding of the product: to the nearest whole unit, halves toward positive infinity, never -0.
 *
 * | value | -2.5 | -1.5 | -0.4 | 0.5 | 1.5 | 2.5 |
 * | ----- | ---- | ---- | ---- | --- | --- | --- |
 * | result | -2 | -1 | 0 | 1 | 2 | 3 |
 * @param value an amount in the currency's smallest unit, possibly with a fraction
 * @returns a whole number of smallest units
 * @since 0.1
 */
export function round(value: number): number {
  return Math.round(value) + 0
}

/**
 * `round(amount / parts)`, exact: a quotient that comes out as a half in binary, and is a little less, is rounded down.
 * @param amount smallest units, possibly with a fraction
 * @param parts a whole number >= 1
 * @returns a whole number of smallest units
 * @since 0.1
 */
export function roundedShare(amount: number, parts: number): number {
  const below = Math.floor(amount / parts)
  // Whole numbers of any size and doubles are compared without loss.
  const isBelowHalf = 2 * amount < BigInt(2 * below + 1) * BigInt(parts)
  return (isBelowHalf ? below : below + 1) + 0
}

/**
 * Returns the number of decimals of a currency: 0, 2 or 3. Tools for v1 know only 0 and 2, so they show amounts
 * in three-decimal currencies divided by 100.
 * @param code the ISO 4217 code, in upper or lower case
 * @since 0.1
 */
export function currencyDecimals(code: string): 0 | 2 | 3 {
  const key = code.toLowerCase()
  if (zeroDecimalCurrencies.has(key)) return 0
  return threeDecimalCurrencies.has(key) ? 3 : 2
}

/**
 * Splits an amount in proportion to weights. The parts sum to the whole; units left over by rounding down go to
 * the parts with the largest remainders, the first of equals first.
 * @param total whole number of smallest units; may be negative
 * @param weights whole numbers >= 0, at least one of them positive
 * @returns one whole part per weight, in their order
 * @throws RangeError if no weight is positive, or a number is not a safe integer
 * @since 0.1
 */
export function allocate(total: number, weights: readonly number[]): number[] {
  const sum = checkedSum(total, weights)
  const whole = BigInt(Math.abs(total))
  const shares = weights.map((weight, index) => {
    const product = whole * BigInt(weight)
    return { index, part: Number(product / sum), remainder: product % sum }
  })
  const left = Math.abs(total) - shares.reduce((rest, share) => rest + share.part, 0)
  const byRemainder = shares.toSorted((a, b) => compare(b.remainder, a.remainder) || a.index - b.index)
  for (const share of byRemainder.slice(0, left)) share.part += 1
  return shares.map((share) => (total < 0 ? 0 - share.part : share.part))
}

/**
 * `amount * percent / 100`, not rounded. The decimals of the rate are taken as written (8.1 is 81/10), so that
 * whole amounts have no binary noise: 29 % of 50 is 14.5.
 * @param amount smallest units
 * @param percent a rate in percent, e.g. 25 or 8.1
 * @since 0.1
 */
export function percentage(amount: number, percent: number): number {
  const { units, scale } = decimalFraction(percent)
  return (amount * units) / (100 * scale)
}

/**
 * `round(amount * percent / 100)`. Exact for whole amounts, however large; for an amount that already carries a
 * fraction (a line of which a share of a fixed discount was taken) it is the rounded double.
 * @param amount smallest units
 * @param percent a rate in percent
 * @returns a whole number of smallest units
 * @since 0.1
 */
export function roundedPercentage(amount: number, percent: number): number {
  const { units, scale } = decimalFraction(percent)
  return roundedQuotient(amount, units, 100 * scale)
}

/**
 * `round(amount * units / divisor)`. Exact when all three are whole, however large the product.
 * @param amount smallest units
 * @param units factor
 * @param divisor greater than zero
 * @returns a whole number of smallest units
 * @since 0.1
 */
export function roundedQuotient(amount: number, units: number, divisor: number): number {
  const product = amount * units
  const whole = Number.isInteger(amount) && Number.isInteger(units) && Number.isInteger(divisor)
  if (!whole || Math.abs(product) < exactQuotients) return round(product / divisor)
  const twice = 2n * BigInt(divisor)
  return Number(floorQuotient(2n * BigInt(amount) * BigInt(units) + BigInt(divisor), twice))
}

/**
 * A decimal number as a fraction of whole numbers: 8.1 is 81 / 10. A number with more than nine decimals is
 * taken as it is, over 1.
 * @since 0.1
 */
export function decimalFraction(value: number): { readonly units: number; readonly scale: number } {
  for (let scale = 1; scale <= 1e9; scale *= 10) {
    const units = Math.round(value * scale)
    if (units / scale === value) return { units, scale }
  }
  return { units: value, scale: 1 }
}

/**
 * The sum of decimal numbers without binary noise: 0.1 and 0.2 make 0.3.
 * @since 0.1
 */
export function sumDecimals(values: readonly number[]): number {
  const fractions = values.map(decimalFraction)
  const scale = Math.max(1, ...fractions.map((fraction) => fraction.scale))
  return fractions.reduce((sum, { units, scale: own }) => sum + units * (scale / own), 0) / scale
}

function checkedSum(total: number, weights: readonly number[]): bigint {
  const valid = weights.every((weight) => Number.isSafeInteger(weight) && weight >= 0)
  if (!Number.isSafeInteger(total) || !valid)
    throw new RangeError("allocate: whole numbers only, weights >= 0")
  const sum = weights.reduce((acc, weight) => acc + BigInt(weight), 0n)
  if (sum === 0n) throw new RangeError("allocate: at least one weight must be positive")
  return sum
}

function compare(a: bigint, b: bigint): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function floorQuotient(numerator: bigint, divisor: bigint): bigint {
  const quotient = numerator / divisor
  return numerator % divisor < 0n ? quotient - 1n : quotient
}

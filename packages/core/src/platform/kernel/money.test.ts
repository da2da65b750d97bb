import fc from "fast-check"
import { describe, expect, test } from "vitest"
import {
  allocate,
  currencyDecimals,
  decimalFraction,
  percentage,
  round,
  roundedPercentage,
  roundedQuotient,
  roundedShare,
  sumDecimals,
} from "./money.ts"

describe("round", () => {
  test.each([
    [-2.5, -2],
    [-1.5, -1],
    [-0.5, 0],
    [-0.4, 0],
    [0.49999999999999994, 0],
    [0.5, 1],
    [1.4, 1],
    [1.5, 2],
    [2.5, 3],
    [9007199254740991, 9007199254740991],
  ])("%d is %d", (value, expected) => {
    expect(round(value)).toBe(expected)
  })
})

describe("roundedPercentage", () => {
  test.each([
    // binary noise would make these halves fall
    [50, 29, 15],
    [180, 17.5, 32],
    [90, 35, 32],
    [200, 7.25, 15],
    [2000, 9.975, 200],
    [1050, 8.1, 85],
    [1500, 8.1, 122],
    [5997, 12.5, 750],
    [-1000, 25, -250],
    [-50, 29, -14],
    [0, 25, 0],
    [100, 0, 0],
    // larger than doubles multiply exactly
    [999_999_999_999_999, 8.875, 88_750_000_000_000],
    [2_147_483_647_000_000, 33.333333, 715_827_875_175_055],
    // a product of doubles would be one less here, and one more there
    [8_999_999_999_639_654, 84.044, 7_563_959_999_697_151],
    [8_999_999_999_946_479, 40.89, 3_680_099_999_978_115],
  ])("of %d at %d percent is %d", (amount, rate, expected) => {
    expect(roundedPercentage(amount, rate)).toBe(expected)
  })

  test("agrees with big integers for every whole amount", () => {
    const amounts = fc.integer({ min: -(10 ** 15), max: 10 ** 15 })
    const thousandths = fc.integer({ min: 0, max: 100_000 })
    fc.assert(
      fc.property(amounts, thousandths, (amount, rate) => {
        const numerator = 2n * BigInt(amount) * BigInt(rate) + 100_000n
        const floor = (numerator - (((numerator % 200_000n) + 200_000n) % 200_000n)) / 200_000n
        expect(roundedPercentage(amount, rate / 1000)).toBe(Number(floor))
      }),
    )
  })
})

test("percentage keeps the fraction", () => {
  expect(percentage(50, 29)).toBe(14.5)
  expect(percentage(333, 12.5)).toBe(41.625)
})

test.each([
  [18, 4, 5],
  [17.999999999999998, 4, 4],
  [0, 3, 0],
  [-0, 3, 0],
  [1, 3, 0],
  [2, 3, 1],
  [9_007_199_254_740_991, 2, 4_503_599_627_370_496],
])("a share of %d in %d is %d", (amount, parts, expected) => {
  expect(roundedShare(amount, parts)).toBe(expected)
})

test("roundedQuotient takes fractions of an amount as doubles", () => {
  expect(roundedQuotient(399.7599039615846, 20, 100)).toBe(80)
  expect(roundedQuotient(7, 1, 2)).toBe(4)
  expect(roundedQuotient(-7, 1, 2)).toBe(-3)
  // also beyond the size from which whole numbers are computed without doubles
  expect(roundedQuotient(2_251_799_813_685_248.5, 3, 7)).toBe(965_057_063_007_964)
  expect(roundedQuotient(4_503_599_627_370_496, 1.5, 7)).toBe(965_057_063_007_963)
  expect(roundedQuotient(6_000_000_000_000_000, 3, 7.5)).toBe(2_400_000_000_000_000)
  expect(roundedQuotient(-9_007_199_254_740_991, 1, 2)).toBe(-4_503_599_627_370_495)
})

test("decimalFraction and sumDecimals take decimals as they are written", () => {
  expect(decimalFraction(8.1)).toEqual({ units: 81, scale: 10 })
  expect(decimalFraction(9.975)).toEqual({ units: 9975, scale: 1000 })
  expect(decimalFraction(25)).toEqual({ units: 25, scale: 1 })
  expect(decimalFraction(0.123456789)).toEqual({ units: 123_456_789, scale: 1e9 })
  expect(decimalFraction(0.1234567891)).toEqual({ units: 0.1234567891, scale: 1 })
  expect(decimalFraction(1 / 3)).toEqual({ units: 1 / 3, scale: 1 })
  expect(sumDecimals([0.1, 0.2])).toBe(0.3)
  expect(sumDecimals([8.875, 20, 0.5])).toBe(29.375)
  expect(sumDecimals([])).toBe(0)
})

describe("allocate", () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [101, [1, 1, 1], [34, 34, 33]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [1000, [1000, 666], [600, 400]],
    [5, [0, 1, 0], [0, 5, 0]],
    [0, [3, 4], [0, 0]],
    [1, [1, 2], [0, 1]],
  ])("%d over %j is %j", (total, weights, parts) => {
    expect(allocate(total, weights)).toEqual(parts)
  })

  test("parts sum to the whole, and none is a unit away from its share", () => {
    const weights = fc
      .array(fc.nat(10 ** 9), { minLength: 1, maxLength: 8 })
      .filter((all) => all.some(Boolean))
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), weights, (total, all) => {
        const parts = allocate(total, all)
        const sum = all.reduce((acc, weight) => acc + weight, 0)
        expect(parts.reduce((acc, part) => acc + part, 0)).toBe(total)
        parts.forEach((part, i) => expect(Math.abs(part - (total * all[i]!) / sum)).toBeLessThan(1))
      }),
    )
  })

  test.each([
    ["no weights", 5, [], "at least one weight must be positive"],
    ["only zeros", 5, [0, 0], "at least one weight must be positive"],
    ["a negative weight", 5, [3, -1], "whole numbers only, weights >= 0"],
    ["a fraction of a weight", 5, [0.5], "whole numbers only, weights >= 0"],
    ["a fraction of a unit", 5.5, [1], "whole numbers only, weights >= 0"],
    ["a total beyond the safe integers", 2 ** 53, [1], "whole numbers only, weights >= 0"],
    ["not a number", Number.NaN, [1], "whole numbers only, weights >= 0"],
  ])("refuses %s", (_, total, weights, message) => {
    expect(() => allocate(total, weights)).toThrow(new RangeError(`allocate: ${message}`))
  })

  test("leaves the weights alone", () => {
    const weights = Object.freeze([3, 2, 1])
    expect(allocate(10, weights)).toEqual([5, 3, 2])
  })
})

test.each([
  ["jpy", 0],
  ["JPY", 0],
  ["krw", 0],
  ["eur", 2],
  ["USD", 2],
  ["isk", 2],
  ["kwd", 3],
  ["tnd", 3],
])("%s has %d decimals", (code, decimals) => {
  expect(currencyDecimals(code)).toBe(decimals)
})

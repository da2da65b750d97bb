import { describe, expect, test } from "vitest"
import { countriesWithProvinces, postalCodeInput } from "@/lib/checkout-rules"
import { findProvince } from "@/lib/province-choice"
import { provincesOf } from "@/lib/provinces"

describe("the provinces of a country", () => {
  test.each([
    // 50 states, the District of Columbia, five territories with inhabitants, and three of the armed forces.
    ["us", 59, { value: "OR", name: "Oregon" }],
    ["ca", 13, { value: "QC", name: "Quebec" }],
    ["au", 8, { value: "NSW", name: "New South Wales" }],
    ["br", 27, { value: "SP", name: "São Paulo" }],
    ["it", 107, { value: "AO", name: "Aosta" }],
    ["es", 52, { value: "Ceuta", name: "Ceuta" }],
    ["mx", 32, { value: "Ciudad de México", name: "Ciudad de México" }],
    ["in", 36, { value: "Maharashtra", name: "Maharashtra" }],
  ])("%s are %i, sorted by name, each once", (country, count, one) => {
    const provinces = provincesOf(country)
    expect(provinces).toHaveLength(count)
    expect(provinces).toContainEqual(one)
    expect(new Set(provinces.map(({ value }) => value)).size).toBe(count)
    const names = provinces.map(({ name }) => name)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)))
  })

  test("are listed for every country that needs them, and for no other", () => {
    for (const country of countriesWithProvinces) expect(provincesOf(country).length).toBeGreaterThan(0)
    expect(provincesOf("de")).toEqual([])
    expect(provincesOf("xx")).toEqual([])
  })

  test.each([
    ["us", "OR", "OR"],
    ["us", " oregon ", "OR"],
    ["br", "sao paulo", "SP"],
    ["es", "Ávila", "Ávila"],
    ["us", "Ontario", undefined],
    ["us", "", undefined],
  ])("in %s, %j is %j", (country, text, expected) => {
    expect(findProvince(provincesOf(country), text)?.value).toBe(expected)
  })
})

test.each([
  ["de", "numeric"],
  ["us", "numeric"],
  ["ca", "text"],
  ["nl", "text"],
  ["gb", "text"],
  ["xx", "text"],
])("the postal code of %s is typed with the keyboard %s", (country, expected) => {
  expect(postalCodeInput(country).inputMode).toBe(expected)
})

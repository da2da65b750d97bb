import { describe, expect, expectTypeOf, it } from "vitest"
import v1 from "./platform/database/v1-schema.json" with { type: "json" }
import { enums, enumValues, type Enumeration, type EnumValue } from "./enums.ts"

const all: [string, Enumeration][] = Object.entries(enums)

describe("enums", () => {
  it("include every enumerated type of the database, value by value", () => {
    const known = new Set(
      all.map(([, { members }]) => sorted(Object.values(members).map(([value]) => value))),
    )
    const unknown = Object.entries(v1.enums).filter(([, values]) => !known.has(sorted(values.split(", "))))
    expect(unknown).toEqual([])
  })

  it("say in a sentence what each of them and each member means", () => {
    const sentences = all.flatMap(([, { about, members }]) => [
      about,
      ...Object.values(members).map(([, meaning]) => meaning),
    ])
    expect(sentences.filter((sentence) => !/^[A-Z].+\.$/.test(sentence))).toEqual([])
    expect(all).toHaveLength(38)
  })

  it("never give two members one value", () => {
    const doubled = all.filter(([, { members }]) => {
      const values = Object.values(members).map(([value]) => value)
      return new Set(values).size !== values.length
    })
    expect(doubled.map(([name]) => name)).toEqual([])
  })
})

describe("enumValues", () => {
  it("lists the values on the wire", () => {
    expect(enumValues("DiscountRuleType")).toEqual(["fixed", "percentage", "free_shipping"])
    expect(enumValues("PaymentActions")).toEqual(["authorized", "captured", "failed", "not_supported"])
  })

  it("types them", () => {
    expectTypeOf<EnumValue<"ClaimType">>().toEqualTypeOf<"refund" | "replace">()
    expectTypeOf(enumValues("ClaimType")).items.toEqualTypeOf<"refund" | "replace">()
  })
})

const sorted = (values: string[]) => [...values].sort().join()

import { describe, expect, test } from "vitest"
import {
  groupIntoParcels,
  packedLines,
  type PackableLine,
  type PackedLine,
  type PackingMethod,
} from "./rules.ts"

const line = (id: string, fulfilled_quantity: number | null = null): PackableLine => ({
  id,
  title: id,
  variant_id: null,
  quantity: 3,
  fulfilled_quantity,
})
const wanted = (item_id: string, quantity: number) => ({ item_id, quantity })
const unitsOf = (packed: readonly PackedLine[]) => packed.map((entry) => [entry.line.id, entry.quantity])

describe("which lines are packed", () => {
  test("as many units as are left to pack, and not one more", () => {
    expect(unitsOf(packedLines([line("a")], [wanted("a", 3)]))).toEqual([["a", 3]])
    expect(unitsOf(packedLines([line("a", 2)], [wanted("a", 1)]))).toEqual([["a", 1]])
    const tooMany = "Cannot fulfill more items than have been purchased"
    expect(() => packedLines([line("a")], [wanted("a", 4)])).toThrow(tooMany)
    expect(() => packedLines([line("a", 2)], [wanted("a", 2)])).toThrow(tooMany)
  })

  test("one line with too many units is enough to reject all", () => {
    expect(() => packedLines([line("a"), line("b")], [wanted("a", 1), wanted("b", 4)])).toThrow(/more items/)
  })

  test("a line that is named twice is packed once, with the units of both", () => {
    expect(unitsOf(packedLines([line("a")], [wanted("a", 1), wanted("a", 2)]))).toEqual([["a", 3]])
    expect(() => packedLines([line("a")], [wanted("a", 2), wanted("a", 2)])).toThrow(/more items/)
  })

  test("lines without units and lines of others are left out", () => {
    expect(
      unitsOf(packedLines([line("a"), line("b")], [wanted("a", 0), wanted("b", 1), wanted("x", 9)])),
    ).toEqual([["b", 1]])
  })

  test("fewer units than none are rejected", () => {
    expect(() => packedLines([line("a")], [wanted("a", 4), wanted("a", -1)])).toThrow(
      "quantity must not be less than 0",
    )
  })
})

describe("which shipping method ships which line", () => {
  const method = (id: string, profile_id: string): PackingMethod => ({
    id,
    data: {},
    shipping_option: { provider_id: "manual", profile_id },
  })
  const packed = (id: string, ...profiles: string[]) =>
    ({
      line: { ...line(id), variant: { product: { profiles: profiles.map((profile) => ({ id: profile })) } } },
      quantity: 1,
    }) as PackedLine
  const parcelsOf = (methods: readonly PackingMethod[], lines: readonly PackedLine[]) =>
    groupIntoParcels(methods, lines).map((parcel) => [
      parcel.method.id,
      parcel.lines.map((one) => one.line.id),
    ])

  test("a single method ships everything, whatever its profile", () => {
    expect(parcelsOf([method("post", "small")], [packed("a", "small"), packed("b", "large")])).toEqual([
      ["post", ["a", "b"]],
    ])
  })

  test("each of several methods ships the lines of its profile", () => {
    const methods = [method("post", "small"), method("truck", "large")]
    expect(parcelsOf(methods, [packed("a", "large"), packed("b", "small")])).toEqual([
      ["post", ["b"]],
      ["truck", ["a"]],
    ])
  })

  test("a line goes with one method only, the first of those that its profiles allow", () => {
    const methods = [method("post", "small"), method("truck", "large")]
    expect(parcelsOf(methods, [packed("a", "large", "small")])).toEqual([
      ["post", ["a"]],
      ["truck", []],
    ])
  })

  test("a line whose profile no method has, or that has no product, goes with the first", () => {
    const methods = [method("post", "small"), method("truck", "large")]
    const custom = { line: line("custom"), quantity: 1 }
    const deleted = { line: { ...line("deleted"), variant: null }, quantity: 1 }
    const orphan = { line: { ...line("orphan"), variant: { product: null } }, quantity: 1 } as PackedLine
    expect(parcelsOf(methods, [packed("a", "other"), custom, deleted, orphan])).toEqual([
      ["post", ["a", "custom", "deleted", "orphan"]],
      ["truck", []],
    ])
  })

  test("without a method, nothing is shipped", () => {
    expect(parcelsOf([], [packed("a", "small")])).toEqual([])
  })
})

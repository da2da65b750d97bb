import { describe, expect, test } from "vitest"
import { entities } from "../../entities.ts"
import type { Entity } from "./entity.ts"
import { compileUnpack, packed, unpackRow, unpackSlowly, type PackedRow } from "./packed-rows.ts"
import { planSelection, type PlanNode } from "./plan.ts"
import { selectionOf } from "./selection.ts"

const plan = (entity: string, expand: string, fields?: string) =>
  planSelection(entities[entity]!, selectionOf({ expand, fields }, {}), { entities, eager: false })

/** Both ways to unpack give the same, with the names in the same order. */
function unpackBothWays(node: PlanNode, row: PackedRow) {
  const slowly = unpackSlowly(node, row)
  expect(JSON.stringify(compileUnpack(node)(row))).toBe(JSON.stringify(slowly))
  return slowly
}

describe("a packed row", () => {
  const products = plan("ProductCollection", "products", "id,title,created_at,products.id")

  test("gets its names, times as responses show them, and the rows below it", () => {
    const row = ["pcol_1", null, "2026-01-02T03:04:05.678901+00:00"]
    const list: Record<string, unknown> = unpackBothWays(
      plan("ProductCollection", "", "title,created_at"),
      row,
    )
    expect(list).toEqual({ id: "pcol_1", title: null, created_at: "2026-01-02T03:04:05.678Z" })
    expect(Object.keys(list)).toEqual(["id", "title", "created_at"])
  })

  test("has lists and single rows below it, which may be empty or missing", () => {
    const node = plan("Cart", "items,region", "email")
    const size = (name: string) => node.children.find((child) => child.name === name)!.node
    const packedOf = ({ columns }: PlanNode, first: string) =>
      columns.map((_, at) => (at === 0 ? first : null))
    const [item, region] = [packedOf(size("items"), "item_1"), packedOf(size("region"), "reg_1")]
    expect(unpackBothWays(node, ["cart_1", "a@example.com", [item, item], region])).toMatchObject({
      object: "cart",
      items: [{ id: "item_1" }, { id: "item_1" }],
      region: { id: "reg_1" },
    })
    expect(unpackBothWays(node, ["cart_1", null, [], null])).toEqual({
      object: "cart",
      id: "cart_1",
      email: null,
      items: [],
      region: null,
    })
  })

  test("is unpacked by a compiled function once its plan has been read often, with the same result", () => {
    const row = ["pcol_1", "Spring", "2026-01-02T03:04:05+00:00", []]
    const all = Array.from({ length: 50 }, () => JSON.stringify(unpackRow(products, row)))
    expect(new Set(all).size).toBe(1)
  })
})

describe("more values than PostgreSQL passes to a function", () => {
  const terms = Array.from({ length: 230 }, (_, at) => `c${at}`)

  test("are packed into arrays at the end of arrays", () => {
    expect(packed(["a", "b"])).toBe("json_build_array(a, b)")
    expect(packed(terms).match(/json_build_array\(/g)).toHaveLength(3)
    for (const call of packed(terms).split("json_build_array(").slice(1))
      expect(call.split(",").filter((term) => term.trim() !== "").length).toBeLessThanOrEqual(100)
  })

  test.each([100, 101, 199, 200, 230])("%s values become a row again", (size) => {
    const names = terms.slice(0, size)
    const entity: Entity = { ...entities.Region!, object: undefined, withheld: [] }
    const node: PlanNode = { entity, columns: names, times: [], children: [], hasSets: false }
    const nested: unknown = JSON.parse(
      packed(names.map((name) => JSON.stringify(name)))
        .replaceAll("json_build_array(", "[")
        .replaceAll(")", "]"),
    )
    const row = unpackBothWays(node, nested as PackedRow)
    expect(Object.entries(row)).toEqual(names.map((name) => [name, name]))
  })
})

test("names are names, whatever they are", () => {
  const columns = ["__proto__", 'a"); process.exit(1); ("', "constructor", "\u2028"]
  const node: PlanNode = {
    entity: { ...entities.Region!, withheld: [] },
    columns,
    times: [],
    children: [],
    hasSets: false,
  }
  const row = unpackBothWays(node, [{ polluted: true }, 2, 3, 4])
  expect(Object.keys(row)).toEqual(expect.arrayContaining(columns))
  expect("polluted" in row).toBe(false)
  expect(Object.getPrototypeOf(row)).toBe(Object.prototype)
})

import { describe, expect, test } from "vitest"
import {
  combinableDiscounts,
  discountRefusal,
  matchesCustomer,
  matchesProduct,
  type ConditionInput,
  type DiscountCartInput,
  type DiscountValidityInput,
} from "./conditions.ts"

const now = new Date("2026-05-01T12:00:00.000Z")
const groups: ConditionInput = { type: "customer_groups", operator: "in", ids: ["vip"] }

const valid: DiscountValidityInput = {
  usage_limit: null,
  usage_count: 0,
  starts_at: "2026-01-01T00:00:00.000Z",
  ends_at: null,
  is_disabled: false,
  region_ids: ["reg_eu"],
  conditions: [],
}

const guest: DiscountCartInput = { region_id: "reg_eu", customer_id: null, customer_group_ids: [] }
const vip: DiscountCartInput = { region_id: "reg_eu", customer_id: "cus_1", customer_group_ids: ["a", "vip"] }

describe("discountRefusal", () => {
  test.each<[string, Partial<DiscountValidityInput>, Partial<DiscountCartInput>, string | null]>([
    ["valid", {}, {}, null],
    ["under its limit", { usage_limit: 2, usage_count: 1 }, {}, null],
    ["at its limit", { usage_limit: 2, usage_count: 2 }, {}, "usage_limit_reached"],
    ["not begun", { starts_at: "2026-05-01T12:00:00.001Z" }, {}, "not_started"],
    ["beginning now", { starts_at: now }, {}, null],
    ["over", { ends_at: "2026-05-01T11:59:59.999Z" }, {}, "expired"],
    ["ending now", { ends_at: now }, {}, null],
    ["disabled", { is_disabled: true }, {}, "disabled"],
    ["for groups, nobody known", { conditions: [groups] }, {}, "customer_required"],
    ["for products, nobody known", { conditions: [{ ...groups, type: "products" }] }, {}, null],
    ["for groups, wrong region", { conditions: [groups] }, { ...vip, region_id: "x" }, "region_not_allowed"],
    ["for other groups", { conditions: [groups] }, { customer_id: "cus_2" }, "customer_not_allowed"],
    ["for this group", { conditions: [groups] }, vip, null],
    ["not for this group", { conditions: [{ ...groups, operator: "not_in" }] }, vip, "customer_not_allowed"],
    ["of another region", { region_ids: ["reg_us"] }, {}, "region_not_allowed"],
    ["of no region", { region_ids: [] }, {}, "region_not_allowed"],
    ["over its limit", { usage_limit: 2, usage_count: 3 }, {}, "usage_limit_reached"],
    ["between its days", { ends_at: "2026-05-01T12:00:00.001Z" }, {}, null],
    [
      "not for other groups, nobody known",
      { conditions: [{ ...groups, operator: "not_in" }] },
      {},
      "customer_required",
    ],
    ["at its limit and disabled", { usage_limit: 0, is_disabled: true }, {}, "usage_limit_reached"],
  ])("%s", (_, discount, cart, expected) => {
    expect(discountRefusal({ ...valid, ...discount }, { ...guest, ...cart }, now)).toBe(expected)
  })
})

describe("matchesProduct", () => {
  const product = { id: "p1", type_id: "t1", collection_id: "c1", tag_ids: ["x", "y"] }

  test.each<[ConditionInput["type"], string, boolean]>([
    ["products", "p1", true],
    ["products", "p2", false],
    ["product_types", "t1", true],
    ["product_types", "p1", false],
    ["product_collections", "c1", true],
    ["product_collections", "t1", false],
    ["product_tags", "y", true],
    ["product_tags", "z", false],
  ])("%s with %s: %s", (type, id, hit) => {
    expect(matchesProduct([{ type, operator: "in", ids: ["other", id] }], product)).toBe(hit)
    expect(matchesProduct([{ type, operator: "not_in", ids: ["other", id] }], product)).toBe(!hit)
  })

  test("all conditions must hold, those on customers aside", () => {
    const one: ConditionInput = { type: "products", operator: "in", ids: ["p1"] }
    const other: ConditionInput = { type: "product_tags", operator: "not_in", ids: ["x"] }
    expect(matchesProduct([one, other], product)).toBe(false)
    expect(matchesProduct([one, groups], product)).toBe(true)
    expect(matchesProduct([], product)).toBe(true)
  })

  test("without a product nothing is in, and everything is not in", () => {
    expect(matchesProduct([{ type: "products", operator: "in", ids: ["p1"] }], null)).toBe(false)
    expect(matchesProduct([{ type: "products", operator: "not_in", ids: ["p1"] }], null)).toBe(true)
    const bare = { id: "p9", type_id: null }
    expect(matchesProduct([{ type: "product_types", operator: "not_in", ids: ["t1"] }], bare)).toBe(true)
  })
})

test.each(["products", "product_types", "product_collections", "product_tags"] as const)(
  "a product without %s is in none of them",
  (type) => {
    const bare = { id: "", type_id: null, collection_id: null, tag_ids: null }
    const ids = ["", "null", "undefined"]
    expect(matchesProduct([{ type, operator: "in", ids }], bare)).toBe(false)
    expect(matchesProduct([{ type, operator: "not_in", ids }], bare)).toBe(true)
  },
)

test("matchesCustomer looks at customer groups only", () => {
  const products: ConditionInput = { type: "products", operator: "in", ids: ["p1"] }
  expect(matchesCustomer([groups, products], ["vip"])).toBe(true)
  expect(matchesCustomer([groups], [])).toBe(false)
  expect(matchesCustomer([{ ...groups, operator: "not_in" }], [])).toBe(true)
  expect(matchesCustomer([products], [])).toBe(true)
})

test("combinableDiscounts keeps free shipping and the first other", () => {
  const free = { id: 1, rule: { type: "free_shipping" } }
  const ten = { id: 2, rule: { type: "percentage" } }
  const twenty = { id: 3, rule: { type: "percentage" } }
  const alsoFree = { id: 4, rule: { type: "free_shipping" } }
  expect(combinableDiscounts([free, ten, twenty, alsoFree])).toEqual([free, ten, alsoFree])
  expect(combinableDiscounts([twenty, ten])).toEqual([twenty])
  expect(combinableDiscounts([])).toEqual([])
})

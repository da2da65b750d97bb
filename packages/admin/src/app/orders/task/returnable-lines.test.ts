import { expect, it } from "vitest"
import { refundOfUnits, selectableLines, type ReturnSource, type TaskItem } from "./returnable-lines.ts"
import { reasonOptions, shippingWithTax } from "./task-choices.ts"

const line = (id: string, part: Partial<TaskItem> = {}): TaskItem => ({
  id,
  title: id,
  description: null,
  thumbnail: null,
  variant_id: `variant_${id}`,
  unit_price: 1000,
  quantity: 5,
  fulfilled_quantity: 5,
  shipped_quantity: 5,
  returned_quantity: 0,
  ...part,
})
const order = (part: Partial<ReturnSource>): ReturnSource => ({
  items: [line("shirt")],
  returns: [],
  claims: [],
  swaps: [],
  ...part,
})
const units = (source: ReturnSource) =>
  Object.fromEntries(selectableLines(source, "shipped_quantity").map(({ item, most }) => [item.id, most]))

it("offers each unit once: not those that a claim, a return or an exchange has used", () => {
  const used = [{ item_id: "shirt", quantity: 1 }]
  expect(units(order({}))).toEqual({ shirt: 5 })
  expect(units(order({ claims: [{ claim_items: used }] }))).toEqual({ shirt: 4 })
  expect(units(order({ claims: [{ claim_items: used, canceled_at: "2026-01-01" }] }))).toEqual({ shirt: 5 })
  expect(units(order({ returns: [{ status: "requested", items: used }] }))).toEqual({ shirt: 4 })
  expect(units(order({ returns: [{ status: "canceled", items: used }] }))).toEqual({ shirt: 5 })
  expect(units(order({ swaps: [{ return_order: { status: "requested", items: used } }] }))).toEqual({
    shirt: 4,
  })
  expect(
    units(order({ returns: [{ status: "requested", items: used, claim_order_id: "claim_1" }] })),
  ).toEqual({ shirt: 5 })
})

it("offers shipped items, including items of exchanges and claims", () => {
  const partly = line("shirt", { shipped_quantity: 2 })
  const sent = line("hat", { quantity: 1, shipped_quantity: 1 })
  expect(units(order({ items: [partly], claims: [{ additional_items: [sent] }] }))).toEqual({
    shirt: 2,
    hat: 1,
  })
  expect(
    units(order({ items: [partly], swaps: [{ additional_items: [sent], canceled_at: "2026-01-01" }] })),
  ).toEqual({ shirt: 2 })
})

it("refunds the share of the units that are left of a line", () => {
  const lines = selectableLines(
    order({ items: [line("shirt", { returned_quantity: 2, refundable: 1000 })] }),
    "shipped_quantity",
  )
  expect(refundOfUnits(lines, () => 3)).toBe(1000)
  expect(refundOfUnits(lines, () => 1)).toBe(333)
})

it("refunds some units of a line as the API rounds them", () => {
  const paid = (part: Partial<TaskItem>) => {
    const item = line("mug", { unit_price: 2400, quantity: 2, shipped_quantity: 2, ...part })
    return [1, 2].map((units) => refundOfUnits([{ item, most: 2 }], () => units))
  }
  const gross = { includes_tax: true, refundable: 4799 }
  expect(paid({ ...gross, tax_lines: [{ rate: 22 }] })).toEqual([2400, 4799])
  expect(paid({ ...gross, tax_lines: [{ rate: 21 }] })).toEqual([2399, 4799])
  expect(paid({ refundable: 5189, tax_lines: [{ rate: 8.1 }] })).toEqual([2594, 5189])
  expect(paid({ refundable: 4320, raw_discount_total: 480 })).toEqual([2160, 4320])
})

it("names nested return reasons with their parent, which cannot be chosen itself", () => {
  const reasons = [
    { id: "size", label: "Wrong size" },
    { id: "small", label: "Too small", parent_return_reason_id: "size" },
    { id: "other", label: "Other" },
  ]
  expect(reasonOptions(reasons)).toEqual([
    { value: "small", label: "Wrong size › Too small" },
    { value: "other", label: "Other" },
  ])
})

it("adds the same share of tax to a shipping price set by hand", () => {
  const option = { value: "so_1", label: "", amount: 1000, withTax: 1190 }
  expect(shippingWithTax(option, undefined)).toBe(1190)
  expect(shippingWithTax(option, 500)).toBe(595)
  expect(shippingWithTax(undefined, 500)).toBe(0)
})

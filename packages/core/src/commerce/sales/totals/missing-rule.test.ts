import { expect, test } from "vitest"
import { cartTotals } from "./index.ts"

test("a discount whose rule is missing takes nothing off; one with its rule does", () => {
  const totals = (rule: { readonly type: "percentage" } | null) =>
    cartTotals({
      region: { gift_cards_taxable: false, tax_rate: null },
      items: [
        { id: "item", unit_price: 100, quantity: 1, adjustments: [{ amount: 10, discount_id: "disc" }] },
      ],
      shipping_methods: [],
      discounts: [{ id: "disc", rule }],
      gift_cards: [],
    }).totals
  expect([totals(null).discount_total, totals({ type: "percentage" }).discount_total]).toEqual([0, 10])
})

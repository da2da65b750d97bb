/** A file of rules whose mutants its tests must notice. Paths start at packages/core/src. */
export interface Subject {
  readonly file: string
  readonly about: "money" | "stock" | "access"
  /** tests that need no database, because they run once for each mutant */
  readonly tests: readonly string[]
}

const totals = "commerce/sales/totals"
const auth = "commerce/people/auth"

const totalsTests = [
  `${totals}/cart-totals.test.ts`,
  `${totals}/order-totals.test.ts`,
  `${totals}/special-carts.test.ts`,
  `${totals}/discounts-in-totals.test.ts`,
  `${totals}/line-item-refund.test.ts`,
  `${totals}/missing-rule.test.ts`,
]

/** A file with its one test beside it. */
const alone = (file: string, about: Subject["about"]): Subject => ({
  file: `${file}.ts`,
  about,
  tests: [`${file}.test.ts`],
})

/** Rules of totals: the worked carts and orders are their tests. */
const ofTotals = (name: string): Subject => ({
  file: `${totals}/${name}.ts`,
  about: "money",
  tests: totalsTests,
})

export const subjects: readonly Subject[] = [
  ...["line-item-totals", "line-item-refund", "gift-card-totals", "cart-totals", "order-totals"].map(
    ofTotals,
  ),
  ...["line-discounts", "shipping-method-totals", "sums"].map(ofTotals),
  alone("commerce/stock/inventory/allocation", "stock"),
  alone("commerce/stock/inventory/compute-availability", "stock"),
  alone("commerce/stock/inventory/item-demands", "stock"),
  alone("commerce/stock/inventory/plan-release", "stock"),
  alone("commerce/orders/order-edits/plan-reservations", "stock"),
  alone("commerce/sales/payments/rules", "money"),
  alone("commerce/orders/claims/rules", "money"),
  alone("commerce/orders/returns/rules", "money"),
  alone("commerce/orders/swaps/rules", "money"),
  alone("commerce/orders/orders/rules", "money"),
  alone("commerce/orders/fulfillments/rules", "stock"),
  alone("commerce/sales/payments/plan-sessions", "money"),
  alone("commerce/sales/payment-collections/rules", "money"),
  alone("commerce/sales/discounts/adjustments", "money"),
  alone("commerce/sales/discounts/conditions", "money"),
  alone("commerce/catalog/pricing/price-selection", "money"),
  alone("commerce/sales/shipping/option-rules", "money"),
  alone("platform/kernel/tax-amount", "money"),
  alone("platform/kernel/money", "money"),
  alone("commerce/store/transfers/amounts", "money"),
  alone("commerce/sales/gift-cards/code", "access"),
  alone(`${auth}/address-block`, "access"),
  alone(`${auth}/tokens`, "access"),
  alone(`${auth}/purpose-tokens`, "access"),
  alone(`${auth}/turns`, "access"),
  alone("commerce/people/invites/invite-token", "access"),
  alone("platform/http/cors", "access"),
  alone("platform/kernel/passwords", "access"),
  {
    ...ofTotals("tax-strategy"),
    tests: [`${totals}/tax-strategy.test.ts`, `${totals}/line-item-refund.test.ts`],
  },
]

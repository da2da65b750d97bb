import "@stheno/medusa-react/internal/testing/page.ts"
import { createElement as h } from "react"
import { afterEach, expect, it } from "vitest"
import type { BalanceBadges } from "./balance-badges.tsx"

type Order = Parameters<typeof BalanceBadges>[0]["order"]

afterEach(async () => (await import("@testing-library/react")).cleanup())

const captured = { amount: 10_000, captured_at: "2026-01-01T00:00:00.000Z", canceled_at: null }

/** The badges of an order of 103 with a payment of 100. */
async function badges(change: object, due: number) {
  const { render } = await import("@testing-library/react")
  const { BalanceBadges } = await import("./balance-badges.tsx")
  const order = {
    payment_status: "captured",
    refunded_total: 0,
    total: 10_300,
    payments: [captured],
    ...change,
  } as Partial<Order> as Order
  const { container } = render(h(BalanceBadges, { order, due }))
  return [...container.children].map(({ textContent }) => textContent)
}

it("says that something is outstanding instead of that all is paid", async () => {
  expect(await badges({}, 0)).toEqual(["Paid"])
  expect(await badges({}, 300)).toEqual(["Outstanding"])
  expect(await badges({ payment_status: "awaiting", payments: [] }, 10_300)).toEqual(["Outstanding"])
})

it("tells in a list what its order and its edits leave outstanding", async () => {
  const { render } = await import("@testing-library/react")
  const { ListedBalance } = await import("./balance-badges.tsx")
  const payments = [{ ...captured, provider_id: "stripe", swap_id: null }]
  const order = {
    status: "pending",
    payment_status: "captured",
    cart_id: "cart_1",
    total: 10_300,
    refunded_total: 0,
    refundable_amount: 10_000,
    payments,
    refunds: [],
    shipping_methods: [{ cart_id: null, price: 300 }],
    edits: [],
  } satisfies Parameters<typeof ListedBalance>[0]["order"]
  const shown = (change: Partial<typeof order>) => {
    const { container } = render(h(ListedBalance, { order: { ...order, ...change } }))
    return [...container.children].map(({ textContent }) => textContent)
  }
  expect(shown({})).toEqual(["Outstanding"])
  expect(shown({ total: 10_000 })).toEqual(["Paid"])
})

it("says what was refunded, and what is to be captured, beside what is outstanding", async () => {
  expect(await badges({ refunded_total: 10_000 }, 300)).toEqual(["Refunded", "Outstanding"])
  expect(await badges({ refunded_total: 1000 }, 300)).toEqual(["Partially refunded", "Outstanding"])
  const authorized = { payment_status: "awaiting", payments: [{ ...captured, captured_at: null }] }
  expect(await badges(authorized, 300)).toHaveLength(2)
})

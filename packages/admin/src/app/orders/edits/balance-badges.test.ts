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

it("says what was refunded, and what is to be captured, beside what is outstanding", async () => {
  expect(await badges({ refunded_total: 10_000 }, 300)).toEqual(["Refunded", "Outstanding"])
  expect(await badges({ refunded_total: 1000 }, 300)).toEqual(["Partially refunded", "Outstanding"])
  const authorized = { payment_status: "awaiting", payments: [{ ...captured, captured_at: null }] }
  expect(await badges(authorized, 300)).toHaveLength(2)
})

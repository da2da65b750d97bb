import { describe, expect, test } from "vitest"
import type { SessionRow } from "../payments/index.ts"
import {
  holdsMoney,
  planRefresh,
  planSingle,
  planWanted,
  statusAfterAuthorizing,
  type PlannedCollection,
} from "./rules.ts"

const session = (id: string, provider_id: string, amount: number, status = "pending"): SessionRow => ({
  id,
  provider_id,
  amount,
  status,
  is_selected: null,
  is_initiated: true,
  data: {},
})
const collection = (given: Partial<PlannedCollection> = {}): PlannedCollection & { id: string } => ({
  id: "paycol",
  amount: 2500,
  status: "not_paid",
  payment_sessions: [],
  providerIds: ["a", "b"],
  ...given,
})
const kinds = (steps: readonly { kind: string }[]) => steps.map(({ kind }) => kind)

test("a collection is authorized once all of it is set aside", () => {
  expect(statusAfterAuthorizing(2500, 0)).toBe("awaiting")
  expect(statusAfterAuthorizing(2500, 2499)).toBe("partially_authorized")
  expect(statusAfterAuthorizing(2500, 2500)).toBe("authorized")
  expect(statusAfterAuthorizing(2500, 1)).toBe("partially_authorized")
})

test("a collection holds money once some of it is set aside", () => {
  const statuses = ["not_paid", "awaiting", "partially_authorized", "authorized", "canceled"] as const
  expect(statuses.filter(holdsMoney)).toEqual(["partially_authorized", "authorized"])
})

describe("one provider for the whole sum", () => {
  test("a first session is prepared, a second request keeps it, another provider takes its place", () => {
    expect(planSingle(collection(), "a")).toEqual([
      { kind: "choose", providerId: "a", session: undefined, amount: 2500 },
    ])
    const payment_sessions = [session("ps", "a", 1000)]
    expect(planSingle(collection({ payment_sessions }), "a")).toEqual([
      { kind: "update", session: payment_sessions[0], amount: 2500 },
    ])
    expect(kinds(planSingle(collection({ payment_sessions }), "b"))).toEqual(["remove", "choose"])
  })

  test("its session is kept, wherever it is among the others", () => {
    const payment_sessions = [session("one", "a", 1000), session("two", "b", 1500)]
    expect(planSingle(collection({ payment_sessions }), "b")).toEqual([
      { kind: "remove", session: payment_sessions[0] },
      { kind: "update", session: payment_sessions[1], amount: 2500 },
    ])
  })

  test("only providers of the region, and only before anything is authorized", () => {
    expect(() => planSingle(collection(), "c")).toThrow("Payment provider not found")
    expect(() => planSingle(collection({ status: "authorized" }), "a")).toThrow(
      "Cannot set payment sessions for a payment collection with status authorized",
    )
  })
})

describe("several sessions", () => {
  test("the amounts add up to the sum, each above 0", () => {
    const wish = (...amounts: number[]) => amounts.map((amount) => ({ provider_id: "a", amount }))
    expect(kinds(planWanted(collection(), wish(1000, 1500)))).toEqual(["choose", "choose"])
    const mismatch = "The sum of sessions is not equal to 2500 on Payment Collection"
    for (const amounts of [[], [2499], [2600, -100], [2500, 0]])
      expect(() => planWanted(collection(), wish(...amounts))).toThrow(mismatch)
    expect(() => planWanted(collection(), [{ provider_id: "c", amount: 2500 }])).toThrow(mismatch)
  })

  test("named sessions are kept once, the others go", () => {
    const payment_sessions = [session("one", "a", 2000), session("two", "b", 500)]
    const wish = { provider_id: "a", session_id: "one" }
    const steps = planWanted(collection({ payment_sessions }), [
      { ...wish, amount: 1000 },
      { ...wish, amount: 1500 },
    ])
    expect(steps).toEqual([
      { kind: "remove", session: payment_sessions[1] },
      { kind: "update", session: payment_sessions[0], amount: 1000 },
      { kind: "choose", providerId: "a", session: undefined, amount: 1500 },
    ])
  })

  test("a session of another provider is not kept", () => {
    const payment_sessions = [session("one", "b", 2500)]
    const steps = planWanted(collection({ payment_sessions }), [
      { provider_id: "a", session_id: "one", amount: 2500 },
    ])
    expect(kinds(steps)).toEqual(["remove", "choose"])
  })

  test("a session that is not named goes", () => {
    const payment_sessions = [session("one", "a", 2500)]
    const steps = planWanted(collection({ payment_sessions }), [{ provider_id: "a", amount: 2500 }])
    expect(kinds(steps)).toEqual(["remove", "choose"])
  })

  test("wishes for providers that the region does not have are left out", () => {
    const steps = planWanted(collection(), [
      { provider_id: "c", amount: 100 },
      { provider_id: "b", amount: 2500 },
    ])
    expect(steps).toEqual([{ kind: "choose", providerId: "b", session: undefined, amount: 2500 }])
  })
})

test("a session is prepared again unless it is authorized", () => {
  const payment_sessions = [session("one", "a", 1000), session("two", "a", 1500, "authorized")]
  expect(planRefresh(collection({ payment_sessions }), "one")).toEqual([
    { kind: "remove", session: payment_sessions[0] },
    { kind: "choose", providerId: "a", session: undefined, amount: 1000 },
  ])
  expect(() => planRefresh(collection({ payment_sessions }), "two")).toThrow("two is authorized already")
  expect(() => planRefresh(collection({ payment_sessions }), "three")).toThrow(
    "three is not one of payment collection paycol",
  )
})

test("a session without an amount is prepared again over nothing", () => {
  const payment_sessions = [{ ...session("one", "a", 0), amount: null }]
  expect(planRefresh(collection({ payment_sessions }), "one")[1]).toMatchObject({ kind: "choose", amount: 0 })
})

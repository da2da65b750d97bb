import { expect, it } from "vitest"
import { isRunning, isWaiting } from "../activity/jobs.ts"
import { orderNumber } from "../shell/palette/record-sources.ts"
import { isRecord, withVisit } from "../shell/recent.ts"
import { besideDays, changeOf, currenciesOf, daysAgo, salesByDay, splitSales } from "./sales.ts"

const at = (day: number, hour: number) => new Date(2026, 2, day, hour).toISOString()
const sale = (created_at: string, total: number, currency_code = "eur", refunded_total = 0) => ({
  created_at,
  total,
  currency_code,
  refunded_total,
})

it("adds up the sales of each day, after refunds, in one currency", () => {
  const sales = [
    sale(at(2, 0), 100),
    sale(at(2, 23), 250, "eur", 50),
    sale(at(4, 9), 70),
    sale(at(4, 9), 999, "usd"),
    sale(at(1, 9), 500),
  ]
  const since = new Date(2026, 2, 2, 10)
  const { days, total, orders } = salesByDay(sales, { currency: "eur", since, now: new Date(2026, 2, 4, 12) })
  expect(days.map((day) => [day.start.getDate(), day.total, day.orders])).toEqual([
    [2, 300, 2],
    [3, 0, 0],
    [4, 70, 1],
  ])
  expect([total, orders]).toEqual([370, 3])
})

it("has one day for each date where the clock changes", () => {
  const since = new Date(2026, 2, 20)
  const { days } = salesByDay([], { currency: "eur", since, now: new Date(2026, 3, 2, 12) })
  expect(days).toHaveLength(14)
  expect(new Set(days.map(({ start }) => start.toDateString())).size).toBe(14)
})

it("puts each day of the period before beside the day that it is compared with, and keeps the sum", () => {
  const now = new Date(2026, 2, 10, 12, 30)
  const [since, start] = [daysAgo(3, now.getTime()), daysAgo(6, now.getTime())]
  const { days } = salesByDay([], { currency: "eur", since, now })
  const before = salesByDay([sale(at(4, 13), 10), sale(at(5, 1), 20), sale(at(7, 11), 40)], {
    currency: "eur",
    since: start,
    now: new Date(since.getTime() - 1),
  })
  expect(besideDays(days, before.days)).toEqual([10, 20, 0, 40])
  expect(besideDays(days.slice(0, 3), before.days), "a day less, as the clock changed").toEqual([10, 20, 40])
})

it("compares with the period before only where all of it was read", () => {
  const sales = [sale(at(4, 12), 1), sale(at(4, 11), 2), sale(at(4, 10), 3)]
  const since = new Date(2026, 2, 4, 11)
  const [first, second, third] = sales
  expect(splitSales({ sales, count: 3 }, since)).toEqual({
    current: [first, second],
    earlier: [third],
    isPart: false,
  })
  expect(splitSales({ sales, count: 4 }, since)).toEqual({
    current: [first, second],
    earlier: undefined,
    isPart: false,
  })
  expect(splitSales({ sales: [first, second].flatMap((each) => each ?? []), count: 3 }, since).isPart).toBe(
    true,
  )
})

it("says how much more or less a figure is than before", () => {
  expect([changeOf(150, 100), changeOf(50, 100), changeOf(0, 100), changeOf(100, 100)]).toEqual([
    0.5, -0.5, -1, 0,
  ])
  expect(changeOf(-50, 100), "more refunded than sold").toBe(-1.5)
  expect([changeOf(100, 0), changeOf(100, -20)], "a part of nothing").toEqual([undefined, undefined])
})

it("puts the currency with the most orders first", () => {
  expect(currenciesOf([sale(at(1, 1), 1, "usd"), sale(at(1, 1), 1), sale(at(1, 1), 1)])).toEqual([
    "eur",
    "usd",
  ])
  expect(currenciesOf([])).toEqual([])
})

it("begins with an hour, so that the same request serves for a while", () => {
  const now = Date.UTC(2026, 2, 10, 9, 45)
  expect(daysAgo(7, now).toISOString()).toBe("2026-03-03T09:00:00.000Z")
})

it("reads the number of an order only where it is shown as one", () => {
  expect([orderNumber("#17"), orderNumber(" #17 "), orderNumber("17"), orderNumber("#x")]).toEqual([
    "17",
    "17",
    undefined,
    undefined,
  ])
})

it("remembers pages of records, the newest first and each once", () => {
  expect([isRecord("/a/orders/order_01ABC"), isRecord("/a/orders"), isRecord("/a/products/new")]).toEqual([
    true,
    false,
    false,
  ])
  const visit = (to: string) => ({ to, title: to })
  expect(withVisit([visit("a"), visit("b")], visit("b")).map(({ to }) => to)).toEqual(["b", "a"])
  expect(withVisit("abcdefgh".split("").map(visit), visit("i"))).toHaveLength(8)
})

it("a job that was prepared waits for a confirmation once it stays so", () => {
  const now = Date.parse("2026-03-01T12:00:00Z")
  const job = { status: "pre_processed" as const, pre_processed_at: "2026-03-01T11:59:59Z" }
  expect([isRunning(job, now), isWaiting(job, now)]).toEqual([true, false])
  expect([isRunning(job, now + 5000), isWaiting(job, now + 5000)]).toEqual([false, true])
  expect(isRunning({ status: "processing", pre_processed_at: job.pre_processed_at }, now + 5000)).toBe(true)
  expect(isRunning({ status: "completed", pre_processed_at: job.pre_processed_at }, now)).toBe(false)
})

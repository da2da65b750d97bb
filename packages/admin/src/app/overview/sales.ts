/** What of an order counts as a sale. */
export interface Sale {
  readonly created_at: string
  readonly currency_code: string
  readonly total: number
  readonly refunded_total: number
}

/** The sales of a currency, day by day. */
export interface DailySales {
  /** after refunds, in the currency's smallest unit */
  readonly total: number
  readonly orders: number
  /** each day from the first to today, also those without a sale */
  readonly days: readonly { readonly start: Date; readonly total: number; readonly orders: number }[]
}

/** Orders in any state but canceled: these make up the sales. */
export const soldStatuses = ["pending", "completed", "archived", "requires_action"] as const

/** The currencies of sales, the one with the most orders first. */
export function currenciesOf(sales: readonly Sale[]): string[] {
  const counts = new Map<string, number>()
  for (const { currency_code } of sales) counts.set(currency_code, (counts.get(currency_code) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one).map(([currency]) => currency)
}

/** Adds up the sales of a currency by day, in the reader's time zone. */
export function salesByDay(
  sales: readonly Sale[],
  { currency, since, now }: { readonly currency: string; readonly since: Date; readonly now: Date },
): DailySales {
  const days: { start: Date; total: number; orders: number }[] = []
  for (let day = startOfDay(since); day <= now; day = nextDay(day))
    days.push({ start: day, total: 0, orders: 0 })
  const byStart = new Map(days.map((day) => [day.start.getTime(), day]))
  for (const sale of sales) {
    const day = byStart.get(startOfDay(new Date(sale.created_at)).getTime())
    if (!day || sale.currency_code !== currency) continue
    day.total += sale.total - sale.refunded_total
    day.orders += 1
  }
  return {
    days,
    total: days.reduce((sum, { total }) => sum + total, 0),
    orders: days.reduce((sum, { orders }) => sum + orders, 0),
  }
}

/** Sales that were read, the newest first. */
export interface ReadSales {
  readonly sales: readonly Sale[]
  /** orders of the time, also those that were not read */
  readonly count: number
}

/**
 * Sales of a period, and of the one before.
 * @param since when the period began
 * @returns `earlier` only where all of it is known; `isPart` where not all sales of the period were read
 */
export function splitSales({ sales, count }: ReadSales, since: Date) {
  const isInPeriod = ({ created_at }: Sale) => Date.parse(created_at) >= since.getTime()
  const current = sales.filter(isInPeriod)
  const earlier = sales.filter((sale) => !isInPeriod(sale))
  const isWhole = sales.length >= count
  return {
    current,
    earlier: isWhole ? earlier : undefined,
    isPart: !isWhole && earlier.length === 0,
  }
}

/**
 * The sales of the period before by the days that they are compared with: the first day with the first, and so on. Where the
 * clock changes between the periods, that one can have a day more; its sales belong to the last day, so that the sum stays.
 */
export function besideDays(days: DailySales["days"], before: DailySales["days"]): number[] {
  const totals = days.map(() => 0)
  before.forEach(({ total }, index) => {
    const at = Math.min(index, totals.length - 1)
    totals[at] = (totals[at] ?? 0) + total
  })
  return totals
}

/**
 * How much of what was before a figure is more; negative for less.
 * @returns 0.25 for a quarter more; undefined where nothing was before that it could be a part of
 */
export function changeOf(now: number, before: number): number | undefined {
  return before > 0 ? (now - before) / before : undefined
}

/** The beginning of the hour some days ago, as the filter of the list of orders has it. */
export function daysAgo(days: number, now: number): Date {
  const hour = 3_600_000
  return new Date(Math.floor(now / hour) * hour - days * 24 * hour)
}

function startOfDay(time: Date): Date {
  return new Date(time.getFullYear(), time.getMonth(), time.getDate())
}

function nextDay(day: Date): Date {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1)
}

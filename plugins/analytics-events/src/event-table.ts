import { CommerceError, sql, type Shop } from "@stheno/core"
import type { EventRow } from "./read-event.ts"

type Db = Shop["db"]

/** Records an event, once: further deliveries change nothing. */
export async function recordEvent(db: Db, row: EventRow): Promise<void> {
  await sql`insert into analytics_event (name, subject_id, occurred_at, order_id, customer_id, region_id,
      sales_channel_id, currency_code, amount, quantity)
    values (${row.name}, ${row.subject_id}, coalesce(${row.occurred_at}::timestamptz, now()), ${row.order_id},
      ${row.customer_id}, ${row.region_id}, ${row.sales_channel_id}, ${row.currency_code}, ${row.amount},
      ${row.quantity})
    on conflict do nothing`.execute(db)
}

/**
 * Removes a customer from the events, which still count.
 * @param ids how the customer is stored
 */
export async function forgetCustomer(db: Db, ids: readonly string[]): Promise<void> {
  // The registration is about the customer, and needs a subject in the primary key.
  await sql`update analytics_event
    set customer_id = null, subject_id = case when subject_id = customer_id then gen_random_uuid()::text else subject_id end
    where customer_id = any(${ids}::text[])`.execute(db)
}

/** Rows that are deleted in one statement. */
const batchSize = 5_000

/**
 * Deletes the events that are older than a number of days.
 * @returns how many
 */
export async function deleteOldEvents(db: Db, days: number, signal?: AbortSignal): Promise<number> {
  for (let count = 0; ;) {
    signal?.throwIfAborted()
    const { numAffectedRows = 0n } = await sql`delete from analytics_event where ctid = any(array(
      select ctid from analytics_event where occurred_at < now() - make_interval(days => ${days})
      limit ${batchSize}))`.execute(db)
    count += Number(numAffectedRows)
    if (numAffectedRows < batchSize) return count
  }
}

/** Which events are counted. */
export interface DailyFilter {
  /** the first and the last day, such as `2026-11-24` */
  readonly from: string
  readonly to: string
  readonly timezone: string
  readonly name?: string | undefined
  readonly currency_code?: string | undefined
  readonly region_id?: string | undefined
  readonly sales_channel_id?: string | undefined
}

/** The events of a name and a currency. */
export interface Total {
  readonly name: string
  readonly currency_code: string | null
  readonly count: number
  /** the sum of the amounts, in the smallest unit; null if these events have none */
  readonly amount: number | null
  readonly quantity: number | null
}

/** The events of a day; a day without any is left out. */
export interface DailyTotal extends Total {
  readonly date: string
}

/**
 * Counts events by day, name and currency, and in the whole time.
 * @throws CommerceError for a time zone that PostgreSQL does not know
 */
export async function countByDay(
  db: Db,
  filter: DailyFilter,
): Promise<{ readonly days: DailyTotal[]; readonly totals: Total[] }> {
  const { from, to, timezone } = filter
  const fields = (["name", "currency_code", "region_id", "sales_channel_id"] as const).flatMap((column) =>
    filter[column] === undefined ? [] : [sql<boolean>`${sql.ref(column)} = ${filter[column]}`],
  )
  const start = sql`(${from}::date)::timestamp at time zone ${timezone}`
  const end = sql`(${to}::date + 1)::timestamp at time zone ${timezone}`
  const conditions = [sql<boolean>`occurred_at >= ${start} and occurred_at < ${end}`, ...fields]
  try {
    const { rows } = await sql<DailyTotal>`
      select to_char(occurred_at at time zone ${timezone}, 'YYYY-MM-DD') as date, name, currency_code,
        count(*)::int as count, sum(amount)::float8 as amount, sum(quantity)::int as quantity
      from analytics_event where ${sql.join(conditions, sql` and `)}
      group by grouping sets ((1, name, currency_code), (name, currency_code))
      order by 1, name, currency_code`.execute(db)
    const isTotal = ({ date }: { readonly date: string | null }) => date === null
    return {
      days: rows.filter((row) => !isTotal(row)),
      totals: rows.filter(isTotal).map(({ date: _, ...total }) => total),
    }
  } catch (error) {
    if ((error as { readonly code?: string }).code === "22023")
      throw new CommerceError("invalid_data", `There is no time zone ${timezone}`)
    throw error
  }
}

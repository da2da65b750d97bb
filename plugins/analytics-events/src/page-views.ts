import { CommerceError, sql, z, type Shop } from "@stheno/core"

type Db = Shop["db"]

/** A page that was opened. */
export interface PageView {
  readonly path: string
  /** the host of the page with the link; empty if there is none */
  readonly referrer: string
}

/** The longest body, in characters. */
const longestBody = 2_000

/** The most rows of a day. Anyone can send any path, so further ones are counted together. */
export const mostRowsOfDay = 10_000

/** The path under which views are counted when the day has its rows. */
export const otherPath = "(other)"

/** The pages and hosts that a report has at most. */
const mostOfReport = 100

const shape = z.object({
  path: z
    .string()
    .max(500)
    .regex(/^\/[^\p{Cc}]*$/u, "must be the path of a page"),
  referrer: z
    .string()
    .max(253)
    .regex(/^[\w.:[\]-]*$/, "must be a host")
    .toLowerCase()
    .default(""),
})

/**
 * Reads the body of a storefront's request. Its type is `text/plain`, which browsers send to another host without asking.
 * @throws CommerceError when it is not a page view
 */
export function readPageView(body: string): PageView {
  if (body.length > longestBody)
    throw new CommerceError("invalid_data", `A page view has at most ${longestBody} characters`)
  const result = shape.safeParse(parsed(body))
  if (!result.success) {
    const [issue] = result.error.issues
    const name = issue!.path.join(".") || "the body"
    throw new CommerceError("invalid_data", `${name}: ${issue!.message}`)
  }
  const { path, referrer } = result.data
  return { path: withoutIds(path.toWellFormed().split(/[?#]/)[0]!), referrer }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw new CommerceError("invalid_data", "A page view must be JSON with path and referrer")
  }
}

/** Anyone who has the ID of an order or a cart can open it, so IDs are not stored. */
function withoutIds(path: string): string {
  return path.replace(/\/[a-z]+_[0-9A-Z]{20,}(?=\/|$)/g, "/[id]")
}

/** What limits the rows of a day. */
export interface RowLimits {
  /** the most rows of all senders */
  readonly most?: number
  /** whether the sender of this view may cause another row; called only if the view needs one */
  readonly mayAddRow?: () => boolean
}

/** Counts the view of a page today. */
export async function countPageView(
  db: Db,
  view: PageView,
  { most = mostRowsOfDay, mayAddRow = () => true }: RowLimits = {},
): Promise<void> {
  const today = sql`(now() at time zone 'utc')::date`
  const { numAffectedRows = 0n } = await sql`update analytics_page_view set count = count + 1
    where day = ${today} and path = ${view.path} and referrer = ${view.referrer}`.execute(db)
  if (numAffectedRows > 0n) return
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from analytics_page_view
    where day = ${today}`.execute(db)
  const isAdded = rows[0]!.count < most && mayAddRow()
  const { path, referrer } = isAdded ? view : { path: otherPath, referrer: "" }
  await sql`insert into analytics_page_view (day, path, referrer, count)
    values (${today}, ${path}, ${referrer}, 1)
    on conflict (day, path, referrer) do update set count = analytics_page_view.count + 1`.execute(db)
}

/** Deletes the views that are older than a number of days. */
export async function deleteOldViews(db: Db, days: number): Promise<void> {
  await sql`delete from analytics_page_view
    where day < (now() at time zone 'utc')::date - ${days}::int`.execute(db)
}

/** How often pages were opened. */
export interface PageViewReport {
  readonly count: number
  readonly days: readonly { readonly date: string; readonly count: number }[]
  /** the pages with the most views */
  readonly pages: readonly { readonly path: string; readonly count: number }[]
  /** the hosts that most visitors came from */
  readonly referrers: readonly { readonly referrer: string; readonly count: number }[]
}

/**
 * Sums the views of a period.
 * @param from the first day in UTC, such as `2026-11-01`
 * @param to the last day
 */
export async function sumPageViews(db: Db, from: string, to: string): Promise<PageViewReport> {
  const views = sql`analytics_page_view where day between ${from}::date and ${to}::date`
  const [days, pages, referrers] = [
    await sql<{ date: string; count: number }>`select to_char(day, 'YYYY-MM-DD') as date,
      sum(count)::float8 as count from ${views} group by 1 order by 1`.execute(db),
    await sql<{ path: string; count: number }>`select path, sum(count)::float8 as count
      from ${views} group by 1 order by 2 desc, 1 limit ${mostOfReport}`.execute(db),
    await sql<{ referrer: string; count: number }>`select referrer, sum(count)::float8 as count
      from ${views} and referrer <> '' group by 1 order by 2 desc, 1 limit ${mostOfReport}`.execute(db),
  ]
  return {
    count: days.rows.reduce((sum, { count }) => sum + count, 0),
    days: days.rows,
    pages: pages.rows,
    referrers: referrers.rows,
  }
}

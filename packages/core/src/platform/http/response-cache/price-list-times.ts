import { sql } from "kysely"
import type { Executor } from "../../query/fetch.ts"
import type { TableState } from "./table-state.ts"

const table = "price_list"

/** When the next price list begins or ends, as one state of the table says. */
interface NextTime {
  readonly version: string
  readonly asked: number
  readonly next: number
}

/**
 * Says until when prices stay the same if no row changes. The clock decides about prices only at the moments at which
 * price lists begin and end.
 */
export class PriceListTimes {
  #known: NextTime | undefined

  /**
   * @param db notes that the table is read
   * @param state of the tables, read before `db` is
   * @returns milliseconds since 1970; the prices of `moment` hold before it
   */
  async nextAfter(db: Executor, state: TableState, moment: number): Promise<number> {
    const version = state.versionOf([table])
    const known = this.#known
    if (known?.version === version && known.asked <= moment && moment < known.next) return known.next
    const { rows } = await sql<{
      next: number | null
    }>`select min(floor(date_part('epoch', time) * 1000))::float8 as next
      from (select starts_at as time from price_list union all select ends_at as time from price_list) as times
      where time >= ${new Date(moment).toISOString()}::timestamptz`.execute(db)
    const next = rows[0]?.next ?? Infinity
    this.#known = { version, asked: moment, next }
    return next
  }
}

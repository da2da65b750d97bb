import type { Engine } from "@stheno/core"
import { sql } from "kysely"

/** How much there is of everything, by what it is: `payment.amount` 2500, `order.status=pending` 1. */
export type State = Readonly<Record<string, number>>

/** What tells nothing about a shop: the notes of the machinery, and numbers that only count up. */
const leftOut = {
  tables: [
    "idempotency_key",
    "lock_lease",
    "met_difference",
    "payment_call",
    "rate_limit",
    "auth_session",
    "stheno_migration",
    "staged_job",
    "table_change",
  ],
  columns: ["display_id", "seq", "position"],
}

/**
 * Counts rows, sums numbers, and counts truths, times and members of enumerations, of all tables of the shop. Two
 * states that differ in anything that money, stock or statuses depend on differ here.
 * @returns reads the state as it is
 */
export async function openStates(db: Engine["db"]): Promise<() => Promise<State>> {
  const { rows } = await sql<{ table: string; column: string; type: string; members: string[] | null }>`
    select c.table_name as table, c.column_name as column, c.data_type as type,
      (select array_agg(e.enumlabel::text) from pg_enum e join pg_type t on t.oid = e.enumtypid
        where t.typname = c.udt_name) as members
    from information_schema.columns c join information_schema.tables t
      on t.table_name = c.table_name and t.table_schema = c.table_schema and t.table_type = 'BASE TABLE'
    where c.table_schema = 'public' order by 1, 2`.execute(db)
  const tables = [...new Set(rows.map(({ table }) => table))].filter((name) => !leftOut.tables.includes(name))
  const parts = tables.map((table) => {
    const columns = rows.filter((row) => row.table === table && !leftOut.columns.includes(row.column))
    const terms = columns.flatMap((row) => termsOf(row))
    const pairs = [["rows", "count(*)"], ...terms].map(([name, term]) => `'${table}.${name}', ${term}`)
    // A function takes 100 arguments.
    const groups = Array.from({ length: Math.ceil(pairs.length / 50) }, (_, n) =>
      pairs.slice(n * 50, n * 50 + 50),
    )
    return `select ${groups.map((group) => `jsonb_build_object(${group.join(", ")})`).join(" || ")} as part from "${table}"`
  })
  const events = `select coalesce(jsonb_object_agg('event ' || event_name, n), '{}') as part
    from (select event_name, count(*) as n from staged_job group by 1) as e`
  const query = sql<{ part: State }>`${sql.raw([...parts, events].join(" union all "))}`
  return async () => Object.assign({}, ...(await query.execute(db)).rows.map(({ part }) => part)) as State
}

function termsOf({
  column,
  type,
  members,
}: {
  column: string
  type: string
  members: string[] | null
}): string[][] {
  if (members)
    return members.map((member) => [
      `${column}=${member}`,
      `count(*) filter (where "${column}" = '${member}')`,
    ])
  if (["integer", "bigint", "numeric", "real", "double precision"].includes(type))
    return [[column, `coalesce(sum("${column}"), 0)`]]
  if (type === "boolean") return [[column, `count(*) filter (where "${column}")`]]
  const isMoment = type.startsWith("timestamp") && !["created_at", "updated_at"].includes(column)
  return isMoment ? [[column, `count("${column}")`]] : []
}

/** What became more or less, as text that is empty when nothing did. */
export function changeOf(before: State, after: State): string {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort()
  const changed = names.filter((name) => (before[name] ?? 0) !== (after[name] ?? 0))
  return changed.map((name) => `${name} ${(after[name] ?? 0) - (before[name] ?? 0)}`).join("\n")
}

import { sql, type RawBuilder } from "kysely"
import type { Executor } from "../query/fetch.ts"
import { firstOf } from "../kernel/certain.ts"
import type { StoredEvent } from "./unfinished.ts"

/** Who claims events, and for how long. */
export interface Claimant {
  /** the ID of the claimant, which no other one has */
  readonly id: string
  /** the duration of a lease in seconds */
  readonly lease: number
  readonly maxAttempts: number
  /** whether no other process delivers events: leases of others are then left over */
  readonly isAlone: boolean
}

/** Most aggregates of which one claim takes events, and most events that it takes after the first of each. */
const limits = { aggregates: 50, followers: 3 }

/** What events are ordered by. A hash, since an index refuses long texts; two equal ones only cost time. */
const aggregateIn = (table: string) => sql`hashtextextended(${sql.ref(`${table}.data`)}->>'id', 0)`

const isTried = (table: string, { maxAttempts }: Claimant) =>
  sql`coalesce(${sql.ref(`${table}.attempts`)}, 0) < ${maxAttempts}`

const isFree = (table: string, { id, isAlone }: Claimant) => {
  const owner = sql.ref(`${table}.leased_by`)
  const isExpired = sql`${sql.ref(`${table}.leased_until`)} <= now()`
  return isAlone ? sql`true` : sql`(${owner} is null or ${owner} = ${id} or ${isExpired})`
}

const isDue = (table: string, claimant: Claimant) => {
  const time = sql.ref(`${table}.not_before`)
  return sql`(${time} is null or ${time} <= now()) and ${isTried(table, claimant)} and ${isFree(table, claimant)}`
}

/**
 * Leases events that are due, in one statement that keeps the order of each aggregate: its first event is locked, and
 * the process that has leased it may lease the events after it as well. Others pass the aggregate over, since nothing of it but that
 * event can be the first.
 * @param known IDs of events that the claimant remembers, and whose successors it may deliver
 * @returns the events in the order in which they were written
 */
export async function claimEvents(
  db: Executor,
  claimant: Claimant,
  known: readonly string[],
): Promise<StoredEvent[]> {
  const isKnown = (table: string) => sql`${sql.ref(`${table}.id`)} = any(${[...known]})`
  const { rows } = await sql<StoredEvent>`
    with first as (
      select j.id, j.seq, ${aggregateIn("j")} as aggregate from staged_job j
      where ${isDue("j", claimant)} and not exists (select from staged_job e
        where ${aggregateIn("e")} = ${aggregateIn("j")} and e.seq < j.seq
          and ${isTried("e", claimant)} and not ${isKnown("e")})
      order by j.seq limit ${sql.lit(limits.aggregates)} for update of j skip locked),
    follower as (
      select later.id from first cross join lateral (
        select id, bool_and(is_due) over (order by seq) as is_next from (
          select f.id, f.seq, ${isDue("f", claimant)} as is_due from staged_job f
          where ${aggregateIn("f")} = first.aggregate and f.seq > first.seq
            and ${isTried("f", claimant)} and (not ${isKnown("f")} or ${isDue("f", claimant)})
          order by f.seq limit ${sql.lit(limits.followers)}) next) later
      where later.is_next)
    update staged_job s set leased_by = ${claimant.id}, leased_until = ${leaseFrom(sql`now()`, claimant)}
    where s.id in (select id from first union all select id from follower) and ${isFree("s", claimant)}
    returning s.id, s.seq, s.event_name as name, s.data`.execute(db)
  return rows.sort((one, other) => Number(one.seq) - Number(other.seq))
}

/** The most events that one statement deletes unheard. */
export const mostUnheard = 1_000

/**
 * Deletes due events that no subscriber receives, without a lease: most of a store's events are of that kind. The rest
 * of an aggregate need not wait for them.
 * @param heard the names of the events that have subscribers
 * @returns the number of deleted events, at most `mostUnheard`, and whether events are due that have subscribers
 */
export async function deleteUnheard(
  db: Executor,
  claimant: Claimant,
  heard: readonly string[],
): Promise<{ readonly deleted: number; readonly isMore: boolean }> {
  const isHeard = sql`j.event_name = any(${[...heard]})`
  const { rows } = await sql<{ deleted: number; isMore: boolean }>`
    with unheard as materialized (
      select j.id from staged_job j where ${isDue("j", claimant)} and not ${isHeard}
      limit ${sql.lit(mostUnheard)} for update of j skip locked),
    gone as (delete from staged_job s using unheard where s.id = unheard.id returning 1)
    select (select count(*)::int from gone) as deleted,
      exists (select from staged_job j where ${isDue("j", claimant)} and ${isHeard}) as "isMore"`.execute(db)
  return firstOf(rows)
}

/** The end of a lease that begins at a time. */
export const leaseFrom = (time: RawBuilder<unknown>, { lease }: Pick<Claimant, "lease">) =>
  sql`${time} + make_interval(secs => ${lease})`

/** Extends the leases of events that are being delivered. */
export async function renewLeases(db: Executor, claimant: Claimant): Promise<void> {
  const end = leaseFrom(sql`now()`, claimant)
  await sql`update staged_job set leased_until = ${end}
    where leased_by = ${claimant.id} and leased_until < ${end}`.execute(db)
}

/** Gives events back, so that others need not wait for the end of the leases. */
export async function releaseLeases(db: Executor, { id }: Claimant): Promise<void> {
  await sql`update staged_job set leased_by = null, leased_until = null where leased_by = ${id}`.execute(db)
}

/** Which of the events are the claimant's and still to be delivered. */
export async function eventsHeld(
  db: Executor,
  claimant: Claimant,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`select id from staged_job s
    where id = any(${[...ids]}) and ${isTried("s", claimant)}
      and (leased_by is null or leased_by = ${claimant.id})`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

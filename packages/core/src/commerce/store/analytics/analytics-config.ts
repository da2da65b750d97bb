import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import { requiredColumns } from "../../../platform/http/required-columns.ts"
import { newId } from "../../../platform/kernel/ids.ts"
import { fetchFirst, type Executor } from "../../../platform/query/fetch.ts"
import { analyticsErrors } from "./errors.ts"
import type { ResponseRow } from "../../../platform/query/selected.ts"

/** What a user decided; parts that are absent stay. */
export interface AnalyticsDecision {
  readonly opt_out?: boolean | null | undefined
  readonly anonymize?: boolean | null | undefined
}

/**
 * What a user decided about being measured.
 * @throws analytics.config_not_found
 * @since 0.1
 */
export async function retrieveAnalyticsConfig(db: Executor, userId: string): Promise<ResponseRow> {
  const config = await fetchFirst(db, { entity: "AnalyticsConfig", filters: { user_id: userId } })
  if (!config) throw analyticsErrors.config_not_found(userId)
  return config
}

/**
 * Creates or updates the analytics configuration of a user. What an update leaves out keeps its value; in a new
 * configuration it is false.
 * @locks the user
 * @since 0.1
 */
export async function saveAnalyticsConfig(
  { db }: Pick<Context, "db">,
  userId: string,
  decision: AnalyticsDecision,
): Promise<ResponseRow> {
  await sql`select from "user" where id = ${userId} for update`.execute(db)
  const given = requiredColumns("analytics_config", {
    opt_out: decision.opt_out,
    anonymize: decision.anonymize,
  })
  if (await change(db, userId, given)) return retrieveAnalyticsConfig(db, userId)
  await db
    .insertInto("analytics_config")
    .values({ id: newId("acfg"), user_id: userId, ...given })
    .execute()
  return retrieveAnalyticsConfig(db, userId)
}

async function change(
  db: Executor,
  userId: string,
  { opt_out, anonymize }: AnalyticsDecision,
): Promise<boolean> {
  const { rows } = await sql`
    update analytics_config set opt_out = coalesce(${opt_out ?? null}, opt_out),
      anonymize = coalesce(${anonymize ?? null}, anonymize), updated_at = now()
    where user_id = ${userId} and deleted_at is null returning id`.execute(db)
  return rows.length > 0
}

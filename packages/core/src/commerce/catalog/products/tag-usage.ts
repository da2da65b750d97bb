import { sql } from "kysely"
import type { Executor } from "../../../platform/query/fetch.ts"
import { recall } from "../../../platform/query/recall.ts"
import { firstOf } from "../../../platform/kernel/certain.ts"

/** How often a tag is used. */
export interface TagUsage {
  readonly id: string
  readonly value: string
  /** number of products, as text, as in the wire format */
  readonly usage_count: string
}

/**
 * The ten tags that most products have. One statement, which counts when something was written to its tables.
 * @since 0.1
 */
export async function listTagUsage(db: Executor): Promise<TagUsage[]> {
  const usage = recall<TagUsage[]>(
    db,
    sql`select coalesce(json_agg(usage), '[]') from (select t.id, count(*)::text as usage_count, t.value
      from product_tag t
        join product_tags pt on pt.product_tag_id = t.id
        join product p on p.id = pt.product_id and p.deleted_at is null
      where t.deleted_at is null
      group by t.id order by count(*) desc, t.created_at, t.id limit 10) as usage`,
  )
  const { rows } = await sql<{ usage: unknown }>`select ${usage.column} as usage`.execute(db)
  return usage.take(firstOf(rows).usage)
}

import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import type { z } from "../../../platform/http/shape.ts"
import { requiredColumns } from "../../../platform/http/required-columns.ts"
import { mergeMetadata } from "../../../platform/kernel/metadata.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { checkDates, checkValue } from "./create-discount.ts"
import { replaceRegions } from "./discount-regions.ts"
import { discountErrors } from "./errors.ts"
import { normalizeCode } from "./retrieve-discount.ts"
import type { updateDiscountBody } from "./shapes.ts"
import { upsertConditions } from "./write-conditions.ts"

type Change = z.output<typeof updateDiscountBody>

/**
 * Changes a discount and its rule. Metadata is merged key by key; conditions with an id are changed, others added.
 * @throws discounts.not_found, discounts.rule_of_other_discount, discounts.percentage_too_high,
 *   discounts.value_negative, discounts.ends_before_start, discounts.fixed_in_several_regions,
 *   discounts.region_not_found
 * @locks discount
 * @since 0.1
 */
export async function updateDiscount({ db }: Pick<Context, "db">, id: string, change: Change): Promise<void> {
  const stored = await lockDiscount(db, id)
  checkDates(change.starts_at ?? new Date(stored.starts_at), endOf(stored.ends_at, change.ends_at))
  if (change.regions) await replaceRegions(db, id, stored.type, change.regions)
  if (change.rule) await updateRule(db, stored, change.rule)
  await db
    .updateTable("discount")
    .set({
      ...(change.code != null ? { code: normalizeCode(change.code) } : {}),
      ...requiredColumns("discount", { is_disabled: change.is_disabled, starts_at: change.starts_at }),
      ...(change.ends_at !== undefined ? { ends_at: change.ends_at } : {}),
      ...(change.valid_duration !== undefined ? { valid_duration: change.valid_duration } : {}),
      ...(change.usage_limit !== undefined ? { usage_limit: change.usage_limit } : {}),
      ...(change.metadata
        ? { metadata: JSON.stringify(mergeMetadata(stored.metadata, change.metadata)) }
        : {}),
      updated_at: sql`now()`,
    })
    .where("id", "=", id)
    .execute()
}

interface Stored {
  rule_id: string
  type: string
  value: number
  starts_at: string | Date
  ends_at: string | Date | null
  metadata: Record<string, unknown> | null
}

async function lockDiscount(db: Executor, id: string): Promise<Stored> {
  const { rows } = await sql<Stored>`
    select d.rule_id, r.type, r.value, d.starts_at, d.ends_at, d.metadata
    from discount d join discount_rule r on r.id = d.rule_id
    where d.id = ${id} and d.deleted_at is null for update of d`.execute(db)
  if (!rows[0]) throw discountErrors.not_found(id)
  return rows[0]
}

function endOf(stored: string | Date | null, given: Date | null | undefined): Date | null {
  if (given !== undefined) return given
  return stored === null ? null : new Date(stored)
}

async function updateRule(db: Executor, stored: Stored, change: NonNullable<Change["rule"]>): Promise<void> {
  if (change.id !== stored.rule_id) throw discountErrors.rule_of_other_discount()
  if (change.value != null) checkValue(stored.type, change.value)
  await db
    .updateTable("discount_rule")
    .set({
      ...requiredColumns("discount_rule", { value: change.value }),
      ...(change.description !== undefined ? { description: change.description } : {}),
      ...(change.allocation !== undefined ? { allocation: change.allocation } : {}),
      updated_at: sql`now()`,
    })
    .where("id", "=", stored.rule_id)
    .execute()
  await upsertConditions(db, stored.rule_id, change.conditions ?? [])
}

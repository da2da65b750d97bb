import type { Context } from "../../../platform/http/operation.ts"
import type { z } from "../../../platform/http/shape.ts"
import { requiredColumns } from "../../../platform/http/required-columns.ts"
import { newId } from "../../../platform/kernel/ids.ts"
import { replaceRegions } from "./discount-regions.ts"
import { discountErrors } from "./errors.ts"
import { normalizeCode } from "./retrieve-discount.ts"
import type { createDiscountBody } from "./shapes.ts"
import { addCondition } from "./write-conditions.ts"

/**
 * Makes a discount with its rule and conditions.
 * @param input.rule.value percent, or smallest units for a fixed discount
 * @returns its id
 * @throws discounts.regions_missing, discounts.fixed_in_several_regions, discounts.region_not_found,
 *   discounts.percentage_too_high, discounts.value_negative, discounts.ends_before_start,
 *   discounts.condition_empty, discounts.condition_exists
 * @emits discount.created
 * @since 0.1
 */
export async function createDiscount(
  context: Pick<Context, "db" | "emit">,
  input: z.output<typeof createDiscountBody>,
): Promise<string> {
  const { db } = context
  if (input.regions.length === 0) throw discountErrors.regions_missing()
  checkValue(input.rule.type, input.rule.value)
  // As in v1, a discount without `starts_at` can have expired already.
  if (input.starts_at) checkDates(input.starts_at, input.ends_at)
  const ruleId = newId("dru")
  const { type, value, allocation, description, conditions } = input.rule
  await db
    .insertInto("discount_rule")
    .values({ id: ruleId, type, value, allocation, description: description ?? null })
    .execute()
  const id = newId("disc")
  await db
    .insertInto("discount")
    .values(discountRow(id, ruleId, input))
    .execute()
  await replaceRegions(db, id, type, input.regions)
  for (const condition of conditions ?? []) await addCondition(db, ruleId, condition)
  await context.emit("discount.created", { id })
  return id
}

function discountRow(id: string, ruleId: string, input: z.output<typeof createDiscountBody>) {
  const given = requiredColumns("discount", {
    is_dynamic: input.is_dynamic,
    is_disabled: input.is_disabled,
    starts_at: input.starts_at,
  })
  return {
    id,
    code: normalizeCode(input.code),
    is_dynamic: given.is_dynamic ?? false,
    is_disabled: given.is_disabled ?? false,
    rule_id: ruleId,
    ...(given.starts_at ? { starts_at: given.starts_at } : {}),
    ends_at: input.ends_at ?? null,
    valid_duration: input.valid_duration ?? null,
    usage_limit: input.usage_limit ?? null,
    usage_count: 0,
    metadata: input.metadata ? JSON.stringify(input.metadata) : null,
  }
}

/** @throws discounts.percentage_too_high, discounts.value_negative */
export function checkValue(type: string, value: number): void {
  if (type === "percentage" && value > 100) throw discountErrors.percentage_too_high()
  if (value < 0) throw discountErrors.value_negative()
}

/** @throws discounts.ends_before_start */
export function checkDates(startsAt: Date, endsAt: Date | null | undefined): void {
  if (endsAt && endsAt <= startsAt) throw discountErrors.ends_before_start()
}

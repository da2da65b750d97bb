import { sql } from "kysely"
import type { CommerceError } from "../../../platform/kernel/errors.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import type { DiscountInput } from "./adjustments.ts"
import {
  discountRefusal,
  type ConditionInput,
  type DiscountCartInput,
  type DiscountRefusal,
  type DiscountValidityInput,
} from "./conditions.ts"
import { discountErrors } from "./errors.ts"
import { normalizeCode } from "./retrieve-discount.ts"

/** Everything that carts need to know of a discount: may it be used, and what does it take off? */
export interface CartDiscount extends DiscountInput, DiscountValidityInput {
  readonly code: string
  readonly conditions: readonly ConditionInput[]
  /** of a dynamic code: the discount that it was made from, if that was deleted */
  readonly deleted_parent_id: string | null
}

/**
 * Reads discounts by their codes, in the order of the codes. One statement.
 * @throws discounts.codes_unknown when one does not exist or is given twice
 * @throws discounts.not_found for a dynamic code whose discount was deleted
 * @since 0.1
 */
export async function discountsByCodes(db: Executor, codes: readonly string[]): Promise<CartDiscount[]> {
  const wanted = codes.map(normalizeCode)
  if (wanted.length === 0) return []
  const found = await readDiscounts(db, sql`d.code = any(${wanted}::text[])`)
  if (found.length < wanted.length) throw discountErrors.codes_unknown(wanted)
  const deletedParent = found.map((discount) => discount.deleted_parent_id).find((id) => id !== null)
  if (deletedParent) throw discountErrors.not_found(deletedParent)
  return found.toSorted((a, b) => wanted.indexOf(a.code) - wanted.indexOf(b.code))
}

/**
 * Reads discounts by their ids; deleted ones are left out. One statement.
 * @since 0.1
 */
export async function discountsByIds(db: Executor, ids: readonly string[]): Promise<CartDiscount[]> {
  return ids.length === 0 ? [] : readDiscounts(db, sql`d.id = any(${[...ids]}::text[])`)
}

/**
 * Refuses a discount that the cart may not use.
 * @throws discounts.usage_limit_reached, discounts.not_started, discounts.expired, discounts.disabled,
 *   discounts.customer_required, discounts.region_not_allowed, discounts.customer_not_allowed
 * @since 0.1
 */
export function assertUsable(discount: CartDiscount, cart: DiscountCartInput, now: Date): void {
  const refusal = discountRefusal(discount, cart, now)
  if (refusal) throw refusals[refusal](discount.code)
}

const refusals = {
  usage_limit_reached: discountErrors.usage_limit_reached,
  not_started: discountErrors.not_started,
  expired: discountErrors.expired,
  disabled: discountErrors.disabled,
  customer_required: discountErrors.customer_required,
  region_not_allowed: discountErrors.region_not_allowed,
  customer_not_allowed: discountErrors.customer_not_allowed,
} satisfies Record<DiscountRefusal, (code: string) => CommerceError>

/**
 * Counts one use of each discount, when an order is made with them.
 * @param now the time at which they must be valid
 * @throws discounts.usage_limit_reached when another order took the last use, or the discount is not valid now
 * @locks discount, in the order of the ids
 * @since 0.1
 */
export async function countUses(db: Executor, discountIds: readonly string[], now: Date): Promise<void> {
  for (const id of discountIds.toSorted()) {
    const { rows } = await sql<{ code: string }>`
      update discount set usage_count = usage_count + 1, updated_at = now()
      where id = ${id} and (usage_limit is null or usage_count < usage_limit) and not is_disabled
        and starts_at <= ${now} and (ends_at is null or ends_at >= ${now}) and deleted_at is null
      returning code`.execute(db)
    if (rows.length === 0) throw discountErrors.usage_limit_reached(id)
  }
}

/** Conditions with the ids they name; regions are the parent's for a dynamic code. */
async function readDiscounts(db: Executor, condition: ReturnType<typeof sql>): Promise<CartDiscount[]> {
  const { rows } = await sql<CartDiscount>`
    select d.id, d.code, d.usage_limit, d.usage_count, d.starts_at, d.ends_at, d.is_disabled,
      (select p.id from discount p
        where p.id = d.parent_discount_id and p.deleted_at is not null) as deleted_parent_id,
      json_build_object('type', r.type, 'value', r.value, 'allocation', r.allocation) as rule,
      array(select region_id from discount_regions
        where discount_id = coalesce(d.parent_discount_id, d.id)) as region_ids,
      (select coalesce(json_agg(json_build_object('type', c.type, 'operator', c.operator, 'ids', array(
          select product_id from discount_condition_product where condition_id = c.id
          union all select product_type_id from discount_condition_product_type where condition_id = c.id
          union all select product_collection_id from discount_condition_product_collection where condition_id = c.id
          union all select product_tag_id from discount_condition_product_tag where condition_id = c.id
          union all select customer_group_id from discount_condition_customer_group where condition_id = c.id
        ))), '[]') from discount_condition c
        where c.discount_rule_id = r.id and c.deleted_at is null) as conditions
    from discount d join discount_rule r on r.id = d.rule_id
    where d.deleted_at is null and ${condition}`.execute(db)
  return rows
}

import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import type { z } from "../../../platform/http/shape.ts"
import { newId } from "../../../platform/kernel/ids.ts"
import { discountErrors } from "./errors.ts"
import { normalizeCode } from "./retrieve-discount.ts"
import type { dynamicCodeBody } from "./shapes.ts"

/**
 * Creates a code of a dynamic discount. The code shares the rule of the discount, gets its usage limit, counts its
 * own uses, and ends when the discount's `valid_duration` has passed.
 * @throws discounts.not_found, discounts.not_dynamic
 * @since 0.1
 */
export async function createDynamicCode(
  { db }: Pick<Context, "db">,
  discountId: string,
  input: z.output<typeof dynamicCodeBody>,
): Promise<string> {
  const { rows } = await sql<{
    is_dynamic: boolean
    rule_id: string
    usage_limit: number | null
    valid_duration: string | null
  }>`
    select is_dynamic, rule_id, usage_limit, valid_duration from discount
    where id = ${discountId} and deleted_at is null for share`.execute(db)
  const [parent] = rows
  if (!parent) throw discountErrors.not_found(discountId)
  if (!parent.is_dynamic) throw discountErrors.not_dynamic()
  const id = newId("disc")
  await sql`insert into discount (id, code, rule_id, is_dynamic, is_disabled, parent_discount_id, usage_limit,
      usage_count, ends_at, metadata)
    values (${id}, ${normalizeCode(input.code)}, ${parent.rule_id}, true, false, ${discountId},
      ${parent.usage_limit}, 0, now() + ${parent.valid_duration}::interval,
      ${input.metadata ? JSON.stringify(input.metadata) : null}::jsonb)`.execute(db)
  return id
}

/** Deletes a code that was made from the discount, in the case in which it is stored, as v1 does; any other code makes no difference. */
export async function deleteDynamicCode(
  { db }: Pick<Context, "db">,
  discountId: string,
  code: string,
): Promise<void> {
  await sql`update discount set deleted_at = now()
    where parent_discount_id = ${discountId} and code = ${code} and deleted_at is null`.execute(db)
}

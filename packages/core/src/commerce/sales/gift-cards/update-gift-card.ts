import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import type { z } from "../../../platform/http/shape.ts"
import { requiredColumns } from "../../../platform/http/required-columns.ts"
import { mergeMetadata } from "../../../platform/kernel/metadata.ts"
import { fetchById } from "../../../platform/query/fetch.ts"
import { giftCardErrors } from "./errors.ts"
import type { updateGiftCardBody } from "./shapes.ts"

/**
 * Changes a gift card. Metadata is merged key by key.
 * @param change.balance smallest units, between 0 and the card's value
 * @throws gift-cards.not_found, gift-cards.region_not_found, gift-cards.balance_out_of_range
 * @locks gift_card
 * @since 0.1
 */
export async function updateGiftCard(
  context: Pick<Context, "db">,
  id: string,
  change: z.output<typeof updateGiftCardBody>,
): Promise<void> {
  const { db } = context
  const card = await db
    .selectFrom("gift_card")
    .selectAll()
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst()
  if (!card) throw giftCardErrors.not_found(id)
  if (change.region_id && !(await fetchById(db, "Region", change.region_id)))
    throw giftCardErrors.region_not_found(change.region_id)
  const given = requiredColumns("gift_card", { balance: change.balance, is_disabled: change.is_disabled })
  const balance = given.balance ?? card.balance
  if (balance < 0 || balance > card.value) throw giftCardErrors.balance_out_of_range()
  await db
    .updateTable("gift_card")
    .set({
      balance,
      is_disabled: given.is_disabled ?? card.is_disabled,
      is_disabled_by_user: given.is_disabled ?? card.is_disabled_by_user,
      region_id: change.region_id ?? card.region_id,
      ...(change.ends_at === undefined ? {} : { ends_at: change.ends_at }),
      ...(change.metadata ? { metadata: JSON.stringify(mergeMetadata(card.metadata, change.metadata)) } : {}),
      updated_at: sql`now()`,
    })
    .where("id", "=", id)
    .execute()
}

import type { Context } from "../../../platform/http/operation.ts"
import { requiredColumns } from "../../../platform/http/required-columns.ts"
import { newId } from "../../../platform/kernel/ids.ts"
import type { Metadata } from "../../../platform/kernel/metadata.ts"
import { fetchById } from "../../../platform/query/fetch.ts"
import { newGiftCardCode } from "./code.ts"
import { giftCardErrors } from "./errors.ts"
import type { Columns } from "../../../platform/query/selected.ts"

/** A gift card to be made. */
export interface NewGiftCard {
  /** smallest units of the region's currency */
  readonly value?: number | null
  readonly region_id: string
  /** the order that bought it */
  readonly order_id?: string | null
  readonly is_disabled?: boolean | null
  readonly ends_at?: Date | null
  readonly metadata?: Metadata | null
  /** percent; what the card's region says unless given */
  readonly tax_rate?: number | null
}

/**
 * Makes a gift card with a new code and its whole value as balance.
 * @returns its id
 * @throws gift-cards.region_not_found, gift-cards.value_negative, gift-cards.value_missing
 * @emits gift_card.created
 * @since 0.1
 */
export async function createGiftCard(
  context: Pick<Context, "db" | "emit">,
  input: NewGiftCard,
): Promise<string> {
  const { value } = input
  if (value != null && value < 0) throw giftCardErrors.value_negative()
  const region = await fetchById(context.db, "Region", input.region_id)
  if (!region) throw giftCardErrors.region_not_found(input.region_id)
  if (value == null) throw giftCardErrors.value_missing()
  const id = newId("gift")
  await context.db
    .insertInto("gift_card")
    .values({
      id,
      code: newGiftCardCode(),
      value,
      balance: value,
      region_id: input.region_id,
      order_id: input.order_id ?? null,
      ...requiredColumns("gift_card", { is_disabled: input.is_disabled }),
      ends_at: input.ends_at ?? null,
      tax_rate: taxRate(region, input.tax_rate),
      metadata: input.metadata ? JSON.stringify(input.metadata) : null,
    })
    .execute()
  await context.emit("gift_card.created", { id })
  return id
}

/** A rate of 0 is none. @source facts/checkout.json, giftCards.taxRate */
function taxRate(region: Columns<"Region">, given: number | null | undefined): number | null {
  if (!region.gift_cards_taxable) return null
  return given || region.tax_rate || null
}

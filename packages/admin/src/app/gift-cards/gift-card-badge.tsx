import type { GiftCard } from "@stheno/js-client"
import { Badge } from "../kit/badge.tsx"
import { t } from "../messages/index.ts"

/** Whether a gift card can be used, in a word. */
export function GiftCardBadge({ card }: { card: Pick<GiftCard, "is_disabled" | "balance" | "ends_at"> }) {
  if (card.is_disabled) return <Badge>{t.giftCards.disabled}</Badge>
  if (card.ends_at !== null && Date.parse(card.ends_at) < Date.now())
    return <Badge tone="red">{t.giftCards.expired}</Badge>
  return card.balance > 0 ? (
    <Badge tone="green">{t.giftCards.active}</Badge>
  ) : (
    <Badge tone="bronze">{t.giftCards.used}</Badge>
  )
}

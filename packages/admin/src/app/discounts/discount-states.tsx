import type { Discount } from "@stheno/js-client"
import { formatMoney } from "../format/money.ts"
import { formatNumber, formatPercent } from "../format/numbers.ts"
import { Badge, type BadgeTone } from "../kit/badge.tsx"
import { t } from "../messages/index.ts"

const words = t.discounts
type State = keyof typeof words.statuses

const tones: Record<State, BadgeTone> = {
  active: "green",
  disabled: "grey",
  scheduled: "blue",
  expired: "red",
  used: "red",
}

type Known = Pick<Discount, "is_disabled" | "starts_at" | "ends_at" | "usage_count" | "usage_limit">

/**
 * Whether a discount works.
 * @param now milliseconds since 1970
 */
export function stateOf(discount: Known, now: number): State {
  const { is_disabled, starts_at, ends_at, usage_count, usage_limit } = discount
  if (is_disabled) return "disabled"
  if (Date.parse(starts_at) > now) return "scheduled"
  if (ends_at !== null && Date.parse(ends_at) < now) return "expired"
  return usage_limit !== null && usage_count >= usage_limit ? "used" : "active"
}

/** Whether a discount works, in a word. */
export function DiscountBadge({ discount }: { discount: Known }) {
  const state = stateOf(discount, Date.now())
  return <Badge tone={tones[state]}>{words.statuses[state]}</Badge>
}

interface Valued {
  readonly rule: { readonly type: keyof typeof words.types; readonly value: number } | null
  readonly regions?: readonly { readonly currency_code: string }[]
}

/** How often a discount was used, and how often it can be. */
export function usesText({
  usage_count,
  usage_limit,
}: Pick<Discount, "usage_count" | "usage_limit">): string {
  return usage_limit === null
    ? formatNumber(usage_count)
    : words.usesOf({ count: usage_count, limit: usage_limit })
}

/** What a discount takes off. */
export function valueText({ rule, regions = [] }: Valued): string {
  if (!rule) return "–"
  if (rule.type === "percentage") return formatPercent(rule.value)
  return rule.type === "fixed"
    ? formatMoney(rule.value, regions[0]?.currency_code ?? "")
    : words.types.free_shipping
}

import type { PriceList } from "@stheno/js-client"
import { Badge, type BadgeTone } from "../kit/badge.tsx"
import { t } from "../messages/index.ts"

const words = t.priceLists
type State = keyof typeof words.statuses

const tones: Record<State, BadgeTone> = { active: "green", draft: "grey", scheduled: "blue", expired: "red" }

type Known = Pick<PriceList, "status" | "starts_at" | "ends_at">

/**
 * Whether the prices of a list apply.
 * @param now milliseconds since 1970
 */
export function stateOf({ status, starts_at, ends_at }: Known, now: number): State {
  if (status === "draft") return "draft"
  if (ends_at !== null && Date.parse(ends_at) < now) return "expired"
  return starts_at !== null && Date.parse(starts_at) > now ? "scheduled" : "active"
}

/** Whether the prices of a list apply, in a word. */
export function PriceListBadge({ priceList }: { priceList: Known }) {
  const state = stateOf(priceList, Date.now())
  return <Badge tone={tones[state]}>{words.statuses[state]}</Badge>
}

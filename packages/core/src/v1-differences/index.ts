import { accountDifferences } from "./accounts.ts"
import { cartDifferences } from "./carts.ts"
import { catalogDifferences } from "./catalog.ts"
import type { V1Difference } from "./difference.ts"
import { leaks } from "./leaks.ts"
import { orderEditDifferences } from "./order-edits.ts"
import { orderMoneyDifferences } from "./order-money.ts"
import { orderDifferences } from "./orders.ts"
import { requestDifferences } from "./requests.ts"
import { switchedDifferences } from "./switched.ts"
import { keysOf } from "../platform/kernel/values.ts"

const switched = keysOf(switchedDifferences).map((setting) => ({
  ...switchedDifferences[setting],
  setting,
  leak: { test: "packages/core/src/v1-differences/compatibility.test.ts" },
}))

/** With what is known of who may see or do something. */
function withLeak(difference: V1Difference): V1Difference {
  const leak = leaks[difference.id]
  return leak ? { ...difference, leak } : difference
}

/**
 * The deliberate differences from v1. A difference from v1 that is not in the list is a bug.
 * @since 0.1
 */
export const v1Differences: readonly V1Difference[] = [
  ...switched,
  ...[
    ...accountDifferences,
    ...catalogDifferences,
    ...cartDifferences,
    ...orderMoneyDifferences,
    ...orderDifferences,
    ...orderEditDifferences,
    ...requestDifferences,
  ].map(withLeak),
]
export type { DifferenceArea, V1Difference } from "./difference.ts"

import { operationOf, type Step } from "./sequence.ts"
import lists from "./unordered.json" with { type: "json" }

/** The lists of a response whose rows v1 does not order. */
export function unorderedLists(step: Pick<Step, "method" | "path">): ReadonlySet<string> {
  const operation = operationOf(step)
  const found = lists.filter((each) => new RegExp(`^(${each.operation})$`).test(operation))
  return new Set(found.map(({ list }) => list))
}

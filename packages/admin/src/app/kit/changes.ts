import type { QueryKey } from "@tanstack/react-query"
import { createContext } from "react"

/** What actions change: the first parts of query keys of the API, or everything. */
export type Changed = readonly string[] | "all"

/** What the actions of a page change, unless they say it themselves; `page-changes.ts` says it for each page. */
export const Changes = createContext<Changed>("all")

/** The query keys of a resource. */
interface Keys {
  readonly all: readonly [string]
}

/** The first parts of the query keys of some resources. */
export const rootsOf = (...keys: readonly Keys[]): readonly string[] => keys.map(({ all: [root] }) => root)

/**
 * Whether a query is read again after an action. Queries of extensions always are, because what
 * they depend on is unknown.
 * @param changes what the action changes
 */
export function isChanged(changes: Changed, key: QueryKey): boolean {
  const [root] = key
  if (changes === "all" || typeof root !== "string") return true
  return changes.includes(root) || !/^(admin_|product_categories$|paymentCollection$|payment$)/.test(root)
}

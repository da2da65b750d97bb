import type { QueryKey } from "@tanstack/react-query"
import { createContext } from "react"

/**
 * What the actions of a page change: the first parts of query keys of the API. The actions of a page that does not say it
 * change everything.
 */
export const Changes = createContext<readonly string[] | undefined>(undefined)

/**
 * Whether a query is read again after an action. Queries of extensions always are, because what
 * they depend on is unknown.
 * @param changes what the action changes; undefined for everything
 */
export function isChanged(changes: readonly string[] | undefined, key: QueryKey): boolean {
  const [root] = key
  if (changes === undefined || typeof root !== "string") return true
  return changes.includes(root) || !/^(admin_|product_categories$|paymentCollection$|payment$)/.test(root)
}

import { useMedusa } from "@stheno/medusa-react"
import type { Choices } from "./fields.ts"
import type { SearchFilter } from "./list-table.tsx"
import { useChosenOptions } from "./searched-choices.ts"
import type { List } from "./use-list.ts"

interface Searched {
  /** in the address */
  readonly name: string
  readonly label: string
  readonly single?: boolean
  readonly choices: Choices
}

/** A filter whose options are searched on the server, however many there are. */
export function useSearchFilter(list: List, searched: Searched): SearchFilter {
  const { name, label, single = false, choices } = searched
  const { client } = useMedusa()
  const known = useChosenOptions(choices, list.values(name))
  return { name, label, single, known, find: (q) => choices.find(client, q) }
}

/** An order is shown as #17; the API searches for 17. */
export function orderText(q: string): string {
  return q.replace(/^#(?=\d+$)/, "")
}

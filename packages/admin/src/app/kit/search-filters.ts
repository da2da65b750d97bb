import type { Stheno } from "@stheno/js-client"
import { useMedusa } from "@stheno/medusa-react"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { isMissing } from "./errors.ts"
import type { Option } from "./fields.ts"
import type { SearchFilter } from "./list-table.tsx"
import type { List } from "./use-list.ts"

interface Searched {
  /** in the address */
  readonly name: string
  readonly label: string
  /** the first part of the query keys of what is chosen, e.g. `admin_customers` */
  readonly root: string
  readonly single?: boolean
  /** finds options for what was typed */
  readonly find: (client: Stheno, q: string) => Promise<readonly Option[]>
  /** reads the options of IDs in the address */
  readonly read: (client: Stheno, ids: readonly string[]) => Promise<readonly Option[]>
}

/** A filter whose options are searched on the server, however many there are. */
export function useSearchFilter(list: List, searched: Searched): SearchFilter {
  const { name, label, root, single = false, find, read } = searched
  const { client } = useMedusa()
  const ids = list.values(name)
  const { data = [] } = useQuery({
    queryKey: [root, "chosen", name, ids],
    queryFn: () => read(client, ids),
    enabled: ids.length > 0,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  })
  return { name, label, single, known: data, find: (q) => find(client, q) }
}

/** Reads rows by their IDs, one request each; those that do not exist are left out. */
export async function readEach<Row>(
  ids: readonly string[],
  read: (id: string) => Promise<Row>,
): Promise<readonly Row[]> {
  const found = await Promise.all(
    ids.map((id) =>
      read(id).catch((error: unknown) => {
        if (isMissing(error)) return undefined
        throw error
      }),
    ),
  )
  return found.filter((row) => row !== undefined)
}

/** The option of a row that has a name. */
export function namedOption({ id, name }: { readonly id: string; readonly name: string }): Option {
  return { value: id, label: name }
}

/** An order is shown as #17; the API searches for 17. */
export function orderText(q: string): string {
  return q.replace(/^#(?=\d+$)/, "")
}

/** The part of a request that finds what was typed. */
export function searchOf(q: string): { limit: number; q?: string } {
  return { limit: 20, ...(q ? { q } : {}) }
}

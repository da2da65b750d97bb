import type { Stheno } from "@stheno/js-client"
import type { QueryKey } from "@tanstack/react-query"
import type { LucideIcon } from "lucide-react"
import type { Action } from "./action-menu.tsx"
import { withoutRows } from "./optimistic.ts"
import type { RowsAction } from "./row-changes.tsx"
import { useAction } from "./use-action.ts"

/** How rows are taken out of what they belong to, such as customers out of a group. */
export interface Removal {
  readonly label: string
  readonly icon: LucideIcon
  readonly remove: (client: Stheno, ids: readonly string[]) => Promise<unknown>
  /** puts them back */
  readonly restore: (client: Stheno, ids: readonly string[]) => Promise<unknown>
  /** what the keys of the queries begin with that read the rows */
  readonly key: QueryKey
  /** said when they are out */
  readonly done: (values: { count: number }) => string
}

/**
 * Takes rows out of what they belong to, by one request however many they are, and offers to take that back.
 * @returns the action in the menu of a row, and the one for the selected rows
 */
export function useRemoval(removal: Removal): { ofRow: (id: string) => Action; bulk: readonly RowsAction[] } {
  const { label, icon, remove, restore, key, done } = removal
  const out = withoutRows<{ id: string }, readonly string[]>(
    key,
    ({ id }, ids) => id !== undefined && ids.includes(id),
  )
  const some = useAction<readonly string[]>(remove, {
    done: (ids) => done({ count: ids.length }),
    undo: restore,
    optimistic: out,
    quiet: true,
  })
  return {
    ofRow: (id) => ({
      label,
      icon,
      send: (client) => remove(client, [id]),
      done: done({ count: 1 }),
      undo: (client) => restore(client, [id]),
      optimistic: { key, show: (data) => out.show(data, [id]) },
    }),
    bulk: [{ label, icon, onSelect: ({ ids }) => some.mutateAsync(ids) }],
  }
}

/** IDs as most operations of the API take them that add or remove several rows. */
export function wrapped(ids: readonly string[]): { id: string }[] {
  return ids.map((id) => ({ id }))
}

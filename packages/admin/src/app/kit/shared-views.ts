import { useAdminStore, adminStoreKeys } from "@stheno/medusa-react"
import type { SharedViews, TableView } from "@stheno/ui/table"
import { t } from "../messages/index.ts"
import { useAction } from "./use-action.ts"

type Metadata = Readonly<Record<string, unknown>>

const start = "dashboard:view:"

/**
 * The key of a shared view in the metadata of the store. Each view has one: the API merges metadata key by key, so that people
 * who share views at the same time do not overwrite each other.
 */
const keyOf = (table: string, name: string) => `${start}${table}:${name}`

/** The views of a list that are shared with everybody, by name. */
export function sharedViewsOf(metadata: Metadata | null | undefined, table: string): TableView[] {
  const ofTable = keyOf(table, "")
  return Object.entries(metadata ?? {})
    .flatMap(([key, value]) => {
      const search = searchIn(value)
      return key.startsWith(ofTable) && search !== undefined
        ? [{ name: key.slice(ofTable.length), search }]
        : []
    })
    .toSorted((one, other) => one.name.localeCompare(other.name))
}

function searchIn(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null || !("search" in value)) return undefined
  return typeof value.search === "string" ? value.search : undefined
}

/** The metadata of the store without what lists keep there. */
export function withoutViews(metadata: Metadata | null | undefined): Record<string, unknown> {
  return Object.fromEntries(Object.entries(metadata ?? {}).filter(([key]) => !key.startsWith(start)))
}

const kept = { staleTime: 60_000 }

/** The views of a list that the team shares, in the metadata of the store. */
export function useSharedViews(table: string): SharedViews {
  const { store } = useAdminStore(kept)
  const changes = { changes: [adminStoreKeys.all[0]] }
  const save = useAction<TableView>(
    (client, { name, search }) =>
      client.admin.store.update({ metadata: { [keyOf(table, name)]: { search } } }),
    { ...changes, done: t.list.viewShared },
  )
  const remove = useAction<TableView>(
    (client, { name }) => client.admin.store.update({ metadata: { [keyOf(table, name)]: "" } }),
    {
      ...changes,
      done: t.list.sharedViewDeleted,
      undo: (client, { name, search }) =>
        client.admin.store.update({ metadata: { [keyOf(table, name)]: { search } } }),
    },
  )
  return { views: sharedViewsOf(store?.metadata, table), save: save.mutate, remove: remove.mutate }
}

import { sql } from "kysely"
import type { z } from "../../../platform/http/shape.ts"
import { fetchPage, type Executor } from "../../../platform/query/fetch.ts"
import { givenFilters, textMatches } from "../../../platform/query/filter.ts"
import type { Selection } from "../../../platform/query/selection.ts"
import type { listSalesChannelsQuery } from "./shapes.ts"
import type { ResponseRow } from "../../../platform/query/selected.ts"

/**
 * Lists sales channels. As in v1, a search (`q`) looks at names and descriptions, gives whole rows in the order
 * they were made, and takes no notice of `order`, `fields`, `expand`, `name` and `description`.
 * @source conformance, sales-channels
 * @since 0.1
 */
export async function listSalesChannels(
  db: Executor,
  query: z.output<typeof listSalesChannelsQuery>,
  selection: Selection,
): Promise<{ rows: ResponseRow[]; count: number }> {
  const { q, id, name, description, created_at, updated_at, deleted_at, limit, offset } = query
  const filters = { id, created_at, updated_at, deleted_at }
  const base = { entity: "SalesChannel", limit, offset }
  if (!q)
    return fetchPage(db, {
      ...base,
      selection,
      filters: givenFilters({ ...filters, name, description }),
      order: query.order,
    })
  return fetchPage(db, {
    ...base,
    filters: givenFilters(filters),
    where: [textMatches(["root.name", "root.description"], q)],
    orderBy: [sql.ref("root.created_at"), sql.ref("root.id")],
  })
}

import { sql } from "kysely"
import type { z } from "../../../platform/http/shape.ts"
import { fetchFirst, fetchPage, type Executor } from "../../../platform/query/fetch.ts"
import { filtersBeside, filtersOrNone, givenFilters, textMatches } from "../../../platform/query/filter.ts"
import type { Selection } from "../../../platform/query/selection.ts"
import { assertSomeChannel } from "../../store/sales-channels/index.ts"
import { stockLocationErrors } from "./errors.ts"
import type { listStockLocationsQuery } from "./shapes.ts"
import type { ResponseRow } from "../../../platform/query/selected.ts"

/**
 * A stock location.
 * @throws stock-locations.not_found
 * @since 0.1
 */
export async function retrieveStockLocation(
  db: Executor,
  id: string,
  selection: Selection,
): Promise<ResponseRow> {
  const location = await fetchFirst(db, { entity: "StockLocation", selection, filters: { id } })
  if (!location) throw stockLocationErrors.not_found(id)
  return location
}

/**
 * A page of stock locations. A search looks at their names. As in v1, the locations of sales channels are listed
 * whatever their IDs, and one of the channels must exist. One statement, and one for sales channels.
 * @throws sales-channels.not_found
 * @since 0.1
 */
export async function listStockLocations(
  db: Executor,
  query: z.output<typeof listStockLocationsQuery>,
  selection: Selection,
): Promise<{ rows: ResponseRow[]; count: number }> {
  const { q, id, name, address_id, sales_channel_id, order, limit, offset } = query
  if (sales_channel_id) await assertSomeChannel(db, sales_channel_id)
  return fetchPage(db, {
    entity: "StockLocation",
    selection,
    filters: {
      ...filtersBeside(q, ["name"], filtersOrNone({ name, address_id })),
      ...(sales_channel_id ? {} : givenFilters({ id })),
    },
    where: [
      ...(q ? [textMatches(["root.name"], q)] : []),
      ...(sales_channel_id ? [servesChannel(sales_channel_id)] : []),
    ],
    order,
    limit,
    offset,
  })
}

function servesChannel(channelIds: readonly string[]) {
  return sql`exists (select from sales_channel_location pair
    where pair.location_id = root.id and pair.deleted_at is null
      and pair.sales_channel_id = any(${channelIds}))`
}

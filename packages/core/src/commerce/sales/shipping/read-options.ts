import { sql } from "kysely"
import type { z } from "../../../platform/http/shape.ts"
import {
  fetchById,
  fetchPage,
  fetchRows,
  type Executor,
  type Fetched,
} from "../../../platform/query/fetch.ts"
import { filtersBeside, givenFilters, nonEmpty, textMatches } from "../../../platform/query/filter.ts"
import { withRelations, type Selection } from "../../../platform/query/selection.ts"
import type { ResponseRow } from "../../../platform/query/selected.ts"
import { shippingErrors } from "./errors.ts"
import { priceOptions } from "./price-options.ts"
import type { listOptionsQuery, storeListOptionsQuery } from "./shapes.ts"

/** What responses show of a shipping option. */
export const shownOption = withRelations("region", "profile", "requirements")

/**
 * Reads a shipping option.
 * @throws shipping.option_not_found
 * @since 0.1
 */
export async function retrieveShippingOption<Chosen extends Selection>(
  db: Executor,
  id: string,
  selection: Chosen,
): Promise<Fetched<{ entity: "ShippingOption"; selection: Chosen }>> {
  const option = await fetchById(db, "ShippingOption", id, selection)
  if (!option) throw shippingErrors.option_not_found(id)
  return option
}

/**
 * Lists shipping options with their prices including tax.
 * @since 0.1
 */
export async function listShippingOptions(
  db: Executor,
  query: z.output<typeof listOptionsQuery>,
  selection: Selection,
): Promise<{ rows: ResponseRow[]; count: number }> {
  const { id, name, region_id, is_return, admin_only, created_at, updated_at, deleted_at } = query
  const found = await fetchPage(db, {
    entity: "ShippingOption",
    selection: withPriceColumns(selection),
    filters: {
      ...filtersBeside(
        query.q,
        ["name"],
        givenFilters({ id, name, region_id, created_at, updated_at, deleted_at }),
      ),
      is_return,
      admin_only,
    },
    where: query.q ? [textMatches(["root.name"], query.q)] : [],
    order: query.order,
    orderPaths: "every",
    limit: query.limit,
    offset: query.offset,
  })
  return { rows: await priceOptions(db, found.rows), count: found.count }
}

/** What the price with tax is computed from. */
function withPriceColumns(selection: Selection): Selection {
  const { fields } = selection
  return fields ? { ...selection, fields: [...new Set([...fields, "amount", "includes_tax"])] } : selection
}

/**
 * Lists what a storefront may offer before there is a cart: never options of the admin only. Products limit the
 * list to the options that ship them.
 * @since 0.1
 */
export async function listStoreOptions(
  db: Executor,
  query: z.output<typeof storeListOptionsQuery>,
): Promise<ResponseRow[]> {
  // As in v1, a comma alone stands for products that do not exist, and an empty text for all options.
  const productIds = query.product_ids ? query.product_ids.split(",") : []
  const isReturn = query.is_return === undefined ? undefined : String(query.is_return) === "true"
  const rows = await fetchRows(db, {
    entity: "ShippingOption",
    selection: withRelations("requirements"),
    filters: givenFilters({ region_id: nonEmpty(query.region_id), is_return: isReturn, admin_only: false }),
    where: productIds.length > 0 ? [shipsProducts(productIds)] : [],
    order: "created_at",
  })
  return priceOptions(db, rows)
}

function shipsProducts(productIds: readonly string[]) {
  return sql`root.profile_id in (select p.profile_id from product_shipping_profile p
    where p.product_id = any(${productIds}))`
}

import type { z } from "../../../platform/http/shape.ts"
import { sql } from "kysely"
import { fetchFirst, fetchPage, type Executor } from "../../../platform/query/fetch.ts"
import { filtersBeside, givenFilters, matchesInOneOf, textMatches } from "../../../platform/query/filter.ts"
import { withRelations, type Selection } from "../../../platform/query/selection.ts"
import { priceListErrors } from "./errors.ts"
import type { listPriceListsQuery } from "./shapes.ts"
import type { Requested, ResponseRow } from "../../../platform/query/selected.ts"

/**
 * A price list with its prices, their variants and the customer groups it is for. One statement.
 * @throws price-lists.not_found
 * @since 0.1
 */
export async function retrievePriceList(db: Executor, id: string): Promise<ResponseRow> {
  const selection = withRelations("prices", "prices.variants", "customer_groups")
  const found = await fetchFirst(db, {
    entity: "PriceList",
    selection,
    filters: { id },
    isLimitingRelations: true,
  })
  if (!found) throw priceListErrors.not_found(id)
  return withVariants(found)
}

/**
 * A page of price lists with their customer groups. A search looks at names, descriptions, and the names of the
 * groups. One statement.
 * @since 0.1
 */
export async function listPriceLists(
  db: Executor,
  query: z.output<typeof listPriceListsQuery>,
  selection: Selection,
): Promise<{ rows: ResponseRow[]; count: number }> {
  const { q, id, status, name, description, type, customer_groups } = query
  const { created_at, updated_at, deleted_at, order, limit, offset } = query
  const found = await fetchPage(db, {
    entity: "PriceList",
    selection: { ...selection, relations: [...new Set([...selection.relations, "customer_groups"])] },
    filters: givenFilters({
      id,
      status,
      ...filtersBeside(q, ["name", "description"], { name, description }),
      type,
      created_at,
      updated_at,
      deleted_at,
    }),
    where: [
      ...(q ? [matchesText(q, query)] : []),
      ...(customer_groups ? [isForGroup(sql`g.id = any(${customer_groups})`)] : []),
    ],
    order,
    limit,
    offset,
  })
  return { ...found, rows: found.rows.map(withVariants) }
}

/** As in v1, a search takes the place of the filter of the column in which it finds the text, and of no other filter. */
function matchesText(q: string, { name, description }: z.output<typeof listPriceListsQuery>) {
  const hasName = name == null ? [] : [sql`root.name = ${name}`]
  const hasDescription = description == null ? [] : [sql`root.description = ${description}`]
  return matchesInOneOf([
    [textMatches(["root.name"], q), ...hasDescription],
    [textMatches(["root.description"], q), ...hasName],
    [isForGroup(textMatches(["g.name"], q)), ...hasName, ...hasDescription],
  ])
}

function isForGroup(condition: ReturnType<typeof textMatches>) {
  return sql`exists (select from price_list_customer_groups pair
    join customer_group g on g.id = pair.customer_group_id
    where pair.price_list_id = root.id and g.deleted_at is null and ${condition})`
}

/** v1 shows the one variant of a price thrice: in the list, by itself, and its id. */
function withVariants(priceList: Requested<"PriceList">): ResponseRow {
  if (!priceList.prices) return priceList
  return { ...priceList, prices: priceList.prices.map(withVariant) }
}

function withVariant(price: Requested<"MoneyAmount">): ResponseRow {
  const variant = price.variants?.[0]
  return variant ? { ...price, variant, variant_id: variant.id } : price
}

import { sql } from "kysely"
import {
  listOrder,
  type listOrderOfAnyType,
  optional,
  type pageLimit,
  type pageOffset,
  searchText,
  shape,
  text,
  type z,
} from "../../../platform/http/shape.ts"
import { textRange } from "../../../platform/http/text-range.ts"
import { typedDateRange } from "../../../platform/http/date-filter.ts"
import { fetchPage, type Executor } from "../../../platform/query/fetch.ts"
import { filtersBeside, givenFilters, textMatches } from "../../../platform/query/filter.ts"
import { selectionOf } from "../../../platform/query/selection.ts"
import { usedInChannels } from "../../store/sales-channels/index.ts"

interface WordPage {
  readonly order?: ReturnType<typeof listOrderOfAnyType>
  readonly offset: ReturnType<typeof pageOffset>
  readonly limit: ReturnType<typeof pageLimit>
}

/** What lists of tags and of types take. They differ in how long a page is, and in what v1 says about it first. */
export function listWordsQuery(page: WordPage) {
  const { order = listOrder(), ...rows } = page
  return shape({
    id: optional(textRange()).describe("An ID, a list of IDs, or a comparison, e.g. `id[gt]=…`."),
    q: optional(searchText()).describe("Searches the value, ignoring case. Replaces the filter `value`."),
    value: optional(textRange()).describe(
      "A value, a list of values, or a comparison, e.g. `value[contains]=cotton`.",
    ),
    created_at: optional(typedDateRange("created_at")).describe(
      "Only rows that were created in this period, e.g. `created_at[gte]=2026-01-01`.",
    ),
    updated_at: optional(typedDateRange("updated_at")).describe(
      "Only rows whose last change was in this period.",
    ),
    order,
    discount_condition_id: optional(text()).describe(
      "ID of a discount condition; only the resources that it names are listed.",
    ),
    ...rows,
  })
}
type ListWordsQuery = z.output<ReturnType<typeof listWordsQuery>>

const selection = selectionOf({}, { fields: ["id", "value", "created_at", "updated_at"] })

const conditionTables = {
  ProductTag: { table: "discount_condition_product_tag", column: "product_tag_id" },
  ProductType: { table: "discount_condition_product_type", column: "product_type_id" },
} as const

/**
 * A page of product tags or product types. One statement.
 * @param channelIds sales channels of a publishable key; what only others use is left out
 * @since 0.1
 */
export async function listWords(
  db: Executor,
  entity: keyof typeof conditionTables,
  query: ListWordsQuery,
  channelIds?: readonly string[],
): ReturnType<typeof fetchPage> {
  const { id, value, created_at, updated_at, q, discount_condition_id: condition } = query
  const { table, column } = conditionTables[entity]
  return fetchPage(db, {
    entity,
    selection,
    filters: filtersBeside(q, ["value"], givenFilters({ id, value, created_at, updated_at })),
    where: [
      ...usedInChannels(entity, channelIds),
      ...(q ? [textMatches(["root.value"], q)] : []),
      ...(condition
        ? [
            sql`exists (select from ${sql.table(table)} as named
              where named.condition_id = ${condition} and ${sql.ref(`named.${column}`)} = root.id)`,
          ]
        : []),
    ],
    order: query.order,
    limit: query.limit,
    offset: query.offset,
  })
}

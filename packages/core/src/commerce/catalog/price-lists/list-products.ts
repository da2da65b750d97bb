import type { Context } from "../../../platform/http/operation.ts"
import type { z } from "../../../platform/http/shape.ts"
import { productConditions, productLookups, withDeletedCollection } from "../products/index.ts"
import { fetchPage, type FoundPage } from "../../../platform/query/fetch.ts"
import { filtersBeside, filtersOrNone, givenFilters } from "../../../platform/query/filter.ts"
import type { Selection } from "../../../platform/query/selection.ts"
import type { listPriceListProductsQuery } from "./shapes.ts"
import type { Requested, ResponseRow } from "../../../platform/query/selected.ts"

/**
 * A page of the products that have prices in a list. Variants come with their prices of this list and their default
 * prices, as in v1; nothing is calculated. As in the list of all products, a search gives whole products. One statement.
 * @since 0.1
 */
export async function listPriceListProducts(
  { db }: Pick<Context, "db">,
  listId: string,
  query: z.output<typeof listPriceListProductsQuery>,
  selection: Selection,
): Promise<FoundPage> {
  const { q, tags, id, status, collection_id, title, description, handle, is_giftcard } = query
  const { type, created_at, updated_at, deleted_at } = query
  const search = { q, tags, price_list_id: [listId] }
  const found = await fetchPage(db, {
    entity: "Product",
    selection: withPrices(q ? { ...selection, fields: undefined } : selection),
    filters: {
      ...filtersBeside(q, ["title", "description"], {
        ...givenFilters({ title }),
        ...filtersOrNone({ description }),
      }),
      ...givenFilters({
        id,
        status,
        collection_id,
        handle,
        is_giftcard,
        type_id: type,
        created_at,
        updated_at,
        deleted_at,
      }),
    },
    where: productConditions(search),
    ...productLookups({ ...search, collection_id }),
    order: query.order,
    limit: query.limit,
    offset: query.offset,
  })
  const products = q ? found.rows : found.rows.map(withDeletedCollection)
  return { ...found, rows: products.map((product) => withProfile(withPricesOf(listId, product))) }
}

/** Prices of other lists are left out. */
function withPricesOf(listId: string, product: Requested<"Product">): Requested<"Product"> {
  const { variants } = product
  if (!variants) return product
  const belongs = ({ price_list_id: id }: { price_list_id?: string | null }) => !id || id === listId
  return {
    ...product,
    variants: variants.map((variant) => ({ ...variant, prices: variant.prices?.filter(belongs) })),
  }
}

function withPrices(selection: Selection): Selection {
  const hasVariants = selection.relations.some((path) => path === "variants" || path.startsWith("variants."))
  if (!hasVariants) return selection
  const prices = ["variants", "variants.prices", "variants.prices.price_list"]
  return { ...selection, relations: [...new Set([...selection.relations, ...prices])] }
}

/** v1 shows the first shipping profile next to the list of all. */
function withProfile(product: Requested<"Product">): ResponseRow {
  const { profiles } = product
  return profiles
    ? { ...product, profile: profiles[0] ?? null, profile_id: profiles[0]?.id ?? null }
    : product
}

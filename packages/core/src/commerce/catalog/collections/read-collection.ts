import { fetchFirst, type Executor } from "../../../platform/query/fetch.ts"
import { withRelations, wholeRow, type Selection } from "../../../platform/query/selection.ts"
import { usedInChannels } from "../../store/sales-channels/index.ts"
import { collectionErrors } from "./errors.ts"
import type { Requested, ResponseRow } from "../../../platform/query/selected.ts"

/**
 * Reads a collection with its products, as admin answers show it.
 * @throws collections.not_found
 * @since 0.1
 */
export async function readAdminCollection(db: Executor, id: string): Promise<ResponseRow> {
  const selection = withRelations("products.profiles")
  return withProfileOfProducts(await readCollection(db, id, { selection, isLimitingRelations: true }))
}

/**
 * Reads a collection without its products, as the store shows it.
 * @param options.channelIds sales channels of a publishable key; a collection that only others use is not found
 * @throws collections.not_found
 * @since 0.1
 */
export async function readCollection(
  db: Executor,
  id: string,
  {
    selection = wholeRow,
    channelIds,
    isLimitingRelations = false,
  }: {
    readonly selection?: Selection
    readonly channelIds?: readonly string[] | undefined
    readonly isLimitingRelations?: boolean
  } = {},
): Promise<Requested<"ProductCollection">> {
  const where = usedInChannels("ProductCollection", channelIds)
  const collection = await fetchFirst(db, {
    entity: "ProductCollection",
    selection,
    filters: { id },
    where,
    isLimitingRelations,
  })
  if (!collection) throw collectionErrors.not_found(id)
  return collection
}

/** v1 shows the first shipping profile of a product next to the list of all. */
export function withProfileOfProducts(collection: Requested<"ProductCollection">): ResponseRow {
  const products = (collection.products ?? []).map((product) => {
    const profile = product.profiles?.[0]
    return { ...product, profile: profile ?? null, profile_id: profile?.id ?? null }
  })
  return { ...collection, products }
}

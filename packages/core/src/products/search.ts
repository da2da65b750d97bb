import { sql } from "kysely"
import type { Engine } from "../engine.ts"
import { JsonReply, type Context } from "../http/operation.ts"
import type { SearchHit, SearchProvider, SearchResult } from "../providers.ts"
import { fetchRows, type Executor } from "../query/fetch.ts"
import { isInChannel } from "./product-conditions.ts"
import type { SearchInput } from "./shapes.ts"
import { storeScope } from "./store-scope.ts"

/** What a search engine gets to know of a product, beside its own columns. */
const documentRelations = [
  "collection",
  "images",
  "options",
  "tags",
  "type",
  "variants",
  "variants.options",
  "variants.prices",
]

/** Products that go to a search engine in one call. */
const batchSize = 100

type ProductIds = readonly (string | undefined)[]

/** Which products an event may have changed, by its payload. */
const changedBy: Readonly<
  Record<string, (data: EventData, db: Executor) => ProductIds | Promise<ProductIds>>
> = {
  "product.created": ({ id }) => [id],
  "product.updated": ({ id }) => [id],
  "product.deleted": ({ id }) => [id],
  "product-variant.created": ({ product_id }) => [product_id],
  "product-variant.updated": ({ product_id }) => [product_id],
  "product-variant.deleted": ({ product_id }) => [product_id],
  "product-collection.updated": ({ id }, db) => productsOfCollection(db, id),
  "product-collection.deleted": ({ id }, db) => productsOfCollection(db, id),
  "product-collection.products_added": ({ productIds }) => productIds ?? [],
  "product-collection.products_removed": ({ productIds }) => productIds ?? [],
}

interface EventData {
  readonly id?: string
  readonly product_id?: string
  readonly productIds?: readonly string[]
}

/** Keeps the search engine, where there is one, at what the shop has published. */
export function subscribeSearch({ db, providers, events }: Engine): void {
  const { search } = providers
  if (!search) return
  for (const [name, changed] of Object.entries(changedBy))
    events.subscribe(name, async ({ data }) => {
      const ids = await changed(data, db)
      await indexProducts(
        db,
        search,
        ids.filter((id) => id !== undefined),
      )
    })
}

async function productsOfCollection(db: Executor, id: string | undefined): Promise<ProductIds> {
  if (id === undefined) return []
  const { rows } = await sql<{ id: string }>`select id from product
    where collection_id = ${id} and deleted_at is null order by id`.execute(db)
  return rows.map((row) => row.id)
}

/**
 * Indexes all published products with the engine's search provider, for example after adding a provider to a shop
 * with products. Repeated calls are safe.
 * @returns the number of indexed products; 0 without a search provider
 * @since 0.1
 */
export async function indexAllProducts({ db, providers }: Pick<Engine, "db" | "providers">): Promise<number> {
  const { search } = providers
  if (!search) return 0
  for (let count = 0, last = ""; ;) {
    const { rows } = await sql<{ id: string }>`select id from product
      where id > ${last} and status = 'published' and deleted_at is null
      order by id limit ${batchSize}`.execute(db)
    if (rows.length === 0) return count
    const ids = rows.map(({ id }) => id)
    await indexProducts(db, search, ids)
    count += ids.length
    last = ids.at(-1)!
  }
}

/**
 * Indexes all published products if the search provider needs them or its index is empty, for example at the
 * first start. If the provider is not reachable, the failure is logged and the products are indexed at a later
 * start.
 * @returns the number of indexed products
 * @since 0.1
 */
export async function indexWhereNeeded(engine: Pick<Engine, "db" | "providers" | "log">): Promise<number> {
  const { search } = engine.providers
  if (!search) return 0
  try {
    const isNeeded = search.needsAll ? await search.needsAll() : await isEmpty(search)
    return isNeeded ? await indexAllProducts(engine) : 0
  } catch (error) {
    engine.log.error(
      { error: String(error), provider: search.id },
      "The search provider did not get the products",
    )
    return 0
  }
}

async function isEmpty(search: SearchProvider): Promise<boolean> {
  const { hits } = await search.search({ text: "", offset: 0, limit: 1, filter: undefined })
  return hits.length === 0
}

/** Indexes those of the products that are published and takes the others out, as they are by now. */
async function indexProducts(db: Executor, search: SearchProvider, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += batchSize) {
    const batch = ids.slice(start, start + batchSize)
    const documents = await fetchRows(db, {
      entity: "Product",
      selection: { fields: undefined, relations: documentRelations, relationFields: {} },
      filters: { id: batch, status: "published" },
    })
    const published = new Set<unknown>(documents.map(({ id }) => id))
    const gone = batch.filter((id) => !published.has(id))
    if (documents.length > 0) await search.index(documents.map((row) => ({ ...row, id: String(row.id) })))
    if (gone.length > 0) await search.delete(gone)
  }
}

/**
 * Asks the search engine for products. Of its hits, those stay that the store may show: published products of the
 * sales channels that a list of products would be limited to.
 * @returns what the search engine says, or the refusal; no hits without a search engine
 * @since 0.1
 */
export async function searchProducts(
  context: Context,
  input: SearchInput,
): Promise<SearchResult | JsonReply> {
  const { search } = context.engine.providers
  if (!search) return { hits: [] }
  const scope = storeScope(context, undefined)
  if (scope instanceof JsonReply) return scope
  const { q, offset, limit, filter } = input
  const found = await search.search({
    text: q ?? "",
    offset: offset ?? undefined,
    limit: limit ?? undefined,
    filter,
  })
  return { ...found, hits: await visibleHits(context.db, found.hits, scope.channelIds) }
}

async function visibleHits(
  db: Executor,
  hits: readonly SearchHit[],
  channelIds: Parameters<typeof isInChannel>[1] | undefined,
): Promise<SearchHit[]> {
  if (hits.length === 0) return []
  const inChannel = channelIds === undefined ? sql`true` : isInChannel("product.id", channelIds)
  const { rows } = await sql<{ id: string }>`select id from product
    where id = any(${hits.map(({ id }) => id)}::text[]) and status = 'published' and deleted_at is null
      and ${inChannel}`.execute(db)
  const visible = new Set(rows.map(({ id }) => id))
  return hits.filter(({ id }) => visible.has(id))
}

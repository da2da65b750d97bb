import { sql } from "kysely"
import type { Engine } from "../../../platform/http/engine.ts"
import { JsonReply, type Context } from "../../../platform/http/operation.ts"
import type { SearchHit, SearchProvider, SearchResult } from "../../../platform/kernel/providers.ts"
import { fetchRows, type Executor } from "../../../platform/query/fetch.ts"
import { isInChannel } from "../../store/sales-channels/index.ts"
import type { SearchInput } from "./shapes.ts"
import { storeScope } from "./store-scope.ts"
import { firstOf } from "../../../platform/kernel/certain.ts"

/** What a search engine gets to know of a product, beside its own columns. */
const documentRelations = [
  "collection",
  "images",
  "options",
  "sales_channels",
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
 * with products. Repeated calls are safe. A provider with `replaceAll` replaces its whole index; what changed in the
 * meantime is indexed afterwards.
 * @returns the number of indexed products; 0 without a search provider
 * @since 0.1
 */
export async function indexAllProducts({ db, providers }: Pick<Engine, "db" | "providers">): Promise<number> {
  const { search } = providers
  if (!search) return 0
  let count = 0
  if (search.replaceAll) {
    const since = await clockBefore(db)
    const batches = async function* () {
      for await (const ids of publishedIds(db)) {
        const documents = await documentsOf(db, ids)
        count += documents.length
        if (documents.length > 0) yield documents
      }
    }
    await search.replaceAll(batches())
    await indexProducts(db, search, await changedSince(db, since))
  } else for await (const ids of publishedIds(db)) count += await indexBatch(db, search, ids)
  return count
}

/** Yields the IDs of all published products. */
async function* publishedIds(db: Executor): AsyncGenerator<string[]> {
  for (let last = ""; ;) {
    const { rows } = await sql<{ id: string }>`select id from product
      where id > ${last} and status = 'published' and deleted_at is null
      order by id limit ${batchSize}`.execute(db)
    if (rows.length === 0) return
    yield rows.map(({ id }) => id)
    // An empty page has ended the loop.
    last = rows.at(-1)!.id
  }
}

/** A time that is certainly before every later commit: long transactions write the time at which they began. */
async function clockBefore(db: Executor): Promise<string> {
  const { rows } = await sql<{ since: string }>`
    select (clock_timestamp() - interval '2 minutes')::text as since`.execute(db)
  return firstOf(rows).since
}

/** Products that were changed or deleted since a time, also by a change of their variants or their collection. */
async function changedSince(db: Executor, since: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from product where updated_at >= ${since} or deleted_at >= ${since}
    union select product_id from product_variant where updated_at >= ${since} or deleted_at >= ${since}
    union select p.id from product p join product_collection c on c.id = p.collection_id
      where c.updated_at >= ${since}
    order by 1`.execute(db)
  return rows.map(({ id }) => id)
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
  const { hits } = await search.search({
    text: "",
    offset: 0,
    limit: 1,
    filter: undefined,
    salesChannelIds: undefined,
  })
  return hits.length === 0
}

/** How often a batch is passed on again because its products changed meanwhile. */
const maxPasses = 5

/** Indexes the published products and removes the others, in their current state. */
async function indexProducts(db: Executor, search: SearchProvider, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += batchSize)
    await indexBatch(db, search, ids.slice(start, start + batchSize))
}

/**
 * Reads the products again after it passed them on: a rebuild and an event can be at the same product at once, and
 * the one that read it first may be the last to write.
 * @returns the number of indexed products
 */
async function indexBatch(db: Executor, search: SearchProvider, ids: readonly string[]): Promise<number> {
  let documents = await documentsOf(db, ids)
  for (let pass = 1; ; pass++) {
    const published = new Set<unknown>(documents.map(({ id }) => id))
    const gone = ids.filter((id) => !published.has(id))
    // Written before: a provider may change what it gets.
    const passedOn = JSON.stringify(documents)
    if (documents.length > 0) await search.index(documents)
    if (gone.length > 0) await search.delete(gone)
    const current = await documentsOf(db, ids)
    if (pass === maxPasses || JSON.stringify(current) === passedOn) return current.length
    documents = current
  }
}

/** The published products, as search providers receive them. */
async function documentsOf(db: Executor, ids: readonly string[]): Promise<SearchHit[]> {
  const rows = await fetchRows(db, {
    entity: "Product",
    selection: { fields: undefined, relations: documentRelations, relationFields: {} },
    filters: { id: ids, status: "published" },
  })
  return rows.map((row) => ({ ...row, id: String(row.id) }))
}

/**
 * Asks the search engine for products. Of its hits, those stay that the store may show: published products of the
 * sales channels that a list of products would be limited to. Names of sales channels are left out.
 * @returns the result of the search engine, or the error; empty without a search engine
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
    salesChannelIds: await idsOfChannels(context.db, scope.channelIds),
  })
  return { ...found, hits: await visibleHits(context.db, found.hits, scope.channelIds) }
}

type ChannelIds = Parameters<typeof isInChannel>[1] | undefined

/** The sales channels of a scope by their ids; undefined without a limit. */
async function idsOfChannels(db: Executor, channelIds: ChannelIds): Promise<readonly string[] | undefined> {
  if (channelIds === undefined || Array.isArray(channelIds))
    // `isArray` does not narrow read-only lists.
    return channelIds as readonly string[] | undefined
  const { rows } = await sql<{ ids: readonly string[] | null }>`select ${channelIds} as ids`.execute(db)
  return rows[0]?.ids ?? undefined
}

async function visibleHits(
  db: Executor,
  hits: readonly SearchHit[],
  channelIds: ChannelIds,
): Promise<SearchHit[]> {
  if (hits.length === 0) return []
  const inChannel = channelIds === undefined ? sql`true` : isInChannel("product.id", channelIds)
  const { rows } = await sql<{ id: string }>`select id from product
    where id = any(${hits.map(({ id }) => id)}::text[]) and status = 'published' and deleted_at is null
      and ${inChannel}`.execute(db)
  const visible = new Set(rows.map(({ id }) => id))
  return hits.filter(({ id }) => visible.has(id)).map(({ sales_channels: _, ...hit }) => hit)
}

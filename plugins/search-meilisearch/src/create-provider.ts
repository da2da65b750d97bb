import type { Log, SearchHit, SearchProvider } from "@stheno/core"
import { connect, dropIndex, ensureIndex, productSettings, type Connection } from "./connect.ts"
import type { IndexOptions, MeilisearchOptions } from "./options.ts"
import { asClientError, channelField, inChannels, lacksChannels, readFilter } from "./read-filter.ts"
import { codeOf } from "./retry.ts"
import { hasSettings } from "./same-settings.ts"
import { transformProduct } from "./transform-product.ts"

/** Most hits of one search. */
const maxLimit = 1_000

/** Milliseconds after which the index of a rebuild that never ended is deleted. */
const staleAfter = 24 * 60 * 60 * 1_000

/** What the provider works with. */
interface Desk {
  readonly connection: Connection
  readonly options: MeilisearchOptions
  readonly index: IndexOptions
  /** the name of the index in Meilisearch */
  readonly uid: string
  readonly log: Log
}

/** Creates the search provider. It connects to Meilisearch with the first call. */
export function createProvider(options: MeilisearchOptions, log: Log): SearchProvider {
  const index = options.settings["products"]!
  const desk: Desk = {
    connection: connect(options),
    options,
    index,
    uid: `${options.indexPrefix}products`,
    log,
  }
  return {
    id: "meilisearch",
    index: (products) => addDocuments(desk, desk.uid, products),
    async delete(ids) {
      if (ids.length === 0) return
      try {
        await desk.connection.run((client) => client.index(desk.uid).deleteDocuments([...ids]))
      } catch (error) {
        if (codeOf(error) !== "index_not_found") throw error
      }
    },
    search: (query) => search(desk, query),
    needsAll: () => needsAll(desk),
    replaceAll: (batches) => replaceAll(desk, batches),
  }
}

async function addDocuments(
  { connection, index }: Desk,
  uid: string,
  products: readonly SearchHit[],
): Promise<void> {
  if (products.length === 0) return
  const documents = await Promise.all(products.map((product) => documentOf(index, product)))
  const { primaryKey } = index
  await connection.run((client) => client.index(uid).addDocuments(documents, { primaryKey }))
}

/** The document of a product, which always says which product it is and where it is sold. */
async function documentOf(
  { transformer = transformProduct, primaryKey }: IndexOptions,
  product: SearchHit,
): Promise<Record<string, unknown>> {
  const channels = (product["sales_channels"] ?? []) as readonly { readonly id: string }[]
  const document = (await transformer(structuredClone(product))) as Record<string, unknown>
  return {
    ...document,
    id: product.id,
    [primaryKey]: product.id,
    [channelField]: channels.map(({ id }) => id),
  }
}

async function search(
  { connection, index, uid }: Desk,
  { text, offset, limit, filter, salesChannelIds }: Parameters<SearchProvider["search"]>[0],
): ReturnType<SearchProvider["search"]> {
  const conditions = inChannels(readFilter(filter), salesChannelIds)
  try {
    const found = await connection.call((client) =>
      client.index(uid).search(text, {
        ...(offset !== undefined && { offset: Math.max(0, Math.trunc(offset)) }),
        ...(limit !== undefined && { limit: Math.min(maxLimit, Math.max(0, Math.trunc(limit))) }),
        ...(conditions && { filter: conditions }),
      }),
    )
    const hits = found.hits.map(({ [channelField]: _, ...hit }) => ({
      ...hit,
      id: String(hit["id"] ?? hit[index.primaryKey]),
    }))
    return { ...found, hits }
  } catch (error) {
    if (codeOf(error) === "index_not_found" || lacksChannels(error)) return { hits: [] }
    throw asClientError(error, codeOf(error))
  }
}

async function needsAll({ connection, options, index, uid }: Desk): Promise<boolean> {
  if (options.rebuildAtStartup) return true
  try {
    const settings = await connection.call((client) => client.index(uid).getSettings())
    if (!hasSettings(settings, productSettings(index))) return true
    const { numberOfDocuments } = await connection.call((client) => client.index(uid).getStats())
    return numberOfDocuments === 0
  } catch (error) {
    if (codeOf(error) === "index_not_found") return true
    throw error
  }
}

/** Fills a second index and swaps it with the first, so that searches find products meanwhile. */
async function replaceAll(desk: Desk, batches: AsyncIterable<readonly SearchHit[]>): Promise<void> {
  const { connection, index, uid } = desk
  await dropStale(desk)
  const fresh = `${uid}${rebuildMark}${crypto.randomUUID().slice(0, 8)}`
  try {
    await ensureIndex(connection, fresh, index.primaryKey)
    await connection.run((client) => client.index(fresh).updateSettings(productSettings(index)))
    for await (const products of batches) await addDocuments(desk, fresh, products)
    await ensureIndex(connection, uid, index.primaryKey)
    await connection.swap(uid, fresh)
  } finally {
    await dropIndex(connection, fresh).catch((error: unknown) =>
      desk.log.warn({ index: fresh, error: String(error) }, "Could not delete the index of a rebuild"),
    )
  }
}

const rebuildMark = "_rebuild_"

/** Deletes what a rebuild left that was interrupted, and nothing of one that another process is at. */
async function dropStale({ connection, uid }: Desk): Promise<void> {
  const { results } = await connection.call((client) => client.getRawIndexes({ limit: 1_000 }))
  const before = Date.now() - staleAfter
  for (const one of results)
    if (one.uid.startsWith(uid + rebuildMark) && Date.parse(one.createdAt) < before)
      await dropIndex(connection, one.uid)
}

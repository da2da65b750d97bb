import type { Log, SearchHit, SearchProvider } from "@stheno/core"
import type { Hit, SearchResponse } from "algoliasearch"
import { connect, productSettings, statusOf, type Connection } from "./connect.ts"
import type { AlgoliaOptions, IndexOptions } from "./options.ts"
import { channelField, invalid, readFilter } from "./read-filter.ts"
import { hasSettings } from "./same-settings.ts"
import { transformProduct } from "./transform-product.ts"

/** Most hits of one search, and the number unless the client says it. */
const [maxLimit, usualLimit] = [1_000, 20]

/** The longest text that Algolia accepts, in bytes. */
const maxQueryBytes = 512

/** Milliseconds after which the index of a rebuild that never ended is deleted. */
const staleAfter = 24 * 60 * 60 * 1_000

const rebuildMark = "_rebuild_"

type Row = Record<string, unknown>

/** What the provider works with. */
interface Desk {
  readonly connection: Connection
  readonly options: AlgoliaOptions
  readonly index: IndexOptions
  /** the name of the index in Algolia */
  readonly indexName: string
  readonly log: Log
}

/** Creates the search provider. It connects to Algolia with the first call. */
export function createProvider(options: AlgoliaOptions, log: Log): SearchProvider {
  const indexName = `${options.indexPrefix}products`
  const desk: Desk = {
    connection: connect(options),
    options,
    index: options.settings["products"]!,
    indexName,
    log,
  }
  return {
    id: "algolia",
    index: (products) => saveRecords(desk, indexName, products),
    async delete(ids) {
      if (ids.length === 0) return
      const requests = ids.map((objectID) => ({ action: "deleteObject" as const, body: { objectID } }))
      await desk.connection.run(indexName, (client) =>
        client.batch({ indexName, batchWriteParams: { requests } }),
      )
    },
    search: (query) => search(desk, query),
    needsAll: () => needsAll(desk),
    replaceAll: (batches) => replaceAll(desk, batches),
  }
}

async function saveRecords(desk: Desk, indexName: string, products: readonly SearchHit[]): Promise<void> {
  if (products.length === 0) return
  const records = await Promise.all(products.map((product) => recordOf(desk.index, product)))
  const requests = records.map((body) => ({ action: "addObject" as const, body }))
  await desk.connection.run(indexName, (client) =>
    client.batch({ indexName, batchWriteParams: { requests } }),
  )
}

/** The record of a product, which always says which product it is and where it is sold. */
async function recordOf({ transformer = transformProduct }: IndexOptions, product: SearchHit): Promise<Row> {
  const channels = (product["sales_channels"] ?? []) as readonly { readonly id: string }[]
  const record = (await transformer(structuredClone(product))) as Row
  return { ...record, objectID: product.id, [channelField]: channels.map(({ id }) => id) }
}

async function search(
  { connection, indexName }: Desk,
  { text, offset = 0, limit = usualLimit, filter, salesChannelIds }: Parameters<SearchProvider["search"]>[0],
): ReturnType<SearchProvider["search"]> {
  const conditions = readFilter(filter, salesChannelIds)
  try {
    const { params: _, ...found }: SearchResponse<Row> = await connection.client.searchSingleIndex<Row>({
      indexName,
      searchParams: {
        query: shortened(text),
        offset: Math.max(0, Math.trunc(offset)),
        length: Math.min(maxLimit, Math.max(0, Math.trunc(limit))),
        ...conditions,
      },
    })
    return { ...found, hits: found.hits.map(hitOf) }
  } catch (error) {
    if (statusOf(error) === 404) return { hits: [] }
    if (statusOf(error) === 400) throw invalid((error as Error).message)
    throw error
  }
}

/** A hit as storefronts get it: with the product's id, and without its sales channels. */
function hitOf({ [channelField]: _, _highlightResult, _snippetResult, ...hit }: Hit<Row>): SearchHit {
  const without = (value: unknown): unknown => {
    if (typeof value !== "object" || value === null) return value
    const { [channelField]: _, ...others } = value as Row
    return others
  }
  return {
    ...hit,
    ...(_highlightResult && { _highlightResult: without(_highlightResult) }),
    ...(_snippetResult && { _snippetResult: without(_snippetResult) }),
    id: hit.objectID,
  }
}

/** As much of a text as Algolia accepts. */
function shortened(text: string): string {
  const bytes = new TextEncoder().encode(text)
  if (bytes.length <= maxQueryBytes) return text
  return new TextDecoder().decode(bytes.slice(0, maxQueryBytes), { stream: true })
}

async function needsAll({ connection: { client }, options, index, indexName }: Desk): Promise<boolean> {
  if (options.rebuildAtStartup) return true
  try {
    if (!hasSettings(await client.getSettings({ indexName }), productSettings(index))) return true
    const { nbHits } = await client.searchSingleIndex({
      indexName,
      searchParams: { query: "", hitsPerPage: 0 },
    })
    return nbHits === 0
  } catch (error) {
    if (statusOf(error) === 404) return true
    throw error
  }
}

/**
 * Fills a second index and moves it over the first, so that searches find products meanwhile. Synonyms and rules that were
 * made in Algolia's dashboard are kept.
 */
async function replaceAll(desk: Desk, batches: AsyncIterable<readonly SearchHit[]>): Promise<void> {
  const { connection, index, indexName } = desk
  await dropStale(desk)
  const fresh = `${indexName}${rebuildMark}${crypto.randomUUID().slice(0, 8)}`
  // Replicas belong to the index that is searched.
  const { replicas, ...settings } = productSettings(index)
  try {
    await copyTo(desk, fresh)
    await connection.run(fresh, (client) => client.setSettings({ indexName: fresh, indexSettings: settings }))
    for await (const products of batches) await saveRecords(desk, fresh, products)
    await moveOver(desk, fresh)
  } catch (error) {
    await connection.client
      .deleteIndex({ indexName: fresh })
      .catch((failure: unknown) =>
        desk.log.warn({ index: fresh, error: String(failure) }, "Could not delete the index of a rebuild"),
      )
    throw error
  }
  if (replicas)
    await connection.run(indexName, (client) =>
      client.setSettings({ indexName, indexSettings: { replicas } }),
    )
}

async function copyTo({ connection, indexName }: Desk, fresh: string): Promise<void> {
  try {
    await connection.run(indexName, (client) =>
      client.operationIndex({
        indexName,
        operationIndexParams: {
          operation: "copy",
          destination: fresh,
          scope: ["settings", "rules", "synonyms"],
        },
      }),
    )
  } catch (error) {
    if (statusOf(error) !== 404) throw error
  }
}

/** An index that is gone was moved by an attempt whose response was lost. */
async function moveOver({ connection, indexName }: Desk, fresh: string): Promise<void> {
  try {
    await connection.run(fresh, (client) =>
      client.operationIndex({
        indexName: fresh,
        operationIndexParams: { operation: "move", destination: indexName },
      }),
    )
  } catch (error) {
    if (statusOf(error) !== 404) throw error
  }
}

/** Deletes what a rebuild left that was interrupted, and nothing of one that another process is at. */
async function dropStale({ connection: { client }, indexName }: Desk): Promise<void> {
  const { items } = await client.listIndices()
  const before = Date.now() - staleAfter
  for (const { name, updatedAt } of items)
    if (name.startsWith(indexName + rebuildMark) && Date.parse(updatedAt) < before)
      await client.deleteIndex({ indexName: name })
}

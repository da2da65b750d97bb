import { sql, type SearchHit, type SearchQuery, type SearchResult } from "@stheno/core"
import { correct } from "./correct.ts"
import { presentHit } from "./document.ts"
import { currentBuild, type Desk } from "./index-store.ts"
import { classes, type SearchOptions } from "./options.ts"
import { readFilter, type Condition } from "./read-filter.ts"
import { matchAll, type Corrections } from "./match.ts"
import { wordsOf } from "./words.ts"

/** The hits of a search that asks for no other number, and the most that one can ask for. */
const limits = { usual: 20, most: 1_000 }

/** The largest number of hits that can be skipped. */
const mostSkipped = 1_000_000

/** The words of a search that count; further ones are ignored. */
const mostWords = 12

/** The characters of a search that count. */
const longestText = 400

interface Page {
  readonly limit: number
  readonly offset: number
}

/**
 * Searches products: first as the words are written, then, when nothing has them all, with corrected words.
 * @throws CommerceError for a filter that is not one
 */
export async function search(desk: Desk, query: SearchQuery): Promise<SearchResult> {
  const words = wordsOf(query.text.slice(0, longestText)).slice(0, mostWords)
  const page = {
    limit: within(query.limit ?? limits.usual, limits.most),
    offset: within(query.offset ?? 0, mostSkipped),
  }
  const channels = inChannels(query.salesChannelIds)
  const conditions = [...readFilter(query.filter), ...channels]
  const isSearchable = words.length > 0 || query.text.trim() === ""
  if (!isSearchable) return present(desk.options, { count: 0, products: [] }, page)
  const found = await run(desk, { words, corrections: new Map(), conditions, page })
  if (found.count > 0 || words.length === 0) return present(desk.options, found, page)
  const corrections = await correct(desk, words)
  if (!corrections) return present(desk.options, found, page)
  const corrected = await run(desk, { words, corrections, conditions, page })
  return {
    ...present(desk.options, corrected, page),
    ...(corrected.count > 0 && { corrections: await shownCorrections(desk, corrections, channels) }),
  }
}

/** The corrections that are words of the request's sales channels: the other words are secrets of their products. */
async function shownCorrections(
  { shop: { db } }: Desk,
  corrections: Corrections,
  channels: readonly Condition[],
): Promise<Readonly<Record<string, readonly string[]>>> {
  const words = [...new Set([...corrections.values()].flat())]
  const conditions = [sql<boolean>`d.build_id = ${currentBuild}`, ...channels]
  const { rows } = await sql<{ word: string }>`select word from unnest(${words}::text[]) as word
    where exists (select from product_search_document d
      where d.document @@ to_tsquery('simple', '''' || word || '''')
        and ${sql.join(conditions, sql` and `)})`.execute(db)
  const shown = new Set(rows.map(({ word }) => word))
  const all = [...corrections].map(([word, others]) => [word, others.filter((other) => shown.has(other))])
  return Object.fromEntries(all) as Record<string, readonly string[]>
}

interface Found {
  readonly count: number
  readonly products: readonly SearchHit[]
}

interface Wanted {
  readonly words: readonly string[]
  readonly corrections: Corrections
  readonly conditions: readonly Condition[]
  readonly page: Page
}

async function run({ shop: { db }, options }: Desk, wanted: Wanted): Promise<Found> {
  const { words, page } = wanted
  const conditions = [sql<boolean>`d.build_id = ${currentBuild}`, ...wanted.conditions]
  const weights = `{${classes
    .map((weight) => options.weights[weight])
    .toReversed()
    .join(",")}}`
  const rank =
    words.length === 0
      ? sql`0`
      : sql`ts_rank(${weights}::float4[], d.document, asked.query)
          + case when d.title = ${words.join(" ")} then 1 else 0 end`
  const source =
    words.length === 0
      ? sql`product_search_document d`
      : sql`(select ${matchAll(words, wanted.corrections, options)} as query) asked
          join product_search_document d on d.document @@ asked.query`
  const { rows } = await sql<Found>`with found as materialized (
      select d.build_id, d.product_id, d.title, ${rank} as rank from ${source}
      where ${sql.join(conditions, sql` and `)}),
    page as (
      select *, row_number() over () as place from (select * from found
        order by rank desc, title, product_id limit ${page.limit} offset ${page.offset}) as sorted)
    select (select count(*)::int from found) as count, coalesce((select json_agg(d.product order by place)
      from page join product_search_document d using (build_id, product_id)), '[]') as products`.execute(db)
  return rows[0]!
}

function inChannels(ids: readonly string[] | undefined): Condition[] {
  return ids === undefined ? [] : [sql<boolean>`d.channels && ${[...ids]}::text[]`]
}

function present(
  { displayedAttributes }: SearchOptions,
  { count, products }: Found,
  { offset, limit }: Page,
): SearchResult {
  return { hits: products.map((product) => presentHit(product, displayedAttributes)), count, offset, limit }
}

function within(value: number, most: number): number {
  return Math.min(most, Math.max(0, Math.trunc(value)))
}

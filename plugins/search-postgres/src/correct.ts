import { sql, type Shop } from "@stheno/core"
import { hasTrigrams } from "./builds.ts"
import { currentBuild, type Desk } from "./index-store.ts"
import { matchWord, type Corrections } from "./match.ts"
import type { SearchOptions } from "./options.ts"
import { isSpelled, transpositionsOf, typosBetween } from "./words.ts"

type Db = Shop["db"]

/** How similar words of the index have to be that are compared letter by letter, from 0 to 1. */
const leastSimilar = { word: 0.2, prefix: 0.35 }

/** Words of the index that are compared letter by letter. */
const mostCandidates = 200

/** Corrections of a word. */
const mostCorrections = 10

/**
 * Finds the words that were probably meant instead of those that no product has.
 * @returns undefined when there is nothing to correct, or a word that resembles none
 */
export async function correct(desk: Desk, words: readonly string[]): Promise<Corrections | undefined> {
  const { typos } = desk.options
  if (!typos || !words.some((word) => mostTypos(word, typos) > 0)) return undefined
  return desk.shop.transaction(async ({ db }) => {
    if (!(await prepare(db))) return undefined
    const unknown = await findUnknown(db, words, desk.options)
    if (unknown.length === 0 || unknown.some((word) => mostTypos(word, typos) === 0)) return undefined
    const corrections = new Map<string, readonly string[]>()
    for (const word of unknown) {
      const isPrefix = word === words.at(-1)
      const similar = await findSimilar(db, word, isPrefix)
      const found = closest(word, similar, { isPrefix, most: mostTypos(word, typos) })
      if (found.length === 0) return undefined
      corrections.set(word, found)
    }
    return corrections
  })
}

/**
 * Sets how the rest of a transaction compares words. The planner expects that every word occurs, and would read all
 * products to find one with a word that does not.
 * @returns false without pg_trgm
 */
async function prepare(db: Db): Promise<boolean> {
  if (!(await hasTrigrams(db))) return false
  await sql`select set_config('enable_seqscan', 'off', true),
    set_config('pg_trgm.similarity_threshold', ${String(leastSimilar.word)}, true),
    set_config('pg_trgm.word_similarity_threshold', ${String(leastSimilar.prefix)}, true)`.execute(db)
  return true
}

/** Words that no product has, in whatever sales channel. */
async function findUnknown(
  db: Db,
  words: readonly string[],
  { languages }: SearchOptions,
): Promise<string[]> {
  const last = words.length - 1
  const checks = words.map((word, index) => {
    const match = matchWord(word, { languages, isPrefix: index === last })
    // A stop word matches nothing, and needs no correction.
    return sql`(select numnode(query) = 0 or exists (select from product_search_document d
        where d.build_id = ${currentBuild} and d.document @@ query) from (select ${match} as query) as asked)`
  })
  const { rows } = await sql<{ known: boolean[] }>`select array[${sql.join(checks)}] as known`.execute(db)
  return [...new Set(words.filter((_, index) => !rows[0]!.known[index]))]
}

/** The number of typos that a word can have. */
function mostTypos(word: string, { one, two }: Exclude<SearchOptions["typos"], false>): number {
  const { length } = [...word]
  if (!isSpelled(word) || length < one) return 0
  return length < two ? 1 : 2
}

/** Words of the index that share trigrams with a word, or have two of its letters exchanged. */
async function findSimilar(db: Db, word: string, isPrefix: boolean): Promise<string[]> {
  const isSimilar = isPrefix ? sql`${word} <% word` : sql`word % ${word}`
  const similarity = isPrefix ? sql`word_similarity(${word}, word)` : sql`similarity(word, ${word})`
  const isExchanged = sql`word = any(${transpositionsOf(word)}::text[])`
  const { rows } = await sql<{ word: string }>`select word from product_search_word
    where build_id = ${currentBuild} and (${isSimilar} or ${isExchanged})
    order by ${isExchanged} desc, ${similarity} desc, word limit ${mostCandidates}`.execute(db)
  return rows.map((row) => row.word)
}

/** The words with the fewest typos. */
export function closest(
  word: string,
  candidates: readonly string[],
  { isPrefix, most }: { readonly isPrefix: boolean; readonly most: number },
): string[] {
  const counted = candidates.map((each) => ({ each, typos: typosBetween(word, each, isPrefix) }))
  const fewest = Math.min(most, ...counted.map(({ typos }) => typos))
  return counted
    .filter(({ typos }) => typos <= fewest)
    .map(({ each }) => each)
    .slice(0, mostCorrections)
}

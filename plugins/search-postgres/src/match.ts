import { sql } from "@stheno/core"
import type { SearchOptions } from "./options.ts"

/** Words of the index instead of words that no product has. */
export type Corrections = ReadonlyMap<string, readonly string[]>

/** A query of PostgreSQL's full-text search. */
type Match = ReturnType<typeof sql>

/**
 * Matches documents that have all words. Stop words of the languages count only if there are no others.
 * @param corrections words instead of those that no product has
 */
export function matchAll(
  words: readonly string[],
  corrections: Corrections,
  { languages }: Pick<SearchOptions, "languages">,
): Match {
  const each = words.map((word, index) => {
    const others = corrections.get(word)
    return others
      ? asWritten(others, false)
      : matchWord(word, { languages, isPrefix: index === words.length - 1 })
  })
  const written = words.map((word, index) => asWritten([word], index === words.length - 1))
  return sql`(select case when numnode(q) > 0 then q else ${sql.join(written, sql` && `)} end
    from (select ${sql.join(each, sql` && `)} as q) as wanted)`
}

/** Matches documents with a word, its stem, or, for the last word of a search, a word that begins with it. */
export function matchWord(
  word: string,
  { languages, isPrefix }: { readonly languages: readonly string[]; readonly isPrefix: boolean },
): Match {
  const stems = languages
    .filter((name) => name !== "simple")
    .map((name) => sql`to_tsquery(${name}::text::regconfig, ${quote(word)})`)
  if (stems.length === 0) return asWritten([word], isPrefix)
  return sql`(select case when numnode(stem) > 0 then ${asWritten([word], isPrefix)} || stem else stem end
    from (select ${sql.join(stems, sql` || `)} as stem) as stems)`
}

/** Matches documents with one of the words as they are written. */
function asWritten(words: readonly string[], isPrefix: boolean): Match {
  return sql`to_tsquery('simple', ${words.map((word) => quote(word) + (isPrefix ? ":*" : "")).join(" | ")})`
}

/** Words have letters and digits only. */
function quote(word: string): string {
  return `'${word}'`
}

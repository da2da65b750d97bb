import { splitWords, stemOf } from "@stheno/server/internal/docs-search/words.ts"

/** A part of an excerpt; the words that were asked for are marked. */
export interface ExcerptPart {
  readonly text: string
  readonly isMarked: boolean
}

/** Shorter is a heading or a cell of a table, longer is a list whose items end without a period. */
const wordsOfSentence = { least: 5, most: 45 } as const

/**
 * The sentence of a text that has most of the words that were asked for, the first of several.
 * @param text as the index keeps it: blocks end with a period
 * @param stems of the words
 * @returns undefined if no sentence has any of them
 * @since 0.1
 */
export function sentenceWith(text: string, stems: ReadonlySet<string>): string | undefined {
  let best: { sentence: string; count: number } | undefined
  for (const sentence of text.split(/(?<=[.!?])\s+/)) {
    if (!isSentence(sentence)) continue
    const words = new Set(splitWords(sentence).map(stemOf))
    const count = [...stems].filter((stem) => words.has(stem)).length
    if (count > (best?.count ?? 0)) best = { sentence, count }
  }
  return best?.sentence
}

/** Code, cells of tables and lists of names are found as well, and tell a reader nothing. */
function isSentence(text: string): boolean {
  const words = text.split(/\s+/)
  if (words.length < wordsOfSentence.least || words.length > wordsOfSentence.most) return false
  if (!/^[\p{Lu}\d“"]/u.test(text) || !/[.!?]$/.test(text)) return false
  const code = words.filter((word) => /[{}=;<>$]|\w\(|_\w|[a-z][A-Z]|^\d/.test(word)).length
  return code <= words.length / 5
}

/**
 * A text in parts, in which the words that were asked for are marked.
 * @since 0.1
 */
export function markWords(text: string, stems: ReadonlySet<string>): ExcerptPart[] {
  return text
    .split(/([\p{L}\p{N}]+)/u)
    .filter(Boolean)
    .map((part) => ({ text: part, isMarked: stems.has(stemOf(part)) }))
}

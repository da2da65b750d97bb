import { distance } from "fastest-levenshtein"

/**
 * Finds the known word that is most similar to a misspelt one.
 * @returns undefined when no word is similar enough: more than a third of the letters differ, and more than two
 *   of them, or more than one in a word of up to three letters
 * @since 0.1
 */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const near = known
    .map((other) => ({ other, far: distance(word.toLowerCase(), other.toLowerCase()) }))
    .toSorted((a, b) => a.far - b.far)[0]
  return near && near.far <= Math.max(word.length > 3 ? 2 : 1, Math.floor(word.length / 3))
    ? near.other
    : undefined
}

import { closest, distance } from "fastest-levenshtein"

/**
 * The word that somebody may have meant. The words of a command line are short and few, so two letters may differ.
 * @since 0.1
 */
export function nearestWord(word: string, known: readonly string[]): string | undefined {
  const near = closest(word, known)
  return near && distance(word, near) <= Math.max(word.length > 2 ? 2 : 1, word.length / 3) ? near : undefined
}

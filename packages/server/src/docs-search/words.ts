import { stemmer } from "stemmer"
import { phrases, synonymsOf } from "./synonyms.ts"

/** A word of a question, and other words for the same thing. */
export interface Term {
  readonly word: string
  readonly others: readonly string[]
}

/** Words that are in nearly every question and do not describe its topic. */
const empty = new Set(
  (
    "a an the this that these those it its i my me mine we our us you your he she they them his her their one " +
    "is are am was were be been being do does did done can could may might must shall should will would have has " +
    "had got get gets getting want wants need needs use uses using how what which who whom whose when where why " +
    "there here of to in on at by for with into onto from up out over about as than then so if or and but not no " +
    "nor only also just any some all each every both more most very too again still please help way something " +
    "someone anything someway possible without s t own many much while else yet already ever even really"
  ).split(" "),
)

/**
 * The words of a question that say what it is about, each once. A question of nothing but small words keeps them.
 * @since 0.1
 */
export function termsOf(question: string): Term[] {
  return tellingWords(question).map((word) => ({ word, others: synonymsOf(word, stemOf) }))
}

/**
 * The words of a text without the small ones, each once; two words that are one, such as `log out`, are one. A text of
 * nothing but small words keeps them.
 * @since 0.1
 */
export function tellingWords(text: string): string[] {
  const joined = phrases.reduce((rest, [typed, wanted]) => rest.replace(typed, wanted), text.toLowerCase())
  const words = [...new Set(splitWords(joined))]
  const telling = words.filter((word) => !empty.has(word))
  return telling.length > 0 ? telling : words
}

/** Letters, digits and the punctuation within names: `order.placed`, `x-publishable-api-key`, `DATABASE_URL`. */
export function splitWords(text: string): string[] {
  return [...text.toLowerCase().matchAll(/[\p{L}\p{N}](?:[\p{L}\p{N}_.@-]*[\p{L}\p{N}])?/gu)].map(
    ([word]) => word,
  )
}

/** What the forms of a word share: `shipping`, `shipped` and `ships` are `ship`. */
export function stemOf(word: string): string {
  return stemmer(word.toLowerCase())
}

/** A name without capitals, spaces and signs: `line item` is `LineItem`. */
export function plainName(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "")
}

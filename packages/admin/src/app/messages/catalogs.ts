import { flatten, parametersOf, parseMessage, pluralsOf, type Catalog } from "../../../scripts/catalogs.mjs"
import { sharedWords } from "./shared-words.ts"

/** What is wrong with the catalog of a language, each entry as `path: reason`. */
export interface CatalogReport {
  /** texts of English that the language does not have: English is shown */
  readonly missing: string[]
  /** errors: names that English does not have, wrong parameters, syntax, plural forms that the language lacks */
  readonly wrong: string[]
  /** texts that are the same as in English, except those that may be */
  readonly untranslated: string[]
}

/** Texts that are the same in many languages: names, codes, units and what has no words. */
const international = new Set(["EAN", "Handle", "ID", "JSON", "OK", "SKU", "Stheno", "UPC"])

/** Compares the catalog of a language with the English one. */
export function compareCatalogs(english: Catalog, other: Catalog, language: string): CatalogReport {
  const known = flatten(english)
  const own = flatten(other)
  const wrong: string[] = []
  const untranslated: string[] = []
  for (const [path, text] of own) {
    const original = known.get(path)
    const problem = original === undefined ? "English does not have it" : problemOf(original, text, language)
    if (problem) wrong.push(`${path}: ${problem}`)
    if (text === original && hasWords(text) && !mayRepeat(text, language))
      untranslated.push(`${path}: ${text}`)
  }
  const missing = [...known.keys()].filter((path) => !own.has(path))
  return { missing, wrong, untranslated }
}

function problemOf(english: string, text: string, language: string): string | undefined {
  try {
    const wanted = parametersOf(parseMessage(english))
    const used = parametersOf(parseMessage(text))
    for (const [name, kind] of used) {
      const given = wanted.get(name)
      if (given === undefined) return `{${name}} is not a parameter of the English text`
      if (kind !== "any" && kind !== given) return `{${name}} is a ${kind} here and a ${given} in English`
    }
    for (const name of wanted.keys()) if (!used.has(name)) return `{${name}} is missing`
    return pluralProblem(parseMessage(text), language)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** A plural form that the language needs and the text lacks, or the other way around. */
function pluralProblem(elements: ReturnType<typeof parseMessage>, language: string): string | undefined {
  const rules = new Intl.PluralRules(language)
  const known = rules.resolvedOptions().pluralCategories
  // Some languages have a form for millions alone, which counts here never reach.
  const needed = new Set([...Array(201).keys()].map((count) => rules.select(count)))
  for (const forms of pluralsOf(elements)) {
    const extra = forms.find((form) => !form.startsWith("=") && !known.some((each) => each === form))
    if (extra) return `the language has no plural form ${extra}`
    const lacking = [...needed].find((form) => !forms.includes(form))
    if (lacking) return `the plural form ${lacking} is missing`
  }
  return undefined
}

function mayRepeat(text: string, language: string): boolean {
  return international.has(text) || sharedWords[language]?.includes(text) === true
}

/** Whether a text has words outside its parameters. */
function hasWords(text: string): boolean {
  return /\p{Letter}{2}/u.test(text.replaceAll(/\{[^{}]*\}/g, ""))
}

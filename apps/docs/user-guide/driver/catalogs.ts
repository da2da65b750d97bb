import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { englishMessages } from "@stheno/ui/internal/provider/messages.ts"

const folder = fileURLToPath(new URL("../../../../packages/admin/src/app/messages/en/", import.meta.url))

/** Whether a text is one of the dashboard's English texts; what fills a parameter may be anything. */
export function dashboardTexts(): (text: string) => boolean {
  const files = readdirSync(folder).map((file) => JSON.parse(readFileSync(folder + file, "utf8")) as unknown)
  const texts = [...files, englishMessages].flatMap(textsIn)
  const plain = new Set(texts.map((text) => text.replaceAll("'{'", "{").replaceAll("'}'", "}")))
  const patterns = texts.filter((text) => /\{/.test(text)).map(patternOf)
  return (text) => plain.has(text) || patterns.some((pattern) => pattern.test(text))
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value]
  return value && typeof value === "object" ? Object.values(value).flatMap(textsIn) : []
}

const numbers = "[\\d.,]+"

/**
 * An ICU message as a pattern: a number stands for digits, a plural for its forms, and any other parameter for any text.
 */
export function patternOf(message: string): RegExp {
  const [pattern, words] = partsOf(message)
  // A message that is hardly more than a parameter would match every text.
  return words.length < 2 ? /(?!)/ : new RegExp(`^${pattern}$`)
}

/** A message, or a form of a plural, as the source of a pattern, and the letters in it outside of parameters. */
function partsOf(message: string, isPlural = false): [pattern: string, words: string] {
  let pattern = ""
  let words = ""
  for (let at = 0; at < message.length; at++) {
    const letter = message[at]!
    if (letter === "#" && isPlural) pattern += numbers
    else if (letter !== "{") {
      pattern += letter.replace(/[.*+?^${}()|[\]\\]/, "\\$&")
      words += letter.replace(/\P{L}/u, "")
    } else {
      const end = closing(message, at)
      const [inner, innerWords] = parameterOf(message.slice(at + 1, end))
      pattern += inner
      words += innerWords
      at = end
    }
  }
  return [pattern, words]
}

/** The text between a pair of braces. */
function parameterOf(parameter: string): [pattern: string, words: string] {
  const [, kind, forms = ""] = /^[^,]+,\s*(\w+)(?:,([\s\S]*))?$/.exec(parameter) ?? []
  if (kind === "number") return [numbers, ""]
  if (kind !== "plural" && kind !== "select") return [".+", ""]
  const found: [string, string][] = []
  for (let at = forms.indexOf("{"); at >= 0; at = forms.indexOf("{", closing(forms, at)))
    found.push(partsOf(forms.slice(at + 1, closing(forms, at)), kind === "plural"))
  return [`(?:${found.map(([pattern]) => pattern).join("|")})`, found.map(([, words]) => words).join("")]
}

/** Where the brace that opens here is closed. */
function closing(text: string, start: number): number {
  let depth = 0
  for (let at = start; at < text.length; at++) {
    if (text[at] === "{") depth++
    if (text[at] === "}" && --depth === 0) return at
  }
  return text.length
}

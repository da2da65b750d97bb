import { IntlMessageFormat } from "intl-messageformat"
import { locale } from "../format/locale.ts"
import type { Compiled } from "./compiled.ts"
import type { Messages } from "./types/index.gen.ts"

/**
 * Every text of the dashboard in the person's language, by area: `t.orders.title` is a text, and
 * `t.records.order({ number: 5 })` is one with a parameter. The texts are in `<language>/<area>.json`; `npm run generate`
 * writes their types. Sections of sections.json come with the pages that use them, everything else comes first.
 */
// The catalog has the shape of the English one, from which the types are generated.
export const t = {} as Messages

/** Adds texts to `t`, by area. */
export function addTexts(compiled: Compiled): void {
  Object.assign(t, textsOf(compiled))
}

function textsOf(compiled: Compiled): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(compiled).map(([name, value]): [string, unknown] => {
      if (typeof value === "string") return [name, value]
      return [name, Array.isArray(value) ? formatter(value) : textsOf(value)]
    }),
  )
}

type Elements = Extract<Compiled[string], readonly unknown[]>

function formatter(elements: Elements) {
  let message: IntlMessageFormat | undefined
  return (values: Record<string, string | number | Date>): string => {
    message ??= new IntlMessageFormat(elements, locale)
    return String(message.format(values))
  }
}

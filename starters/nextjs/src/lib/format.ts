/**
 * Fills the placeholders of a text: `fill("{count} items", { count: 3 })` is `3 items`.
 * A placeholder without a value stays as it is.
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

/** A text with one form for one and another for all other counts. */
export interface Plural {
  readonly one: string
  readonly other: string
}

/** Chooses the form for a count and fills in `{count}`. */
export function plural(forms: Plural, count: number, language: string): string {
  const rule = new Intl.PluralRules(language).select(count)
  return fill(rule === "one" ? forms.one : forms.other, { count })
}

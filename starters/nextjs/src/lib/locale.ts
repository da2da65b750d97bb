/** Languages that the interface is translated to. The first is the fallback. */
export const languages = ["en", "de", "fr"] as const

/** A language of the interface. */
export type Language = (typeof languages)[number]

/**
 * Where and how a customer shops: the country decides on prices, taxes and shipping, the language on texts.
 */
export interface Locale {
  /** two letters in lower case, such as `de` */
  readonly country: string
  readonly language: Language
}

const spokenIn: Readonly<Record<string, Language>> = {
  de: "de",
  at: "de",
  ch: "de",
  li: "de",
  fr: "fr",
  be: "fr",
  lu: "fr",
  mc: "fr",
}

/** The language that a country's pages have when the address names none. */
export function defaultLanguage(country: string): Language {
  return spokenIn[country] ?? "en"
}

/** Whether a text is the code of a language that the interface is translated to. */
export function isLanguage(value: string): value is Language {
  return (languages as readonly string[]).includes(value)
}

/**
 * Reads the first segment of an address. `de` is Germany in German, `de-en` is Germany in English.
 * @returns undefined if it is not such a segment, or if it names the language that the country has anyway
 */
export function parseLocale(segment: string): Locale | undefined {
  const [, country, language] = /^([a-z]{2})(?:-([a-z]{2}))?$/.exec(segment) ?? []
  if (!country) return undefined
  if (language === undefined) return { country, language: defaultLanguage(country) }
  if (!isLanguage(language) || language === defaultLanguage(country)) return undefined
  return { country, language }
}

/** The first segment of the address of a locale: `de`, or `de-en` when the language is not the country's first. */
export function localeSegment({ country, language }: Locale): string {
  return language === defaultLanguage(country) ? country : `${country}-${language}`
}

/** The address of a page: `localePath(locale, "/cart")` is `/de/cart`. */
export function localePath(locale: Locale, path = "/"): string {
  return `/${localeSegment(locale)}${path === "/" ? "" : path}`
}

/** The BCP 47 tag for `lang`, `hreflang` and `Intl`: `en-DE`. */
export function languageTag({ country, language }: Locale): string {
  return `${language}-${country.toUpperCase()}`
}

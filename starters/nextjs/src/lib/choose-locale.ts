import { defaultLanguage, isLanguage, parseLocale, type Language, type Locale } from "./locale"

interface Choice {
  /** the segment in the customer's cookie */
  readonly chosen: string | undefined
  /** the header `Accept-Language` */
  readonly acceptLanguage: string
  /** the codes of the countries that the store sells to; empty if they are not known */
  readonly countries: ReadonlySet<string>
  readonly fallback: string
}

/** Chooses country and language of a customer whose address names none. */
export function chooseLocale({ chosen, acceptLanguage, countries, fallback }: Choice): Locale {
  const sells = (country: string) => countries.size === 0 || countries.has(country)
  const remembered = chosen === undefined ? undefined : parseLocale(chosen)
  if (remembered && sells(remembered.country)) return remembered
  const wishes = parseAcceptLanguage(acceptLanguage)
  const country =
    wishes.map((wish) => wish.country).find((code) => code !== undefined && countries.has(code)) ??
    (sells(fallback) ? fallback : [...countries][0]!)
  return { country, language: preferred(wishes) ?? defaultLanguage(country) }
}

interface Wish {
  readonly language: string
  readonly country: string | undefined
}

function preferred(wishes: readonly Wish[]): Language | undefined {
  return wishes.map(({ language }) => language).find(isLanguage)
}

/** The languages of an `Accept-Language` header, the most wanted first. */
function parseAcceptLanguage(header: string): readonly Wish[] {
  return header
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().split(";")
      const quality = parameters.map((text) => /^\s*q=([\d.]+)/.exec(text)?.[1]).find(Boolean)
      const [language = "", region] = tag.toLowerCase().split("-")
      const country = region && /^[a-z]{2}$/.test(region) ? region : undefined
      return { language, country, quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ language, quality }) => /^[a-z]{2,3}$/.test(language) && quality > 0)
    .sort((a, b) => b.quality - a.quality)
}

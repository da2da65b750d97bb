/** What is known of the language of a recipient. */
export interface LocaleHints {
  /** what the storefront or the customer said, such as `de-AT` */
  readonly locale?: string | undefined
  /** ISO 3166, two letters in any case */
  readonly country?: string | undefined
}

/**
 * Chooses the language of an email: the locale that the storefront or the customer set, if there are texts for it;
 * else the main language of the country, if it is one of the store's; else the first language of the store.
 * @param languages.preferred languages of the store, the default first
 * @param languages.available languages that have texts
 * @returns a canonical locale
 * @since 0.1
 */
export function chooseLocale(
  { locale, country }: LocaleHints,
  { preferred, available }: { readonly preferred: readonly string[]; readonly available: Iterable<string> },
): string {
  const explicit = parseLocale(locale)
  const texts = new Set(available)
  if (explicit && tagsOf(explicit.toString()).some((tag) => texts.has(tag))) return explicit.toString()
  const ofCountry = country && parseLocale(`und-${country}`)?.maximize()
  const isOurs =
    ofCountry && preferred.some((language) => parseLocale(language)?.language === ofCountry.language)
  if (isOurs) return `${ofCountry.language}-${ofCountry.region}`
  return preferred[0] ?? "en"
}

/**
 * The tags under which the texts of a locale are looked up: `de-AT`, then `de`.
 * @since 0.1
 */
export function tagsOf(locale: string): readonly string[] {
  const { language } = parseLocale(locale) ?? { language: locale }
  return locale === language ? [language] : [locale, language]
}

/** Carts hold what a storefront sends, so it need not be a locale. */
function parseLocale(tag: string | undefined): Intl.Locale | undefined {
  if (!tag) return undefined
  try {
    return new Intl.Locale(tag.replaceAll("_", "-"))
  } catch {
    return undefined
  }
}

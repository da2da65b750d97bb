import "server-only"
import type { Metadata } from "next"
import { env } from "./env"
import { isUnavailable } from "./errors"
import { defaultLanguage, languageTag, languages, localePath, type Locale } from "./locale"
import { listCountries } from "./regions"

/** The absolute URL of a page. */
export function absolute(locale: Locale, path = "/"): string {
  return `${env.baseUrl}${localePath(locale, path)}`
}

/** The locales of a country: its own language first, then the others of the interface. */
export function localesOf(country: string): readonly Locale[] {
  const first = defaultLanguage(country)
  return [first, ...languages.filter((language) => language !== first)].map((language) => ({
    country,
    language,
  }))
}

/**
 * The URL of a page in each country and in its languages, by BCP 47 tag. `x-default` is the address without a country,
 * which leads each customer to the own one.
 */
export async function alternates(path = "/"): Promise<Readonly<Record<string, string>>> {
  const countries = await listCountries()
  const locales = countries.flatMap(({ code }) => localesOf(code))
  return {
    ...Object.fromEntries(locales.map((locale) => [languageTag(locale), absolute(locale, path)])),
    "x-default": `${env.baseUrl}${path}`,
  }
}

interface PageFacts {
  readonly locale: Locale
  readonly path: string
  readonly title: string
  readonly description?: string | undefined
  readonly image?: string | undefined
  /** the title without the name of the store behind it */
  readonly isWholeTitle?: boolean
}

/** Title, description, canonical address, the same page elsewhere, and what a shared link shows. */
export async function pageMetadata(facts: PageFacts): Promise<Metadata> {
  const { locale, path, title, image } = facts
  const description = facts.description || undefined
  const canonical = absolute(locale, path)
  // Raster pictures only: the networks that show shared links do not render SVG.
  const images = image && !image.endsWith(".svg") ? [image] : undefined
  return {
    title: facts.isWholeTitle ? { absolute: title } : title,
    description,
    alternates: { canonical, languages: await alternatesOrNone(path) },
    openGraph: { title, description, url: canonical, siteName: env.storeName, type: "website", images },
    twitter: { card: images ? "summary_large_image" : "summary" },
  }
}

/** A page must not fail for its alternates: while the API cannot be reached, it has none. */
async function alternatesOrNone(path: string) {
  try {
    return await alternates(path)
  } catch (error) {
    if (isUnavailable(error)) return undefined
    throw error
  }
}

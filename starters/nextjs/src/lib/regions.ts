import "server-only"
import { cache } from "react"
import { notFound } from "next/navigation"
import { storeClient } from "./client"
import { env } from "./env"
import { parseLocale, type Locale } from "./locale"

/** A country that the store sells to. */
export interface Country {
  /** two letters in lower case */
  readonly code: string
  readonly name: string
}

/** A region of the store: its currency, its tax rule, its countries. */
export interface StoreRegion {
  readonly id: string
  readonly name: string
  readonly currency: string
  readonly taxRate: number
  readonly countries: readonly Country[]
}

/** All regions, cached under the tag `regions`. */
export const listRegions = cache(async (): Promise<readonly StoreRegion[]> => {
  const { regions } = await storeClient({ tags: ["regions"] }).regions.list()
  return regions.map(({ id, name, currency_code, tax_rate, countries }) => ({
    id,
    name,
    currency: currency_code,
    taxRate: tax_rate ?? 0,
    countries: (countries ?? []).map((country) => ({
      code: country.iso_2,
      name: country.display_name,
    })),
  }))
})

/** The countries that the store sells to, with the region of each. */
export async function listCountries(): Promise<readonly (Country & { readonly region: StoreRegion })[]> {
  const regions = await listRegions()
  return regions.flatMap((region) => region.countries.map((country) => ({ ...country, region })))
}

/** The region that a country belongs to; undefined if the store does not sell there. */
export async function regionOf(country: string): Promise<StoreRegion | undefined> {
  const regions = await listRegions()
  return regions.find(({ countries }) => countries.some(({ code }) => code === country))
}

/** The country to fall back to: the configured one if the store sells there, else the first of the first region. */
export async function fallbackCountry(): Promise<string | undefined> {
  const countries = await listCountries()
  return countries.find(({ code }) => code === env.defaultCountry)?.code ?? countries[0]?.code
}

/** Everything that a page needs to know about its address. */
export interface PageLocale {
  readonly locale: Locale
  readonly region: StoreRegion
}

/**
 * Reads the parameter `[locale]` of a page. Renders the 404 page when the store does not sell to that country.
 */
export async function pageLocale(params: Promise<{ locale: string }>): Promise<PageLocale> {
  const locale = parseLocale((await params).locale)
  const region = locale && (await regionOf(locale.country))
  if (!region) notFound()
  return { locale, region }
}

/** The names of the countries that the store sells to, by code. */
export async function countryNames(): Promise<Readonly<Record<string, string>>> {
  return Object.fromEntries((await listCountries()).map(({ code, name }) => [code, name]))
}

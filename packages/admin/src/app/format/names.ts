import { locale } from "./locale.ts"

const countries = new Intl.DisplayNames(locale, { type: "region", fallback: "none" })
const currencies = new Intl.DisplayNames(locale, { type: "currency", fallback: "none" })

/** The name of a country by its ISO 3166 code. */
export function countryName(code: string | null | undefined): string {
  return code ? (countries.of(code.toUpperCase()) ?? code.toUpperCase()) : ""
}

/** The name of a currency by its ISO 4217 code. */
export function currencyName(code: string): string {
  return currencies.of(code.toUpperCase()) ?? code.toUpperCase()
}

interface Named {
  first_name?: string | null
  last_name?: string | null
}

/** First and last name; empty where there is neither. */
export function fullName(person: Named | null | undefined): string {
  return [person?.first_name, person?.last_name].filter(Boolean).join(" ")
}

/** Up to two letters that stand for somebody. */
export function initials(person: Named & { email: string }): string {
  const words = fullName(person).split(" ").filter(Boolean)
  const letters = words.length > 0 ? words.map((word) => word[0]) : [person.email[0]]
  return letters.slice(0, 2).join("").toUpperCase()
}

/** The name of a provider or of one of its services by its id, e.g. "Stripe ideal" for `stripe-ideal`. */
export function providerName(id: string): string {
  const text = id.split(/[-_]+/).filter(Boolean).join(" ")
  return text.charAt(0).toUpperCase() + text.slice(1)
}

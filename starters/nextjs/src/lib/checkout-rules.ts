import type { AddressFields } from "./cart-view"

/** The names of an address form, in the order in which they are shown. */
export const addressNames = [
  "country_code",
  "first_name",
  "last_name",
  "company",
  "address_1",
  "address_2",
  "postal_code",
  "city",
  "province",
  "phone",
] as const satisfies readonly (keyof AddressFields)[]

export type AddressName = (typeof addressNames)[number]

/** Why a field is not accepted: the names of messages. */
export type FieldProblem = "required" | "email" | "postalCode" | "phone" | "passwordLength" | "tooLong"

/** Problems by field name; an address has its prefix, such as `shipping.city`. */
export type FieldProblems = Readonly<Record<string, FieldProblem>>

/** Countries whose addresses need a state or province: two letters in lower case. */
export const countriesWithProvinces: readonly string[] = ["au", "br", "ca", "es", "in", "it", "mx", "us"]

/** Countries that do not have postal codes. */
const withoutPostalCode = new Set(["ae", "hk", "ie", "qa", "pa", "bo", "gh"])

/** The form of postal codes where it is simple and stable. Other countries accept any text. */
const postalCodes: Readonly<Record<string, RegExp>> = {
  at: /^\d{4}$/,
  au: /^\d{4}$/,
  be: /^\d{4}$/,
  ca: /^[a-z]\d[a-z] ?\d[a-z]\d$/i,
  ch: /^\d{4}$/,
  de: /^\d{5}$/,
  dk: /^\d{4}$/,
  es: /^\d{5}$/,
  fr: /^\d{5}$/,
  it: /^\d{5}$/,
  nl: /^\d{4} ?[a-z]{2}$/i,
  us: /^\d{5}(-\d{4})?$/,
}

/** Whether an address in the country has a state or province. */
export function hasProvince(country: string): boolean {
  return countriesWithProvinces.includes(country.toLowerCase())
}

/** Whether an address in the country has a postal code. */
export function hasPostalCode(country: string): boolean {
  return !withoutPostalCode.has(country.toLowerCase())
}

/** Countries that write the city, then the state, then the postal code. Others write the postal code before the city. */
const withCityFirst = new Set(["au", "ca", "us"])

/** Whether an address in the country names the city before its postal code. */
export function isCityFirst(country: string): boolean {
  return withCityFirst.has(country.toLowerCase())
}

/** The line of an address with the city, as people in the country write it: `10969 Berlin`, `Portland, OR 97212`. */
export function cityLine(
  address: Pick<AddressFields, "city" | "postal_code" | "province" | "country_code">,
): string {
  const { city, postal_code, province, country_code } = address
  const join = (...parts: readonly string[]) => parts.filter(Boolean).join(" ")
  if (!isCityFirst(country_code)) return join(postal_code, city, province)
  const end = join(province, postal_code)
  return country_code.toLowerCase() === "us" && city && end ? `${city}, ${end}` : join(city, end)
}

/** An example of a postal code, for the hint below the field. */
export function postalCodeExample(country: string): string | undefined {
  const examples: Readonly<Record<string, string>> = {
    at: "1010",
    be: "1000",
    ca: "K1A 0B1",
    de: "10115",
    es: "28013",
    fr: "75001",
    it: "00184",
    nl: "1012 AB",
    us: "97212",
  }
  return examples[country.toLowerCase()]
}

/** Countries whose postal codes have letters. */
const withLetters = new Set(["ar", "bn", "ca", "gb", "gg", "im", "je", "mt", "nl"])

/** How a phone's keyboard helps with the postal code of a country. */
export function postalCodeInput(country: string): {
  readonly inputMode: "numeric" | "text"
  readonly autoCapitalize: "characters" | "none"
} {
  const code = country.toLowerCase()
  return withLetters.has(code) || !(code in postalCodes)
    ? { inputMode: "text", autoCapitalize: "characters" }
    : { inputMode: "numeric", autoCapitalize: "none" }
}

/** Whether a text looks like an email address. The API decides; this only finds typing errors early. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text)
}

/** The address that a form sent, with `prefix` before each name and without surrounding spaces. */
export function readAddress(form: FormData, prefix: string): AddressFields {
  const read = (name: AddressName) => textOf(form, prefix + name)
  return {
    country_code: read("country_code").toLowerCase(),
    first_name: read("first_name"),
    last_name: read("last_name"),
    company: read("company"),
    address_1: read("address_1"),
    address_2: read("address_2"),
    postal_code: read("postal_code"),
    city: read("city"),
    province: read("province"),
    phone: read("phone"),
  }
}

/** A text field of a form; an absent one is empty. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === "string" ? value.trim() : ""
}

/** What is wrong with an address, by field name with its prefix. */
export function problemsOfAddress(address: AddressFields, prefix: string): FieldProblems {
  const country = address.country_code
  const required: readonly AddressName[] = [
    "country_code",
    "first_name",
    "last_name",
    "address_1",
    "city",
    ...(hasPostalCode(country) ? (["postal_code"] as const) : []),
    ...(hasProvince(country) ? (["province"] as const) : []),
  ]
  const problems: Record<string, FieldProblem> = {}
  for (const name of addressNames) if (address[name].length > 200) problems[prefix + name] = "tooLong"
  for (const name of required) if (!address[name]) problems[prefix + name] = "required"
  const form = postalCodes[country]
  if (address.postal_code && form && !form.test(address.postal_code))
    problems[`${prefix}postal_code`] = "postalCode"
  if (address.phone && !/^\+?[\d\s()./-]{5,30}$/.test(address.phone)) problems[`${prefix}phone`] = "phone"
  return problems
}

/** Everything that a checkout form must say before an order can be placed. */
export interface CheckoutInput {
  readonly email: string
  /** the language of the page as BCP 47, such as `de-AT` */
  readonly locale: string
  readonly shipping: AddressFields
  readonly billing: AddressFields
  readonly optionId: string
  readonly providerId: string
}

/** Reads a checkout form. */
export function readCheckout(form: FormData): CheckoutInput {
  const shipping = readAddress(form, "shipping.")
  const isSame = textOf(form, "billing_same") !== "no"
  return {
    email: textOf(form, "email"),
    locale: textOf(form, "locale"),
    shipping,
    billing: isSame ? shipping : readAddress(form, "billing."),
    optionId: textOf(form, "option_id"),
    providerId: textOf(form, "provider_id"),
  }
}

/** What is wrong with a checkout form. `needs` says which parts this cart requires at all. */
export function problemsOfCheckout(
  input: CheckoutInput,
  needs: { readonly shipping: boolean; readonly payment: boolean },
): FieldProblems {
  const problems: Record<string, FieldProblem> = {}
  if (!input.email) problems["email"] = "required"
  else if (!isEmail(input.email)) problems["email"] = "email"
  Object.assign(problems, problemsOfAddress(input.shipping, "shipping."))
  if (input.billing !== input.shipping) Object.assign(problems, problemsOfAddress(input.billing, "billing."))
  if (needs.shipping && !input.optionId) problems["option_id"] = "required"
  if (needs.payment && !input.providerId) problems["provider_id"] = "required"
  return problems
}

/** An address as the API takes it: what is empty is null, so that an old value is cleared. */
export function payloadOf(address: AddressFields): Record<AddressName, string | null> {
  const entries = addressNames.map((name) => [name, address[name] || null] as const)
  return Object.fromEntries(entries) as Record<AddressName, string | null>
}

/** Countries that write the number before the street and call both together the address. */
const oneLine: ReadonlySet<string> = new Set(["us", "ca", "au", "gb", "nz", "ie"])

/** Which name the street with the number has in the country: the names of messages. */
export function streetLabel(country: string): "address_line" | "address_1" {
  return oneLine.has(country.toLowerCase()) ? "address_line" : "address_1"
}

/** Which name a postal code has in the country: the names of messages. */
export function postalCodeLabel(country: string): "zip_code" | "postal_code" {
  return country.toLowerCase() === "us" ? "zip_code" : "postal_code"
}

/** Which name a province has in the country: the names of messages. */
export function provinceLabel(country: string): "state" | "province" {
  return ["us", "au", "br", "mx", "in"].includes(country.toLowerCase()) ? "state" : "province"
}

import { locale } from "../format/locale.ts"
import { countryName } from "../format/names.ts"
import type { Option } from "../kit/fields.ts"
import { countryCodes } from "./country-codes.ts"

/** Every country, by name. */
export function countryOptions(): Option[] {
  return countryCodes
    .map((code) => ({ value: code, label: countryName(code) }))
    .sort((one, other) => one.label.localeCompare(other.label, locale))
}

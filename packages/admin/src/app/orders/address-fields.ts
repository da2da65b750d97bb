import type { Address } from "@stheno/js-client"
import { countryName } from "../format/names.ts"
import type { Field, Option, Values } from "../kit/fields.ts"
import { t } from "../messages/index.ts"

const words = t.address

/** The fields of an address. */
export function addressFields(countries: readonly Option[]) {
  return [
    { name: "first_name", kind: "text", label: words.first_name, half: true },
    { name: "last_name", kind: "text", label: words.last_name, half: true },
    { name: "company", kind: "text", label: words.company },
    { name: "address_1", kind: "text", label: words.address_1 },
    { name: "address_2", kind: "text", label: words.address_2 },
    { name: "postal_code", kind: "text", label: words.postal_code, half: true },
    { name: "city", kind: "text", label: words.city, half: true },
    { name: "province", kind: "text", label: words.province, half: true },
    {
      name: "country_code",
      kind: "select",
      label: words.country_code,
      half: true,
      required: true,
      options: countries,
    },
    { name: "phone", kind: "text", label: words.phone },
  ] as const satisfies readonly Field[]
}

type AddressValues = Values<ReturnType<typeof addressFields>>
type Known = Partial<Pick<Address, keyof AddressValues>>

/** An address as its form holds it. */
export function addressValues(address: Known | null | undefined): Partial<AddressValues> {
  const known = Object.entries(address ?? {}).filter(
    (entry): entry is [string, string] => entry[0] in words && typeof entry[1] === "string",
  )
  return Object.fromEntries(known)
}

/** An address as a form holds it that has all of its fields: empty, or filled in from a known one. */
export function typedAddress(known?: Known): Record<string, string> {
  return { ...Object.fromEntries(addressFields([]).map(({ name }) => [name, ""])), ...addressValues(known) }
}

/** An address as people write it, line by line. */
export function addressLines(address: Known): string[] {
  const { first_name, last_name, company, address_1, address_2, postal_code, city, province } = address
  return [
    [first_name, last_name].filter(Boolean).join(" "),
    company,
    address_1,
    address_2,
    [postal_code, city].filter(Boolean).join(" "),
    [province, countryName(address.country_code)].filter(Boolean).join(", "),
  ].filter((line): line is string => Boolean(line))
}

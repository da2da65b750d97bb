/**
 * The parts of a postal address, columns of `address`, in the order in which they are shown.
 * @since 0.1
 */
export const addressParts = [
  "company",
  "first_name",
  "last_name",
  "address_1",
  "address_2",
  "city",
  "country_code",
  "province",
  "postal_code",
  "phone",
] as const

/** One of them. */
export type AddressPart = (typeof addressParts)[number]

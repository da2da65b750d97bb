import { NotTaken, type SourceAddress, type SourceCustomer } from "@stheno/source-kit"
import type { WooAddress, WooCustomer } from "./resources.ts"

/**
 * Converts a customer.
 * @throws NotTaken for a customer without an email address
 */
export function convertCustomer(customer: WooCustomer): SourceCustomer {
  const { id, email, first_name, last_name, billing, shipping } = customer
  if (!email) throw new NotTaken("The customer has no email address")
  const addresses = [
    convertAddress(`${id} billing`, billing),
    convertAddress(`${id} shipping`, shipping),
  ].filter((address) => address !== null)
  return {
    id: String(id),
    email,
    first_name: first_name || billing.first_name || null,
    last_name: last_name || billing.last_name || null,
    phone: billing.phone || null,
    hasAccount: true,
    addresses: isSame(addresses) ? addresses.slice(0, 1) : addresses,
    metadata: {},
  }
}

function isSame([one, other]: readonly SourceAddress[]): boolean {
  return (
    one !== undefined &&
    other !== undefined &&
    JSON.stringify({ ...one, id: "", phone: "" }) === JSON.stringify({ ...other, id: "", phone: "" })
  )
}

/** Converts an address; WooCommerce has an empty one where there is none. */
export function convertAddress(id: string, address: WooAddress): SourceAddress | null {
  const { address_1, city, postcode, country } = address
  if (!address_1 && !city && !postcode) return null
  return {
    id,
    company: address.company || null,
    first_name: address.first_name || null,
    last_name: address.last_name || null,
    address_1: address_1 || null,
    address_2: address.address_2 || null,
    city: city || null,
    country_code: country || null,
    province: address.state || null,
    postal_code: postcode || null,
    phone: address.phone || null,
  }
}

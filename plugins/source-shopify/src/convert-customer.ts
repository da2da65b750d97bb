import { NotTaken, type SourceAddress, type SourceCustomer } from "@stheno/source-kit"
import { numericId } from "./numeric-id.ts"
import type { ShopifyAddress, ShopifyCustomer } from "./queries/customers.ts"

/**
 * Converts a customer.
 * @throws NotTaken for a customer without an email address
 */
export function convertCustomer(customer: ShopifyCustomer): SourceCustomer {
  const { note, tags, locale, taxExempt, addressesV2: addresses } = customer
  const email = customer.defaultEmailAddress?.emailAddress
  if (!email) throw new NotTaken("The customer has no email address")
  return {
    id: numericId(customer.id),
    email,
    first_name: customer.firstName,
    last_name: customer.lastName,
    phone: customer.defaultPhoneNumber?.phoneNumber ?? null,
    hasAccount: customer.state === "ENABLED",
    addresses: addresses.nodes.map((address) => convertAddress(numericId(address.id), address)),
    metadata: {
      ...(note && { note }),
      ...(tags.length > 0 && { tags }),
      ...(locale && { locale }),
      ...(taxExempt && { tax_exempt: true }),
    },
  }
}

/** Converts an address. */
export function convertAddress(id: string, address: ShopifyAddress): SourceAddress {
  return {
    id,
    company: address.company,
    first_name: address.firstName,
    last_name: address.lastName,
    address_1: address.address1,
    address_2: address.address2,
    city: address.city,
    country_code: address.countryCodeV2,
    province: address.province,
    postal_code: address.zip,
    phone: address.phone,
  }
}

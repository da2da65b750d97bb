import type { Connection } from "./products.ts"

/** The fields of an address. */
export const addressFields = `firstName lastName company address1 address2 city province countryCodeV2 zip phone`

/** A page of customers with their addresses. */
export const customersQuery = `query Customers($first: Int!, $after: String) {
  customers(first: $first, after: $after, sortKey: ID) {
    pageInfo { hasNextPage endCursor }
    nodes {
      id firstName lastName state note tags locale taxExempt
      defaultEmailAddress { emailAddress }
      defaultPhoneNumber { phoneNumber }
      addressesV2(first: 50) { pageInfo { hasNextPage endCursor } nodes { id ${addressFields} } }
    }
  }
}`

/** An address as Shopify describes it. */
export interface ShopifyAddress {
  readonly firstName: string | null
  readonly lastName: string | null
  readonly company: string | null
  readonly address1: string | null
  readonly address2: string | null
  readonly city: string | null
  readonly province: string | null
  readonly countryCodeV2: string | null
  readonly zip: string | null
  readonly phone: string | null
}

/** A customer as Shopify describes it. */
export interface ShopifyCustomer {
  readonly id: string
  readonly firstName: string | null
  readonly lastName: string | null
  readonly state: string
  readonly note: string | null
  readonly tags: readonly string[]
  readonly locale: string
  readonly taxExempt: boolean
  readonly defaultEmailAddress: { readonly emailAddress: string } | null
  readonly defaultPhoneNumber: { readonly phoneNumber: string } | null
  readonly addressesV2: Connection<ShopifyAddress & { readonly id: string }>
}

/** The response of `customersQuery`. */
export interface CustomersData {
  readonly customers: Connection<ShopifyCustomer>
}

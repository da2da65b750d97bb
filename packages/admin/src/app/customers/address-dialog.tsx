import type { Address, Stheno } from "@stheno/js-client"
import { useRef } from "react"
import type { Version } from "../kit/changed-elsewhere.tsx"
import { orNull } from "../kit/fields.ts"
import { FormDialog } from "../kit/form-dialog.tsx"
import { t } from "../messages/index.ts"
import { addressFields, addressValues } from "../orders/address-fields.ts"
import { countryOptions } from "../settings/country-options.ts"

const words = t.customers
const required: readonly string[] = ["first_name", "last_name", "address_1", "postal_code", "city"]

/** Whose address it is. */
interface Owner {
  readonly customerId: string
  readonly onClose: () => void
}

/** A customer, as operations of the address book return it. */
interface Changed {
  readonly customer: { readonly shipping_addresses: readonly Pick<Address, "id">[] }
}

/**
 * Adds an address to the address book of a customer.
 * @param props.book the addresses that it has
 */
export function AddAddress({ customerId, book, onClose }: Owner & { readonly book: readonly Address[] }) {
  const isKnown = useRef(false)
  return (
    <FormDialog
      wide
      title={words.addAddress}
      draftKey={`address ${customerId}`}
      fields={addressFields(countryOptions()).map((field) => ({
        ...field,
        required: required.includes(field.name) || field.name === "country_code",
      }))}
      submit={words.addAddress}
      send={async (client, values) => {
        // The server compares only addresses that have every part with those of the address book.
        const body = { address: sentAddress(values) }
        const { customer } = await client.admin.custom.post<object, Changed>(addressesOf(customerId), body)
        isKnown.current = customer.shipping_addresses.every(({ id }) => book.some((each) => each.id === id))
      }}
      done={() => (isKnown.current ? words.addAddressKnown : words.addAddressDone)}
      onClose={onClose}
    />
  )
}

/**
 * Changes an address of a customer.
 * @param props.isInBook whether it is in the address book, or the billing address outside of it
 */
export function EditAddress(props: Owner & { readonly address: Address; readonly isInBook: boolean }) {
  const { customerId, address, isInBook, onClose } = props
  return (
    <FormDialog
      wide
      title={words.editAddress}
      draftKey={`edit-address ${customerId} ${address.id}`}
      fields={addressFields(countryOptions())}
      initial={addressValues(address)}
      version={versionOf(customerId, address)}
      submit={t.common.save}
      send={(client, values) => {
        const change = sentAddress(values)
        return isInBook
          ? client.admin.custom.post(`${addressesOf(customerId)}/${address.id}`, change)
          : setBillingAddress(client, customerId, { to: change, from: address.id })
      }}
      done={t.orders.editAddressDone}
      onClose={onClose}
    />
  )
}

/**
 * Chooses the billing address of a customer by its ID, changes the current one, or unsets it.
 * @param change.from the ID that the current one must have; null if there must be none
 */
export function setBillingAddress(
  client: Stheno,
  customerId: string,
  { to, from }: { readonly to: string | object | null; readonly from: string | null },
) {
  return client.admin.custom.post(`/customers/${customerId}/billing-address`, {
    billing_address: to,
    current_billing_address_id: from,
  })
}

function sentAddress(values: Readonly<Record<string, string>>): Record<string, string | null> {
  return Object.fromEntries(Object.entries(values).map(([name, text]) => [name, orNull(text)]))
}

/** The path of a customer's address book, below `/admin`. */
export function addressesOf(customerId: string): string {
  return `/customers/${customerId}/addresses`
}

function versionOf(customerId: string, { id, updated_at }: Address): Version {
  return {
    shown: updated_at,
    read: async (client) => {
      const { customer } = await client.admin.customers.retrieve(
        customerId,
        {},
        { query: { expand: "shipping_addresses,billing_address" } },
      )
      const all = [...customer.shipping_addresses, customer.billing_address]
      return all.find((each) => each?.id === id)?.updated_at ?? "gone"
    },
  }
}

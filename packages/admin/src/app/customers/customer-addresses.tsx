import type { Address, Stheno } from "@stheno/js-client"
import { Pencil, ReceiptText, Trash2 } from "lucide-react"
import { useState } from "react"
import { ActionMenu, menuLabel } from "../kit/action-menu.tsx"
import { Badge } from "../kit/badge.tsx"
import { Button } from "../kit/button.tsx"
import { Section } from "../kit/page.tsx"
import { t } from "../messages/index.ts"
import { addressLines, addressValues } from "../orders/address-fields.ts"
import { AddressText } from "../orders/customer-card.tsx"
import { AddAddress, addressesOf, EditAddress, setBillingAddress } from "./address-dialog.tsx"

const words = t.customers

interface Addresses {
  readonly id: string
  readonly billing_address_id: string | null
  readonly billing_address: Address | null
  readonly shipping_addresses: readonly Address[]
}

/** The address book of a customer, and the billing address, which can be outside of it. */
export function CustomerAddresses({ customer }: { customer: Addresses }) {
  const [isAdding, setAdding] = useState(false)
  const { id, billing_address_id: billingId, billing_address: billing, shipping_addresses: book } = customer
  const isOutside = billing !== null && book.every((address) => address.id !== billing.id)
  const all = isOutside ? [billing, ...book] : book
  const restoreBilling = async (client: Stheno) => {
    if (!isOutside) return setBillingAddress(client, id, billing?.id ?? null)
    // Parts would change the address that is chosen now.
    await setBillingAddress(client, id, null)
    return setBillingAddress(client, id, addressValues(billing))
  }
  return (
    <Section
      title={words.addresses}
      actions={<Button onClick={() => setAdding(true)}>{words.addAddress}</Button>}
    >
      {all.length === 0 && <p className="muted">{words.noAddresses}</p>}
      <ul className="address-list">
        {all.map((address) => (
          <AddressCard
            key={address.id}
            customerId={id}
            address={address}
            isBilling={address.id === billingId}
            isInBook={!isOutside || address !== billing}
            restoreBilling={restoreBilling}
          />
        ))}
      </ul>
      {isAdding && <AddAddress customerId={id} onClose={() => setAdding(false)} />}
    </Section>
  )
}

function AddressCard(props: {
  customerId: string
  address: Address
  isBilling: boolean
  isInBook: boolean
  restoreBilling: (client: Stheno) => Promise<unknown>
}) {
  const { customerId, address, isBilling, isInBook, restoreBilling } = props
  const [isEditing, setEditing] = useState(false)
  return (
    <li className="address-card">
      <div>
        <AddressText address={address} />
        {address.phone && <span className="address-line muted">{address.phone}</span>}
        {isBilling && <Badge tone="blue">{t.orders.billingAddress}</Badge>}
      </div>
      <ActionMenu
        label={menuLabel(addressLines(address).slice(0, 3).join(", "))}
        actions={[
          { label: words.editAddress, icon: Pencil, open: () => setEditing(true) },
          {
            label: isBilling ? words.unsetBilling : words.setBilling,
            icon: ReceiptText,
            send: (client) => setBillingAddress(client, customerId, isBilling ? null : address.id),
            done: words.billingDone,
            undo: restoreBilling,
          },
          isInBook && {
            label: words.deleteAddress,
            icon: Trash2,
            danger: true,
            question: {
              title: words.deleteAddressQuestion,
              text: words.deleteAddressText,
              label: words.deleteAddress,
            },
            send: (client) => client.admin.custom.delete(`${addressesOf(customerId)}/${address.id}`),
            done: words.deleteAddressDone,
          },
        ]}
      />
      {isEditing && (
        <EditAddress
          customerId={customerId}
          address={address}
          isInBook={isInBook}
          onClose={() => setEditing(false)}
        />
      )}
    </li>
  )
}

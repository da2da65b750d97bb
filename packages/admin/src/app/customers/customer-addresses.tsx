import type { Address, Stheno } from "@stheno/js-client"
import { Pencil, ReceiptText, Trash2 } from "lucide-react"
import { useState } from "react"
import { ActionMenu, menuLabel } from "../kit/action-menu.tsx"
import { Badge } from "../kit/badge.tsx"
import { Button } from "../kit/button.tsx"
import { Section } from "../kit/page.tsx"
import { rowNow } from "../kit/row-now.ts"
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

/** The address that a dialog edits: it stays open when somebody else has removed the address. */
interface Opened {
  readonly address: Address
  readonly isInBook: boolean
}

/** The address book of a customer, and the billing address, which can be outside of it. */
export function CustomerAddresses({ customer }: { customer: Addresses }) {
  const [isAdding, setAdding] = useState(false)
  const [opened, setOpened] = useState<Opened>()
  const { id, billing_address_id: billingId, billing_address: billing, shipping_addresses: book } = customer
  const isOutside = billing !== null && book.every((address) => address.id !== billing.id)
  const all = isOutside ? [billing, ...book] : book
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
            billingId={billingId}
            isInBook={!isOutside || address !== billing}
            isBillingOutside={isOutside}
            onEdit={setOpened}
          />
        ))}
      </ul>
      {isAdding && <AddAddress customerId={id} book={book} onClose={() => setAdding(false)} />}
      {opened && (
        <EditAddress
          customerId={id}
          address={rowNow(all, opened.address)}
          isInBook={opened.isInBook}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Section>
  )
}

/** The server erases a billing address outside of the address book when another one is chosen. */
const replaceQuestion = {
  title: words.replaceBillingQuestion,
  text: words.replaceBillingText,
  label: words.setBilling,
}

interface BillingChange {
  readonly from: string | null
  readonly to: string | null
  /** the previous one: its ID, or its parts if it is erased */
  readonly before: string | object | null
}

function restoreBilling(client: Stheno, customerId: string, { to, before }: BillingChange) {
  return setBillingAddress(client, customerId, { from: to, to: before })
}

function erasedAddress(address: Address): object {
  return { ...addressValues(address), metadata: address.metadata }
}

function AddressCard(props: {
  customerId: string
  address: Address
  billingId: string | null
  isInBook: boolean
  /** whether the billing address of the customer is outside of the address book */
  isBillingOutside: boolean
  onEdit: (opened: Opened) => void
}) {
  const { customerId, address, billingId, isInBook, isBillingOutside, onEdit } = props
  const isBilling = address.id === billingId
  const billingChange = isBilling
    ? { from: billingId, to: null, before: isInBook ? billingId : erasedAddress(address) }
    : { from: billingId, to: address.id, before: billingId }
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
          { label: words.editAddress, icon: Pencil, open: () => onEdit({ address, isInBook }) },
          {
            label: isBilling ? words.unsetBilling : words.setBilling,
            icon: ReceiptText,
            send: (client) => setBillingAddress(client, customerId, billingChange),
            done: words.billingDone,
            ...(isBillingOutside && !isBilling
              ? { danger: true, question: replaceQuestion }
              : { undo: (client) => restoreBilling(client, customerId, billingChange) }),
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
    </li>
  )
}

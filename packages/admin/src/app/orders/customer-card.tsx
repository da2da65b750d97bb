import type { Address } from "@stheno/js-client"
import { useAdminRegion } from "@stheno/medusa-react"
import { Mail, MapPin, UserRoundPen } from "lucide-react"
import { useState } from "react"
import { Link } from "react-router-dom"
import { countryName, fullName } from "../format/names.ts"
import { ActionMenu, menuLabel } from "../kit/action-menu.tsx"
import { FormDialog } from "../kit/form-dialog.tsx"
import { Facts, Section } from "../kit/page.tsx"
import { t } from "../messages/index.ts"
import { addressFields, addressLines, addressValues } from "./address-fields.ts"
import { versionOf, type ShownOrder } from "./shown-order.ts"
import { TransferDialog } from "./transfer-dialog.tsx"

const words = t.orders

/** Who bought, and where it goes. */
export function CustomerCard({ order }: { order: ShownOrder }) {
  const [open, setOpen] = useState<"transfer" | "email" | "shipping_address" | "billing_address">()
  const { customer, email, shipping_address: shipping, billing_address: billing } = order
  const close = () => setOpen(undefined)
  return (
    <Section
      title={words.customerCard}
      actions={
        <ActionMenu
          label={menuLabel(words.customerCard)}
          actions={[
            {
              label: t.orderTasks.transfer.title,
              icon: UserRoundPen,
              open: () => setOpen("transfer"),
            },
            { label: words.editEmail, icon: Mail, open: () => setOpen("email") },
            { label: words.editShipping, icon: MapPin, open: () => setOpen("shipping_address") },
            { label: words.editBilling, icon: MapPin, open: () => setOpen("billing_address") },
          ]}
        />
      }
    >
      <Facts
        facts={[
          [
            words.customerName,
            customer ? (
              <Link to={`/a/customers/${customer.id}`}>
                {fullName(customer) || fullName(shipping) || customer.email}
              </Link>
            ) : (
              email
            ),
          ],
          [words.contact, <a href={`mailto:${email}`}>{email}</a>],
          [words.phone, shipping?.phone ?? customer?.phone],
          [words.shippingAddress, <AddressText address={shipping} />],
          [
            words.billingAddress,
            billing && shipping && sameLines(billing, shipping) ? (
              words.sameAddress
            ) : (
              <AddressText address={billing} />
            ),
          ],
        ]}
      />
      {open === "email" && (
        <FormDialog
          title={words.editEmail}
          draftKey={`edit-email ${order.id}`}
          fields={[{ name: "email", kind: "email", label: t.form.emailLabel, required: true }]}
          initial={{ email }}
          version={versionOf(order)}
          submit={t.common.save}
          send={(client, values) => client.admin.orders.update(order.id, { email: values.email.trim() })}
          done={words.editEmailDone}
          onClose={close}
        />
      )}
      {open === "transfer" && <TransferDialog order={order} onClose={close} />}
      {open && open !== "email" && open !== "transfer" && (
        <AddressDialog order={order} which={open} onClose={close} />
      )}
    </Section>
  )
}

/** An address, line by line. */
export function AddressText({ address }: { address: Address | null | undefined }) {
  if (!address) return words.noAddress
  return addressLines(address).map((line, index) => (
    <span key={index} className="address-line">
      {line}
    </span>
  ))
}

function sameLines(one: Address, other: Address): boolean {
  return addressLines(one).join("\n") === addressLines(other).join("\n")
}

function AddressDialog(props: {
  order: ShownOrder
  which: "shipping_address" | "billing_address"
  onClose: () => void
}) {
  const { order, which, onClose } = props
  const { region } = useAdminRegion(order.region_id, { staleTime: 60_000 })
  const current = order[which]
  const codes = (region?.countries ?? []).map(({ iso_2 }) => iso_2)
  if (!region) return null
  const known = current?.country_code
  const all = known && !codes.includes(known) ? [known, ...codes] : codes
  return (
    <FormDialog
      title={which === "shipping_address" ? words.editShipping : words.editBilling}
      draftKey={`edit-${which} ${order.id}`}
      fields={addressFields(all.map((code) => ({ value: code, label: countryName(code) })))}
      initial={addressValues(current)}
      version={versionOf(order)}
      submit={t.common.save}
      send={(client, values) => client.admin.orders.update(order.id, { [which]: values })}
      done={words.editAddressDone}
      onClose={onClose}
    />
  )
}

import { useAdminRegion } from "@stheno/medusa-react"
import { Mail, MapPin, TicketPercent } from "lucide-react"
import { useState } from "react"
import { Link } from "react-router-dom"
import { countryName, fullName } from "../format/names.ts"
import { formatList } from "../format/numbers.ts"
import { ActionMenu, menuLabel } from "../kit/action-menu.tsx"
import { FormDialog } from "../kit/form-dialog.tsx"
import { Facts, Section } from "../kit/page.tsx"
import { t } from "../messages/index.ts"
import { addressFields, addressValues } from "../orders/address-fields.ts"
import { AddressText } from "../orders/customer-card.tsx"
import { discountText } from "../orders/order-items.tsx"
import { codesOf } from "./use-draft-order.ts"
import { versionOf, type ShownCart, type ShownDraft } from "./shown-draft.ts"

const words = t.draftOrders
type Open = "email" | "codes" | "shipping_address" | "billing_address"

/** Who the draft is for, and where it goes; both can be changed while the draft is open. */
export function DraftSide({ draft, cart }: { draft: ShownDraft; cart: ShownCart }) {
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const { customer, discounts } = cart
  const codes = discounts.map(({ code }) => code).join(", ")
  const edit = (name: Open, label: string, icon: typeof Mail) => ({ label, icon, open: () => setOpen(name) })
  return (
    <Section
      title={words.customer}
      actions={
        draft.status === "open" && (
          <ActionMenu
            label={menuLabel(words.customer)}
            actions={[
              edit("email", t.orders.editEmail, Mail),
              edit("shipping_address", t.orders.editShipping, MapPin),
              edit("billing_address", t.orders.editBilling, MapPin),
              edit("codes", words.editDiscounts, TicketPercent),
            ]}
          />
        )
      }
    >
      <Facts
        facts={[
          [
            words.customer,
            customer && (
              <Link to={`/a/customers/${customer.id}`}>{fullName(customer) || customer.email}</Link>
            ),
          ],
          [t.orders.contact, cart.email],
          [words.region, cart.region?.name],
          [t.orders.shippingAddress, <AddressText address={cart.shipping_address} />],
          [t.orders.billingAddress, <AddressText address={cart.billing_address} />],
          [
            words.discountCodes,
            formatList(discounts.map((each) => discountText(each, cart.region?.currency_code ?? ""))),
          ],
          ...Object.entries(cart.metadata ?? {}).map(([name, value]) => [name, String(value)] as const),
        ]}
      />
      {open && <DraftDialog draft={draft} cart={cart} open={open} codes={codes} onClose={close} />}
    </Section>
  )
}

function DraftDialog(props: {
  draft: ShownDraft
  cart: ShownCart
  open: Open
  codes: string
  onClose: () => void
}) {
  const { draft, cart, open, codes, onClose } = props
  if (open === "email")
    return (
      <FormDialog
        title={t.orders.editEmail}
        draftKey={`edit-email ${draft.id}`}
        fields={[{ name: "email", kind: "email", label: words.email, required: true }]}
        initial={{ email: cart.email ?? "" }}
        version={versionOf(draft)}
        submit={t.common.save}
        send={(client, { email }) => client.admin.draftOrders.update(draft.id, { email: email.trim() })}
        done={t.orders.editEmailDone}
        onClose={onClose}
      />
    )
  if (open === "codes")
    return (
      <FormDialog
        title={words.editDiscounts}
        draftKey={`edit-discounts ${draft.id}`}
        fields={[{ name: "codes", kind: "text", label: words.discountCodes, hint: words.discountCodesHint }]}
        initial={{ codes }}
        version={versionOf(draft)}
        submit={t.common.save}
        send={(client, values) =>
          client.admin.draftOrders.update(draft.id, {
            discounts: codesOf(values.codes),
          })
        }
        done={words.editDiscountsDone}
        onClose={onClose}
      />
    )
  return <AddressDialog draft={draft} cart={cart} which={open} onClose={onClose} />
}

function AddressDialog(props: {
  draft: ShownDraft
  cart: ShownCart
  which: "shipping_address" | "billing_address"
  onClose: () => void
}) {
  const { draft, cart, which, onClose } = props
  const { region } = useAdminRegion(cart.region_id, { staleTime: 60_000 })
  if (!region) return null
  const countries = (region.countries ?? []).map(({ iso_2 }) => ({ value: iso_2, label: countryName(iso_2) }))
  return (
    <FormDialog
      title={which === "shipping_address" ? t.orders.editShipping : t.orders.editBilling}
      draftKey={`edit-${which} ${draft.id}`}
      fields={addressFields(countries)}
      initial={addressValues(cart[which])}
      version={versionOf(draft)}
      submit={t.common.save}
      send={(client, values) => client.admin.draftOrders.update(draft.id, { [which]: values })}
      done={t.orders.editAddressDone}
      onClose={onClose}
    />
  )
}

import type { AdminCustomersRes, AdminCustomersSelection, Answer } from "@stheno/js-client"
import { useAdminCustomer, useAdminOrders } from "@stheno/medusa-react"
import { groupChoices } from "../kit/searched-choices.ts"
import { ReceiptText, Trash2 } from "lucide-react"
import { useState } from "react"
import { Link, useNavigate, useParams } from "react-router-dom"
import { Zone } from "../extensions/zone.tsx"
import { formatDate, formatTime } from "../format/dates.ts"
import { formatMoney } from "../format/money.ts"
import { fullName } from "../format/names.ts"
import { ActionMenu, menuLabel } from "../kit/action-menu.tsx"
import { Badge } from "../kit/badge.tsx"
import { Button, ButtonLink } from "../kit/button.tsx"
import { versionOfParts } from "../kit/changed-elsewhere.tsx"
import { orNull } from "../kit/fields.ts"
import { FormDialog } from "../kit/form-dialog.tsx"
import { MetadataSection } from "../kit/metadata-section.tsx"
import { Facts, Loaded, PageHead, Section } from "../kit/page.tsx"
import { Empty } from "../kit/states.tsx"
import { t } from "../messages/index.ts"
import { balanced, ListedBalance } from "../orders/edits/balance-badges.tsx"
import { FulfillmentBadge } from "../orders/order-states.tsx"
import { shownFulfillmentStatus } from "../orders/shown-order.ts"
import { MessagesCard } from "../sent-messages/messages-card.tsx"
import { CustomerAddresses } from "./customer-addresses.tsx"

const words = t.customers
const back = { to: "/a/customers", label: words.title }

type ShownCustomer = Answer<
  AdminCustomersRes,
  "customer",
  AdminCustomersSelection,
  "shipping_addresses,billing_address,groups"
>["customer"]

/** A customer with the orders. */
export function CustomerPage() {
  const { id = "" } = useParams()
  const { customer, error } = useAdminCustomer(id, {
    query: { expand: "shipping_addresses,billing_address,groups" },
  })
  return (
    <Loaded data={customer} error={error} back={back}>
      {(shown) => <CustomerDetails customer={shown} />}
    </Loaded>
  )
}

function CustomerDetails({ customer }: { customer: ShownCustomer }) {
  const [isEditing, setEditing] = useState(false)
  const { email, phone, has_account, created_at, groups } = customer
  const name = fullName(customer) || email
  const navigate = useNavigate()
  return (
    <>
      <PageHead
        title={name}
        back={back}
        beside={
          <Badge tone={has_account ? "green" : "grey"}>
            {has_account ? words.hasAccount : words.noAccount}
          </Badge>
        }
        actions={
          <>
            <Button onClick={() => setEditing(true)}>{t.common.edit}</Button>
            <ActionMenu
              label={menuLabel(name)}
              actions={[
                {
                  label: words.delete,
                  icon: Trash2,
                  danger: true,
                  question: {
                    title: words.deleteQuestion({ name }),
                    text: words.deleteText,
                    label: words.delete,
                  },
                  send: (client) => client.admin.custom.delete(`/customers/${customer.id}`),
                  done: words.deleteDone,
                  after: () => navigate(back.to),
                },
              ]}
            />
          </>
        }
      />
      <Zone zone="customer.details.before" customer={customer} />
      <div className="detail">
        <div className="detail-main">
          <CustomerOrders id={customer.id} />
          <MessagesCard
            title={t.settingsCards.sentMessages.title}
            none={t.sentMessages.noneTo}
            query={{ to: email }}
            all={`/a/settings/messages?to=${encodeURIComponent(email)}`}
          />
        </div>
        <div className="detail-side">
          <Section title={words.details}>
            <Facts
              facts={[
                [words.email, <a href={`mailto:${email}`}>{email}</a>],
                [words.phone, phone],
                [words.joined, formatDate(created_at)],
                [words.groups, groups.length === 0 ? words.noGroups : <GroupLinks groups={groups} />],
              ]}
            />
          </Section>
          <CustomerAddresses customer={customer} />
          <MetadataSection
            of={customer.id}
            metadata={customer.metadata}
            version={versionOf(customer, ({ metadata }) => metadata)}
            send={(client, metadata) => client.admin.customers.update(customer.id, { metadata })}
          />
        </div>
      </div>
      <Zone zone="customer.details.after" customer={customer} />
      {isEditing && <EditCustomer customer={customer} onClose={() => setEditing(false)} />}
    </>
  )
}

function GroupLinks({ groups }: { groups: readonly { readonly id: string; readonly name: string }[] }) {
  return (
    <ul>
      {groups.map(({ id, name }) => (
        <li key={id}>
          <Link to={`/a/customers/groups/${id}`}>{name}</Link>
        </li>
      ))}
    </ul>
  )
}

function CustomerOrders({ id }: { id: string }) {
  const { orders, count = 0 } = useAdminOrders({
    customer_id: id,
    limit: 50,
    fields: `id,display_id,created_at,fulfillment_status,currency_code,${balanced.fields}`,
    expand: `items,${balanced.expand}`,
  })
  return (
    <Section
      title={words.orders}
      flush
      actions={
        count > 0 && <ButtonLink to={`/a/orders?customer=${id}`}>{words.allOrders({ count })}</ButtonLink>
      }
    >
      {orders?.length === 0 && <Empty icon={ReceiptText} title={words.noOrders} text={words.noOrdersText} />}
      <ul className="rows">
        {orders?.map((order) => (
          <li key={order.id} className="row-link">
            <div className="stack">
              <Link className="row-target" to={`/a/orders/${order.id}`}>
                {t.records.order({ number: order.display_id ?? 0 })}
              </Link>
              <span className="muted small">{formatTime(order.created_at)}</span>
            </div>
            <span className="end badges">
              <ListedBalance order={order} />
              <FulfillmentBadge status={shownFulfillmentStatus(order)} />
            </span>
            <span className="money">{formatMoney(order.total, order.currency_code ?? "")}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

type Versioned = Pick<
  ShownCustomer,
  "id" | "first_name" | "last_name" | "phone" | "email" | "metadata" | "updated_at"
> & { readonly groups: readonly { readonly id: string }[] }

const versionOf = (customer: Versioned, parts: (customer: Versioned) => unknown) =>
  versionOfParts<Versioned>(customer, parts, async (client) => {
    const query = { expand: "groups" } as const
    return (await client.admin.customers.retrieve(customer.id, {}, { query })).customer
  })

/** What the dialog changes. Adding the customer to a group elsewhere leaves `updated_at` as it is. */
const editedParts = ({ first_name, last_name, phone, email, groups }: Versioned) => [
  first_name,
  last_name,
  phone,
  email,
  groups.map(({ id }) => id).toSorted(),
]

function EditCustomer({ customer, onClose }: { customer: ShownCustomer; onClose: () => void }) {
  const { has_account } = customer
  return (
    <FormDialog
      title={words.edit}
      draftKey={`edit-customer ${customer.id}`}
      fields={[
        { name: "first_name", kind: "text", label: t.form.firstName, half: true },
        { name: "last_name", kind: "text", label: t.form.lastName, half: true },
        { name: "phone", kind: "text", label: words.phone },
        ...(has_account
          ? []
          : [{ name: "email" as const, kind: "email" as const, label: words.email, required: true }]),
        { name: "groups", kind: "tags", label: words.groups, choices: groupChoices },
      ]}
      initial={{
        first_name: customer.first_name ?? "",
        last_name: customer.last_name ?? "",
        phone: customer.phone ?? "",
        email: customer.email,
        groups: customer.groups.map(({ id }) => id),
      }}
      submit={t.common.save}
      version={versionOf(customer, editedParts)}
      send={(client, { first_name, last_name, phone, email, groups: chosen }) =>
        client.admin.customers.update(customer.id, {
          first_name: first_name.trim(),
          last_name: last_name.trim(),
          phone: orNull(phone),
          groups: chosen.map((id) => ({ id })),
          ...(has_account ? {} : { email: email.trim() }),
        })
      }
      done={t.common.saved}
      onClose={onClose}
    />
  )
}

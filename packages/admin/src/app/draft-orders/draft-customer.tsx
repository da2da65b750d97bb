import { useAdminCustomers, useMedusa } from "@stheno/medusa-react"
import { useSettled } from "@stheno/ui"
import { keepPreviousData } from "@tanstack/react-query"
import { useState } from "react"
import { fullName } from "../format/names.ts"
import { FieldInput } from "../kit/field-input.tsx"
import { t } from "../messages/index.ts"
import { addressValues } from "../orders/address-fields.ts"
import { savedAddresses, type DraftForm } from "./use-draft-order.ts"

const words = t.draftOrders

/** Who the order is for: an existing customer from a search, or an email address. */
export function DraftCustomer({ form }: { form: DraftForm }) {
  const { values, change } = form.draft
  const { client } = useMedusa()
  const pick = async (id: string, email: string) => {
    change({ customerId: id, email, savedAddress: "" })
    if (Object.values(values.address).some((text) => text !== "")) return
    const { customer } = await client.admin.customers.retrieve(id)
    const [first] = savedAddresses(customer.shipping_addresses ?? [], form.countries)
    if (first) change({ savedAddress: first.value, address: addressValues(first.address) })
  }
  return (
    <div className="fields">
      <CustomerSearch onPick={pick} />
      <FieldInput
        field={{
          name: "email",
          kind: "email",
          label: words.email,
          required: true,
          hint: values.customerId ? words.existingCustomer : words.newCustomer,
        }}
        value={values.email}
        problem={undefined}
        onChange={(email) => change({ email: String(email), customerId: "", savedAddress: "" })}
      />
    </div>
  )
}

function CustomerSearch({ onPick }: { onPick: (id: string, email: string) => Promise<void> }) {
  const [q, setQ] = useState("")
  const wanted = useSettled(q.trim())
  const { customers } = useAdminCustomers(
    { limit: 5, order: "-created_at", q: wanted },
    { enabled: wanted !== "", placeholderData: keepPreviousData },
  )
  return (
    <div className="field">
      <input
        type="search"
        value={q}
        placeholder={words.findCustomer}
        aria-label={words.findCustomer}
        onChange={(event) => setQ(event.target.value)}
      />
      {q.trim() !== "" && (
        <ul className="found-customers">
          {customers?.length === 0 && <li className="picker-none">{t.list.noMatch}</li>}
          {customers?.map((customer) => (
            <li key={customer.id}>
              <button
                type="button"
                className="picker-row"
                onClick={() => {
                  setQ("")
                  void onPick(customer.id, customer.email)
                }}
              >
                <span className="stack">
                  {fullName(customer) || customer.email}
                  <span className="muted small">{customer.email}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

import { useAdminCustomers, useMedusa } from "@stheno/medusa-react"
import { useSettled } from "@stheno/ui"
import { keepPreviousData } from "@tanstack/react-query"
import { useState } from "react"
import { useFormContext } from "react-hook-form"
import { fullName } from "../format/names.ts"
import { FormField } from "../kit/form-field.tsx"
import { MoreResults } from "../kit/picker-dialog.tsx"
import { t } from "../messages/index.ts"
import { typedAddress } from "../orders/address-fields.ts"
import { savedAddresses, type DraftTask, type DraftValues } from "./use-draft-order.ts"

const words = t.draftOrders

/** Who the order is for: an existing customer from a search, or an email address. */
export function DraftCustomer({ task }: { task: DraftTask }) {
  const { getValues, setValue, clearErrors } = useFormContext<DraftValues>()
  const { client } = useMedusa()
  const pick = async (id: string, email: string) => {
    setValue("customerId", id, { shouldDirty: true })
    setValue("email", email, { shouldDirty: true })
    clearErrors("email")
    setValue("savedAddress", "")
    if (Object.values(getValues("address")).some((text) => text !== "")) return
    const { customer } = await client.admin.customers.retrieve(id)
    const [first] = savedAddresses(customer.shipping_addresses ?? [], task.countries)
    if (!first) return
    setValue("savedAddress", first.value)
    setValue("address", typedAddress(first.address), { shouldDirty: true })
  }
  return (
    <div className="fields">
      <CustomerSearch onPick={pick} />
      <FormField
        field={{
          name: "email",
          kind: "email",
          label: words.email,
          required: true,
          hint: task.values.customerId ? words.existingCustomer : words.newCustomer,
        }}
        onChanged={() => {
          setValue("customerId", "")
          setValue("savedAddress", "")
        }}
      />
    </div>
  )
}

function CustomerSearch({ onPick }: { onPick: (id: string, email: string) => Promise<void> }) {
  const [q, setQ] = useState("")
  const wanted = useSettled(q.trim())
  const { customers, count = 0 } = useAdminCustomers(
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
        // The form is not sent by a search.
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
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
          {customers && count > customers.length && (
            <li>
              <MoreResults />
            </li>
          )}
        </ul>
      )}
    </div>
  )
}

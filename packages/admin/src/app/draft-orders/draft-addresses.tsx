import { useFormContext } from "react-hook-form"
import { FormField } from "../kit/form-field.tsx"
import type { Option } from "../kit/fields.ts"
import { t } from "../messages/index.ts"
import { addressFields, typedAddress } from "../orders/address-fields.ts"
import type { DraftTask, DraftValues } from "./use-draft-order.ts"

const words = t.draftOrders

/** Where the items go. A saved address of the customer fills the fields in. */
export function ShippingAddress({ task }: { task: DraftTask }) {
  const { getValues, setValue } = useFormContext<DraftValues>()
  const fillIn = () => {
    const chosen = task.saved.find(({ value }) => value === getValues("savedAddress"))
    if (chosen) setValue("address", typedAddress(chosen.address))
  }
  return (
    <div className="fields">
      {task.saved.length > 0 && (
        <FormField
          field={{
            name: "savedAddress",
            kind: "select",
            label: words.savedAddress,
            empty: words.otherAddress,
            options: task.saved,
          }}
          onChanged={fillIn}
        />
      )}
      <AddressFields
        name="address"
        countries={task.countries}
        onChanged={() => setValue("savedAddress", "")}
      />
    </div>
  )
}

/** Where the invoice goes: to the shipping address, unless another one is typed. */
export function BillingAddress({ task }: { task: DraftTask }) {
  return (
    <div className="fields">
      <FormField field={{ name: "isBilledThere", kind: "switch", label: t.orders.sameAddress }} />
      {!task.values.isBilledThere && <AddressFields name="billing" countries={task.countries} />}
    </div>
  )
}

function AddressFields(props: {
  name: "address" | "billing"
  countries: readonly Option[]
  onChanged?: () => void
}) {
  const { name, countries, onChanged } = props
  const { getValues, setValue } = useFormContext<DraftValues>()
  // An address needs a country of the region. It is chosen where it can be seen, as soon as something is typed.
  const changed = () => {
    if (!getValues(`${name}.country_code`)) setValue(`${name}.country_code`, countries[0]?.value ?? "")
    onChanged?.()
  }
  return addressFields(countries).map((field) => (
    <FormField
      key={field.name}
      field={{ ...field, name: `${name}.${field.name}`, required: false, isUnmarked: true }}
      onChanged={changed}
    />
  ))
}

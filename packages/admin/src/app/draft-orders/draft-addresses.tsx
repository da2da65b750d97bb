import { FieldInput } from "../kit/field-input.tsx"
import type { Option } from "../kit/fields.ts"
import { t } from "../messages/index.ts"
import { addressFields, addressValues } from "../orders/address-fields.ts"
import type { DraftForm, TypedAddress } from "./use-draft-order.ts"

const words = t.draftOrders

/** Where the items go. A saved address of the customer fills the fields in. */
export function ShippingAddress({ form }: { form: DraftForm }) {
  const { values, change } = form.draft
  const fillIn = (id: string) => {
    const chosen = form.saved.find(({ value }) => value === id)
    change({ savedAddress: id, ...(chosen ? { address: addressValues(chosen.address) } : {}) })
  }
  return (
    <div className="fields">
      {form.saved.length > 0 && (
        <FieldInput
          field={{
            name: "saved",
            kind: "select",
            label: words.savedAddress,
            empty: words.otherAddress,
            options: form.saved,
          }}
          value={values.savedAddress}
          problem={undefined}
          onChange={(id) => fillIn(String(id))}
        />
      )}
      <AddressInputs
        address={values.address}
        countries={form.countries}
        onChange={(address) => change({ address, savedAddress: "" })}
      />
    </div>
  )
}

/** Where the invoice goes: to the shipping address, unless another one is typed. */
export function BillingAddress({ form }: { form: DraftForm }) {
  const { values, change } = form.draft
  return (
    <div className="fields">
      <FieldInput
        field={{ name: "same", kind: "switch", label: t.orders.sameAddress }}
        value={!values.hasOtherBilling}
        problem={undefined}
        onChange={(isSame) => change({ hasOtherBilling: isSame !== true })}
      />
      {values.hasOtherBilling && (
        <AddressInputs
          address={values.billing}
          countries={form.countries}
          onChange={(billing) => change({ billing })}
        />
      )}
    </div>
  )
}

function AddressInputs(props: {
  address: TypedAddress
  countries: readonly Option[]
  onChange: (address: TypedAddress) => void
}) {
  const { address, countries, onChange } = props
  // An address needs a country of the region. It is chosen where it can be seen, as soon as something is typed.
  const country = address.country_code ?? countries[0]?.value ?? ""
  return addressFields(countries).map((field) => (
    <FieldInput
      key={field.name}
      field={{ ...field, required: false, isUnmarked: true }}
      value={address[field.name] ?? ""}
      problem={undefined}
      onChange={(value) => onChange({ ...address, country_code: country, [field.name]: String(value) })}
    />
  ))
}

import { useFormContext, useWatch } from "react-hook-form"
import { formatMoney } from "../../format/money.ts"
import { FormField } from "../../kit/form-field.tsx"
import { t } from "../../messages/index.ts"
import type { PricedOption } from "./task-choices.ts"

/** Chooses a shipping option, and what it costs. */
export function ShippingFields(props: {
  readonly label: string
  /** what no choice means, or asks for one */
  readonly empty: string
  readonly isRequired?: boolean
  readonly options: readonly PricedOption[]
  readonly currency: string
  /** where the form has the option, and its price as typed; empty for the option's own */
  readonly names: { readonly option: string; readonly price: string }
}) {
  const { label, empty, isRequired = false, options, currency, names } = props
  const { setValue, clearErrors } = useFormContext<Record<string, string>>()
  const chosen = useWatch<Record<string, string>>({ name: names.option })
  const amount = options.find(({ value }) => value === chosen)?.amount
  return (
    <>
      <FormField
        field={{
          name: names.option,
          kind: "select",
          label,
          half: true,
          empty,
          required: isRequired,
          options,
        }}
        onChanged={() => {
          setValue(names.price, "")
          clearErrors(names.price)
        }}
      />
      {chosen !== "" && (
        <FormField
          field={{
            name: names.price,
            kind: "money",
            label: t.orderTasks.customPrice,
            hint: t.orderTasks.customPriceHint({ price: formatMoney(amount, currency) }),
            half: true,
            currency,
          }}
        />
      )}
    </>
  )
}

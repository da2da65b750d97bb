import { formatMoney } from "../../format/money.ts"
import { FieldInput } from "../../kit/field-input.tsx"
import { t } from "../../messages/index.ts"
import type { PricedOption } from "./task-choices.ts"

/** A shipping option with a custom price. */
export interface ShippingChoice {
  readonly option: string
  /** as typed; empty for the option's own price */
  readonly price: string
}

/** Chooses a shipping option, and what it costs. */
export function ShippingFields(props: {
  readonly label: string
  /** what no choice means, or asks for one */
  readonly empty: string
  readonly isRequired?: boolean
  readonly options: readonly PricedOption[]
  readonly currency: string
  readonly choice: ShippingChoice
  readonly problem?: string | undefined
  readonly onChange: (choice: ShippingChoice) => void
}) {
  const { label, empty, isRequired = false, options, currency, choice, problem, onChange } = props
  const amount = options.find(({ value }) => value === choice.option)?.amount
  return (
    <>
      <FieldInput
        field={{ name: "option", kind: "select", label, half: true, empty, required: isRequired, options }}
        value={choice.option}
        problem={undefined}
        onChange={(option) => onChange({ option: String(option), price: "" })}
      />
      {choice.option !== "" && (
        <FieldInput
          field={{
            name: "price",
            kind: "money",
            label: t.orderTasks.customPrice,
            hint: t.orderTasks.customPriceHint({ price: formatMoney(amount, currency) }),
            half: true,
            currency,
          }}
          value={choice.price}
          problem={problem}
          onChange={(price) => onChange({ ...choice, price: String(price) })}
        />
      )}
    </>
  )
}

import { useState } from "react"
import { PickerDialog } from "../kit/picker-dialog.tsx"
import type { Send } from "../kit/use-action.ts"
import { discardChoice } from "../kit/use-choice.ts"
import { t } from "../messages/index.ts"
import { conditionRows, type ConditionRow, type ConditionType } from "./condition-rows.ts"

const words = t.discounts
const types = ["products", "product_types", "product_collections", "product_tags", "customer_groups"] as const
const operators = ["in", "not_in"] as const

/** A condition that was put together. */
export interface ChosenCondition {
  readonly type: ConditionType
  readonly operator: (typeof operators)[number]
  readonly rows: readonly ConditionRow[]
}

interface ConditionDialogProps {
  /** type and operator of the conditions that exist */
  readonly taken: readonly string[]
  readonly send: Send<ChosenCondition>
  readonly done?: string
  readonly onClose: () => void
}

/** Puts a condition together. */
export function ConditionDialog({ taken, send, done, onClose }: ConditionDialogProps) {
  const [type, setType] = useState<ConditionType>(
    types.find((each) => operators.some((operator) => !taken.includes(`${each} ${operator}`))) ?? "products",
  )
  const [wanted, setOperator] = useState<ChosenCondition["operator"]>("in")
  const isTaken = (operator: string) => taken.includes(`${type} ${operator}`)
  const operator = isTaken(wanted) ? (operators.find((each) => !isTaken(each)) ?? wanted) : wanted
  return (
    <PickerDialog
      key={type}
      title={words.addCondition}
      draftOf={type}
      submit={() => words.addCondition}
      useRows={conditionRows[type]}
      label={({ label }) => label}
      before={
        <div className="fields">
          <label className="field field-half">
            <span className="field-name">{words.conditionType}</span>
            <select
              value={type}
              onChange={({ target }) => {
                discardChoice({ title: words.addCondition, of: type })
                setType(types.find((each) => each === target.value) ?? "products")
              }}
            >
              {types.map((each) => (
                <option
                  key={each}
                  value={each}
                  disabled={operators.every((one) => taken.includes(`${each} ${one}`))}
                >
                  {words.conditionTypes[each]}
                </option>
              ))}
            </select>
          </label>
          <label className="field field-half">
            <span className="field-name">{words.operator}</span>
            <select
              value={operator}
              onChange={({ target }) => setOperator(target.value === "not_in" ? "not_in" : "in")}
            >
              {operators.map((each) => (
                <option key={each} value={each} disabled={isTaken(each)}>
                  {words.operators[each]}
                </option>
              ))}
            </select>
          </label>
        </div>
      }
      send={(client, _ids, rows) => send(client, { type, operator, rows })}
      {...(done ? { done } : {})}
      onClose={() => {
        // A reload may have left a choice of another type.
        for (const of of types) discardChoice({ title: words.addCondition, of })
        onClose()
      }}
    />
  )
}

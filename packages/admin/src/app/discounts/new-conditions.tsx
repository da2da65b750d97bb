import { z } from "@stheno/ui/forms"
import { Plus, X } from "lucide-react"
import { useState } from "react"
import { formatList } from "../format/numbers.ts"
import { Button } from "../kit/button.tsx"
import type { FieldValue } from "../kit/fields.ts"
import type { HeldValues } from "../kit/form.tsx"
import { t } from "../messages/index.ts"
import { ConditionDialog, type ChosenCondition } from "./condition-dialog.tsx"

const words = t.discounts

const stored = z.array(
  z.object({
    type: z.enum(["products", "product_types", "product_collections", "product_tags", "customer_groups"]),
    operator: z.enum(["in", "not_in"]),
    rows: z.array(z.object({ id: z.string(), label: z.string() })),
  }),
)

/** Conditions as the form of a new discount keeps them. */
export const keptConditions = (conditions: readonly ChosenCondition[]): string => JSON.stringify(conditions)

/** The conditions that the form of a new discount keeps. */
export function chosenConditions(value: FieldValue | undefined): readonly ChosenCondition[] {
  return typeof value === "string" && value !== "" ? (stored.safeParse(JSON.parse(value)).data ?? []) : []
}

/** What the new discount is limited to. */
export function NewConditions({ held }: { held: HeldValues }) {
  const [isAdding, setAdding] = useState(false)
  const conditions = chosenConditions(held.get("conditions"))
  const change = (next: readonly ChosenCondition[]) => held.set("conditions", keptConditions(next))
  const nameOf = ({ type, operator }: ChosenCondition) =>
    words.conditionName({ type: words.conditionTypes[type], operator: words.operators[operator] })
  return (
    <section className="stack" aria-label={words.conditions}>
      <h2 className="form-part">{words.conditions}</h2>
      {conditions.length === 0 && <p className="muted">{words.noConditions}</p>}
      <ul className="rows">
        {conditions.map((condition) => (
          <li key={nameOf(condition)}>
            <div className="stack">
              <span>{nameOf(condition)}</span>
              <span className="muted small">{formatList(condition.rows.map(({ label }) => label))}</span>
            </div>
            <button
              type="button"
              className="icon-button end"
              aria-label={t.form.removeChip({ value: nameOf(condition) })}
              onClick={() => change(conditions.filter((each) => each !== condition))}
            >
              <X size={16} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <p>
        <Button icon={Plus} onClick={() => setAdding(true)}>
          {words.addCondition}
        </Button>
      </p>
      {isAdding && (
        <ConditionDialog
          taken={conditions.map(({ type, operator }) => `${type} ${operator}`)}
          send={async (_, condition) => change([...conditions, condition])}
          onClose={() => setAdding(false)}
        />
      )}
    </section>
  )
}

import type { DiscountCondition } from "@stheno/js-client"
import { useAdminGetDiscountCondition } from "@stheno/medusa-react"
import { Plus, Trash2 } from "lucide-react"
import { useState } from "react"
import { formatList } from "../format/numbers.ts"
import { ActionMenu, menuLabel } from "../kit/action-menu.tsx"
import { Button } from "../kit/button.tsx"
import { Section } from "../kit/page.tsx"
import { PickerDialog } from "../kit/picker-dialog.tsx"
import { t } from "../messages/index.ts"
import { conditionRows, namesOf, type ConditionType } from "./condition-rows.ts"

const words = t.discounts
const types = ["products", "product_types", "product_collections", "product_tags", "customer_groups"] as const

interface ConditionsProps {
  readonly discountId: string
  readonly conditions: readonly Pick<DiscountCondition, "id" | "type" | "operator">[]
}

/** What a discount is limited to. */
export function DiscountConditions({ discountId, conditions }: ConditionsProps) {
  const [isAdding, setAdding] = useState(false)
  const taken = conditions.map(({ type, operator }) => `${type} ${operator}`)
  return (
    <Section
      title={words.conditions}
      flush
      actions={
        <Button icon={Plus} onClick={() => setAdding(true)}>
          {words.addCondition}
        </Button>
      }
    >
      {conditions.length === 0 && <p className="section-body muted">{words.noConditions}</p>}
      <ul className="rows">
        {conditions.map((condition) => (
          <ConditionRow key={condition.id} discountId={discountId} id={condition.id} />
        ))}
      </ul>
      {isAdding && <ConditionDialog discountId={discountId} taken={taken} onClose={() => setAdding(false)} />}
    </Section>
  )
}

function ConditionRow({ discountId, id }: { discountId: string; id: string }) {
  const { discount_condition: condition } = useAdminGetDiscountCondition(discountId, id, {
    expand: "products,product_types,product_collections,product_tags,customer_groups",
  })
  if (!condition) return null
  const title = words.conditionTypes[condition.type]
  return (
    <li>
      <div className="stack">
        <span>
          {title} · {words.operators[condition.operator]}
        </span>
        <span className="muted small">{formatList(namesOf(condition))}</span>
      </div>
      <span className="end">
        <ActionMenu
          label={menuLabel(title)}
          actions={[
            {
              label: words.deleteCondition,
              icon: Trash2,
              danger: true,
              send: (client) => client.admin.discounts.deleteCondition(discountId, id),
              done: words.conditionDeleted,
            },
          ]}
        />
      </span>
    </li>
  )
}

function ConditionDialog(props: { discountId: string; taken: readonly string[]; onClose: () => void }) {
  const { discountId, taken, onClose } = props
  const [type, setType] = useState<ConditionType>("products")
  const [operator, setOperator] = useState<"in" | "not_in">("in")
  return (
    <PickerDialog
      key={type}
      title={words.addCondition}
      submit={() => words.addCondition}
      useRows={conditionRows[type]}
      label={({ label }) => label}
      before={
        <div className="fields">
          <label className="field field-half">
            <span className="field-name">{words.conditionType}</span>
            <select
              value={type}
              onChange={({ target }) => setType(types.find((each) => each === target.value) ?? "products")}
            >
              {types.map((each) => (
                <option key={each} value={each} disabled={taken.includes(`${each} ${operator}`)}>
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
              <option value="in">{words.operators.in}</option>
              <option value="not_in">{words.operators.not_in}</option>
            </select>
          </label>
        </div>
      }
      send={(client, ids) => client.admin.discounts.createCondition(discountId, { operator, [type]: ids })}
      done={words.conditionDone}
      onClose={onClose}
    />
  )
}

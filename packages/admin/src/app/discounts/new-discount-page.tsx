import { Plus, X } from "lucide-react"
import { useRef, useState } from "react"
import { useNavigate } from "react-router-dom"
import { parseTime, timeText } from "../format/dates.ts"
import { isoDuration } from "../format/durations.ts"
import { formatList } from "../format/numbers.ts"
import { Button } from "../kit/button.tsx"
import { useRegionOptions } from "../kit/choices.ts"
import { numberOrNull } from "../kit/fields.ts"
import { Form } from "../kit/form.tsx"
import { PageHead } from "../kit/page.tsx"
import { Loading } from "../kit/states.tsx"
import { useUnsavedInput } from "../kit/unsaved.tsx"
import { t } from "../messages/index.ts"
import { ConditionDialog, type ChosenCondition } from "./condition-dialog.tsx"
import { newDiscountFields, typedRule } from "./new-discount-fields.ts"

const words = t.discounts
const back = { to: "/a/discounts", label: words.title }

/** The page on which a discount is created. */
export function NewDiscountPage() {
  const regions = useRegionOptions()
  return (
    <>
      <PageHead title={words.create} back={back} />
      {regions.length === 0 ? <Loading /> : <NewDiscount regions={regions} />}
    </>
  )
}

function NewDiscount({ regions }: { regions: ReturnType<typeof useRegionOptions> }) {
  const navigate = useNavigate()
  const [conditions, setConditions] = useState<readonly ChosenCondition[]>([])
  const [isAdding, setAdding] = useState(false)
  const created = useRef("")
  useUnsavedInput(conditions.length > 0)
  return (
    <div className="card narrow section">
      <div className="section-body padded">
        <Form
          fields={newDiscountFields(regions)}
          initial={{ starts_at: timeText(new Date().toISOString()), unit: "day" }}
          below={
            <NewConditions conditions={conditions} onChange={setConditions} onAdd={() => setAdding(true)} />
          }
          submit={words.create}
          send={async (client, values) => {
            const { type, value, regions: chosen } = typedRule(values, regions)
            const { discount } = await client.admin.discounts.create({
              code: values.code.trim(),
              rule: {
                type,
                value,
                description: values.description.trim(),
                allocation: values.allocation === "item" ? "item" : "total",
                conditions: conditions.map((each) => ({
                  operator: each.operator,
                  [each.type]: each.rows.map(({ id }) => id),
                })),
              },
              regions: chosen,
              starts_at: parseTime(values.starts_at),
              ends_at: parseTime(values.ends_at),
              usage_limit: numberOrNull(values.usage_limit),
              is_dynamic: values.is_dynamic,
              is_disabled: false,
              ...(values.is_dynamic && values.duration !== ""
                ? { valid_duration: isoDuration(numberOrNull(values.duration) ?? 0, values.unit) }
                : {}),
            })
            created.current = discount.id
            setConditions([])
          }}
          done={words.createDone}
          after={() => navigate(`/a/discounts/${created.current}`)}
        />
      </div>
      {isAdding && (
        <ConditionDialog
          taken={conditions.map(({ type, operator }) => `${type} ${operator}`)}
          send={async (_, condition) => setConditions([...conditions, condition])}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  )
}

interface NewConditionsProps {
  readonly conditions: readonly ChosenCondition[]
  readonly onChange: (conditions: readonly ChosenCondition[]) => void
  readonly onAdd: () => void
}

/** What the new discount is limited to. */
function NewConditions({ conditions, onChange, onAdd }: NewConditionsProps) {
  const nameOf = ({ type, operator }: ChosenCondition) =>
    words.conditionName({ type: words.conditionTypes[type], operator: words.operators[operator] })
  return (
    <section className="stack" aria-label={words.conditions}>
      <h2>{words.conditions}</h2>
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
              onClick={() => onChange(conditions.filter((each) => each !== condition))}
            >
              <X size={16} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <p>
        <Button icon={Plus} onClick={onAdd}>
          {words.addCondition}
        </Button>
      </p>
    </section>
  )
}

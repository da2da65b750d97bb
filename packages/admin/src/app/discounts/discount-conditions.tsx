import type { DiscountCondition } from "@stheno/js-client"
import { adminDiscountKeys, useAdminGetDiscountCondition } from "@stheno/medusa-react"
import { Pencil, Plus, Trash2 } from "lucide-react"
import { useState } from "react"
import { formatList } from "../format/numbers.ts"
import { ActionMenu, menuLabel } from "../kit/action-menu.tsx"
import { Button } from "../kit/button.tsx"
import { Section } from "../kit/page.tsx"
import { withoutRows } from "../kit/optimistic.ts"
import { PickerDialog } from "../kit/picker-dialog.tsx"
import { t } from "../messages/index.ts"
import { ConditionDialog } from "./condition-dialog.tsx"
import { conditionRows, idsText, rowsOf, withChosen } from "./condition-rows.ts"

const words = t.discounts

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
      {isAdding && (
        <ConditionDialog
          taken={taken}
          send={(client, { type, operator, rows }) =>
            client.admin.discounts.createCondition(discountId, {
              operator,
              [type]: rows.map((row) => row.id),
            })
          }
          done={words.conditionDone}
          onClose={() => setAdding(false)}
        />
      )}
    </Section>
  )
}

const relations = "products,product_types,product_collections,product_tags,customer_groups"

function ConditionRow({ discountId, id }: { discountId: string; id: string }) {
  const { discount_condition: condition } = useAdminGetDiscountCondition(discountId, id, {
    expand: relations,
  })
  const [isEditing, setEditing] = useState(false)
  if (!condition) return null
  const named = rowsOf(condition)
  const useRows = (q: string) => withChosen(named, conditionRows[condition.type](q), q)
  const title = words.conditionTypes[condition.type]
  return (
    <li>
      <div className="stack">
        <span>
          {title} · {words.operators[condition.operator]}
        </span>
        <span className="muted small">{formatList(named.map(({ label }) => label))}</span>
      </div>
      <span className="end">
        <ActionMenu
          label={menuLabel(title)}
          actions={[
            { label: words.editCondition, icon: Pencil, open: () => setEditing(true) },
            {
              label: words.deleteCondition,
              icon: Trash2,
              danger: true,
              send: (client) => client.admin.discounts.deleteCondition(discountId, id),
              done: words.conditionDeleted,
              optimistic: withoutRows<DiscountCondition>(
                adminDiscountKeys.detail(discountId),
                (row) => row.id === id,
              ),
              undo: (client) =>
                client.admin.discounts.createCondition(discountId, {
                  operator: condition.operator,
                  [condition.type]: named.map((row) => row.id),
                }),
            },
          ]}
        />
      </span>
      {isEditing && (
        <PickerDialog
          title={words.editCondition}
          draftOf={id}
          submit={() => t.common.save}
          useRows={useRows}
          label={({ label }) => label}
          initial={named.map((row) => row.id)}
          version={{
            shown: idsText(named),
            read: async (client) => {
              const now = await client.admin.discounts.getCondition(discountId, id, { expand: relations })
              return idsText(rowsOf(now.discount_condition))
            },
          }}
          send={(client, ids) =>
            client.admin.discounts.updateCondition(discountId, id, { [condition.type]: ids })
          }
          done={words.conditionDone}
          onClose={() => setEditing(false)}
        />
      )}
    </li>
  )
}

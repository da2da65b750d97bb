import { Plus, Undo2, X } from "lucide-react"
import { useId, useState } from "react"
import { formatMoney } from "../../format/money.ts"
import { Button } from "../../kit/button.tsx"
import { unitsProblem } from "../../kit/fields.ts"
import { Thumbnail } from "../../kit/thumbnail.tsx"
import { useAction } from "../../kit/use-action.ts"
import { t } from "../../messages/index.ts"
import type { ShownOrder } from "../shown-order.ts"
import { TypedProblem, VariantPicker } from "../task/new-items.tsx"
import { changeText } from "./change-text.ts"
import type { ShownEdit } from "./shown-edit.ts"

const words = t.orders.edits
type Line = ShownEdit["items"][number]
type Change = ShownEdit["changes"][number]

/** The items that the order would have, and those that the edit removes. */
export function EditLines({ order, edit }: { order: ShownOrder; edit: ShownEdit }) {
  const [isAdding, setAdding] = useState(false)
  const add = useAction<string>((client, variant_id) =>
    client.admin.orderEdits.addLineItem(edit.id, { variant_id, quantity: 1 }),
  )
  const removed = edit.changes.filter(({ type }) => type === "item_remove")
  return (
    <>
      <ul className="task-lines">
        {edit.items.map((line) => (
          <EditLine
            key={line.id}
            line={line}
            edit={edit}
            currency={order.currency_code}
            change={edit.changes.find(({ line_item }) => line_item?.id === line.id)}
          />
        ))}
        {removed.map((change) => (
          <li key={change.id} className="unit-row edit-row">
            <Thumbnail url={change.original_line_item?.thumbnail} size={36} />
            <span className="stack">
              <s>{change.original_line_item?.title}</s>
              <span className="muted small">{words.isRemoved}</span>
            </span>
            <span />
            <UndoButton edit={edit} change={change} title={change.original_line_item?.title ?? ""} />
          </li>
        ))}
      </ul>
      <p>
        <Button icon={Plus} busy={add.isPending} onClick={() => setAdding(true)}>
          {t.draftOrders.addItem}
        </Button>
      </p>
      {isAdding && (
        <VariantPicker
          place={{ regionId: order.region_id, currency: order.currency_code, customerId: order.customer_id }}
          onPick={async (items) => {
            for (const { variant_id } of items) await add.mutateAsync(variant_id)
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  )
}

function EditLine(props: { line: Line; edit: ShownEdit; currency: string; change: Change | undefined }) {
  const { line, edit, currency, change } = props
  const [quantity, setQuantity] = useState(String(line.quantity))
  const id = useId()
  const problem = unitsProblem(quantity)
  const [known, setKnown] = useState(line.quantity)
  const update = useAction<number>((client, units) =>
    client.admin.orderEdits.updateLineItem(edit.id, line.id, { quantity: units }),
  )
  const remove = useAction((client) => client.admin.orderEdits.removeLineItem(edit.id, line.id))
  if (known !== line.quantity) {
    setKnown(line.quantity)
    setQuantity(String(line.quantity))
  }
  const save = () => {
    if (problem !== undefined) return
    const units = Number(quantity)
    if (units === line.quantity) setQuantity(String(units))
    else update.mutate(units, { onError: () => setQuantity(String(line.quantity)) })
  }
  return (
    <li className="unit-row edit-row">
      <Thumbnail url={line.thumbnail} size={36} />
      <span className="stack">
        {line.title}
        <span className="muted small">
          {[line.variant?.title ?? line.description, formatMoney(line.unit_price, currency)]
            .filter(Boolean)
            .join(" · ")}
        </span>
        <TypedProblem id={id} problem={problem} />
        {change && <span className="small">{changeText(change)}</span>}
      </span>
      <input
        type="number"
        min={1}
        value={quantity}
        aria-label={t.orderTasks.newUnits({ title: line.title })}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem && id}
        onChange={(event) => setQuantity(event.target.value)}
        onBlur={save}
        onKeyDown={(event) => event.key === "Enter" && save()}
      />
      {change ? (
        <UndoButton edit={edit} change={change} title={line.title} />
      ) : (
        <button
          type="button"
          className="icon-button small"
          aria-label={t.orderTasks.removeItem({ title: line.title })}
          onClick={() => remove.mutate()}
        >
          <X size={16} aria-hidden />
        </button>
      )}
    </li>
  )
}

function UndoButton({ edit, change, title }: { edit: ShownEdit; change: Change; title: string }) {
  const undo = useAction((client) => client.admin.orderEdits.deleteItemChange(edit.id, change.id))
  return (
    <button
      type="button"
      className="icon-button small"
      aria-label={words.undo({ title })}
      onClick={() => undo.mutate()}
    >
      <Undo2 size={16} aria-hidden />
    </button>
  )
}

import { X } from "lucide-react"
import { FieldInput } from "../kit/field-input.tsx"
import { moneyProblem, unitsProblem } from "../kit/fields.ts"
import { t } from "../messages/index.ts"
import type { CustomItem } from "./use-draft-order.ts"

const words = t.draftOrders

/** An item before anything of it is typed. */
export const newCustomItem: CustomItem = { title: "", price: "", quantity: "1" }

/** Items that are not variants: a title, a price and a quantity. */
export function CustomItems(props: {
  readonly currency: string
  readonly items: readonly CustomItem[]
  readonly onChange: (items: readonly CustomItem[]) => void
}) {
  const { currency, items, onChange } = props
  const change = (index: number, part: Partial<CustomItem>) =>
    onChange(items.map((item, at) => (at === index ? { ...item, ...part } : item)))
  return (
    <>
      {items.map((item, index) => (
        <div key={index} className="custom-item">
          <FieldInput
            field={{ name: "title", kind: "text", label: words.customTitle, required: true }}
            value={item.title}
            problem={undefined}
            onChange={(title) => change(index, { title: String(title) })}
          />
          <FieldInput
            field={{ name: "price", kind: "money", label: words.unitPrice, currency, required: true }}
            value={item.price}
            problem={moneyProblem(item.price, currency)}
            onChange={(price) => change(index, { price: String(price) })}
          />
          <FieldInput
            field={{ name: "quantity", kind: "number", label: words.quantity, required: true }}
            value={item.quantity}
            problem={unitsProblem(item.quantity)}
            onChange={(quantity) => change(index, { quantity: String(quantity) })}
          />
          <button
            type="button"
            className="icon-button small"
            aria-label={t.orderTasks.removeItem({ title: item.title || words.customItem })}
            onClick={() => onChange(items.filter((_, at) => at !== index))}
          >
            <X size={16} aria-hidden />
          </button>
        </div>
      ))}
    </>
  )
}

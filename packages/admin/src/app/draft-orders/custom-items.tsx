import { useWatch, type UseFieldArrayReturn } from "react-hook-form"
import { FormField } from "../kit/form-field.tsx"
import { t } from "../messages/index.ts"
import { ItemButtons, ItemNote } from "../orders/task/item-metadata.tsx"
import type { CustomItem, DraftValues } from "./use-draft-order.ts"

const words = t.draftOrders

/** An item before anything of it is typed. */
export const newCustomItem: CustomItem = { title: "", price: "", quantity: "1", metadata: "" }

/** Items that are not variants: a title, a price and a quantity. */
export function CustomItems(props: {
  readonly currency: string
  readonly items: UseFieldArrayReturn<DraftValues, "customItems">
}) {
  const { currency, items } = props
  return items.fields.map(({ id }, index) => (
    <div key={id} className="custom-item">
      <FormField
        field={{
          name: `customItems.${index}.title`,
          kind: "text",
          label: words.customTitle,
          required: true,
        }}
      />
      <FormField
        field={{
          name: `customItems.${index}.price`,
          kind: "money",
          label: words.unitPrice,
          currency,
          required: true,
        }}
      />
      <FormField
        field={{
          name: `customItems.${index}.quantity`,
          kind: "number",
          label: words.quantity,
          required: true,
        }}
      />
      <CustomItemButtons index={index} onRemove={() => items.remove(index)} />
      <ItemNote name={`customItems.${index}.metadata`} />
    </div>
  ))
}

function CustomItemButtons({ index, onRemove }: { index: number; onRemove: () => void }) {
  const typed = useWatch<DraftValues, `customItems.${number}.title`>({ name: `customItems.${index}.title` })
  const title = typed || words.customItem
  return <ItemButtons title={title} metadata={`customItems.${index}.metadata`} onRemove={onRemove} />
}

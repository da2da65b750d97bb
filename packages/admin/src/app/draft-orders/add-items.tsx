import { useAdminVariants } from "@stheno/medusa-react"
import { keepPreviousData } from "@tanstack/react-query"
import { useState } from "react"
import { formatMoney } from "../format/money.ts"
import { FieldInput } from "../kit/field-input.tsx"
import { metadataField, metadataPart } from "../kit/metadata-text.ts"
import { foundRows, PickerDialog } from "../kit/picker-dialog.tsx"
import { useUnsavedInput } from "../kit/unsaved.tsx"
import { t } from "../messages/index.ts"
import type { ShownCart, ShownDraft } from "./shown-draft.ts"

const words = t.draftOrders

/** Chooses variants that are added to a draft order. */
export function AddItems({
  draft,
  cart,
  onClose,
}: {
  draft: ShownDraft
  cart: ShownCart
  onClose: () => void
}) {
  const [metadata, setMetadata] = useState("")
  const useRows = (q: string) => {
    const { variants, count, error } = useAdminVariants(
      { limit: 30, region_id: cart.region_id, ...(q ? { q } : {}) },
      { placeholderData: keepPreviousData },
    )
    return foundRows(variants, { count, error })
  }
  const currency = cart.region?.currency_code ?? ""
  return (
    <PickerDialog
      title={words.addItem}
      submit={(count) => words.addSome({ count })}
      useRows={useRows}
      label={(variant) => (
        <>
          <span className="stack">
            {variant.product?.title ?? variant.title}
            <span className="muted small">{[variant.title, variant.sku].filter(Boolean).join(" · ")}</span>
          </span>
          <span className="money end">
            {formatMoney(variant.calculated_price ?? variant.original_price, currency)}
          </span>
        </>
      )}
      after={<ItemsMetadata text={metadata} onChange={setMetadata} />}
      send={async (client, ids) => {
        for (const variant_id of ids)
          await client.admin.draftOrders.addLineItem(draft.id, {
            variant_id,
            quantity: 1,
            ...metadataPart(metadata),
          })
      }}
      done={words.addItemDone}
      onClose={onClose}
    />
  )
}

/** The metadata of all items that are added together. */
function ItemsMetadata({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  useUnsavedInput(text !== "")
  return (
    <FieldInput
      field={{ ...metadataField, hint: words.newItemsMetadata }}
      value={text}
      problem={undefined}
      onChange={(typed) => onChange(String(typed))}
    />
  )
}

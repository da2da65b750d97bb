import { useAdminProducts } from "@stheno/medusa-react"
import { keepPreviousData } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { foundRows, PickerDialog } from "../kit/picker-dialog.tsx"
import type { Send } from "../kit/use-action.ts"
import { t } from "../messages/index.ts"
import { ProductName } from "./product-states.tsx"

const words = t.collections

interface ProductPickerProps {
  /** above the search */
  readonly before?: ReactNode
  readonly send: Send<string[]>
  readonly onClose: () => void
}

/** A dialog in which products are chosen. */
export function ProductPicker({ before, send, onClose }: ProductPickerProps) {
  return (
    <PickerDialog
      title={words.addProducts}
      submit={(count) => words.addSome({ count })}
      useRows={useFoundProducts}
      label={(product) => <ProductName product={product} />}
      before={before}
      send={send}
      done={words.addDone}
      onClose={onClose}
    />
  )
}

function useFoundProducts(q: string) {
  const { products, count, error } = useAdminProducts(
    { limit: 50, is_giftcard: false, ...(q ? { q } : {}) },
    { placeholderData: keepPreviousData },
  )
  return foundRows(products, { count, error })
}

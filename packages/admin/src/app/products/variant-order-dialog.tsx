import { SortableList } from "@stheno/ui/sortable"
import { useState } from "react"
import { Button } from "../kit/button.tsx"
import { useOpenedCheck } from "../kit/changed-elsewhere.tsx"
import { Dialog } from "../kit/dialog.tsx"
import { errorText } from "../kit/errors.ts"
import { FormProblem } from "../kit/states.tsx"
import { useUnsavedInput } from "../kit/unsaved.tsx"
import { useAction } from "../kit/use-action.ts"
import { t } from "../messages/index.ts"
import { versionOf } from "./product-version.ts"
import type { ShownProduct, ShownVariant } from "./shown-product.ts"

const words = t.products

interface VariantOrderProps {
  readonly product: ShownProduct
  /** in their order now */
  readonly variants: readonly ShownVariant[]
  readonly onClose: () => void
}

/** Changes the order of variants, by dragging or with the keyboard. */
export function VariantOrderDialog({ product, variants, onClose }: VariantOrderProps) {
  const [items, setItems] = useState<readonly ShownVariant[]>(variants)
  const [problem, setProblem] = useState<string>()
  const check = useOpenedCheck(versionOf(product))
  const isChanged = items.some(({ id }, index) => variants[index]?.id !== id)
  useUnsavedInput(isChanged)
  const save = useAction(
    async (client) => {
      await check(client)
      await client.admin.products.update(product.id, { variants: items.map(({ id }) => ({ id })) })
    },
    { quiet: true, done: words.orderDone, after: onClose },
  )
  return (
    <Dialog title={words.reorderVariants} onClose={onClose}>
      <div className="dialog-body">
        <SortableList
          label={words.variants}
          items={items}
          itemLabel={({ title }) => title}
          onChange={setItems}
        >
          {({ title, sku }) => (
            <span className="stack">
              <span>{title}</span>
              {sku && <span className="muted small">{sku}</span>}
            </span>
          )}
        </SortableList>
        <FormProblem text={problem} />
      </div>
      <footer className="dialog-foot">
        <Button onClick={onClose}>{t.common.cancel}</Button>
        <Button
          kind="primary"
          busy={save.isPending}
          disabled={!isChanged}
          onClick={() => save.mutate(undefined, { onError: (error) => setProblem(errorText(error)) })}
        >
          {t.common.save}
        </Button>
      </footer>
    </Dialog>
  )
}

import { toast } from "@stheno/ui"
import { X } from "lucide-react"
import type { Action } from "../kit/action-menu.tsx"
import { useAction } from "../kit/use-action.ts"
import { t } from "../messages/index.ts"
import type { ShownCart, ShownDraft } from "./shown-draft.ts"

const words = t.draftOrders
type Line = ShownCart["items"][number]

/**
 * Removes an item of a draft, and offers to add it again with its price and quantity. The API removes the shipping method as
 * well, as v1 does, and that cannot be undone: it is said before.
 */
export function useLineRemoval(draft: ShownDraft, cart: ShownCart): (line: Line) => Action {
  const restore = useAction<Line>((client, { variant_id, title, unit_price, quantity, metadata }) =>
    client.admin.draftOrders.addLineItem(draft.id, {
      ...(variant_id ? { variant_id } : { title }),
      unit_price,
      quantity,
      ...(metadata ? { metadata } : {}),
    }),
  )
  return (line) => ({
    label: words.removeItem,
    icon: X,
    danger: true,
    ...(cart.shipping_methods.length > 0
      ? {
          question: {
            title: t.orderTasks.removeItem({ title: line.title }),
            text: words.shippingGoes,
            label: words.removeItem,
          },
        }
      : {}),
    send: (client) => client.admin.draftOrders.removeLineItem(draft.id, line.id),
    after: () =>
      toast.success(words.removeItemDone, {
        action: { label: t.kit.undo, onClick: () => restore.mutate(line) },
      }),
  })
}

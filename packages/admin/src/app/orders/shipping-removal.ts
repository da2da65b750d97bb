import { PackageX } from "lucide-react"
import type { Action } from "../kit/action-menu.tsx"
import { t } from "../messages/index.ts"
import { changesOf } from "./order-changes.ts"
import type { ShownOrder } from "./shown-order.ts"

const words = t.orders

type Order = Pick<ShownOrder, "id" | "status"> & {
  readonly shipping_methods: readonly Pick<
    ShownOrder["shipping_methods"][number],
    "id" | "cart_id" | "price" | "includes_tax" | "tax_total" | "shipping_option"
  >[]
}

/**
 * Removes shipping methods that were added to an order and that are not paid, or cost nothing. The API refuses one that items were fulfilled with.
 * @param due what is outstanding, in the smallest unit of the currency
 */
export function removals({ id, status, shipping_methods }: Order, due: number): Action[] {
  if (status === "canceled") return []
  return shipping_methods
    .filter((method) => !method.cart_id && totalOf(method) <= due)
    .map((method) => {
      const label = words.removeShipping({ name: method.shipping_option?.name ?? words.method })
      const path = `/orders/${encodeURIComponent(id)}/shipping-methods/${encodeURIComponent(method.id)}`
      return {
        label,
        icon: PackageX,
        danger: true,
        question: { title: label, text: words.removeShippingText, label: t.common.remove },
        send: (client) => client.admin.custom.delete<object>(path),
        done: words.removeShippingDone,
        changes: changesOf.status,
      }
    })
}

function totalOf(method: Order["shipping_methods"][number]): number {
  return method.price + (method.includes_tax ? 0 : (method.tax_total ?? 0))
}

import { columnsOf, entityNamed } from "./entity-types.ts"
import { loadedBy } from "./loaded-parts.ts"
import type { Method } from "./model.ts"

/** Totals that every answer with one cart or one order has, unless `fields` asks for others. */
const totals: Readonly<Record<string, readonly string[]>> = {
  Cart: "subtotal discount_total item_tax_total shipping_total shipping_tax_total tax_total gift_card_total gift_card_tax_total total".split(
    " ",
  ),
  Order:
    "subtotal discount_total shipping_total tax_total gift_card_total gift_card_tax_total total paid_total refunded_total refundable_amount".split(
      " ",
    ),
}

/** What an operation gives out by itself: names of TypeScript's `Selection`. */
export interface PrintedSelection {
  readonly relations: readonly string[]
  readonly always: readonly string[]
  readonly computed: readonly string[]
  readonly missing: readonly string[]
}

/** What the answer of a method has in any case, and what it lacks. */
export function selectionFor(method: Method): PrintedSelection | undefined {
  const { operation, selected } = method
  if (!selected) return undefined
  const known = loadedBy(`${method.area}.${operation.id}`)
  const { relations, fields } = operation.select ?? {}
  const entity = entityNamed(selected.entity)
  const columns = [...columnsOf(entity).keys()]
  const named = new Set(["id", "created_at", ...(fields ?? columns)])
  return {
    relations: [...(relations ?? known?.relations ?? [])],
    always: Object.entries(entity.relations).flatMap(([name, { eager }]) => (eager ? [name] : [])),
    computed: method.pageOf ? [] : (totals[entity.name] ?? []),
    missing: columns.filter((name) => !named.has(name) || known?.missing.includes(name)),
  }
}

import { columnsOf, entityNamed } from "./entity-types.ts"
import { loadedBy } from "./loaded-parts.ts"
import type { Method } from "./model.ts"

/** Computed fields that responses with an entity have, unless `fields` asks for others. */
interface ComputedFact {
  readonly entity: string
  /** separated by spaces */
  readonly names: string
  readonly isIn: (method: Method, relations: readonly string[]) => boolean
}

const isSingle = ({ pageOf }: Method) => !pageOf
const operationsNamed =
  (...names: readonly string[]) =>
  ({ area, operation }: Method) =>
    names.includes(`${area}.${operation.id}`)

const computedFacts: readonly ComputedFact[] = [
  {
    entity: "Cart",
    names:
      "subtotal discount_total item_tax_total shipping_total shipping_tax_total tax_total gift_card_total gift_card_tax_total total",
    isIn: isSingle,
  },
  {
    entity: "Order",
    names:
      "subtotal discount_total item_tax_total shipping_total shipping_tax_total tax_total gift_card_total gift_card_tax_total total paid_total refunded_total refundable_amount",
    isIn: isSingle,
  },
  {
    entity: "OrderEdit",
    names:
      "subtotal discount_total shipping_total tax_total gift_card_total gift_card_tax_total total difference_due",
    isIn: () => true,
  },
  { entity: "Product", names: "profile_id", isIn: (_, relations) => relations.includes("profiles") },
  {
    entity: "ProductVariant",
    names:
      "original_price calculated_price original_price_includes_tax calculated_price_includes_tax original_price_incl_tax calculated_price_incl_tax original_tax calculated_tax tax_rates purchasable",
    isIn: ({ area }) => area === "store",
  },
  {
    entity: "ShippingOption",
    names: "price_incl_tax tax_rates tax_amount",
    isIn: operationsNamed("store.GetShippingOptionsCartId", "admin.GetShippingOptions"),
  },
  {
    entity: "InventoryItem",
    names: "location_levels",
    isIn: operationsNamed(
      "admin.GetInventoryItems",
      "admin.GetInventoryItemsInventoryItem",
      "admin.GetInventoryItemsInventoryItemLocationLevels",
    ),
  },
  {
    entity: "InventoryItem",
    names: "stocked_quantity reserved_quantity",
    isIn: operationsNamed("admin.GetInventoryItems", "admin.GetInventoryItemsInventoryItem"),
  },
  {
    entity: "Store",
    names: "feature_flags modules payment_providers fulfillment_providers",
    isIn: operationsNamed("admin.GetStore"),
  },
]

/** Columns that an operation does not read and every response of it has, with a constant. */
const constants: Readonly<Record<string, readonly string[]>> = { "admin.GetBatchJobs": ["dry_run"] }

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
  const place = `${method.area}.${operation.id}`
  const known = loadedBy(place)
  const { relations, fields } = operation.select ?? {}
  const entity = entityNamed(selected.entity)
  const columns = [...columnsOf(entity).keys()]
  const named = new Set(["id", "created_at", ...(fields ?? columns), ...(constants[place] ?? [])])
  const loaded = [...(relations ?? known?.relations ?? [])]
  return {
    relations: loaded,
    always: Object.entries(entity.relations).flatMap(([name, { eager }]) => (eager ? [name] : [])),
    computed: computedFacts
      .filter((fact) => fact.entity === entity.name && fact.isIn(method, loaded))
      .flatMap(({ names }) => names.split(" ")),
    missing: columns.filter((name) => !named.has(name) || known?.missing.includes(name)),
  }
}

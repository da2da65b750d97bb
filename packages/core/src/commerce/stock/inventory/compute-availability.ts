import { valueOf } from "../../../platform/kernel/certain.ts"
import { groupBy } from "../../../platform/kernel/group-by.ts"
import type { Sql } from "../../../platform/query/compile.ts"
import type { Requested } from "../../../platform/query/selected.ts"

/**
 * An inventory item of a variant with what is left of it.
 * @since 0.1
 */
export interface VariantStock {
  readonly variant_id: string
  readonly inventory_item_id: string
  /** units of the item in one unit of the variant */
  readonly required_quantity: number
  /** units that are in stock and not promised */
  readonly available: number
}

/** A variant whose availability is to be shown, and what is shown of it. */
export type StockedVariant = Pick<
  Requested<"ProductVariant">,
  "id" | "manage_inventory" | "allow_backorder"
> & {
  inventory_quantity?: number | undefined
  purchasable?: boolean
}

/**
 * Ids of the variants whose stock is managed.
 * @since 0.1
 */
export function managedIds(variants: readonly StockedVariant[]): string[] {
  return variants.filter((variant) => variant.manage_inventory).map((variant) => variant.id)
}

/**
 * `setAvailability` from what `stockQuery` has read of the variants already.
 * @since 0.1
 */
export function addAvailability<Variant extends StockedVariant>(
  variants: readonly Variant[],
  stock: readonly VariantStock[],
  salesChannelIds: readonly string[] | Sql | undefined,
): readonly Variant[] {
  const byVariant = groupBy(stock, (row) => row.variant_id)
  for (const variant of variants) {
    if (!variant.manage_inventory) {
      variant.purchasable = true
      continue
    }
    const first = byVariant.get(variant.id)?.[0]
    // JSON leaves out what is undefined.
    variant.inventory_quantity = first && salesChannelIds ? first.available : undefined
    variant.purchasable =
      !first || (salesChannelIds !== undefined && (first.available > 0 || Boolean(variant.allow_backorder)))
  }
  return variants
}

/**
 * A wish for units of a variant.
 * @since 0.1
 */
export interface Demand {
  readonly variant: Pick<StockedVariant, "id" | "manage_inventory" | "allow_backorder">
  readonly quantity: number
}

/**
 * `findShortages` from what `stockQuery` has read of the variants already.
 * @returns variant ids
 * @since 0.1
 */
export function shortagesIn(stock: readonly VariantStock[], demands: readonly Demand[]): string[] {
  const limited = demands.filter(isLimited)
  const ids = [...new Set(limited.map(({ variant }) => variant.id))]
  const wanted = new Map<string, number>()
  for (const { variant, quantity } of limited)
    for (const item of stock.filter((row) => row.variant_id === variant.id)) {
      const units = item.required_quantity * quantity
      wanted.set(item.inventory_item_id, (wanted.get(item.inventory_item_id) ?? 0) + units)
    }
  return ids.filter((id) =>
    stock.some((item) => item.variant_id === id && valueOf(wanted, item.inventory_item_id) > item.available),
  )
}

/**
 * Whether only units that are there can be sold: the stock is managed, and nothing can be backordered.
 * @since 0.1
 */
export function isLimited({ variant }: Demand): boolean {
  return Boolean(variant.manage_inventory) && !variant.allow_backorder
}

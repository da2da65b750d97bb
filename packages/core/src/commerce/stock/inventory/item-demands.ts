import { groupBy } from "../../../platform/kernel/group-by.ts"
import type { Columns } from "../../../platform/query/selected.ts"
import { allocateUnits, type AllocatableLevel, type Allocation, type ItemDemand } from "./allocation.ts"
import { inventoryErrors } from "./errors.ts"

/** A line whose units are to be promised. */
export interface LineDemand {
  readonly lineItem: Pick<Columns<"LineItem">, "id" | "variant_id">
  /** units of the variant */
  readonly quantity: number
}

/** An inventory item of a variant whose stock is managed. */
export interface StockLink {
  readonly variant_id: string
  readonly inventory_item_id: string
  /** units of the item in one unit of the variant */
  readonly required_quantity: number
  readonly allow_backorder: boolean
}

/**
 * Which units of which items do lines need? Lines without a variant, and variants without an item, need none.
 * @param options.overbook promises units that are not there
 * @returns those that cannot wait for more stock first: units that are there go to them
 * @since 0.1
 */
export function itemDemands(
  links: readonly StockLink[],
  { lines, overbook }: { readonly lines: readonly LineDemand[]; readonly overbook?: boolean },
): ItemDemand[] {
  const byVariant = groupBy(links, (link) => link.variant_id)
  const demands = lines
    .filter(({ quantity }) => quantity > 0)
    .flatMap(({ lineItem, quantity }) =>
      (byVariant.get(lineItem.variant_id ?? "") ?? []).map((link) => ({
        line_item_id: lineItem.id,
        variant_id: link.variant_id,
        inventory_item_id: link.inventory_item_id,
        quantity: link.required_quantity * quantity,
        isUnlimited: link.allow_backorder || overbook === true,
      })),
    )
  return demands.toSorted((a, b) => Number(a.isUnlimited) - Number(b.isUnlimited))
}

/**
 * Where do all these units come from?
 * @param levels in order of preference
 * @param locationId the one location that they may come from, if they may not come from all
 * @throws inventory.insufficient, inventory.no_location, inventory.not_stocked
 * @since 0.1
 */
export function allocateAll(
  demands: readonly ItemDemand[],
  levels: readonly AllocatableLevel[],
  locationId: string | null | undefined,
): readonly Allocation[] {
  const unstocked = demands.find(
    (demand) => !levels.some((level) => level.inventory_item_id === demand.inventory_item_id),
  )
  if (unstocked && locationId) throw inventoryErrors.not_stocked(unstocked.inventory_item_id, locationId)
  if (unstocked) throw inventoryErrors.no_location()
  const { allocations, short } = allocateUnits(demands, levels)
  if (short[0]) throw inventoryErrors.insufficient(short[0].variant_id)
  return allocations
}

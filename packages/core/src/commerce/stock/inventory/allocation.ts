import { valueOf } from "../../../platform/kernel/certain.ts"
/**
 * Units of an item that a line needs.
 * @since 0.1
 */
export interface ItemDemand {
  readonly line_item_id: string | null
  readonly variant_id: string
  readonly inventory_item_id: string
  readonly quantity: number
  /** taken even where nothing is left */
  readonly isUnlimited: boolean
}

/**
 * A level that units may be promised from.
 * @since 0.1
 */
export interface AllocatableLevel {
  readonly id: string
  readonly inventory_item_id: string
  readonly location_id: string
  /** units in stock and not promised; may be negative */
  readonly available: number
}

/**
 * Units of a demand at one level.
 * @since 0.1
 */
export interface Allocation {
  readonly demand: ItemDemand
  readonly level: AllocatableLevel
  readonly quantity: number
}

/**
 * Which levels do the units come from? The first level that has all of a demand; else the levels in their order,
 * each with what it has. What an unlimited demand finds nowhere is promised at the first level.
 * @param levels in order of preference
 * @returns the allocations, and the demands that cannot be met
 * @since 0.1
 */
export function allocateUnits(
  demands: readonly ItemDemand[],
  levels: readonly AllocatableLevel[],
): { readonly allocations: readonly Allocation[]; readonly short: readonly ItemDemand[] } {
  const left = new Map(levels.map((level) => [level.id, level.available]))
  const allocations: Allocation[] = []
  const short: ItemDemand[] = []
  for (const demand of demands) {
    const own = levels.filter((level) => level.inventory_item_id === demand.inventory_item_id)
    const parts = allocateOne(demand, own, left)
    if (!parts) short.push(demand)
    for (const part of parts ?? []) {
      left.set(part.level.id, valueOf(left, part.level.id) - part.quantity)
      allocations.push(part)
    }
  }
  return { allocations, short }
}

function allocateOne(
  demand: ItemDemand,
  levels: readonly AllocatableLevel[],
  left: ReadonlyMap<string, number>,
): Allocation[] | undefined {
  const [first] = levels
  if (!first) return undefined
  const { quantity } = demand
  const whole = levels.find((level) => valueOf(left, level.id) >= quantity)
  if (whole) return [{ demand, level: whole, quantity }]
  const total = levels.reduce((sum, level) => sum + Math.max(0, valueOf(left, level.id)), 0)
  if (total >= quantity) return split(demand, levels, left)
  return demand.isUnlimited ? [{ demand, level: first, quantity }] : undefined
}

function split(
  demand: ItemDemand,
  levels: readonly AllocatableLevel[],
  left: ReadonlyMap<string, number>,
): Allocation[] {
  let missing = demand.quantity
  const parts: Allocation[] = []
  for (const level of levels) {
    const quantity = Math.min(missing, Math.max(0, valueOf(left, level.id)))
    if (quantity > 0) parts.push({ demand, level, quantity })
    missing -= quantity
  }
  return parts
}

import { firstOf } from "../../../platform/kernel/certain.ts"
import { groupBy } from "../../../platform/kernel/group-by.ts"

/** A reservation of a line. */
export interface ReservedRow {
  readonly id: string
  readonly inventory_item_id: string
  readonly quantity: number
  /** units of the item in one unit of the line's variant */
  readonly required_quantity: number
  /** whether it is at the location that the units leave */
  readonly is_here: boolean
}

/** What happens to the reservations of a line. */
export interface ReleasePlan {
  readonly deleted: readonly string[]
  /** units that are taken off each of the others */
  readonly reduced: readonly { readonly id: string; readonly quantity: number }[]
}

/**
 * Which reservations do units that left the shop come off? For each inventory item, a reservation of exactly this
 * size at the location goes; else they are used up in the given order. More units than are reserved are passed over.
 * @param reserved the reservations of one line
 * @param quantity units of the line's variant, more than zero
 * @since 0.1
 */
export function planRelease(reserved: readonly ReservedRow[], quantity: number): ReleasePlan {
  const taken = [...groupBy(reserved, (row) => row.inventory_item_id).values()].flatMap((reservations) => {
    const units = quantity * firstOf(reservations).required_quantity
    const exact = reservations.find((row) => row.is_here && row.quantity === units)
    return exact ? [{ row: exact, quantity: units }] : take(reservations, units)
  })
  const isWhole = ({ row, quantity: units }: Taken) => units === row.quantity
  return {
    deleted: taken.filter(isWhole).map(({ row }) => row.id),
    reduced: taken
      .filter((part) => !isWhole(part))
      .map(({ row, quantity: units }) => ({ id: row.id, quantity: units })),
  }
}

interface Taken {
  readonly row: ReservedRow
  readonly quantity: number
}

function take(reservations: readonly ReservedRow[], units: number): Taken[] {
  let missing = units
  return reservations.flatMap((row) => {
    const quantity = Math.min(missing, row.quantity)
    missing -= quantity
    return quantity > 0 ? [{ row, quantity }] : []
  })
}

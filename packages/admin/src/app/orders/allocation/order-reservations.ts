import { adminReservationsKeys } from "@stheno/medusa-react"
import { useWhole } from "../../kit/whole-list.ts"
import { unfulfilled, type ShownOrder } from "../shown-order.ts"

/** The units that are reserved for what an order still has to be sent. */
export function useReservations({ items }: Pick<ShownOrder, "items">) {
  const open = items.filter((item) => item.variant_id && unfulfilled(item) > 0)
  const line_item_id = open.map(({ id }) => id)
  const { data: reservations = [] } = useWhole(
    adminReservationsKeys.all[0],
    ({ admin }) => admin.reservations.iterate({ line_item_id, limit: 200 }),
    { of: line_item_id.join(), enabled: open.length > 0 },
  )
  return { open, reservations }
}

interface Reserved {
  readonly location_id: string
  readonly quantity: number
}

/** The location that has reserved the most units, or else the first one. */
export function likelyPlace<Location extends { readonly id: string }>(
  locations: readonly Location[],
  reservations: readonly Reserved[],
): Location | undefined {
  const units = new Map<string, number>()
  for (const { location_id, quantity } of reservations)
    units.set(location_id, (units.get(location_id) ?? 0) + quantity)
  return locations.toSorted((one, other) => (units.get(other.id) ?? 0) - (units.get(one.id) ?? 0))[0]
}

import { Lock, Warehouse } from "lucide-react"
import { shownReservation } from "../../inventory/levels.ts"
import { t } from "../../messages/index.ts"
import { limit, type RecordList } from "./record-list.ts"

/** Records of the inventory besides its items. They have no page: the list shows what was found. */
export const stockRecords: readonly RecordList[] = [
  {
    heading: t.nav.locations,
    icon: Warehouse,
    find: async (client, q, signal) => {
      const { stock_locations } = await client.admin.stockLocations.list({ q, limit }, {}, { signal })
      return stock_locations.map(({ name }) => ({
        to: `/a/inventory/locations?q=${encodeURIComponent(name)}`,
        label: name,
      }))
    },
  },
  {
    heading: t.nav.reservations,
    icon: Lock,
    find: async (client, q, signal) => {
      const query = {
        description: { contains: q },
        limit,
        expand: "inventory_item.variants.product,line_item",
      }
      const { reservations } = await client.admin.reservations.list(query, {}, { signal })
      return reservations.map((reservation) => ({
        to: `/a/inventory/reservations?q=${encodeURIComponent(reservation.description ?? q)}`,
        label: reservation.description ?? q,
        hint: shownReservation(reservation).name,
      }))
    },
  },
]

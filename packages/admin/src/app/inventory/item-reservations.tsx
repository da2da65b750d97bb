import { ScrollArea } from "@stheno/ui"
import { adminReservationsKeys } from "@stheno/medusa-react"
import { useLocations } from "../kit/choices.ts"
import { Plus } from "lucide-react"
import { useState } from "react"
import { formatDate } from "../format/dates.ts"
import { formatNumber } from "../format/numbers.ts"
import { Button } from "../kit/button.tsx"
import { Section } from "../kit/page.tsx"
import { useWhole } from "../kit/whole-list.ts"
import { t } from "../messages/index.ts"
import { ReservationDialog } from "./reservation-dialog.tsx"
import { ReservationMenu } from "./reservation-menu.tsx"

const words = t.reservations

/** The reservations of an item. */
export function ItemReservations({ item }: { item: { readonly id: string } }) {
  const [isOpen, setOpen] = useState(false)
  const { data: reservations = [] } = useWhole(
    adminReservationsKeys.all[0],
    ({ admin }) => admin.reservations.iterate({ inventory_item_id: [item.id], limit: 500 }),
    { of: item.id },
  )
  const { locations = [] } = useLocations()
  const nameOf = (id: string) => locations.find((location) => location.id === id)?.name ?? id
  return (
    <Section
      title={words.title}
      flush
      actions={
        <Button icon={Plus} onClick={() => setOpen(true)}>
          {words.create}
        </Button>
      }
    >
      {reservations.length === 0 && <p className="section-body muted">{words.emptyTitle}</p>}
      {reservations.length > 0 && (
        <ScrollArea label={words.title}>
          <table className="table">
            <caption className="visually-hidden">{words.title}</caption>
            <thead>
              <tr>
                <th>{t.inventory.location}</th>
                <th className="cell-end">{words.quantity}</th>
                <th className="cell-wide">{words.description}</th>
                <th className="cell-wide">{t.common.created}</th>
                <th className="cell-actions">
                  <span className="visually-hidden">{t.common.actions}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {reservations.map((reservation) => (
                <tr key={reservation.id}>
                  <td>{nameOf(reservation.location_id)}</td>
                  <td className="cell-end">{formatNumber(reservation.quantity)}</td>
                  <td className="cell-wide">
                    {reservation.description ?? (reservation.line_item_id ? words.forOrder : "–")}
                  </td>
                  <td className="cell-wide">{formatDate(reservation.created_at)}</td>
                  <td className="cell-actions">
                    <ReservationMenu reservation={reservation} name={nameOf(reservation.location_id)} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollArea>
      )}
      {isOpen && <ReservationDialog itemId={item.id} onClose={() => setOpen(false)} />}
    </Section>
  )
}

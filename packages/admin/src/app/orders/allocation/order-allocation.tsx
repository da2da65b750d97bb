import { useLocations } from "../../kit/choices.ts"
import { Pencil, Unlink } from "lucide-react"
import { useState } from "react"
import { ActionMenu, menuLabel } from "../../kit/action-menu.tsx"
import { Badge } from "../../kit/badge.tsx"
import { Button } from "../../kit/button.tsx"
import { Section } from "../../kit/page.tsx"
import { rowNow } from "../../kit/row-now.ts"
import { t } from "../../messages/index.ts"
import { unfulfilled, type ShownItem, type ShownOrder } from "../shown-order.ts"
import { AllocateDialog, type Reservation } from "./allocate-dialog.tsx"
import { useReservations } from "./order-reservations.ts"

const words = t.orderTasks.allocation

interface Open {
  readonly item: ShownItem
  readonly reservation?: Reservation
}

/** From which stock the units come that are still to be fulfilled. */
export function OrderAllocation({ order }: { order: ShownOrder }) {
  const [open, setOpen] = useState<Open>()
  const { open: items, reservations } = useReservations(order)
  if (items.length === 0 || order.status === "canceled") return null
  return (
    <Section title={words.title} flush>
      {items.map((item) => (
        <AllocatedLine
          key={item.id}
          item={item}
          reservations={reservations.filter(({ line_item_id }) => line_item_id === item.id)}
          onOpen={setOpen}
        />
      ))}
      {open && (
        <AllocateDialog
          item={open.item}
          reservation={open.reservation && rowNow(reservations, open.reservation)}
          reserved={reservations
            .filter(({ line_item_id, id }) => line_item_id === open.item.id && id !== open.reservation?.id)
            .reduce((sum, { quantity }) => sum + quantity, 0)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Section>
  )
}

function AllocatedLine(props: {
  item: ShownItem
  reservations: readonly Reservation[]
  onOpen: (open: Open) => void
}) {
  const { item, reservations, onOpen } = props
  const { locations = [] } = useLocations()
  const reserved = reservations.reduce((sum, { quantity }) => sum + quantity, 0)
  const needed = unfulfilled(item)
  return (
    <div className="part-lines">
      <div className="part-head">
        <span className="stack">
          {item.title}
          <span className="muted small">{item.description}</span>
        </span>
        <span className="end badges">
          <Badge tone={reserved >= needed ? "green" : "bronze"}>
            {words.allocated({ reserved, needed })}
          </Badge>
        </span>
        {reserved < needed && <Button onClick={() => onOpen({ item })}>{words.allocate}</Button>}
      </div>
      {reservations.map((reservation) => (
        <div key={reservation.id} className="part-head muted">
          <span>
            {words.at({
              quantity: reservation.quantity,
              location: locations.find(({ id }) => id === reservation.location_id)?.name ?? "–",
            })}
          </span>
          <span className="end" />
          <ActionMenu
            label={menuLabel(words.reservationOf({ title: item.title }))}
            actions={[
              { label: words.change, icon: Pencil, open: () => onOpen({ item, reservation }) },
              {
                label: words.release,
                icon: Unlink,
                danger: true,
                question: { title: words.releaseQuestion, text: words.releaseText, label: words.release },
                send: (client) => client.admin.reservations.delete(reservation.id),
                done: words.released,
              },
            ]}
          />
        </div>
      ))}
    </div>
  )
}

import { Pencil, Trash2 } from "lucide-react"
import { useState } from "react"
import { ActionMenu, menuLabel } from "../kit/action-menu.tsx"
import { t } from "../messages/index.ts"
import { ReservationDialog, type ShownReservation } from "./reservation-dialog.tsx"

const words = t.reservations

/** What can be done with a reservation. */
export function ReservationMenu({ reservation, name }: { reservation: ShownReservation; name: string }) {
  const [isEditing, setEditing] = useState(false)
  return (
    <>
      <ActionMenu
        label={menuLabel(name)}
        actions={[
          { label: words.edit, icon: Pencil, open: () => setEditing(true) },
          {
            label: words.delete,
            icon: Trash2,
            danger: true,
            question: {
              title: words.deleteQuestion,
              text: words.deleteText({ units: reservation.quantity }),
              label: words.delete,
            },
            send: (client) => client.admin.reservations.delete(reservation.id),
            done: words.deleteDone,
          },
        ]}
      />
      {isEditing && <ReservationDialog reservation={reservation} onClose={() => setEditing(false)} />}
    </>
  )
}

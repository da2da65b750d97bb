import type { ReservationItem } from "@stheno/js-client"
import { Braces, Pencil, Trash2 } from "lucide-react"
import { useState } from "react"
import { ActionMenu, menuLabel } from "../kit/action-menu.tsx"
import { versionOfParts } from "../kit/changed-elsewhere.tsx"
import { MetadataDialog } from "../kit/metadata-section.tsx"
import { t } from "../messages/index.ts"
import { ReservationDialog, type ShownReservation } from "./reservation-dialog.tsx"

const words = t.reservations

type Listed = ShownReservation & Pick<ReservationItem, "metadata">

/** What can be done with a reservation. */
export function ReservationMenu({ reservation, name }: { reservation: Listed; name: string }) {
  const [open, setOpen] = useState<"edit" | "metadata">()
  const close = () => setOpen(undefined)
  return (
    <>
      <ActionMenu
        label={menuLabel(name)}
        actions={[
          { label: words.edit, icon: Pencil, open: () => setOpen("edit") },
          { label: t.common.editMetadata, icon: Braces, open: () => setOpen("metadata") },
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
      {open === "edit" && <ReservationDialog reservation={reservation} onClose={close} />}
      {open === "metadata" && (
        <MetadataDialog
          of={reservation.id}
          metadata={reservation.metadata}
          // This operation replaces metadata and keeps empty texts: what is removed is left out.
          send={(client, metadata) =>
            client.admin.reservations.update(reservation.id, { metadata: withoutEmpty(metadata) })
          }
          version={versionOfParts<Pick<Listed, "metadata" | "updated_at">>(
            reservation,
            ({ metadata }) => metadata,
            async (client) => (await client.admin.reservations.retrieve(reservation.id)).reservation,
          )}
          onClose={close}
        />
      )}
    </>
  )
}

function withoutEmpty(metadata: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(metadata).filter(([, value]) => value !== ""))
}

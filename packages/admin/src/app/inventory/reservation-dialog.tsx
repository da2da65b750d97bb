import { useAdminInventoryItem, useAdminInventoryItems } from "@stheno/medusa-react"
import { useSettled } from "@stheno/ui"
import { versionOfParts } from "../kit/changed-elsewhere.tsx"
import { useLocations } from "../kit/choices.ts"
import { keepPreviousData } from "@tanstack/react-query"
import { useState } from "react"
import { Dialog } from "../kit/dialog.tsx"
import { numberOrNull, orNull } from "../kit/fields.ts"
import { FormDialog } from "../kit/form-dialog.tsx"
import { MoreResults } from "../kit/picker-dialog.tsx"
import { t } from "../messages/index.ts"
import { itemName, levelsOf } from "./levels.ts"

const words = t.reservations

/** A reservation as its dialog changes it. */
export interface ShownReservation {
  readonly id: string
  readonly inventory_item_id: string
  readonly location_id: string
  readonly quantity: number
  readonly description: string | null
  readonly updated_at: string
}

/** Reserves units of an item, which is chosen first; or changes a reservation. */
export function ReservationDialog(props: {
  itemId?: string
  reservation?: ShownReservation
  onClose: () => void
}) {
  const { reservation, onClose } = props
  const [chosen, setChosen] = useState(props.itemId ?? reservation?.inventory_item_id)
  if (chosen === undefined) return <ItemPicker onChoose={setChosen} onClose={onClose} />
  return (
    <UnitsDialog itemId={chosen} onClose={onClose} {...(reservation === undefined ? {} : { reservation })} />
  )
}

function UnitsDialog(props: { itemId: string; reservation?: ShownReservation; onClose: () => void }) {
  const { itemId, reservation, onClose } = props
  const { inventory_item: item } = useAdminInventoryItem(itemId)
  const { locations } = useLocations()
  if (!item || !locations) return null
  const options = levelsOf(item).map(({ locationId, stocked, reserved }) => ({
    value: locationId,
    label: words.locationOption({
      name: locations.find(({ id }) => id === locationId)?.name ?? locationId,
      available: stocked - reserved,
    }),
  }))
  return (
    <FormDialog
      title={reservation ? words.edit : words.create}
      draftKey={reservation ? `edit-reservation ${reservation.id}` : `reservation ${itemId}`}
      text={itemName(item)}
      fields={[
        {
          name: "location_id",
          kind: "select",
          label: t.inventory.location,
          required: true,
          options,
          ...(options.length === 0 ? { hint: words.noLocation } : {}),
        },
        { name: "quantity", kind: "number", isWhole: true, label: words.quantity, required: true },
        { name: "description", kind: "textarea", label: words.description },
      ]}
      initial={
        reservation
          ? {
              location_id: reservation.location_id,
              quantity: String(reservation.quantity),
              description: reservation.description ?? "",
            }
          : {}
      }
      {...(reservation ? { version: versionOf(reservation) } : {})}
      submit={reservation ? t.common.save : words.create}
      send={(client, values) => {
        const body = {
          location_id: values.location_id,
          quantity: numberOrNull(values.quantity) ?? 0,
          description: orNull(values.description),
        }
        return reservation
          ? client.admin.reservations.update(reservation.id, body)
          : client.admin.reservations.create({ ...body, inventory_item_id: itemId })
      }}
      done={reservation ? t.common.saved : words.createDone}
      onClose={onClose}
    />
  )
}

const versionOf = (reservation: ShownReservation) =>
  versionOfParts<ShownReservation>(
    reservation,
    ({ location_id, quantity, description }) => [location_id, quantity, description],
    async (client) => (await client.admin.reservations.retrieve(reservation.id)).reservation,
  )

function ItemPicker({ onChoose, onClose }: { onChoose: (id: string) => void; onClose: () => void }) {
  const [q, setQ] = useState("")
  const wanted = useSettled(q)
  const { inventory_items: items, count = 0 } = useAdminInventoryItems(
    { limit: 30, ...(wanted ? { q: wanted } : {}) },
    { placeholderData: keepPreviousData },
  )
  return (
    <Dialog title={words.chooseItem} onClose={onClose}>
      <div className="dialog-body picker">
        <input
          type="search"
          value={q}
          placeholder={t.list.search}
          aria-label={t.list.search}
          onChange={(event) => setQ(event.target.value)}
        />
        <div className="picker-rows">
          {items?.map((item) => (
            <button key={item.id} type="button" className="picker-row" onClick={() => onChoose(item.id)}>
              <span className="stack">
                <span>{itemName(item)}</span>
                <span className="muted small">
                  {[item.variants?.[0]?.title, item.sku].filter(Boolean).join(" · ")}
                </span>
              </span>
            </button>
          ))}
          {items?.length === 0 && <p className="picker-none">{t.list.noMatch}</p>}
          {items && count > items.length && <MoreResults />}
        </div>
      </div>
    </Dialog>
  )
}

import type { ReservationItem } from "@stheno/js-client"
import { useAdminVariantsInventory } from "@stheno/medusa-react"
import { versionOfParts } from "../../kit/changed-elsewhere.tsx"
import { useLocations } from "../../kit/choices.ts"
import { Dialog } from "../../kit/dialog.tsx"
import { FormDialog } from "../../kit/form-dialog.tsx"
import { t } from "../../messages/index.ts"
import { unfulfilled, type ShownItem } from "../shown-order.ts"
import { levelsOf } from "../../inventory/levels.ts"

/** Units that are reserved for a line. */
export type Reservation = Pick<
  ReservationItem,
  "id" | "line_item_id" | "location_id" | "quantity" | "updated_at"
>

const words = t.orderTasks.allocation

/** Reserves units of a line at a location, or changes a reservation. */
export function AllocateDialog(props: {
  readonly item: ShownItem
  readonly reservation: Reservation | undefined
  /** units of the line that other reservations hold */
  readonly reserved: number
  readonly onClose: () => void
}) {
  const { item, reservation, reserved, onClose } = props
  const { variant } = useAdminVariantsInventory(item.variant_id ?? "")
  const { locations } = useLocations()
  if (!variant || !locations) return null
  const stock = variant.inventory[0]
  const levels = stock ? levelsOf(stock) : []
  const title = reservation ? words.change : words.allocate
  if (!stock || levels.length === 0)
    return (
      <Dialog title={title} onClose={onClose}>
        <div className="dialog-body">
          <p>{words.noStock}</p>
        </div>
      </Dialog>
    )
  const most = Math.max(0, unfulfilled(item) - reserved)
  return (
    <FormDialog
      title={title}
      draftKey={`allocation ${reservation?.id ?? item.id}`}
      // Units that others reserved or fulfilled meanwhile cannot be allocated.
      {...(reservation ? {} : { draftOf: String(most) })}
      text={item.title}
      fields={[
        {
          name: "location",
          kind: "select",
          label: t.orders.location,
          required: true,
          options: levels.map((level) => ({
            value: level.locationId,
            label: words.availableAt({
              location: locations.find(({ id }) => id === level.locationId)?.name ?? "–",
              count: level.stocked - level.reserved,
            }),
          })),
        },
        {
          name: "quantity",
          kind: "number",
          isWhole: true,
          max: most,
          label: t.draftOrders.quantity,
          required: true,
          hint: words.most({ count: most }),
        },
      ]}
      initial={{
        quantity: String(reservation?.quantity ?? most),
        ...(reservation ? { location: reservation.location_id } : {}),
      }}
      {...(reservation ? { version: versionOf(reservation) } : {})}
      submit={reservation ? t.common.save : words.allocate}
      send={(client, { location, quantity }) =>
        reservation
          ? client.admin.reservations.update(reservation.id, {
              location_id: location,
              quantity: Number(quantity),
            })
          : client.admin.reservations.create({
              line_item_id: item.id,
              inventory_item_id: stock.id,
              location_id: location,
              quantity: Number(quantity),
            })
      }
      done={words.saved}
      onClose={onClose}
    />
  )
}

const versionOf = (reservation: Reservation) =>
  versionOfParts<Reservation>(
    reservation,
    ({ location_id, quantity }) => [location_id, quantity],
    async (client) => (await client.admin.reservations.retrieve(reservation.id)).reservation,
  )

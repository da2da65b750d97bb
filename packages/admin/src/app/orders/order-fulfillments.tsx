import { Pencil } from "lucide-react"
import { useLocations } from "../kit/choices.ts"
import { useState } from "react"
import { formatTime } from "../format/dates.ts"
import { formatList } from "../format/numbers.ts"
import { ActionMenu, cancelAction, menuLabel } from "../kit/action-menu.tsx"
import { Badge } from "../kit/badge.tsx"
import { Button } from "../kit/button.tsx"
import { lazyDialog } from "../kit/lazy-dialog.tsx"
import { Section } from "../kit/page.tsx"
import { t } from "../messages/index.ts"
import { likelyPlace, useReservations } from "./allocation/order-reservations.ts"
import { FulfillmentBadge } from "./order-states.tsx"
import { ShipDialog, TrackingDialog } from "./ship-dialog.tsx"
import { shownFulfillmentStatus, unfulfilled, type ShownOrder } from "./shown-order.ts"

const AddShippingDialog = lazyDialog(
  async () => (await import("./add-shipping-dialog.tsx")).AddShippingDialog,
)
const UnitsDialog = lazyDialog(async () => (await import("./units-dialog.tsx")).UnitsDialog)
const words = t.orders
type Fulfillment = ShownOrder["fulfillments"][number]

/** What was packed and shipped, and what is still to be. */
export function OrderFulfillments({ order }: { order: ShownOrder }) {
  const [open, setOpen] = useState<"create" | "addShipping">()
  const [shipping, setShipping] = useState<Fulfillment>()
  const [trackedId, setTrackedId] = useState<string>()
  const { locations = [] } = useLocations()
  const { reservations } = useReservations(order)
  const unpacked = order.items
    .map((item) => ({ item, most: unfulfilled(item) }))
    .filter(({ most }) => most > 0)
  const units = unpacked.reduce((sum, { most }) => sum + most, 0)
  const canCreate = units > 0 && order.status !== "canceled"
  // Without one, the API creates no fulfillment.
  const lacksShipping = order.shipping_methods.length === 0
  const close = () => setOpen(undefined)
  const tracked = order.fulfillments.find(({ id }) => id === trackedId)
  // Before that, capturing is the next step.
  const isPaid = order.payments.every(({ captured_at, canceled_at }) => captured_at || canceled_at)
  return (
    <Section
      title={words.fulfillments}
      beside={<FulfillmentBadge status={shownFulfillmentStatus(order)} />}
      flush
      actions={
        canCreate && (
          <Button
            kind={isPaid ? "primary" : "plain"}
            onClick={() => setOpen(lacksShipping ? "addShipping" : "create")}
          >
            {lacksShipping ? words.addShipping : words.create}
          </Button>
        )
      }
    >
      {order.status !== "canceled" && (
        <p className="section-body muted">
          {units > 0 ? words.unfulfilled({ count: units }) : words.allFulfilled}
        </p>
      )}
      <ul className="rows">
        {order.fulfillments.map((fulfillment, index) => (
          <FulfillmentRow
            key={fulfillment.id}
            order={order}
            fulfillment={fulfillment}
            name={words.fulfillmentNumber({ number: index + 1 })}
            onShip={() => setShipping(fulfillment)}
            onTrack={() => setTrackedId(fulfillment.id)}
          />
        ))}
      </ul>
      {open === "addShipping" && <AddShippingDialog order={order} onClose={close} />}
      {open === "create" && (
        <UnitsDialog
          title={words.createTitle}
          text={words.createText}
          submit={words.create}
          items={unpacked}
          start="all"
          places={locations}
          startPlace={likelyPlace(locations, reservations)?.id}
          draftKey={`fulfillment ${order.id}`}
          send={(client, { items, place, metadata, notify }) =>
            client.admin.orders.createFulfillment(order.id, {
              items,
              no_notification: !notify,
              ...(place ? { location_id: place } : {}),
              ...(metadata ? { metadata } : {}),
            })
          }
          done={words.createDone}
          onClose={close}
        />
      )}
      {shipping && (
        <ShipDialog
          fulfillmentId={shipping.id}
          send={(client, { tracking_numbers, notify }) =>
            client.admin.orders.createShipment(order.id, {
              fulfillment_id: shipping.id,
              tracking_numbers,
              no_notification: !notify,
            })
          }
          onClose={() => setShipping(undefined)}
        />
      )}
      {tracked && (
        <TrackingDialog
          orderId={order.id}
          fulfillmentId={tracked.id}
          numbers={tracked.tracking_links.map((link) => link.tracking_number)}
          onClose={() => setTrackedId(undefined)}
        />
      )}
    </Section>
  )
}

function FulfillmentRow(props: {
  order: ShownOrder
  fulfillment: Fulfillment
  name: string
  onShip: () => void
  onTrack: () => void
}) {
  const { order, fulfillment, name, onShip, onTrack } = props
  const { id, shipped_at, canceled_at, created_at, tracking_links, items } = fulfillment
  const isOpen = !shipped_at && !canceled_at
  const titles = new Map(order.items.map((item) => [item.id, item.title]))
  return (
    <li>
      <div className="stack">
        <span>{name}</span>
        <span className="muted small">
          {formatList(items.map((each) => `${each.quantity} × ${titles.get(each.item_id) ?? ""}`))}
        </span>
        <span className="muted small">
          {[formatTime(shipped_at ?? created_at), ...tracking_links.map((link) => link.tracking_number)].join(
            " · ",
          )}
        </span>
      </div>
      <span className="end badges">
        {canceled_at ? (
          <Badge tone="red">{words.canceled}</Badge>
        ) : (
          <Badge tone={shipped_at ? "green" : "blue"}>{shipped_at ? words.shipped : words.packed}</Badge>
        )}
      </span>
      {isOpen && <Button onClick={onShip}>{words.ship}</Button>}
      {shipped_at && !canceled_at && order.status !== "canceled" && (
        <ActionMenu
          label={menuLabel(name)}
          actions={[{ label: words.editTracking, icon: Pencil, open: onTrack }]}
        />
      )}
      {isOpen && (
        <ActionMenu
          label={menuLabel(name)}
          actions={[
            cancelAction({
              label: words.cancelFulfillment,
              title: words.cancelFulfillmentQuestion,
              text: words.cancelFulfillmentText,
              send: (client) => client.admin.orders.cancelFulfillment(order.id, id),
              done: words.cancelFulfillmentDone,
            }),
          ]}
        />
      )}
    </li>
  )
}

import { Pencil } from "lucide-react"
import { useState } from "react"
import { formatTime } from "../../format/dates.ts"
import { ActionMenu, cancelAction, menuLabel } from "../../kit/action-menu.tsx"
import { Badge } from "../../kit/badge.tsx"
import { Button } from "../../kit/button.tsx"
import { FormDialog } from "../../kit/form-dialog.tsx"
import { metadataField, metadataOf } from "../../kit/metadata-text.ts"
import type { Send } from "../../kit/use-action.ts"
import { t } from "../../messages/index.ts"
import { ShipDialog, TrackingDialog, type Shipment } from "../ship-dialog.tsx"
import { useLocationOptions } from "../../kit/choices.ts"

const words = t.orders

interface PartFulfillment {
  readonly id: string
  readonly created_at: string
  readonly shipped_at: string | null
  readonly canceled_at: string | null
  readonly tracking_links?: readonly { readonly tracking_number: string }[]
}

/** The fulfillments of a claim or an exchange. */
export function PartFulfillments(props: {
  readonly fulfillments: readonly PartFulfillment[]
  readonly ship: (fulfillmentId: string) => Send<Shipment>
  readonly cancel: (fulfillmentId: string) => Send<void>
  readonly canNotify: boolean
  readonly orderId: string
  /** path of the claim or the exchange below that of the order, such as `/claims/claim_1` */
  readonly part: string
}) {
  const { fulfillments, ship, cancel, canNotify, orderId, part } = props
  const [shipping, setShipping] = useState<string>()
  const [tracked, setTracked] = useState<string>()
  return (
    <>
      {fulfillments.map((fulfillment, index) => {
        const { id, shipped_at, canceled_at, created_at } = fulfillment
        const name = words.fulfillmentNumber({ number: index + 1 })
        return (
          <div key={id} className="part-head">
            <span className="stack">
              {name}
              <span className="muted small">
                {[formatTime(shipped_at ?? created_at), ...numbersOf(fulfillment)].join(" · ")}
              </span>
            </span>
            <span className="end badges">
              <StateBadge shipped={!!shipped_at} canceled={!!canceled_at} />
            </span>
            {shipped_at && !canceled_at && (
              <ActionMenu
                label={menuLabel(name)}
                actions={[{ label: words.editTracking, icon: Pencil, open: () => setTracked(id) }]}
              />
            )}
            {!shipped_at && !canceled_at && (
              <>
                <Button onClick={() => setShipping(id)}>{words.ship}</Button>
                <ActionMenu
                  label={menuLabel(name)}
                  actions={[
                    cancelAction({
                      label: words.cancelFulfillment,
                      title: words.cancelFulfillmentQuestion,
                      text: words.cancelFulfillmentText,
                      send: cancel(id),
                      done: words.cancelFulfillmentDone,
                    }),
                  ]}
                />
              </>
            )}
          </div>
        )
      })}
      {shipping && (
        <ShipDialog
          fulfillmentId={shipping}
          send={ship(shipping)}
          canNotify={canNotify}
          onClose={() => setShipping(undefined)}
        />
      )}
      {tracked && (
        <TrackingDialog
          orderId={orderId}
          part={part}
          fulfillmentId={tracked}
          numbers={numbersOf(fulfillments.find(({ id }) => id === tracked))}
          onClose={() => setTracked(undefined)}
        />
      )}
    </>
  )
}

function numbersOf(fulfillment: PartFulfillment | undefined): readonly string[] {
  return (fulfillment?.tracking_links ?? []).map((link) => link.tracking_number)
}

function StateBadge({ shipped, canceled }: { shipped: boolean; canceled: boolean }) {
  if (canceled) return <Badge tone="red">{words.canceled}</Badge>
  return <Badge tone={shipped ? "green" : "blue"}>{shipped ? words.shipped : words.packed}</Badge>
}

/** Asks from where the items of a claim or an exchange leave. */
export function FulfillPartDialog(props: {
  readonly send: Send<{
    readonly location_id?: string
    readonly metadata?: Record<string, unknown>
    readonly no_notification: boolean
  }>
  readonly draftKey: string
  readonly onClose: () => void
}) {
  const { send, draftKey, onClose } = props
  const locations = useLocationOptions()
  return (
    <FormDialog
      title={words.createTitle}
      text={t.orderTasks.fulfillAll}
      draftKey={draftKey}
      fields={[
        {
          name: "location",
          kind: "select",
          label: words.location,
          empty: t.orderTasks.noLocation,
          options: locations,
        },
        metadataField,
        { name: "notify", kind: "switch", label: words.notify, hint: words.notifyText },
      ]}
      initial={{ notify: true, location: locations[0]?.value ?? "" }}
      submit={words.create}
      send={(client, { location, metadata: text, notify }) => {
        const metadata = metadataOf(text, undefined)
        return send(client, {
          ...(location ? { location_id: location } : {}),
          ...(metadata ? { metadata } : {}),
          no_notification: !notify,
        })
      }}
      done={words.createDone}
      onClose={onClose}
    />
  )
}

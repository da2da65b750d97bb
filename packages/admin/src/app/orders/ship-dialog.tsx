import { FormDialog } from "../kit/form-dialog.tsx"
import type { Send } from "../kit/use-action.ts"
import { t } from "../messages/index.ts"

const words = t.orders

/** What is said about a shipment. */
export interface Shipment {
  readonly tracking_numbers: string[]
  readonly notify: boolean
}

/** Asks for the tracking numbers of a fulfillment that was sent. */
export function ShipDialog(props: {
  readonly fulfillmentId: string
  readonly send: Send<Shipment>
  /** whether the API lets one choose if the customer hears of it */
  readonly canNotify?: boolean
  readonly onClose: () => void
}) {
  const { fulfillmentId, send, canNotify = true, onClose } = props
  const tracking = {
    name: "tracking",
    kind: "text",
    label: words.tracking,
    hint: words.trackingHint,
  } as const
  const notify = { name: "notify", kind: "switch", label: words.notify, hint: words.notifyText } as const
  return (
    <FormDialog
      title={words.shipTitle}
      draftKey={`shipment ${fulfillmentId}`}
      {...(canNotify ? { text: words.shipText } : {})}
      fields={canNotify ? [tracking, notify] : [tracking]}
      initial={{ notify: true }}
      submit={words.ship}
      send={(client, values) =>
        send(client, {
          tracking_numbers: numbersIn(values.tracking),
          notify: values.notify,
        })
      }
      done={words.shipDone}
      onClose={onClose}
    />
  )
}

/** Corrects the tracking numbers of a fulfillment of an order, or of one of its exchanges or claims. */
export function TrackingDialog(props: {
  /** path of what the fulfillment belongs to, such as `/orders/order_1` */
  readonly owner: string
  readonly fulfillmentId: string
  readonly numbers: readonly string[]
  readonly onClose: () => void
}) {
  const { owner, fulfillmentId, numbers, onClose } = props
  const shown = numbers.join(", ")
  return (
    <FormDialog
      title={words.editTracking}
      text={words.editTrackingText}
      draftKey={`tracking ${fulfillmentId}`}
      draftOf={shown}
      fields={[{ name: "tracking", kind: "text", label: words.tracking, hint: words.trackingHint }]}
      initial={{ tracking: shown }}
      submit={t.common.save}
      send={(client, values) =>
        client.admin.custom.post<object>(
          `${owner}/fulfillments/${encodeURIComponent(fulfillmentId)}/tracking-numbers`,
          { tracking_numbers: numbersIn(values.tracking) },
        )
      }
      done={words.editTrackingDone}
      onClose={onClose}
    />
  )
}

function numbersIn(text: string): string[] {
  return text
    .split(",")
    .map((number) => number.trim())
    .filter(Boolean)
}

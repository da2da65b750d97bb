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
          tracking_numbers: values.tracking
            .split(",")
            .map((number) => number.trim())
            .filter(Boolean),
          notify: values.notify,
        })
      }
      done={words.shipDone}
      onClose={onClose}
    />
  )
}

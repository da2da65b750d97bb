import type { Stheno } from "@stheno/js-client"
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
  readonly orderId: string
  /** path of the exchange or the claim below that of the order, such as `/claims/claim_1` */
  readonly part?: string
  readonly fulfillmentId: string
  readonly numbers: readonly string[]
  readonly onClose: () => void
}) {
  const { orderId, part = "", fulfillmentId, numbers, onClose } = props
  return (
    <FormDialog
      title={words.editTracking}
      text={words.editTrackingText}
      draftKey={`tracking ${fulfillmentId}`}
      fields={[{ name: "tracking", kind: "text", label: words.tracking, hint: words.trackingHint }]}
      initial={{ tracking: numbers.join(", ") }}
      version={{
        shown: versionOfNumbers(numbers),
        read: async (client) => ({ version: await trackingNow(client, orderId, fulfillmentId), at: "" }),
      }}
      submit={t.common.save}
      send={(client, values) =>
        client.admin.custom.post<object>(
          `/orders/${encodeURIComponent(orderId)}${part}/fulfillments/${encodeURIComponent(fulfillmentId)}/tracking-numbers`,
          { tracking_numbers: numbersIn(values.tracking) },
        )
      }
      done={words.editTrackingDone}
      onClose={onClose}
    />
  )
}

/** A carrier's plugin may add numbers while the dialog is open; in which order they are read, nothing says. */
function versionOfNumbers(numbers: readonly string[]): string {
  return numbers.toSorted().join(", ")
}

async function trackingNow(client: Stheno, orderId: string, fulfillmentId: string): Promise<string> {
  const { order } = await client.admin.orders.retrieve(orderId, {
    fields: "id",
    expand:
      "fulfillments.tracking_links,swaps.fulfillments.tracking_links,claims.fulfillments.tracking_links",
  })
  const parts = [order, ...order.swaps, ...order.claims]
  const found = parts.flatMap(({ fulfillments }) => fulfillments ?? []).find(({ id }) => id === fulfillmentId)
  return versionOfNumbers((found?.tracking_links ?? []).map((link) => link.tracking_number))
}

function numbersIn(text: string): string[] {
  return text
    .split(",")
    .map((number) => number.trim())
    .filter(Boolean)
}

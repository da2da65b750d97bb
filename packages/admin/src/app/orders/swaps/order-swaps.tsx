import { useAdminStore } from "@stheno/medusa-react"
import { Copy, PackageCheck } from "lucide-react"
import { useState } from "react"
import { formatTime } from "../../format/dates.ts"
import { formatMoney } from "../../format/money.ts"
import { formatList } from "../../format/numbers.ts"
import { ActionMenu, cancelAction, menuLabel, type Action } from "../../kit/action-menu.tsx"
import { Badge, type BadgeTone } from "../../kit/badge.tsx"
import { Button, ButtonLink } from "../../kit/button.tsx"
import { ConfirmDialog } from "../../kit/confirm-dialog.tsx"
import { copyText } from "../../kit/copy.ts"
import { Section } from "../../kit/page.tsx"
import { t } from "../../messages/index.ts"
import { useEmails } from "../../settings/use-emails.ts"
import { cancelReturn, ReturnBadge } from "../order-returns.tsx"
import { FulfillmentBadge } from "../order-states.tsx"
import { ReceiveDialog } from "../returns/lazy-receive-dialog.ts"
import type { ReceivableReturn } from "../returns/receive-dialog.tsx"
import type { ShownOrder } from "../shown-order.ts"
import { FulfillPartDialog, PartFulfillments } from "../task/part-fulfillments.tsx"
import { selectableLines, useReturnSource } from "../task/returnable-lines.ts"
import { swapLink } from "./swap-link.ts"

const words = t.orderTasks.swaps
type Swap = ShownOrder["swaps"][number]

const tones: Record<Swap["payment_status"], BadgeTone> = {
  not_paid: "bronze",
  awaiting: "bronze",
  captured: "green",
  confirmed: "blue",
  canceled: "red",
  difference_refunded: "green",
  partially_refunded: "blue",
  refunded: "grey",
  requires_action: "red",
}
const settled: readonly Swap["payment_status"][] = ["captured", "difference_refunded", "refunded", "canceled"]

/** Exchanges of items of the order. */
export function OrderSwaps({ order }: { order: ShownOrder }) {
  const source = useReturnSource(order)
  const canExchange = order.status !== "canceled" && selectableLines(order, "shipped_quantity").length > 0
  if (order.swaps.length === 0 && !canExchange) return null
  // The API exchanges only what was paid in full, as v1 does.
  const isPaid = order.payment_status === "captured"
  const backs = new Map(
    source?.swaps.map(({ return_order }, index) => [order.swaps[index]?.id, return_order]),
  )
  return (
    <Section
      title={words.heading}
      flush
      actions={
        canExchange &&
        (isPaid ? (
          <ButtonLink to={`/a/orders/${order.id}/exchanges/new`}>{words.submit}</ButtonLink>
        ) : (
          <span className="muted small">{words.notPaid}</span>
        ))
      }
    >
      {order.swaps.map((swap) => (
        <SwapCard key={swap.id} order={order} swap={swap} units={backs.get(swap.id)?.items ?? []} />
      ))}
    </Section>
  )
}

interface SwapProps {
  readonly order: ShownOrder
  readonly swap: Swap
  /** what its return brings back */
  readonly units: ReceivableReturn["items"]
}

function SwapCard({ order, swap, units }: SwapProps) {
  const [open, setOpen] = useState<"fulfill" | "receive" | "process">()
  const close = () => setOpen(undefined)
  const back = swap.return_order
  return (
    <div className="part-lines">
      <SwapHead order={order} swap={swap} />
      <SwapLines order={order} swap={swap} units={units} />
      <PartFulfillments
        fulfillments={swap.fulfillments ?? []}
        orderId={order.id}
        part={`/swaps/${encodeURIComponent(swap.id)}`}
        canNotify
        ship={(fulfillment_id) =>
          (client, { tracking_numbers, notify }) =>
            client.admin.orders.createSwapShipment(order.id, swap.id, {
              fulfillment_id,
              tracking_numbers,
              no_notification: !notify,
            })
          }
        cancel={(fulfillmentId) => (client) =>
          client.admin.orders.cancelSwapFulfillment(order.id, swap.id, fulfillmentId)
        }
      />
      {back && (
        <div className="part-head">
          <span>{words.back}</span>
          <span className="end badges">
            <ReturnBadge status={back.status} />
          </span>
        </div>
      )}
      {!swap.canceled_at && <SwapButtons swap={swap} onOpen={setOpen} />}
      {open === "fulfill" && (
        <FulfillPartDialog
          draftKey={`fulfillment ${swap.id}`}
          send={(client, body) => client.admin.orders.fulfillSwap(order.id, swap.id, body)}
          onClose={close}
        />
      )}
      {open === "receive" && back && (
        <ReceiveDialog order={order} back={{ ...back, items: units }} kind="exchange" onClose={close} />
      )}
      {open === "process" && (
        <ConfirmDialog
          question={processQuestion(swap, order.currency_code)}
          send={(client) => client.admin.orders.processSwapPayment(order.id, swap.id)}
          done={words.processDone}
          onClose={close}
        />
      )}
    </div>
  )
}

function processQuestion({ difference_due }: Swap, currency: string) {
  const due = difference_due ?? 0
  const amount = formatMoney(Math.abs(due), currency)
  return {
    title: due >= 0 ? words.captureQuestion({ amount }) : words.refundQuestion({ amount }),
    text: due >= 0 ? words.captureText : words.refundText,
    label: words.process,
  }
}

function SwapButtons({
  swap,
  onOpen,
}: {
  swap: Swap
  onOpen: (open: "fulfill" | "receive" | "process") => void
}) {
  const isConfirmed = !!swap.confirmed_at
  const canProcess = isConfirmed && swap.difference_due !== 0 && !settled.includes(swap.payment_status)
  const canFulfill = isConfirmed && ["not_fulfilled", "canceled"].includes(swap.fulfillment_status)
  return (
    <div className="part-actions">
      {!isConfirmed && swap.cart_id && <CopyLink cartId={swap.cart_id} />}
      {canProcess && <Button onClick={() => onOpen("process")}>{words.process}</Button>}
      {canFulfill && <Button onClick={() => onOpen("fulfill")}>{words.fulfill}</Button>}
      {swap.return_order?.status === "requested" && (
        <Button icon={PackageCheck} onClick={() => onOpen("receive")}>
          {words.receive}
        </Button>
      )}
    </div>
  )
}

/** Copies what the customer needs to confirm an exchange: the link of the email, or the cart where it is not known. */
function CopyLink({ cartId }: { cartId: string }) {
  const { store, error } = useAdminStore({ staleTime: 60_000 })
  const emails = useEmails()
  if ((!store && !error) || emails.isPending) return null
  const link = swapLink(store?.swap_link_template, cartId, emails.data?.store_url ?? undefined)
  return (
    <Button
      icon={Copy}
      onClick={() => void copyText(link ?? cartId, link ? words.linkCopied : words.cartCopied)}
    >
      {link ? words.copyLink : words.copyCart}
    </Button>
  )
}

function SwapHead({ order, swap }: { order: ShownOrder; swap: Swap }) {
  const back = swap.return_order
  const state = swap.confirmed_at ? words.paymentStatus[swap.payment_status] : words.waiting
  return (
    <div className="part-head">
      <strong>{words.one}</strong>
      <span className="muted small">{formatTime(swap.created_at)}</span>
      <span className="end badges">
        {swap.canceled_at ? (
          <Badge tone="red">{t.orders.canceled}</Badge>
        ) : (
          <>
            <Badge tone={tones[swap.payment_status]}>{state}</Badge>
            <FulfillmentBadge status={swap.fulfillment_status} />
          </>
        )}
      </span>
      {!swap.canceled_at && (
        <ActionMenu
          label={menuLabel(words.heading)}
          actions={[back?.status === "requested" && cancelReturn(back.id), cancelSwap(order.id, swap)]}
        />
      )}
    </div>
  )
}

/** Why the API would not cancel an exchange; undefined where it would. */
function cancelReason({ payment_status, fulfillments, return_order }: Swap): string | undefined {
  if (["difference_refunded", "partially_refunded", "refunded"].includes(payment_status))
    return words.cancelRefunded
  if (fulfillments?.some(({ canceled_at }) => !canceled_at)) return t.orderTasks.claims.cancelFulfilled
  if (return_order && return_order.status !== "canceled") return t.orderTasks.claims.cancelReturnOpen
  return undefined
}

function cancelSwap(orderId: string, swap: Swap): Action {
  return cancelAction({
    label: words.cancel,
    title: words.cancelQuestion,
    text: words.cancelText,
    reason: cancelReason(swap),
    send: (client) => client.admin.orders.cancelSwap(orderId, swap.id),
    done: words.canceled,
  })
}

function SwapLines({ order, swap, units }: SwapProps) {
  const titles = new Map(order.items.map((item) => [item.id, item.title]))
  const due = swap.difference_due
  return (
    <>
      <p>
        {words.brings({
          items: formatList(units.map((each) => `${each.quantity} × ${titles.get(each.item_id) ?? ""}`)),
        })}
      </p>
      <p>
        {words.sends({
          items: formatList(
            (swap.additional_items ?? []).map(({ title, quantity }) => `${quantity} × ${title}`),
          ),
        })}
      </p>
      {swap.confirmed_at && due != null && (
        <p className="muted">
          {(due >= 0 ? words.owed : words.owes)({ amount: formatMoney(Math.abs(due), order.currency_code) })}
        </p>
      )}
    </>
  )
}

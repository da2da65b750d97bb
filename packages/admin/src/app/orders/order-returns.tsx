import { PackageCheck } from "lucide-react"
import { useState } from "react"
import { formatTime } from "../format/dates.ts"
import { formatMoney } from "../format/money.ts"
import { formatList } from "../format/numbers.ts"
import { ActionMenu, cancelAction, menuLabel, type Action } from "../kit/action-menu.tsx"
import { Badge, type BadgeTone } from "../kit/badge.tsx"
import { Button, ButtonLink } from "../kit/button.tsx"
import { Section } from "../kit/page.tsx"
import { t } from "../messages/index.ts"
import { ReceiveDialog } from "./returns/lazy-receive-dialog.ts"
import type { ShownOrder } from "./shown-order.ts"
import { linesOf, selectableLines } from "./task/returnable-lines.ts"

const words = t.orders
type Return = ShownOrder["returns"][number]

const tones: Record<Return["status"], BadgeTone> = {
  requested: "bronze",
  received: "green",
  requires_action: "red",
  canceled: "grey",
}

/** How far a return is, in a word. */
export function ReturnBadge({ status }: { status: Return["status"] }) {
  return <Badge tone={tones[status]}>{words.returnStatus[status]}</Badge>
}

/** What comes back. Nothing is shown before anything can. */
export function OrderReturns({ order }: { order: ShownOrder }) {
  const [received, setReceived] = useState<Return>()
  const canRequest = order.status !== "canceled" && selectableLines(order, "shipped_quantity").length > 0
  if (order.returns.length === 0 && !canRequest) return null
  return (
    <Section
      title={words.returns}
      flush
      actions={
        canRequest && <ButtonLink to={`/a/orders/${order.id}/returns/new`}>{words.requestReturn}</ButtonLink>
      }
    >
      <ul className="rows return-rows">
        {order.returns.map((each) => (
          <ReturnRow key={each.id} order={order} back={each} onReceive={() => setReceived(each)} />
        ))}
      </ul>
      {received && (
        <ReceiveDialog
          order={order}
          back={received}
          kind={received.claim_order_id ? "claim" : "order"}
          onClose={() => setReceived(undefined)}
        />
      )}
    </Section>
  )
}

function ReturnRow({ order, back, onReceive }: { order: ShownOrder; back: Return; onReceive: () => void }) {
  const titles = new Map(linesOf(order).map((item) => [item.id, item.title]))
  const isOpen = back.status === "requested" || back.status === "requires_action"
  const details = back.items.flatMap(({ reason, note }) => [reason?.label, note]).filter(Boolean)
  return (
    <li>
      <div className="stack">
        <span>
          {formatList(
            back.items.map(({ item_id, quantity }) => `${quantity} × ${titles.get(item_id) ?? ""}`),
          )}
        </span>
        {details.length > 0 && <span className="muted small">{details.join(" · ")}</span>}
        <span className="muted small">
          {[formatTime(back.received_at ?? back.created_at), back.shipping_method?.shipping_option?.name]
            .filter(Boolean)
            .join(" · ")}
        </span>
      </div>
      <span className="end badges">
        <ReturnBadge status={back.status} />
      </span>
      <span className="money">
        {back.claim_order_id ? words.returnOfClaim : formatMoney(back.refund_amount, order.currency_code)}
      </span>
      {isOpen && (
        <Button icon={PackageCheck} onClick={onReceive}>
          {words.receive}
        </Button>
      )}
      {isOpen && <ActionMenu label={menuLabel(words.returns)} actions={[cancelReturn(back.id)]} />}
    </li>
  )
}

/** Cancels a return, after a question. */
export function cancelReturn(id: string): Action {
  return cancelAction({
    label: words.cancelReturn,
    title: words.cancelReturnQuestion,
    text: words.cancelReturnText,
    send: (client) => client.admin.returns.cancel(id),
    done: words.cancelReturnDone,
  })
}

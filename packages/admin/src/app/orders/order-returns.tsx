import { Ban, PackageCheck } from "lucide-react"
import { useState } from "react"
import { formatTime } from "../format/dates.ts"
import { formatMoney } from "../format/money.ts"
import { formatList } from "../format/numbers.ts"
import { ActionMenu, menuLabel, type Action } from "../kit/action-menu.tsx"
import { Badge, type BadgeTone } from "../kit/badge.tsx"
import { Button } from "../kit/button.tsx"
import { Section } from "../kit/page.tsx"
import { t } from "../messages/index.ts"
import { returnable, type ShownOrder } from "./shown-order.ts"
import { UnitsDialog } from "./units-dialog.tsx"

const words = t.orders
type Return = ShownOrder["returns"][number]

const tones: Record<Return["status"], BadgeTone> = {
  requested: "bronze",
  received: "green",
  requires_action: "red",
  canceled: "grey",
}

/** What comes back. Nothing is shown before anything can. */
export function OrderReturns({ order }: { order: ShownOrder }) {
  const [isOpen, setOpen] = useState(false)
  const { returns, currency_code: currency } = order
  const items = order.items.map((item) => ({ item, most: returnable(item) })).filter(({ most }) => most > 0)
  const canRequest = items.length > 0 && order.status !== "canceled"
  if (returns.length === 0 && !canRequest) return null
  const titles = new Map(order.items.map((item) => [item.id, item.title]))
  return (
    <Section
      title={words.returns}
      flush
      actions={canRequest && <Button onClick={() => setOpen(true)}>{words.requestReturn}</Button>}
    >
      <ul className="rows">
        {returns.map((each) => (
          <li key={each.id}>
            <div className="stack">
              <span>
                {formatList(
                  each.items.map(({ item_id, quantity }) => `${quantity} × ${titles.get(item_id) ?? ""}`),
                )}
              </span>
              <span className="muted small">{formatTime(each.received_at ?? each.created_at)}</span>
            </div>
            <span className="end badges">
              <Badge tone={tones[each.status]}>{words.returnStatus[each.status]}</Badge>
            </span>
            <span className="money">
              {each.claim_order_id ? words.returnOfClaim : formatMoney(each.refund_amount, currency)}
            </span>
            <ActionMenu label={menuLabel(words.returns)} actions={actionsOf(each, currency)} />
          </li>
        ))}
      </ul>
      {isOpen && (
        <UnitsDialog
          title={words.requestReturnTitle}
          text={words.requestReturnText}
          submit={words.requestReturn}
          items={items}
          start="none"
          send={(client, { items: chosen, notify }) =>
            client.admin.orders.requestReturn(order.id, { items: chosen, no_notification: !notify })
          }
          done={words.requestReturnDone}
          onClose={() => setOpen(false)}
        />
      )}
    </Section>
  )
}

function actionsOf(each: Return, currency: string): Action[] {
  if (each.status !== "requested" && each.status !== "requires_action") return []
  return [
    {
      label: words.receive,
      icon: PackageCheck,
      question: {
        title: words.receiveQuestion,
        text: each.claim_order_id
          ? words.receiveClaimText
          : words.receiveText({ amount: formatMoney(each.refund_amount, currency) }),
        label: words.receive,
      },
      send: (client) =>
        client.admin.returns.receive(each.id, {
          items: each.items.map(({ item_id, quantity }) => ({ item_id, quantity })),
        }),
      done: words.receiveDone,
    },
    {
      label: words.cancelReturn,
      icon: Ban,
      danger: true,
      question: {
        title: words.cancelReturnQuestion,
        text: words.cancelReturnText,
        label: words.cancelReturn,
      },
      send: (client) => client.admin.returns.cancel(each.id),
      done: words.cancelReturnDone,
    },
  ]
}

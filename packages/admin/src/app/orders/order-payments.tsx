import { useState } from "react"
import { formatTime } from "../format/dates.ts"
import { providerName } from "../format/names.ts"
import { formatMoney, moneyText, parseMoney } from "../format/money.ts"
import { Badge } from "../kit/badge.tsx"
import { Button } from "../kit/button.tsx"
import { ConfirmDialog } from "../kit/confirm-dialog.tsx"
import { optionsOf, orNull } from "../kit/fields.ts"
import { errorText } from "../kit/errors.ts"
import { FormDialog } from "../kit/form-dialog.tsx"
import { Section } from "../kit/page.tsx"
import { Problem } from "../kit/states.tsx"
import { t } from "../messages/index.ts"
import { captureAll } from "./capture-all.ts"
import { BalanceBadges } from "./edits/balance-badges.tsx"
import { EditPayments } from "./edits/edit-payments.tsx"
import { useOrderEdits } from "./edits/shown-edit.ts"
import { useBalance } from "./edits/use-balance.ts"
import { authorizedOf, capturedOf, type ShownOrder } from "./shown-order.ts"

const words = t.orders
const reasons = ["discount", "return", "swap", "claim", "other"] as const

/** The payments of an order: to capture, captured, refunded. */
export function OrderPayments({ order }: { order: ShownOrder }) {
  const [open, setOpen] = useState<"capture" | "refund">()
  const { id, payments, currency_code: currency, refunds } = order
  const balance = useBalance(order)
  const { edits, error } = useOrderEdits(id)
  const uncaptured = payments.filter(({ captured_at, canceled_at }) => !captured_at && !canceled_at)
  const amount = formatMoney(authorizedOf(order), currency)
  const [single] = uncaptured.length === 1 ? uncaptured : []
  const canCapture = uncaptured.length > 0 && order.status !== "canceled"
  return (
    <Section
      title={words.payments}
      beside={<BalanceBadges order={order} due={balance.due} />}
      flush
      actions={
        <>
          {order.refundable_amount > 0 && capturedOf(order) > 0 && (
            <Button onClick={() => setOpen("refund")}>{words.refund}</Button>
          )}
          {canCapture && (
            <Button kind="primary" onClick={() => setOpen("capture")}>
              {words.capture}
            </Button>
          )}
        </>
      }
    >
      {/* Without the edits, it is not known what is outstanding. */}
      {error && !edits && <Problem text={errorText(error)} />}
      {payments.length === 0 && <p className="section-body muted">{words.noPayment}</p>}
      <ul className="rows">
        <EditPayments order={order} balance={balance} />
        {payments.map((payment) => (
          <li key={payment.id}>
            <div className="stack">
              <span>{providerName(payment.provider_id)}</span>
              <span className="muted small">{formatTime(payment.created_at)}</span>
            </div>
            <span className="end">{paymentState(payment)}</span>
            <span className="money">{formatMoney(payment.amount, payment.currency_code)}</span>
          </li>
        ))}
        {refunds.map((refund) => (
          <li key={refund.id}>
            <div className="stack">
              <span>{words.refundFor({ reason: words.reasons[refund.reason] })}</span>
              <span className="muted small">
                {[formatTime(refund.created_at), refund.note].filter(Boolean).join(" · ")}
              </span>
            </div>
            <span className="money end">{formatMoney(-refund.amount, currency)}</span>
          </li>
        ))}
      </ul>
      {open === "capture" && single && (
        <CaptureDialog
          order={order}
          payment={single}
          surplus={balance.refund}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === "capture" && !single && (
        <ConfirmDialog
          question={{
            title: words.captureQuestion({ amount }),
            text: words.captureText,
            label: words.capture,
          }}
          send={(client) => captureAll(client, id)}
          done={words.captured}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === "refund" && (
        <RefundDialog
          order={order}
          proposed={balance.refund || order.refundable_amount}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Section>
  )
}

function paymentState({ captured_at, canceled_at }: ShownOrder["payments"][number]) {
  if (canceled_at) return <Badge tone="red">{words.paymentCanceled}</Badge>
  return captured_at ? (
    <Badge tone="green">{words.capturedAt}</Badge>
  ) : (
    <Badge tone="bronze">{words.authorized}</Badge>
  )
}

interface CaptureProps {
  readonly order: ShownOrder
  readonly payment: ShownOrder["payments"][number]
  /** what the payment has more than the order costs after its edits, in the smallest unit */
  readonly surplus: number
  readonly onClose: () => void
}

/** Captures a payment, or a part of it. */
function CaptureDialog({ order, payment, surplus, onClose }: CaptureProps) {
  const { id } = order
  const { amount: whole, currency_code: currency } = payment
  return (
    <FormDialog
      title={words.capture}
      draftKey={`capture ${id} ${payment.id}`}
      // An edit of the order changes how much is to be captured.
      draftOf={`${whole} ${surplus}`}
      text={words.captureText}
      fields={[
        {
          name: "amount",
          kind: "money",
          label: words.amount,
          hint: words.captureRest({ amount: formatMoney(whole, currency) }),
          currency,
          required: true,
          isPositive: true,
          max: whole,
        },
      ]}
      initial={{ amount: surplus < whole ? moneyText(whole - surplus, currency) : "" }}
      submit={words.capture}
      send={(client, values) => {
        const path = `/orders/${encodeURIComponent(id)}/payments/${encodeURIComponent(payment.id)}/capture`
        return client.admin.custom.post<object>(path, { amount: parseMoney(values.amount, currency) ?? 0 })
      }}
      done={words.captured}
      onClose={onClose}
    />
  )
}

function RefundDialog(props: { order: ShownOrder; proposed: number; onClose: () => void }) {
  const { order, proposed, onClose } = props
  const { id, currency_code: currency, refundable_amount } = order
  return (
    <FormDialog
      title={words.refundTitle}
      draftKey={`refund ${id}`}
      // Another refund changes what can be refunded: the amount typed before it is not restored.
      draftOf={`${refundable_amount} ${proposed}`}
      text={words.refundText({ amount: formatMoney(refundable_amount, currency) })}
      fields={[
        {
          name: "amount",
          kind: "money",
          max: refundable_amount,
          label: words.amount,
          currency,
          required: true,
          half: true,
        },
        {
          name: "reason",
          kind: "select",
          label: words.reason,
          required: true,
          half: true,
          options: optionsOf(reasons, words.reasons),
        },
        { name: "note", kind: "textarea", label: words.note },
        { name: "notify", kind: "switch", label: words.notify, hint: words.notifyText },
      ]}
      initial={{ amount: moneyText(proposed, currency), reason: "other", notify: true }}
      submit={words.refund}
      send={(client, { amount, reason, note, notify }) =>
        client.admin.orders.refundPayment(id, {
          amount: parseMoney(amount, currency) ?? 0,
          reason,
          note: orNull(note),
          no_notification: !notify,
        })
      }
      done={words.refundDone}
      onClose={onClose}
    />
  )
}

import type { PaymentCollection, Stheno } from "@stheno/js-client"
import { adminOrderEditsKeys, useAdminStore } from "@stheno/medusa-react"
import { useQueryClient } from "@tanstack/react-query"
import { Copy } from "lucide-react"
import { useState, type ReactNode } from "react"
import { formatTime } from "../../format/dates.ts"
import { formatMoney, moneyText, parseMoney } from "../../format/money.ts"
import { Badge, type BadgeTone } from "../../kit/badge.tsx"
import { Button } from "../../kit/button.tsx"
import { ConfirmDialog } from "../../kit/confirm-dialog.tsx"
import { copyText } from "../../kit/copy.ts"
import { FormDialog } from "../../kit/form-dialog.tsx"
import { wholeKey } from "../../kit/whole-list.ts"
import { t } from "../../messages/index.ts"
import { useEmails } from "../../settings/use-emails.ts"
import { editLink } from "../payment-link.ts"
import type { ShownOrder } from "../shown-order.ts"
import type { EditBalance } from "./edit-balance.ts"
import type { ShownEdit } from "./shown-edit.ts"

const words = t.orders

/** Rows among the payments of an order: what is left to collect or to refund, and what was paid elsewhere. */
export function EditPayments({ order, balance }: { order: ShownOrder; balance: EditBalance }) {
  const { currency_code: currency } = order
  const { due, refund, open, outside } = balance
  const requested = open.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <>
      {open.map((payment) => (
        <OpenPayment key={payment.id} payment={payment} currency={currency} />
      ))}
      {due > requested && <OtherPayment order={order} amount={due - requested} />}
      {refund > 0 && (
        <Row title={words.edits.toRefund} tone="bronze" state={words.edits.title}>
          {formatMoney(-refund, currency)}
        </Row>
      )}
      {outside.map(({ id, at, amount }) => (
        <Row
          key={id}
          title={words.edits.title}
          text={formatTime(at)}
          tone="green"
          state={t.orderStates.paymentStatus.captured}
        >
          {formatMoney(amount, currency)}
        </Row>
      ))}
    </>
  )
}

/** What is outstanding and not requested: a payment that was received in another way is recorded. */
function OtherPayment({ order, amount }: { order: ShownOrder; amount: number }) {
  const [isPaid, setPaid] = useState(false)
  const { id, currency_code: currency } = order
  return (
    <Row
      title={words.outstanding}
      tone="bronze"
      state={t.orderStates.paymentStatus.not_paid}
      actions={<Button onClick={() => setPaid(true)}>{t.draftOrders.markPaid}</Button>}
      beside={
        isPaid && (
          <FormDialog
            title={t.draftOrders.markPaid}
            text={words.edits.markPaidText}
            draftKey={`paid ${id}`}
            // Another payment changes what is outstanding.
            draftOf={String(amount)}
            fields={[
              {
                name: "amount",
                kind: "money",
                label: words.amount,
                currency,
                required: true,
                isPositive: true,
                max: amount,
              },
            ]}
            initial={{ amount: moneyText(amount, currency) }}
            submit={t.draftOrders.markPaid}
            send={(client, values) =>
              client.admin.custom.post<object>(`/orders/${encodeURIComponent(id)}/payments`, {
                amount: parseMoney(values.amount, currency) ?? 0,
              })
            }
            done={words.edits.markPaidDone}
            onClose={() => setPaid(false)}
          />
        )
      }
    >
      {formatMoney(amount, currency)}
    </Row>
  )
}

interface RowProps {
  readonly title: string
  readonly text?: string
  readonly tone: BadgeTone
  readonly state: string
  readonly actions?: ReactNode
  /** a dialog */
  readonly beside?: ReactNode
  readonly children: string
}

function Row(props: RowProps) {
  return (
    <li>
      <div className="stack">
        <span>{props.title}</span>
        {props.text && <span className="muted small">{props.text}</span>}
      </div>
      <span className="end">
        <Badge tone={props.tone}>{props.state}</Badge>
      </span>
      <span className="money">{props.children}</span>
      {props.actions && <div className="part-actions">{props.actions}</div>}
      {props.beside}
    </li>
  )
}

function withPayment(edit: ShownEdit, paid: PaymentCollection): ShownEdit {
  const { payment_collection: before } = edit
  return before?.id === paid.id ? { ...edit, payment_collection: { ...before, ...paid } } : edit
}

/** A payment that was requested with an edit: the customer pays it in the storefront, or in another way. */
function OpenPayment({ payment, currency }: { payment: EditBalance["open"][number]; currency: string }) {
  const [isPaid, setPaid] = useState(false)
  const { store } = useAdminStore({ staleTime: 60_000 })
  const emails = useEmails()
  const { id, editId, at } = payment
  const queries = useQueryClient()
  const markPaid = async (client: Stheno) => {
    const { payment_collection: paid } = await client.admin.paymentCollections.markAsAuthorized(id)
    // The response says all that changed.
    queries.setQueriesData<readonly ShownEdit[]>({ queryKey: wholeKey(adminOrderEditsKeys.all[0]) }, (old) =>
      old?.map((edit) => withPayment(edit, paid)),
    )
  }
  const amount = formatMoney(payment.amount, currency)
  const edit = { id: editId, payment_collection_id: id }
  const link = editLink(store?.payment_link_template, edit, emails.data?.store_url ?? undefined)
  return (
    <li>
      <div className="stack">
        <span>{words.outstanding}</span>
        <span className="muted small">{[words.edits.title, formatTime(at)].join(" · ")}</span>
      </div>
      <span className="end">
        <Badge tone="bronze">{t.orderStates.paymentStatus.not_paid}</Badge>
      </span>
      <span className="money">{amount}</span>
      <div className="part-actions">
        {link !== undefined && (
          <Button icon={Copy} onClick={() => void copyText(link, t.orderTasks.swaps.linkCopied)}>
            {t.orderTasks.swaps.copyLink}
          </Button>
        )}
        <Button onClick={() => setPaid(true)}>{t.draftOrders.markPaid}</Button>
      </div>
      {isPaid && (
        <ConfirmDialog
          question={{
            title: t.draftOrders.markPaidQuestion({ amount }),
            text: words.edits.markPaidText,
            label: t.draftOrders.markPaid,
          }}
          send={markPaid}
          changes={[]}
          done={words.edits.markPaidDone}
          onClose={() => setPaid(false)}
        />
      )}
    </li>
  )
}

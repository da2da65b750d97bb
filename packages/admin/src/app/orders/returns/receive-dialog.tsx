import { useState } from "react"
import { formatMoney, moneyText, parseMoney } from "../../format/money.ts"
import { Button } from "../../kit/button.tsx"
import { Dialog } from "../../kit/dialog.tsx"
import { errorText } from "../../kit/errors.ts"
import { FieldInput } from "../../kit/field-input.tsx"
import { FormProblem } from "../../kit/states.tsx"
import { useUnsavedInput } from "../../kit/unsaved.tsx"
import { useAction } from "../../kit/use-action.ts"
import { t } from "../../messages/index.ts"
import { changesOf } from "../order-changes.ts"
import type { ShownOrder } from "../shown-order.ts"
import { linesOf } from "../task/returnable-lines.ts"
import { useLocationOptions } from "../../kit/choices.ts"
import { unitsOf } from "../task/units-of.ts"

const words = t.orderTasks.receive

/** A return that can be received. */
export interface ReceivableReturn {
  readonly id: string
  readonly refund_amount: number
  readonly location_id: string | null
  readonly items: readonly { readonly item_id: string; readonly quantity: number }[]
}

/** What a return belongs to: it decides whether receiving refunds something. */
export type ReturnKind = "order" | "claim" | "exchange"

interface ReceiveDialogProps {
  readonly order: ShownOrder
  readonly back: ReceivableReturn
  readonly kind: ReturnKind
  readonly onClose: () => void
}

interface Receipt {
  readonly units: Readonly<Record<string, number>>
  readonly location: string
  readonly refund: string
}

/** What the dialog would send, or what is wrong with it. */
function receiptOf({ order, back, kind }: ReceiveDialogProps, { units, refund }: Receipt) {
  const items = back.items
    .map(({ item_id }) => ({ item_id, quantity: units[item_id] ?? 0 }))
    .filter(({ quantity }) => quantity > 0)
  const amount = kind === "exchange" ? 0 : refund.trim() === "" ? 0 : parseMoney(refund, order.currency_code)
  const isTooMuch = (amount ?? 0) > order.refundable_amount
  const most = formatMoney(order.refundable_amount, order.currency_code)
  const problem =
    amount === undefined ? t.form.money : isTooMuch ? t.orderTasks.tooMuch({ amount: most }) : undefined
  return { items, amount: amount ?? 0, problem }
}

/** Says which units of a return have arrived, where, and what is refunded. */
export function ReceiveDialog(props: ReceiveDialogProps) {
  const { order, back, kind, onClose } = props
  const [initial] = useState<Receipt>({
    units: Object.fromEntries(back.items.map(({ item_id, quantity }) => [item_id, quantity])),
    location: back.location_id ?? "",
    refund:
      kind === "order"
        ? moneyText(Math.min(back.refund_amount, order.refundable_amount), order.currency_code)
        : "",
  })
  const [receipt, setReceipt] = useState(initial)
  const [failure, setFailure] = useState<string>()
  const { items, amount, problem } = receiptOf(props, receipt)
  useUnsavedInput(JSON.stringify(receipt) !== JSON.stringify(initial))
  const action = useAction(
    (client) =>
      client.admin.returns.receive(back.id, {
        items,
        ...(kind === "order" || amount > 0 ? { refund: amount } : {}),
        ...(receipt.location ? { location_id: receipt.location } : {}),
      }),
    { done: t.orders.receiveDone, quiet: true, changes: changesOf.receipt },
  )
  const go = () => {
    if (items.length === 0) return setFailure(t.orders.nothingChosen)
    if (problem) return undefined
    return action.mutate(undefined, {
      onSuccess: onClose,
      onError: (error) => setFailure(errorText(error)),
    })
  }
  return (
    <Dialog title={words.title} onClose={onClose}>
      <div className="dialog-body">
        <Arrivals {...props} receipt={receipt} onChange={setReceipt} />
        <Terms {...props} receipt={receipt} problem={problem} onChange={setReceipt} />
        <FormProblem text={failure} />
      </div>
      <footer className="dialog-foot">
        <Button onClick={onClose}>{t.common.cancel}</Button>
        <Button kind="primary" busy={action.isPending} onClick={go}>
          {t.orders.receive}
        </Button>
      </footer>
    </Dialog>
  )
}

type PartProps = ReceiveDialogProps & {
  readonly receipt: Receipt
  readonly onChange: (receipt: Receipt) => void
}

function Arrivals({ order, back, receipt, onChange }: PartProps) {
  const titles = new Map(linesOf(order).map((item) => [item.id, item.title]))
  return (
    <>
      <ul className="unit-rows">
        {back.items.map(({ item_id, quantity: most }) => (
          <li key={item_id} className="unit-row-plain">
            <span>{titles.get(item_id)}</span>
            <input
              type="number"
              min={0}
              max={most}
              value={receipt.units[item_id] ?? 0}
              aria-label={t.orders.unitsOf({ title: titles.get(item_id) ?? "" })}
              onChange={(event) =>
                onChange({
                  ...receipt,
                  units: { ...receipt.units, [item_id]: unitsOf(event.target.value, most) },
                })
              }
            />
            <span className="muted small">{t.orders.ofUnits({ count: most })}</span>
          </li>
        ))}
      </ul>
      <p className="muted small">{words.unitsText}</p>
    </>
  )
}

function Terms({ order, kind, receipt, problem, onChange }: PartProps & { problem: string | undefined }) {
  const locations = useLocationOptions()
  const currency = order.currency_code
  const most = formatMoney(order.refundable_amount, currency)
  return (
    <div className="fields">
      <FieldInput
        field={{
          name: "location",
          kind: "select",
          label: t.orderTasks.returns.location,
          empty: t.orderTasks.noLocation,
          options: locations,
        }}
        value={receipt.location}
        problem={undefined}
        onChange={(location) => onChange({ ...receipt, location: String(location) })}
      />
      {kind === "exchange" ? (
        <p className="muted">{words.exchangeText}</p>
      ) : (
        <FieldInput
          field={{
            name: "refund",
            kind: "money",
            label: words.refund,
            hint: kind === "claim" ? words.claimHint : words.refundHint({ amount: most }),
            currency,
          }}
          value={receipt.refund}
          problem={problem}
          onChange={(refund) => onChange({ ...receipt, refund: String(refund) })}
        />
      )}
    </div>
  )
}

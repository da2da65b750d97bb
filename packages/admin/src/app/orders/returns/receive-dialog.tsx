import { useZodForm, z } from "@stheno/ui/forms"
import { formatMoney, moneyText } from "../../format/money.ts"
import { useLocationOptions } from "../../kit/choices.ts"
import { DialogForm } from "../../kit/dialog-form.tsx"
import { FormField } from "../../kit/form-field.tsx"
import { checkValues, problemAt } from "../../kit/schema.ts"
import { t } from "../../messages/index.ts"
import { changesOf } from "../order-changes.ts"
import type { ShownOrder } from "../shown-order.ts"
import { refundProblem, typedAmount } from "../task/refund.ts"
import { linesOf } from "../task/returnable-lines.ts"
import { keptUnits } from "../task/units-of.ts"
import { chosenUnits, UnitsInput } from "../task/units-input.tsx"

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

const receiptValues = z.object({
  units: z.record(z.string(), z.number()),
  location: z.string(),
  refund: z.string(),
})

/** Checks what arrived of a return of an order. */
function schemaFor(order: ShownOrder) {
  return receiptValues.check(
    checkValues<z.infer<typeof receiptValues>>(({ units, refund }) => [
      ...problemAt(refundProblem(refund, order), "refund"),
      ...problemAt(chosenUnits(units).length === 0 ? t.orders.nothingChosen : undefined),
    ]),
  )
}

/** Says which units of a return have arrived, where, and what is refunded. */
export function ReceiveDialog({ order, back, kind, onClose }: ReceiveDialogProps) {
  const currency = order.currency_code
  const proposed = moneyText(Math.min(back.refund_amount, order.refundable_amount), currency)
  const all = Object.fromEntries(back.items.map(({ item_id, quantity }) => [item_id, quantity]))
  const form = useZodForm({
    schema: schemaFor(order),
    defaultValues: {
      units: all,
      location: back.location_id ?? "",
      refund: kind === "order" ? proposed : "",
    },
    draftKey: `receive ${back.id}`,
    // Another refund changes what can be refunded: the amount typed before it is not restored.
    draftOf: `${order.refundable_amount} ${proposed}`,
    updateDraft: (values) => ({ ...values, units: keptUnits(values.units, { first: all, most: all }) }),
  })
  return (
    <DialogForm
      title={words.title}
      form={form}
      submit={t.orders.receive}
      send={(client, { units, location, refund: text }) => {
        const refund = typedAmount(text, currency) ?? 0
        return client.admin.returns.receive(back.id, {
          items: chosenUnits(units),
          ...(kind === "order" || refund > 0 ? { refund } : {}),
          ...(location ? { location_id: location } : {}),
        })
      }}
      done={t.orders.receiveDone}
      changes={changesOf.receipt}
      onClose={onClose}
    >
      <Arrivals order={order} back={back} />
      <Terms order={order} kind={kind} />
    </DialogForm>
  )
}

function Arrivals({ order, back }: Pick<ReceiveDialogProps, "order" | "back">) {
  const titles = new Map(linesOf(order).map((item) => [item.id, item.title]))
  return (
    <>
      <ul className="unit-rows">
        {back.items.map(({ item_id, quantity: most }) => (
          <li key={item_id} className="unit-row-plain">
            <span>{titles.get(item_id)}</span>
            <UnitsInput id={item_id} title={titles.get(item_id) ?? ""} most={most} />
          </li>
        ))}
      </ul>
      <p className="muted small">{words.unitsText}</p>
    </>
  )
}

function Terms({ order, kind }: Pick<ReceiveDialogProps, "order" | "kind">) {
  const locations = useLocationOptions()
  const currency = order.currency_code
  const most = formatMoney(order.refundable_amount, currency)
  return (
    <div className="fields">
      <FormField
        field={{
          name: "location",
          kind: "select",
          label: t.orderTasks.returns.location,
          empty: t.orderTasks.noLocation,
          options: locations,
        }}
      />
      {kind === "exchange" ? (
        <p className="muted">{words.exchangeText}</p>
      ) : (
        <FormField
          field={{
            name: "refund",
            kind: "money",
            label: words.refund,
            hint: kind === "claim" ? words.claimHint : words.refundHint({ amount: most }),
            currency,
          }}
        />
      )}
    </div>
  )
}

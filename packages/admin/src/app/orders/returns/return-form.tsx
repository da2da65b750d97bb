import { useZodForm, z } from "@stheno/ui/forms"
import { formatMoney } from "../../format/money.ts"
import { useLocationOptions } from "../../kit/choices.ts"
import { FormField } from "../../kit/form-field.tsx"
import { moneyProblem, orNull } from "../../kit/fields.ts"
import { Section } from "../../kit/page.tsx"
import { checkValues, problemAt } from "../../kit/schema.ts"
import { t } from "../../messages/index.ts"
import { changesOf } from "../order-changes.ts"
import type { ShownOrder } from "../shown-order.ts"
import { refundProblem, typedAmount } from "../task/refund.ts"
import { refundOfUnits, selectableLines, type ReturnSource, type TaskLine } from "../task/returnable-lines.ts"
import { OrderTask } from "../task/order-task.tsx"
import { ShippingFields } from "../task/shipping-fields.tsx"
import { shippingWithTax, useReasonOptions, useShippingChoices } from "../task/task-choices.ts"
import { SummaryLine, TaskPage } from "../task/task-page.tsx"
import { chosenLines, lineChoices, noChoices, UnitLines } from "../task/unit-lines.tsx"

const words = t.orderTasks.returns

/** Announces that items of an order come back. */
export function ReturnForm() {
  return <OrderTask>{(order, source) => <Details order={order} source={source} />}</OrderTask>
}

/** What the form holds. */
const returnValues = z.object({
  lines: lineChoices,
  option: z.string(),
  price: z.string(),
  location: z.string(),
  /** as typed; empty for the refund of the units minus the return shipping */
  refund: z.string(),
  notify: z.boolean(),
})

const empty = { option: "", price: "", location: "", refund: "", notify: true }

/** Checks the form for an order. */
function schemaFor(order: ShownOrder, lines: readonly TaskLine[]) {
  return returnValues.check(
    checkValues<z.infer<typeof returnValues>>((values) => [
      ...problemAt(moneyProblem(values.price, order.currency_code), "price"),
      ...problemAt(refundProblem(values.refund, order), "refund"),
      ...problemAt(chosenLines(lines, values.lines).length === 0 ? t.orders.nothingChosen : undefined),
    ]),
  )
}

/** The form, and what it comes to. */
function useReturn(order: ShownOrder, source: ReturnSource) {
  const currency = order.currency_code
  const options = useShippingChoices(order.region_id, currency, true)
  const lines = selectableLines(source, "shipped_quantity")
  const form = useZodForm({
    schema: schemaFor(order, lines),
    defaultValues: { ...empty, lines: noChoices(lines) },
    draftKey: `return:${order.id}`,
  })
  const values = form.api.watch()
  const chosen = chosenLines(lines, values.lines)
  const units = new Map(chosen.map(({ item, quantity }) => [item.id, quantity]))
  const paid = refundOfUnits(lines, (id) => units.get(id) ?? 0)
  const price = typedAmount(values.price, currency)
  const option = options.find(({ value }) => value === values.option)
  const shipping = shippingWithTax(option, price)
  const computed = Math.min(order.refundable_amount, Math.max(0, paid - shipping))
  const refund = values.refund === "" ? computed : typedAmount(values.refund, currency)
  return { form, options, lines, chosen, paid, price, shipping, computed, refund }
}

function Details({ order, source }: { order: ShownOrder; source: ReturnSource }) {
  const task = useReturn(order, source)
  const { form, lines, chosen, price, refund } = task
  const reasons = useReasonOptions()
  const currency = order.currency_code
  return (
    <TaskPage
      title={words.title}
      back={{ to: `/a/orders/${order.id}`, label: t.records.order({ number: order.display_id }) }}
      form={form}
      summary={t.orderTasks.summary}
      submit={words.submit}
      done={t.orders.requestReturnDone}
      changes={changesOf.return}
      send={(client, values) =>
        client.admin.orders.requestReturn(order.id, {
          items: chosen.map(({ item, quantity, reason, note }) => ({
            item_id: item.id,
            quantity,
            ...(reason ? { reason_id: reason } : {}),
            note: orNull(note),
          })),
          ...(values.option
            ? { return_shipping: { option_id: values.option, ...(price === undefined ? {} : { price }) } }
            : {}),
          ...(values.location ? { location_id: values.location } : {}),
          refund: refund ?? 0,
          no_notification: !values.notify,
        })
      }
      aside={<ReturnSummary currency={currency} task={task} />}
    >
      <Section title={words.items}>
        {lines.length === 0 ? (
          <p className="muted">{words.nothing}</p>
        ) : (
          <UnitLines lines={lines} reasons={reasons} />
        )}
      </Section>
      <ReturnTerms order={order} task={task} />
    </TaskPage>
  )
}

function ReturnTerms({ order, task }: { order: ShownOrder; task: ReturnType<typeof useReturn> }) {
  const { options, computed } = task
  const locations = useLocationOptions()
  const currency = order.currency_code
  return (
    <Section title={words.terms}>
      <div className="fields">
        <ShippingFields
          label={words.shipping}
          empty={words.noShipping}
          options={options}
          currency={currency}
          names={{ option: "option", price: "price" }}
        />
        <FormField
          field={{
            name: "location",
            kind: "select",
            label: words.location,
            half: true,
            empty: t.orderTasks.noLocation,
            options: locations,
          }}
        />
        <FormField
          field={{
            name: "refund",
            kind: "money",
            label: words.refund,
            hint: words.refundHint({ amount: formatMoney(computed, currency) }),
            half: true,
            currency,
          }}
        />
        <FormField
          field={{ name: "notify", kind: "switch", label: t.orders.notify, hint: t.orders.notifyText }}
        />
      </div>
    </Section>
  )
}

function ReturnSummary({ currency, task }: { currency: string; task: ReturnType<typeof useReturn> }) {
  const { paid, shipping, refund } = task
  return (
    <>
      <SummaryLine name={words.refundForUnits}>{formatMoney(paid, currency)}</SummaryLine>
      {shipping > 0 && <SummaryLine name={words.shipping}>{formatMoney(-shipping, currency)}</SummaryLine>}
      <div className="task-sum">
        <SummaryLine name={t.orders.refundAmount}>{formatMoney(refund, currency)}</SummaryLine>
      </div>
      <p className="muted small">{words.refundLater}</p>
    </>
  )
}

import { formatMoney, parseMoney } from "../../format/money.ts"
import { useLocationOptions } from "../../kit/choices.ts"
import { FieldInput } from "../../kit/field-input.tsx"
import { moneyProblem, orNull } from "../../kit/fields.ts"
import { Section } from "../../kit/page.tsx"
import { t } from "../../messages/index.ts"
import { changesOf } from "../order-changes.ts"
import type { ShownOrder } from "../shown-order.ts"
import { refundOfUnits, selectableLines, type ReturnSource } from "../task/returnable-lines.ts"
import { OrderTask } from "../task/order-task.tsx"
import { ShippingFields, type ShippingChoice } from "../task/shipping-fields.tsx"
import { shippingWithTax, useReasonOptions, useShippingChoices } from "../task/task-choices.ts"
import { SummaryLine, TaskPage } from "../task/task-page.tsx"
import { chosenLines, UnitLines, type LineChoices } from "../task/unit-lines.tsx"
import { useDraft } from "../../kit/use-draft.ts"

const words = t.orderTasks.returns

/** Announces that items of an order come back. */
export function ReturnForm() {
  return <OrderTask>{(order, source) => <Details order={order} source={source} />}</OrderTask>
}

interface ReturnValues extends ShippingChoice {
  readonly lines: LineChoices
  readonly location: string
  /** as typed; empty for the refund of the units minus the return shipping */
  readonly refund: string
  readonly notify: boolean
}

const empty: ReturnValues = { lines: {}, option: "", price: "", location: "", refund: "", notify: true }

/** What the form comes to. */
function useReturn(order: ShownOrder, source: ReturnSource) {
  const draft = useDraft(`return:${order.id}`, empty)
  const { values } = draft
  const currency = order.currency_code
  const options = useShippingChoices(order.region_id, currency, true)
  const lines = selectableLines(source, "shipped_quantity")
  const chosen = chosenLines(lines, values.lines)
  const units = new Map(chosen.map(({ item, quantity }) => [item.id, quantity]))
  const paid = refundOfUnits(lines, (id) => units.get(id) ?? 0)
  const price = values.price === "" ? undefined : parseMoney(values.price, currency)
  const option = options.find(({ value }) => value === values.option)
  const shipping = shippingWithTax(option, price)
  const computed = Math.min(order.refundable_amount, Math.max(0, paid - shipping))
  const refund = values.refund === "" ? computed : parseMoney(values.refund, currency)
  const problems = {
    price: moneyProblem(values.price, currency),
    refund:
      refund === undefined
        ? t.form.money
        : refund > order.refundable_amount
          ? t.orderTasks.tooMuch({ amount: formatMoney(order.refundable_amount, currency) })
          : undefined,
    lines: chosen.length === 0 ? t.orders.nothingChosen : undefined,
  }
  return { draft, options, lines, chosen, paid, price, shipping, computed, refund, problems }
}

function Details({ order, source }: { order: ShownOrder; source: ReturnSource }) {
  const form = useReturn(order, source)
  const { draft, lines, chosen, problems, price, refund } = form
  const { values, change } = draft
  const reasons = useReasonOptions()
  const currency = order.currency_code
  return (
    <TaskPage
      title={words.title}
      back={{ to: `/a/orders/${order.id}`, label: t.records.order({ number: order.display_id }) }}
      draft={draft}
      summary={t.orderTasks.summary}
      submit={words.submit}
      problem={problems.lines ?? problems.price ?? problems.refund}
      done={t.orders.requestReturnDone}
      changes={changesOf.return}
      send={(client) =>
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
      aside={<ReturnSummary currency={currency} form={form} />}
    >
      <Section title={words.items}>
        {lines.length === 0 ? (
          <p className="muted">{words.nothing}</p>
        ) : (
          <UnitLines
            lines={lines}
            choices={values.lines}
            reasons={reasons}
            onChange={(update) => change((before) => ({ lines: update(before.lines) }))}
          />
        )}
      </Section>
      <ReturnTerms order={order} form={form} />
    </TaskPage>
  )
}

function ReturnTerms({ order, form }: { order: ShownOrder; form: ReturnType<typeof useReturn> }) {
  const { draft, options, problems, computed } = form
  const { values, change } = draft
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
          choice={values}
          problem={problems.price}
          onChange={change}
        />
        <FieldInput
          field={{
            name: "location",
            kind: "select",
            label: words.location,
            half: true,
            empty: t.orderTasks.noLocation,
            options: locations,
          }}
          value={values.location}
          problem={undefined}
          onChange={(location) => change({ location: String(location) })}
        />
        <FieldInput
          field={{
            name: "refund",
            kind: "money",
            label: words.refund,
            hint: words.refundHint({ amount: formatMoney(computed, currency) }),
            half: true,
            currency,
          }}
          value={values.refund}
          problem={problems.refund}
          onChange={(refund) => change({ refund: String(refund) })}
        />
        <FieldInput
          field={{ name: "notify", kind: "switch", label: t.orders.notify, hint: t.orders.notifyText }}
          value={values.notify}
          problem={undefined}
          onChange={(notify) => change({ notify: notify === true })}
        />
      </div>
    </Section>
  )
}

function ReturnSummary({ currency, form }: { currency: string; form: ReturnType<typeof useReturn> }) {
  const { paid, shipping, refund } = form
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

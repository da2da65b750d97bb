import type { AdminPostOrdersOrderSwapsReq } from "@stheno/js-client"
import { formatMoney, parseMoney } from "../../format/money.ts"
import { useLocationOptions } from "../../kit/choices.ts"
import { FieldInput } from "../../kit/field-input.tsx"
import { moneyProblem, orNull } from "../../kit/fields.ts"
import { Section } from "../../kit/page.tsx"
import { t } from "../../messages/index.ts"
import { changesOf } from "../order-changes.ts"
import type { ShownOrder } from "../shown-order.ts"
import { additionalItems, NewItems, priceOfItems, quantityProblem, type NewItem } from "../task/new-items.tsx"
import { refundOfUnits, selectableLines, type ReturnSource } from "../task/returnable-lines.ts"
import { OrderTask } from "../task/order-task.tsx"
import { ShippingFields } from "../task/shipping-fields.tsx"
import { shippingWithTax, useReasonOptions, useShippingChoices } from "../task/task-choices.ts"
import { SummaryLine, TaskPage } from "../task/task-page.tsx"
import { chosenLines, UnitLines, type LineChoices } from "../task/unit-lines.tsx"
import { useDraft } from "../../kit/use-draft.ts"

const words = t.orderTasks.swaps

/** Exchanges items of an order for others. */
export function SwapForm() {
  return <OrderTask>{(order, source) => <Details order={order} source={source} />}</OrderTask>
}

interface SwapValues {
  readonly lines: LineChoices
  readonly items: readonly NewItem[]
  readonly back: string
  readonly backPrice: string
  readonly shipping: string
  readonly shippingPrice: string
  readonly location: string
  readonly allowBackorder: boolean
  readonly notify: boolean
}

const empty: SwapValues = {
  lines: {},
  items: [],
  back: "",
  backPrice: "",
  shipping: "",
  shippingPrice: "",
  location: "",
  allowBackorder: true,
  notify: true,
}

/** What the form comes to. */
function useSwap(order: ShownOrder, source: ReturnSource) {
  const draft = useDraft(`swap:${order.id}`, empty)
  const { values } = draft
  const currency = order.currency_code
  const backOptions = useShippingChoices(order.region_id, currency, true)
  const options = useShippingChoices(order.region_id, currency, false)
  const lines = selectableLines(source, "shipped_quantity")
  const chosen = chosenLines(lines, values.lines)
  const units = new Map(chosen.map(({ item, quantity }) => [item.id, quantity]))
  const credit = refundOfUnits(lines, (id) => units.get(id) ?? 0)
  const priceOf = (text: string) => (text === "" ? undefined : parseMoney(text, currency))
  const backPrice = priceOf(values.backPrice)
  const shippingPrice = priceOf(values.shippingPrice)
  const backCosts = shippingWithTax(
    backOptions.find(({ value }) => value === values.back),
    backPrice,
  )
  const problems = {
    back: moneyProblem(values.backPrice, currency),
    shipping: moneyProblem(values.shippingPrice, currency),
  }
  const problem =
    (chosen.length === 0 ? t.orders.nothingChosen : undefined) ??
    (values.items.length === 0 ? words.itemsMissing : undefined) ??
    quantityProblem(values.items) ??
    problems.back ??
    problems.shipping
  return {
    draft,
    backOptions,
    options,
    lines,
    chosen,
    credit,
    backPrice,
    shippingPrice,
    backCosts,
    problems,
    problem,
  }
}

type Form = ReturnType<typeof useSwap>

function swapBody(form: Form): AdminPostOrdersOrderSwapsReq {
  const { values } = form.draft
  const option = form.options.find(({ value }) => value === values.shipping)
  return {
    return_items: form.chosen.map(({ item, quantity, reason, note }) => ({
      item_id: item.id,
      quantity,
      ...(reason ? { reason_id: reason } : {}),
      note: orNull(note),
    })),
    additional_items: additionalItems(values.items),
    ...(values.back
      ? {
          return_shipping: {
            option_id: values.back,
            ...(form.backPrice === undefined ? {} : { price: form.backPrice }),
          },
        }
      : {}),
    ...(option
      ? {
          custom_shipping_options: [{ option_id: option.value, price: form.shippingPrice ?? option.amount }],
        }
      : {}),
    ...(values.location ? { return_location_id: values.location } : {}),
    allow_backorder: values.allowBackorder,
    no_notification: !values.notify,
  }
}

function Details({ order, source }: { order: ShownOrder; source: ReturnSource }) {
  const form = useSwap(order, source)
  const { values, change } = form.draft
  const reasons = useReasonOptions()
  return (
    <TaskPage
      title={words.title}
      back={{ to: `/a/orders/${order.id}`, label: t.records.order({ number: order.display_id }) }}
      draft={form.draft}
      summary={t.orderTasks.summary}
      submit={words.submit}
      problem={form.problem}
      done={words.done}
      changes={changesOf.exchange}
      send={(client) => client.admin.orders.createSwap(order.id, swapBody(form))}
      aside={<SwapSummary order={order} form={form} />}
    >
      <Section title={t.orderTasks.returns.items}>
        {form.lines.length === 0 ? (
          <p className="muted">{t.orderTasks.returns.nothing}</p>
        ) : (
          <UnitLines
            lines={form.lines}
            choices={values.lines}
            reasons={reasons}
            onChange={(update) => change((before) => ({ lines: update(before.lines) }))}
          />
        )}
      </Section>
      <Section title={words.newItems}>
        <NewItems
          place={{ regionId: order.region_id, currency: order.currency_code, customerId: order.customer_id }}
          items={values.items}
          onChange={(items) => change({ items })}
        />
      </Section>
      <Section title={words.terms}>
        <SwapTerms order={order} form={form} />
      </Section>
    </TaskPage>
  )
}

function SwapTerms({ order, form }: { order: ShownOrder; form: Form }) {
  const { values, change } = form.draft
  const locations = useLocationOptions()
  return (
    <div className="fields">
      <ShippingFields
        label={t.orderTasks.returns.shipping}
        empty={t.orderTasks.returns.noShipping}
        options={form.backOptions}
        currency={order.currency_code}
        choice={{ option: values.back, price: values.backPrice }}
        problem={form.problems.back}
        onChange={({ option, price }) => change({ back: option, backPrice: price })}
      />
      <ShippingFields
        label={words.shipping}
        empty={words.customerChooses}
        options={form.options}
        currency={order.currency_code}
        choice={{ option: values.shipping, price: values.shippingPrice }}
        problem={form.problems.shipping}
        onChange={({ option, price }) => change({ shipping: option, shippingPrice: price })}
      />
      <FieldInput
        field={{
          name: "location",
          kind: "select",
          label: t.orderTasks.returns.location,
          half: true,
          empty: t.orderTasks.noLocation,
          options: locations,
        }}
        value={values.location}
        problem={undefined}
        onChange={(location) => change({ location: String(location) })}
      />
      <FieldInput
        field={{ name: "backorder", kind: "switch", label: words.backorder, hint: words.backorderHint }}
        value={values.allowBackorder}
        problem={undefined}
        onChange={(isOn) => change({ allowBackorder: isOn === true })}
      />
      <FieldInput
        field={{ name: "notify", kind: "switch", label: t.orders.notify, hint: t.orders.notifyText }}
        value={values.notify}
        problem={undefined}
        onChange={(notify) => change({ notify: notify === true })}
      />
    </div>
  )
}

function SwapSummary({ order, form }: { order: ShownOrder; form: Form }) {
  const currency = order.currency_code
  return (
    <>
      <SummaryLine name={words.credit}>{formatMoney(-form.credit, currency)}</SummaryLine>
      {form.backCosts > 0 && (
        <SummaryLine name={t.orderTasks.returns.shipping}>
          {formatMoney(form.backCosts, currency)}
        </SummaryLine>
      )}
      <SummaryLine name={words.newItems}>
        {formatMoney(priceOfItems(form.draft.values.items), currency)}
      </SummaryLine>
      <p className="muted small">{words.differenceText}</p>
    </>
  )
}

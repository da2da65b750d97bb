import type { AdminPostOrdersOrderSwapsReq } from "@stheno/js-client"
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
import { additionalItems, itemProblems, NewItems, newItems, priceOfItems } from "../task/new-items.tsx"
import { typedAmount } from "../task/refund.ts"
import { refundOfUnits, selectableLines, type ReturnSource, type TaskLine } from "../task/returnable-lines.ts"
import { OrderTask } from "../task/order-task.tsx"
import { ShippingFields } from "../task/shipping-fields.tsx"
import { shippingWithTax, useReasonOptions, useShippingChoices } from "../task/task-choices.ts"
import { SummaryLine, TaskPage } from "../task/task-page.tsx"
import { chosenLines, lineChoices, noChoices, UnitLines } from "../task/unit-lines.tsx"

const words = t.orderTasks.swaps

/** Exchanges items of an order for others. */
export function SwapForm() {
  return <OrderTask>{(order, source) => <Details order={order} source={source} />}</OrderTask>
}

/** What the form holds. */
const swapValues = z.object({
  lines: lineChoices,
  items: newItems,
  back: z.string(),
  backPrice: z.string(),
  shipping: z.string(),
  shippingPrice: z.string(),
  location: z.string(),
  allowBackorder: z.boolean(),
  notify: z.boolean(),
})

type SwapValues = z.infer<typeof swapValues>

const empty = {
  items: [],
  back: "",
  backPrice: "",
  shipping: "",
  shippingPrice: "",
  location: "",
  allowBackorder: true,
  notify: true,
}

/** Checks the form for an order. */
function schemaFor(currency: string, lines: readonly TaskLine[]) {
  const missing = ({ lines: choices, items }: SwapValues) =>
    chosenLines(lines, choices).length === 0
      ? t.orders.nothingChosen
      : items.length === 0
        ? words.itemsMissing
        : undefined
  return swapValues.check(
    checkValues<SwapValues>((values) => [
      ...itemProblems(values.items, currency),
      ...problemAt(moneyProblem(values.backPrice, currency), "backPrice"),
      ...problemAt(moneyProblem(values.shippingPrice, currency), "shippingPrice"),
      ...problemAt(missing(values)),
    ]),
  )
}

/** The form, and what it comes to. */
function useSwap(order: ShownOrder, source: ReturnSource) {
  const currency = order.currency_code
  const backOptions = useShippingChoices(order.region_id, currency, true)
  const options = useShippingChoices(order.region_id, currency, false)
  const lines = selectableLines(source, "shipped_quantity")
  const form = useZodForm({
    schema: schemaFor(currency, lines),
    defaultValues: { ...empty, lines: noChoices(lines) },
    draftKey: `swap:${order.id}`,
  })
  const values = form.api.watch()
  const chosen = chosenLines(lines, values.lines)
  const units = new Map(chosen.map(({ item, quantity }) => [item.id, quantity]))
  const credit = refundOfUnits(lines, (id) => units.get(id) ?? 0)
  const backPrice = typedAmount(values.backPrice, currency)
  const shippingPrice = typedAmount(values.shippingPrice, currency)
  const backCosts = shippingWithTax(
    backOptions.find(({ value }) => value === values.back),
    backPrice,
  )
  return { form, values, backOptions, options, lines, chosen, credit, backPrice, shippingPrice, backCosts }
}

type Task = ReturnType<typeof useSwap>

function swapBody(task: Task, values: SwapValues): AdminPostOrdersOrderSwapsReq {
  const option = task.options.find(({ value }) => value === values.shipping)
  return {
    return_items: task.chosen.map(({ item, quantity, reason, note }) => ({
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
            ...(task.backPrice === undefined ? {} : { price: task.backPrice }),
          },
        }
      : {}),
    ...(option
      ? {
          custom_shipping_options: [{ option_id: option.value, price: task.shippingPrice ?? option.amount }],
        }
      : {}),
    ...(values.location ? { return_location_id: values.location } : {}),
    allow_backorder: values.allowBackorder,
    no_notification: !values.notify,
  }
}

function Details({ order, source }: { order: ShownOrder; source: ReturnSource }) {
  const task = useSwap(order, source)
  const reasons = useReasonOptions()
  return (
    <TaskPage
      title={words.title}
      back={{ to: `/a/orders/${order.id}`, label: t.records.order({ number: order.display_id }) }}
      form={task.form}
      summary={t.orderTasks.summary}
      submit={words.submit}
      done={words.done}
      changes={changesOf.exchange}
      send={(client, values) => client.admin.orders.createSwap(order.id, swapBody(task, values))}
      aside={<SwapSummary order={order} task={task} />}
    >
      <Section title={t.orderTasks.returns.items}>
        {task.lines.length === 0 ? (
          <p className="muted">{t.orderTasks.returns.nothing}</p>
        ) : (
          <UnitLines lines={task.lines} reasons={reasons} />
        )}
      </Section>
      <Section title={words.newItems}>
        <NewItems
          place={{ regionId: order.region_id, currency: order.currency_code, customerId: order.customer_id }}
        />
      </Section>
      <Section title={words.terms}>
        <SwapTerms order={order} task={task} />
      </Section>
    </TaskPage>
  )
}

function SwapTerms({ order, task }: { order: ShownOrder; task: Task }) {
  const locations = useLocationOptions()
  return (
    <div className="fields">
      <ShippingFields
        label={t.orderTasks.returns.shipping}
        empty={t.orderTasks.returns.noShipping}
        options={task.backOptions}
        currency={order.currency_code}
        names={{ option: "back", price: "backPrice" }}
      />
      <ShippingFields
        label={words.shipping}
        empty={words.customerChooses}
        options={task.options}
        currency={order.currency_code}
        names={{ option: "shipping", price: "shippingPrice" }}
      />
      <FormField
        field={{
          name: "location",
          kind: "select",
          label: t.orderTasks.returns.location,
          half: true,
          empty: t.orderTasks.noLocation,
          options: locations,
        }}
      />
      <FormField
        field={{ name: "allowBackorder", kind: "switch", label: words.backorder, hint: words.backorderHint }}
      />
      <FormField
        field={{ name: "notify", kind: "switch", label: t.orders.notify, hint: t.orders.notifyText }}
      />
    </div>
  )
}

function SwapSummary({ order, task }: { order: ShownOrder; task: Task }) {
  const currency = order.currency_code
  return (
    <>
      <SummaryLine name={words.credit}>{formatMoney(-task.credit, currency)}</SummaryLine>
      {task.backCosts > 0 && (
        <SummaryLine name={t.orderTasks.returns.shipping}>
          {formatMoney(task.backCosts, currency)}
        </SummaryLine>
      )}
      <SummaryLine name={words.newItems}>
        {formatMoney(priceOfItems(task.values.items), currency)}
      </SummaryLine>
      <p className="muted small">{words.differenceText}</p>
    </>
  )
}

import { useAdminRegion } from "@stheno/medusa-react"
import { formatMoney } from "../../format/money.ts"
import { countryName } from "../../format/names.ts"
import { FormField } from "../../kit/form-field.tsx"
import { optionsOf } from "../../kit/fields.ts"
import { metadataField } from "../../kit/metadata-text.ts"
import { Section } from "../../kit/page.tsx"
import { t } from "../../messages/index.ts"
import { addressFields, addressLines } from "../address-fields.ts"
import { changesOf } from "../order-changes.ts"
import type { ShownOrder } from "../shown-order.ts"
import { NewItems, priceOfItems } from "../task/new-items.tsx"
import type { ReturnSource } from "../task/returnable-lines.ts"
import { OrderTask } from "../task/order-task.tsx"
import { ShippingFields } from "../task/shipping-fields.tsx"
import { useLocationOptions } from "../../kit/choices.ts"
import { SummaryLine, TaskPage } from "../task/task-page.tsx"
import { UnitLines } from "../task/unit-lines.tsx"
import { claimBody, claimReasons, useClaim, type ClaimTask } from "./use-claim.ts"

const words = t.orderTasks.claims

/** Settles a complaint about an order by a refund or by replacements. */
export function ClaimForm() {
  return <OrderTask>{(order, source) => <Details order={order} source={source} />}</OrderTask>
}

function Details({ order, source }: { order: ShownOrder; source: ReturnSource }) {
  const task = useClaim(order, source)
  const { values } = task
  const isReplacing = values.type === "replace"
  return (
    <TaskPage
      title={words.title}
      back={{ to: `/a/orders/${order.id}`, label: t.records.order({ number: order.display_id }) }}
      form={task.form}
      summary={t.orderTasks.summary}
      submit={words.submit}
      done={words.done}
      changes={changesOf.claim}
      send={(client, values) => client.admin.orders.createClaim(order.id, claimBody(task, values))}
      aside={<ClaimSummary order={order} task={task} />}
    >
      <Section title={words.items}>
        {task.lines.length === 0 ? (
          <p className="muted">{words.nothing}</p>
        ) : (
          <UnitLines
            lines={task.lines}
            reasons={optionsOf(claimReasons, words.reasons)}
            isReasonRequired
            onUploading={task.onUploading}
          />
        )}
      </Section>
      <Section title={words.settlement}>
        <Settlement order={order} task={task} />
      </Section>
      {isReplacing && (
        <Section title={words.replacements}>
          <NewItems
            place={{
              regionId: order.region_id,
              currency: order.currency_code,
              customerId: order.customer_id,
            }}
          />
        </Section>
      )}
      {isReplacing && <Delivery order={order} task={task} />}
      <ReturnPart order={order} task={task} />
    </TaskPage>
  )
}

function Settlement({ order, task }: { order: ShownOrder; task: ClaimTask }) {
  const { values } = task
  const currency = order.currency_code
  return (
    <div className="fields">
      <FormField
        field={{
          name: "type",
          kind: "select",
          label: words.type,
          half: true,
          required: true,
          options: optionsOf(["replace", "refund"], words.types),
        }}
      />
      {values.type === "refund" && (
        <FormField
          field={{
            name: "refund",
            kind: "money",
            label: words.refund,
            hint: t.orderTasks.returns.refundHint({ amount: formatMoney(task.computed, currency) }),
            half: true,
            currency,
          }}
        />
      )}
      <FormField field={metadataField} />
      <FormField
        field={{ name: "notify", kind: "switch", label: t.orders.notify, hint: t.orders.notifyText }}
      />
    </div>
  )
}

function Delivery({ order, task }: { order: ShownOrder; task: ClaimTask }) {
  const { region } = useAdminRegion(order.region_id, { staleTime: 60_000 })
  const countries = (region?.countries ?? []).map(({ iso_2 }) => ({
    value: iso_2,
    label: countryName(iso_2),
  }))
  const place = order.shipping_address ? addressLines(order.shipping_address).join(", ") : t.orders.noAddress
  return (
    <Section title={words.delivery}>
      <div className="fields">
        <ShippingFields
          label={words.shipping}
          empty={t.kit.choose}
          isRequired
          options={task.options}
          currency={order.currency_code}
          names={{ option: "shipping", price: "shippingPrice" }}
        />
        <FormField
          field={{
            name: "hasOtherAddress",
            kind: "switch",
            label: words.otherAddress,
            hint: words.sendTo({ place }),
          }}
        />
        {task.values.hasOtherAddress &&
          addressFields(countries).map((field) => (
            <FormField
              key={field.name}
              field={{ ...field, name: `address.${field.name}`, required: false }}
            />
          ))}
      </div>
    </Section>
  )
}

function ReturnPart({ order, task }: { order: ShownOrder; task: ClaimTask }) {
  const locations = useLocationOptions()
  return (
    <Section title={words.back}>
      <div className="fields">
        <ShippingFields
          label={t.orderTasks.returns.shipping}
          empty={words.noReturn}
          options={task.backOptions}
          currency={order.currency_code}
          names={{ option: "back", price: "backPrice" }}
        />
        {task.values.back !== "" && (
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
        )}
      </div>
    </Section>
  )
}

function ClaimSummary({ order, task }: { order: ShownOrder; task: ClaimTask }) {
  const { values } = task
  const currency = order.currency_code
  if (values.type === "refund")
    return (
      <>
        <SummaryLine name={words.refundNow}>{formatMoney(task.refund, currency)}</SummaryLine>
        <p className="muted small">{words.refundText}</p>
      </>
    )
  return (
    <>
      <SummaryLine name={words.worth}>{formatMoney(priceOfItems(values.items), currency)}</SummaryLine>
      <p className="muted small">{words.replaceText}</p>
    </>
  )
}

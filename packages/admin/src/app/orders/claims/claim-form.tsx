import { useAdminRegion } from "@stheno/medusa-react"
import { useState } from "react"
import { formatMoney } from "../../format/money.ts"
import { countryName } from "../../format/names.ts"
import { FieldInput } from "../../kit/field-input.tsx"
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
import { claimBody, claimReasons, useClaim, type ClaimForm as Form } from "./use-claim.ts"

const words = t.orderTasks.claims

/** Settles a complaint about an order by a refund or by replacements. */
export function ClaimForm() {
  return <OrderTask>{(order, source) => <Details order={order} source={source} />}</OrderTask>
}

function Details({ order, source }: { order: ShownOrder; source: ReturnSource }) {
  const form = useClaim(order, source)
  const { values, change } = form.draft
  const [uploads, setUploads] = useState(0)
  const isReplacing = values.type === "replace"
  return (
    <TaskPage
      title={words.title}
      back={{ to: `/a/orders/${order.id}`, label: t.records.order({ number: order.display_id }) }}
      draft={form.draft}
      summary={t.orderTasks.summary}
      submit={words.submit}
      problem={uploads > 0 ? t.orderTasks.imagesUploading : form.problem}
      done={words.done}
      changes={changesOf.claim}
      send={(client) => client.admin.orders.createClaim(order.id, claimBody(form))}
      aside={<ClaimSummary order={order} form={form} />}
    >
      <Section title={words.items}>
        {form.lines.length === 0 ? (
          <p className="muted">{words.nothing}</p>
        ) : (
          <UnitLines
            lines={form.lines}
            choices={values.lines}
            reasons={optionsOf(claimReasons, words.reasons)}
            isReasonRequired
            onUploading={(isUploading) => setUploads((count) => count + (isUploading ? 1 : -1))}
            onChange={(update) => change((before) => ({ lines: update(before.lines) }))}
          />
        )}
      </Section>
      <Section title={words.settlement}>
        <Settlement order={order} form={form} />
      </Section>
      {isReplacing && (
        <Section title={words.replacements}>
          <NewItems
            place={{
              regionId: order.region_id,
              currency: order.currency_code,
              customerId: order.customer_id,
            }}
            items={values.items}
            onChange={(items) => change({ items })}
          />
        </Section>
      )}
      {isReplacing && <Delivery order={order} form={form} />}
      <ReturnPart order={order} form={form} />
    </TaskPage>
  )
}

function Settlement({ order, form }: { order: ShownOrder; form: Form }) {
  const { values, change } = form.draft
  const currency = order.currency_code
  return (
    <div className="fields">
      <FieldInput
        field={{
          name: "type",
          kind: "select",
          label: words.type,
          half: true,
          required: true,
          options: optionsOf(["replace", "refund"], words.types),
        }}
        value={values.type}
        problem={undefined}
        onChange={(type) => change({ type: type === "refund" ? "refund" : "replace" })}
      />
      {values.type === "refund" && (
        <FieldInput
          field={{
            name: "refund",
            kind: "money",
            label: words.refund,
            hint: t.orderTasks.returns.refundHint({ amount: formatMoney(form.computed, currency) }),
            half: true,
            currency,
          }}
          value={values.refund}
          problem={form.problems.refund}
          onChange={(refund) => change({ refund: String(refund) })}
        />
      )}
      <FieldInput
        field={metadataField}
        value={values.metadata}
        problem={undefined}
        onChange={(metadata) => change({ metadata: String(metadata) })}
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

function Delivery({ order, form }: { order: ShownOrder; form: Form }) {
  const { values, change } = form.draft
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
          options={form.options}
          currency={order.currency_code}
          choice={{ option: values.shipping, price: values.shippingPrice }}
          problem={form.problems.shippingPrice}
          onChange={({ option, price }) => change({ shipping: option, shippingPrice: price })}
        />
        <FieldInput
          field={{ name: "other", kind: "switch", label: words.otherAddress, hint: words.sendTo({ place }) }}
          value={values.hasOtherAddress}
          problem={undefined}
          onChange={(isOn) => change({ hasOtherAddress: isOn === true })}
        />
        {values.hasOtherAddress &&
          addressFields(countries).map((field) => (
            <FieldInput
              key={field.name}
              field={field.kind === "select" ? { ...field, required: false } : field}
              value={values.address[field.name] ?? ""}
              problem={undefined}
              onChange={(value) => change({ address: { ...values.address, [field.name]: String(value) } })}
            />
          ))}
      </div>
    </Section>
  )
}

function ReturnPart({ order, form }: { order: ShownOrder; form: Form }) {
  const { values, change } = form.draft
  const locations = useLocationOptions()
  return (
    <Section title={words.back}>
      <div className="fields">
        <ShippingFields
          label={t.orderTasks.returns.shipping}
          empty={words.noReturn}
          options={form.backOptions}
          currency={order.currency_code}
          choice={{ option: values.back, price: values.backPrice }}
          problem={form.problems.backPrice}
          onChange={({ option, price }) => change({ back: option, backPrice: price })}
        />
        {values.back !== "" && (
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
        )}
      </div>
    </Section>
  )
}

function ClaimSummary({ order, form }: { order: ShownOrder; form: Form }) {
  const { values } = form.draft
  const currency = order.currency_code
  if (values.type === "refund")
    return (
      <>
        <SummaryLine name={words.refundNow}>{formatMoney(form.refund, currency)}</SummaryLine>
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

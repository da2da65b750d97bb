import { Plus } from "lucide-react"
import { useNavigate } from "react-router-dom"
import { formatMoney } from "../format/money.ts"
import { useHasNoRegion, useRegionOptions } from "../kit/choices.ts"
import { Button } from "../kit/button.tsx"
import { FieldInput } from "../kit/field-input.tsx"
import { metadataField } from "../kit/metadata-text.ts"
import { NoRegions } from "../kit/no-regions.tsx"
import { PageHead, Section } from "../kit/page.tsx"
import { t } from "../messages/index.ts"
import { changesOf } from "../orders/order-changes.ts"
import { NewItems } from "../orders/task/new-items.tsx"
import { ShippingFields } from "../orders/task/shipping-fields.tsx"
import { SummaryLine, TaskPage } from "../orders/task/task-page.tsx"
import { CustomItems, newCustomItem } from "./custom-items.tsx"
import { BillingAddress, ShippingAddress } from "./draft-addresses.tsx"
import { DraftCustomer } from "./draft-customer.tsx"
import { draftBody, useDraftOrder, type DraftForm as Form } from "./use-draft-order.ts"

const words = t.draftOrders

const back = { to: "/a/draft-orders", label: words.title }

/** Creates an order for a customer, on one page. */
export function DraftForm() {
  const hasNoRegion = useHasNoRegion()
  if (!hasNoRegion) return <RegionDraftForm />
  return (
    <>
      <PageHead title={words.create} back={back} />
      <div className="card">
        <NoRegions />
      </div>
    </>
  )
}

function RegionDraftForm() {
  const regions = useRegionOptions()
  const form = useDraftOrder(regions)
  const navigate = useNavigate()
  const { values, change } = form.draft
  return (
    <TaskPage
      title={words.create}
      back={back}
      draft={form.draft}
      summary={t.orderTasks.summary}
      submit={words.create}
      problem={form.problem}
      done={words.createDone}
      changes={changesOf.draft}
      send={async (client) => {
        const { draft_order } = await client.admin.draftOrders.create(draftBody(form))
        return () => navigate(`/a/draft-orders/${draft_order.id}`)
      }}
      aside={<DraftSummary form={form} />}
    >
      <Section title={words.customer}>
        <DraftCustomer form={form} />
      </Section>
      <Section title={t.orders.items}>
        <div className="fields">
          <FieldInput
            field={{
              name: "region",
              kind: "select",
              label: words.region,
              required: true,
              half: true,
              options: regions,
            }}
            value={form.regionId}
            problem={undefined}
            onChange={(region) => change({ region: String(region), items: [], option: "", price: "" })}
          />
        </div>
        <NewItems
          place={{ regionId: form.regionId, currency: form.currency, customerId: values.customerId || null }}
          items={values.items}
          hasPrices
          onChange={(items) => change({ items })}
          actions={
            <Button
              icon={Plus}
              onClick={() => change({ customItems: [...values.customItems, newCustomItem] })}
            >
              {words.addCustomItem}
            </Button>
          }
        >
          {values.customItems.length > 0 && (
            <CustomItems
              currency={form.currency}
              items={values.customItems}
              onChange={(customItems) => change({ customItems })}
            />
          )}
        </NewItems>
      </Section>
      <Section
        title={t.orders.shippingAddress}
        beside={<span className="field-optional">{t.form.optional}</span>}
      >
        <ShippingAddress form={form} />
      </Section>
      <Section title={t.orders.billingAddress}>
        <BillingAddress form={form} />
      </Section>
      <Section title={words.terms}>
        <Terms form={form} />
      </Section>
    </TaskPage>
  )
}

function Terms({ form }: { form: Form }) {
  const { values, change } = form.draft
  return (
    <div className="fields">
      <ShippingFields
        label={words.shippingOption}
        empty={words.chooseShipping}
        isRequired
        options={form.options}
        currency={form.currency}
        choice={values}
        problem={form.priceProblem}
        onChange={change}
      />
      <FieldInput
        field={{ name: "codes", kind: "text", label: words.discountCodes, hint: words.discountCodesHint }}
        value={values.codes}
        problem={undefined}
        onChange={(codes) => change({ codes: String(codes) })}
      />
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

function DraftSummary({ form }: { form: Form }) {
  return (
    <>
      <SummaryLine name={t.orders.items}>{formatMoney(form.itemsTotal, form.currency)}</SummaryLine>
      <SummaryLine name={t.orders.shipping}>{formatMoney(form.shippingTotal, form.currency)}</SummaryLine>
      <p className="muted small">{words.summaryText}</p>
    </>
  )
}

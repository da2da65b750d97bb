import { Plus } from "lucide-react"
import { useFieldArray, useFormContext } from "react-hook-form"
import { useNavigate } from "react-router-dom"
import { formatMoney } from "../format/money.ts"
import { useHasNoRegion, useRegionOptions } from "../kit/choices.ts"
import { Button } from "../kit/button.tsx"
import { FormField } from "../kit/form-field.tsx"
import { metadataField } from "../kit/metadata-text.ts"
import { NoRegions } from "../kit/no-regions.tsx"
import { PageHead, Section } from "../kit/page.tsx"
import { Loading } from "../kit/states.tsx"
import { t } from "../messages/index.ts"
import { changesOf } from "../orders/order-changes.ts"
import { NewItems } from "../orders/task/new-items.tsx"
import { ShippingFields } from "../orders/task/shipping-fields.tsx"
import { SummaryLine, TaskPage } from "../orders/task/task-page.tsx"
import { CustomItems, newCustomItem } from "./custom-items.tsx"
import { BillingAddress, ShippingAddress } from "./draft-addresses.tsx"
import { DraftCustomer } from "./draft-customer.tsx"
import { draftBody, useDraftOrder, type DraftTask, type DraftValues } from "./use-draft-order.ts"

const words = t.draftOrders

const back = { to: "/a/draft-orders", label: words.title }

/** Creates an order for a customer, on one page. */
export function DraftForm() {
  const hasNoRegion = useHasNoRegion()
  const [first, ...others] = useRegionOptions()
  if (first) return <RegionDraftForm regions={[first, ...others]} />
  if (!hasNoRegion) return <Loading />
  return (
    <>
      <PageHead title={words.create} back={back} />
      <div className="card">
        <NoRegions />
      </div>
    </>
  )
}

type Regions = Parameters<typeof useDraftOrder>[0]

function RegionDraftForm({ regions }: { regions: Regions }) {
  const task = useDraftOrder(regions)
  const navigate = useNavigate()
  return (
    <TaskPage
      title={words.create}
      back={back}
      form={task.form}
      summary={t.orderTasks.summary}
      submit={words.create}
      done={words.createDone}
      changes={changesOf.draft}
      send={async (client, values) => {
        const { draft_order } = await client.admin.draftOrders.create(draftBody(values, regions))
        return () => navigate(`/a/draft-orders/${draft_order.id}`)
      }}
      aside={<DraftSummary task={task} />}
    >
      <Section title={words.customer}>
        <DraftCustomer task={task} />
      </Section>
      <Section title={t.orders.items}>
        <DraftItems task={task} regions={regions} />
      </Section>
      <Section
        title={t.orders.shippingAddress}
        beside={<span className="field-optional">{t.form.optional}</span>}
      >
        <ShippingAddress task={task} />
      </Section>
      <Section title={t.orders.billingAddress}>
        <BillingAddress task={task} />
      </Section>
      <Section title={words.terms}>
        <Terms task={task} />
      </Section>
    </TaskPage>
  )
}

function DraftItems({ task, regions }: { task: DraftTask; regions: Regions }) {
  const { currency, values } = task
  const { setValue } = useFormContext<DraftValues>()
  const customItems = useFieldArray<DraftValues, "customItems">({ name: "customItems" })
  return (
    <>
      <div className="fields">
        <FormField
          field={{
            name: "region",
            kind: "select",
            label: words.region,
            required: true,
            half: true,
            options: regions,
          }}
          onChanged={() => {
            // Both have prices of the region.
            setValue("items", [])
            setValue("option", "")
            setValue("price", "")
          }}
        />
      </div>
      <NewItems
        place={{ regionId: values.region, currency, customerId: values.customerId || null }}
        areLines
        actions={
          <Button icon={Plus} onClick={() => customItems.append(newCustomItem)}>
            {words.addCustomItem}
          </Button>
        }
      >
        {customItems.fields.length > 0 && <CustomItems currency={currency} items={customItems} />}
      </NewItems>
    </>
  )
}

function Terms({ task }: { task: DraftTask }) {
  return (
    <div className="fields">
      <ShippingFields
        label={words.shippingOption}
        empty={words.chooseShipping}
        isRequired
        options={task.options}
        currency={task.currency}
        names={{ option: "option", price: "price" }}
      />
      <FormField
        field={{ name: "codes", kind: "text", label: words.discountCodes, hint: words.discountCodesHint }}
      />
      <FormField field={metadataField} />
      <FormField
        field={{ name: "notify", kind: "switch", label: t.orders.notify, hint: t.orders.notifyText }}
      />
    </div>
  )
}

function DraftSummary({ task }: { task: DraftTask }) {
  return (
    <>
      <SummaryLine name={t.orders.items}>{formatMoney(task.itemsTotal, task.currency)}</SummaryLine>
      <SummaryLine name={t.orders.shipping}>{formatMoney(task.shippingTotal, task.currency)}</SummaryLine>
      <p className="muted small">{words.summaryText}</p>
    </>
  )
}

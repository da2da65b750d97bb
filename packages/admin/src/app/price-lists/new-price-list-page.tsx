import { useMedusa } from "@stheno/medusa-react"
import {
  DateTimeField,
  FormPage,
  FormSection,
  MultiComboboxField,
  RadioCardsField,
  SelectField,
  SwitchField,
  TextField,
  useZodForm,
  type ZodForm,
} from "@stheno/ui/forms"
import { Plus, X } from "lucide-react"
import { lazy, Suspense, useMemo, useRef, useState } from "react"
import { useNavigate } from "react-router-dom"
import { Button } from "../kit/button.tsx"
import { optionsOf } from "../kit/fields.ts"
import { foundOf, namedOption } from "../kit/searched-choices.ts"
import { useAction } from "../kit/use-action.ts"
import { t } from "../messages/index.ts"
import type { StoredPrice, WrittenPrice } from "../prices/price-rows.ts"
import {
  emptyPriceList,
  newPriceListSchema,
  priceListOf,
  type NewPriceListInput,
  type NewPriceListValues,
} from "./new-price-list.ts"
import { PickProducts } from "./picked-products.tsx"
import { variantsOf, type PickedProduct } from "./picked-variants.ts"

// Shown once a product is chosen
const PriceGrid = lazy(async () => ({ default: (await import("../prices/price-grid.tsx")).PriceGrid }))

const words = t.priceLists
const back = { to: "/a/pricing", label: words.title }

type NewForm = ZodForm<NewPriceListInput, NewPriceListValues>

/** Creates a price list with its products and prices. What is entered survives a reload of the page. */
export function NewPriceListPage() {
  const navigate = useNavigate()
  const created = useRef("")
  const form = useZodForm({
    schema: newPriceListSchema,
    defaultValues: emptyPriceList,
    draftKey: "price-list",
  })
  const create = useAction<NewPriceListValues>(
    async (client, values) => {
      if (values.invalid > 0) throw new Error(words.invalidPrices)
      const { price_list } = await client.admin.priceLists.create(priceListOf(values))
      created.current = price_list.id
      form.markSaved()
    },
    { quiet: true, done: words.createDone, after: () => navigate(`/a/pricing/${created.current}`) },
  )
  return (
    <FormPage
      form={form}
      title={words.create}
      documentTitle={`${words.create} · ${t.common.product}`}
      back={back}
      submitLabel={words.create}
      onSubmit={(values) => create.mutateAsync(values)}
      onCancel={() => void navigate(back.to)}
    >
      <FormSection title={words.details}>
        <RadioCardsField
          form={form}
          name="type"
          label={words.type}
          options={[
            { value: "sale", label: words.types.sale, hint: words.saleHint },
            { value: "override", label: words.types.override, hint: words.overrideHint },
          ]}
        />
        <TextField form={form} name="name" label={words.name} isHalf />
        <SelectField
          form={form}
          name="status"
          label={words.status}
          isHalf
          options={optionsOf(["draft", "active"], words.statuses)}
        />
        <TextField form={form} name="description" label={words.description} />
      </FormSection>
      <Conditions form={form} />
      <Products form={form} />
    </FormPage>
  )
}

function Conditions({ form }: { form: NewForm }) {
  const { client } = useMedusa()
  return (
    <FormSection title={words.conditions}>
      <DateTimeField form={form} name="starts_at" label={words.starts} isHalf isOptional />
      <DateTimeField form={form} name="ends_at" label={words.ends} hint={words.endsHint} isHalf isOptional />
      <MultiComboboxField
        form={form}
        name="groups"
        label={words.groups}
        hint={words.groupsHint}
        isOptional
        loadOptions={async (q) => {
          const { customer_groups, count } = await client.admin.customerGroups.list({
            limit: 30,
            ...(q ? { q } : {}),
          })
          return foundOf(customer_groups.map(namedOption), count)
        }}
      />
      <SwitchField form={form} name="includes_tax" label={words.taxInclusive} />
    </FormSection>
  )
}

function Products({ form }: { form: NewForm }) {
  const [isAdding, setAdding] = useState(false)
  const [started, setStarted] = useState<readonly StoredPrice[]>([])
  const products: readonly PickedProduct[] = form.api.watch("products")
  const change = (next: readonly PickedProduct[]) => {
    form.api.setValue("products", [...next.map((each) => ({ ...each, variants: [...each.variants] }))], {
      shouldDirty: true,
    })
    const kept = next.flatMap(({ variants }) => variants.map(({ id }) => id))
    setStarted((old) => old.filter(({ variant_id }) => kept.includes(variant_id)))
    if (next.length === 0) form.api.setValue("prices", [], { shouldDirty: true })
  }
  return (
    <FormSection
      title={words.productsAndPrices}
      actions={
        <Button icon={Plus} onClick={() => setAdding(true)}>
          {words.addProducts}
        </Button>
      }
    >
      <div className="ui-field">
        {products.length === 0 && <p className="muted">{words.noProductsChosen}</p>}
        <ul className="chips">
          {products.map(({ id, title }) => (
            <li key={id} className="chip">
              {title}
              <button
                type="button"
                aria-label={t.form.removeChip({ value: title })}
                onClick={() => change(products.filter((each) => each.id !== id))}
              >
                <X size={12} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
        {products.length > 0 && (
          <Suspense>
            <Prices form={form} products={products} started={started} />
          </Suspense>
        )}
      </div>
      {isAdding && (
        <PickProducts
          taken={products.map(({ id }) => id)}
          onPick={(picked, prices) => {
            setStarted((old) => [...old, ...prices])
            change([...products, ...picked])
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </FormSection>
  )
}

/** The grid is drawn once products are loaded, including the products and prices of a draft. */
function Prices(props: {
  form: NewForm
  products: readonly PickedProduct[]
  started: readonly StoredPrice[]
}) {
  const { form, products, started } = props
  const [restored] = useState(() => form.api.getValues("prices").map(storedPrice))
  const prices = useMemo(() => [...restored, ...started], [restored, started])
  const variants = useMemo(() => variantsOf(products), [products])
  return (
    <PriceGrid
      label={words.prices}
      variants={variants}
      prices={prices}
      onChange={(next, invalid) => {
        form.api.setValue("prices", [...next], { shouldDirty: true })
        form.api.setValue("invalid", invalid)
      }}
    />
  )
}

function storedPrice({ currency_code, region_id, ...price }: WrittenPrice): StoredPrice {
  return { ...price, currency_code: currency_code ?? "", region_id: region_id ?? null }
}

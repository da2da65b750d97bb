import type { Stheno } from "@stheno/js-client"
import { useAdminStore } from "@stheno/medusa-react"
import { useEffect, useState } from "react"
import { useNavigate } from "react-router-dom"
import { Button } from "../../kit/button.tsx"
import { useIsStoreRead, useStockLocations, useStoreCurrencies } from "../../kit/choices.ts"
import { errorText, fieldErrors } from "../../kit/errors.ts"
import { problemOf, textOf, type FieldValue } from "../../kit/fields.ts"
import { metadataField } from "../../kit/metadata-text.ts"
import { notify } from "../../kit/notify.ts"
import { PageHead, Section } from "../../kit/page.tsx"
import { PictureOrder } from "../../kit/picture-order.tsx"
import { FormProblem } from "../../kit/states.tsx"
import { useAction } from "../../kit/use-action.ts"
import { t } from "../../messages/index.ts"
import { putInStock } from "../put-in-stock.ts"
import { attributeFields } from "../attribute-fields.ts"
import { GeneralCard, OrganizationCard } from "./new-product-fields.tsx"
import { FieldsCard, type FormState } from "./fields-card.tsx"
import {
  draftVariants,
  emptyDraft,
  isWrongCell,
  loadDraft,
  productOf,
  saveDraft,
  stockColumn,
  type ProductDraft,
} from "./product-draft.ts"
import { OptionsCard, VariantsCard } from "./variants-card.tsx"

const words = t.newProduct
const fieldNames = ["title", "handle", "weight", "length", "width", "height", "hs_code", "mid_code", "type"]

/** Creates a product. What is entered survives a reload of the page. */
export function NewProductPage() {
  const navigate = useNavigate()
  const currencies = useStoreCurrencies()
  const locations = useStockLocations()
  const { store } = useAdminStore()
  // Before, a restored draft has prices and stock that no column stands for.
  const isReady = useIsStoreRead()
  const [draft, setDraft] = useState(loadDraft)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<string>()
  const [failures, setFailures] = useState(0)
  // The buttons stay in view, so what is wrong may not be.
  useEffect(() => {
    if (failures > 0) showFirstProblem()
  }, [failures])
  const change = (part: Partial<ProductDraft>) => setDraft((old) => ({ ...old, ...part }))
  useEffect(() => saveDraft(draft === emptyDraft ? undefined : draft), [draft])
  const home = store?.default_sales_channel_id
  const values = { ...(home ? { channels: [home] } : {}), ...draft.values }
  const form: FormState = {
    values,
    problems,
    set: (name: string, value: FieldValue) => {
      setDraft((old) => ({ ...old, values: { ...old.values, [name]: value } }))
      setProblems(({ [name]: _solved, ...rest }) => rest)
    },
  }
  const create = useAction<"draft" | "published">(
    async (client, status) => {
      const defaults = { option: t.products.defaultOption, variant: t.products.defaultVariant }
      const whole = { ...draft, values }
      const { product } = await client.admin.products.create(
        productOf(whole, { status, currencies, defaults }),
      )
      saveDraft(undefined)
      setDraft(emptyDraft)
      await stockVariants(client, product.variants ?? [], { draft, locations })
      await navigate(`/a/products/${product.id}`)
    },
    { quiet: true, done: t.products.createDone },
  )
  const send = (status: "draft" | "published") => {
    const found = problemsOf(draft)
    setProblems(found.fields)
    setProblem(found.whole)
    if (found.whole !== undefined || Object.keys(found.fields).length > 0)
      return setFailures((count) => count + 1)
    create.mutate(status, {
      onError: (error) => {
        const named = fieldErrors(errorText(error), fieldNames)
        setProblems(named)
        setProblem(errorText(error))
        setFailures((count) => count + 1)
      },
    })
  }
  return (
    <>
      <PageHead
        sticky
        title={t.products.create}
        back={{ to: "/a/products", label: t.products.title }}
        actions={
          <>
            <Button kind="quiet" disabled={draft === emptyDraft} onClick={() => setDraft(emptyDraft)}>
              {words.discard}
            </Button>
            <Button disabled={!isReady} busy={create.isPending} onClick={() => send("draft")}>
              {words.saveDraft}
            </Button>
            <Button
              kind="primary"
              disabled={!isReady}
              busy={create.isPending}
              onClick={() => send("published")}
            >
              {t.products.publish}
            </Button>
          </>
        }
      />
      <FormProblem text={problem} />
      <div className="detail">
        <div className="detail-main">
          <GeneralCard form={form} />
          <NewPictures draft={draft} onChange={change} />
          <OptionsCard draft={draft} onChange={change} />
          <VariantsCard draft={draft} onChange={change} currencies={currencies} locations={locations} />
        </div>
        <div className="detail-side">
          <OrganizationCard form={form} tags={draft.tags} onTags={(tags) => change({ tags })} />
          <FieldsCard
            title={t.products.attributes}
            form={form}
            fields={[...attributeFields(), metadataField]}
          />
        </div>
      </div>
    </>
  )
}

function NewPictures(props: { draft: ProductDraft; onChange: (part: Partial<ProductDraft>) => void }) {
  const { draft, onChange } = props
  const upload = useAction<File[]>(async (client, files) => {
    const { uploads } = await client.admin.uploads.create(files)
    const added = uploads.map(({ url }) => url)
    onChange({ images: [...draft.images, ...added], thumbnail: draft.thumbnail ?? added[0] ?? null })
  })
  return (
    <Section title={t.products.media}>
      <PictureOrder
        urls={draft.images}
        thumbnail={draft.thumbnail}
        busy={upload.isPending}
        onFiles={(files) => upload.mutate(files)}
        onChange={({ urls, thumbnail }) => onChange({ images: urls, thumbnail })}
      />
    </Section>
  )
}

/** Puts each variant's units into the locations; a store without any gets its first. The product stays when that fails, and the error is shown. */
async function stockVariants(
  client: Stheno,
  variants: readonly { readonly id: string; readonly title: string }[],
  { draft, locations }: { draft: ProductDraft; locations: readonly { readonly id: string }[] },
): Promise<void> {
  try {
    for (const { id, title } of variants) {
      const key = title === t.products.defaultVariant ? "" : title
      for (const [index, locationId] of (locations.length > 0
        ? locations.map((location) => location.id)
        : [undefined]
      ).entries()) {
        const quantity = Number(draft.cells[key]?.[stockColumn(index, locationId)] ?? 0)
        await putInStock(client, { variantIds: [id], quantity, locationId })
      }
    }
  } catch (error) {
    notify.error(words.stockFailed, errorText(error))
  }
}

function problemsOf(draft: ProductDraft): { fields: Record<string, string>; whole?: string } {
  const fields: Record<string, string> = {}
  if (textOf(draft.values, "title").trim() === "") fields["title"] = t.form.required
  for (const field of attributeFields()) {
    const problem = problemOf(field, draft.values[field.name])
    if (problem !== undefined) fields[field.name] = problem
  }
  const kept = draftVariants(draft.options).filter(({ key }) => !draft.leftOut.includes(key))
  if (kept.length === 0) return { fields, whole: words.noVariantLeft }
  const isWrong = kept.some(({ key }) =>
    Object.entries(draft.cells[key] ?? {}).some(([column, value]) => isWrongCell(column, value)),
  )
  return isWrong ? { fields, whole: words.wrongCells } : { fields }
}

function showFirstProblem() {
  const field = document.querySelector<HTMLElement>("main [aria-invalid]")
  if (field) field.focus()
  else document.querySelector("main [role=alert]")?.scrollIntoView({ block: "nearest" })
}

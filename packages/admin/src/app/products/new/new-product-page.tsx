import type { Stheno } from "@stheno/js-client"
import { useAdminStore } from "@stheno/medusa-react"
import { useSubmit, useZodForm } from "@stheno/ui/forms"
import { useEffect } from "react"
import { FormProvider, useFormContext } from "react-hook-form"
import { useNavigate } from "react-router-dom"
import { Button } from "../../kit/button.tsx"
import { useIsStoreRead, useStockLocations, useStoreCurrencies } from "../../kit/choices.ts"
import { errorText } from "../../kit/errors.ts"
import { metadataField } from "../../kit/metadata-text.ts"
import { notify } from "../../kit/notify.ts"
import { PageHead, Section } from "../../kit/page.tsx"
import { PictureOrder } from "../../kit/picture-order.tsx"
import { FormProblem, Loading } from "../../kit/states.tsx"
import { useAction } from "../../kit/use-action.ts"
import { t } from "../../messages/index.ts"
import { attributeFields } from "../attribute-fields.ts"
import { putInStock } from "../put-in-stock.ts"
import { FieldsCard } from "./fields-card.tsx"
import { GeneralCard, OrganizationCard } from "./new-product-fields.tsx"
import { emptyProduct, newProductSchema, productOf, stockColumn, type NewProduct } from "./product-draft.ts"
import { OptionsCard, VariantsCard } from "./variants-card.tsx"

const words = t.newProduct

/** Creates a product. What is entered survives a reload of the page. */
export function NewProductPage() {
  const { store } = useAdminStore()
  // Before, a restored draft has prices and stock that no column stands for.
  const isReady = useIsStoreRead()
  return isReady ? <ProductForm home={store?.default_sales_channel_id ?? undefined} /> : <Loading />
}

function ProductForm({ home }: { home: string | undefined }) {
  const navigate = useNavigate()
  const currencies = useStoreCurrencies()
  const locations = useStockLocations()
  const form = useZodForm({
    schema: newProductSchema,
    defaultValues: { ...emptyProduct, channels: home === undefined ? [] : [home] },
    draftKey: "product",
  })
  const create = useAction<NewProduct>(
    async (client, values) => {
      const defaults = { option: t.products.defaultOption, variant: t.products.defaultVariant }
      const { product } = await client.admin.products.create(productOf(values, { currencies, defaults }))
      form.markSaved()
      await stockVariants(client, product.variants ?? [], { cells: values.cells, locations })
      await navigate(`/a/products/${product.id}`)
    },
    { quiet: true, done: t.products.createDone },
  )
  const { problem, submit } = useSubmit(form, (values) => create.mutateAsync(values))
  const { submitCount } = form.api.formState
  // The buttons stay in view, so what is wrong may not be.
  useEffect(() => {
    if (submitCount > 0) showFirstProblem()
  }, [submitCount])
  const submitAs = (status: NewProduct["status"]) => ({
    type: "submit" as const,
    busy: create.isPending,
    onClick: () => form.api.setValue("status", status),
  })
  return (
    <FormProvider {...form.api}>
      <form noValidate onSubmit={submit}>
        <PageHead
          sticky
          title={t.products.create}
          back={{ to: "/a/products", label: t.products.title }}
          actions={
            <>
              <Button kind="quiet" disabled={!form.isDirty} onClick={form.discard}>
                {words.discard}
              </Button>
              <Button {...submitAs("draft")}>{words.saveDraft}</Button>
              <Button kind="primary" {...submitAs("published")}>
                {t.products.publish}
              </Button>
            </>
          }
        />
        <FormProblem text={problem} />
        <div className="detail">
          <div className="detail-main">
            <GeneralCard />
            <NewPictures />
            <OptionsCard />
            <VariantsCard currencies={currencies} locations={locations} />
          </div>
          <div className="detail-side">
            <OrganizationCard />
            <FieldsCard title={t.products.attributes} fields={[...attributeFields(), metadataField]} />
          </div>
        </div>
      </form>
    </FormProvider>
  )
}

function NewPictures() {
  const { watch, getValues, setValue } = useFormContext<NewProduct>()
  const [images, thumbnail] = watch(["images", "thumbnail"])
  const change = (next: Pick<NewProduct, "images" | "thumbnail">) => {
    setValue("images", next.images, { shouldDirty: true })
    setValue("thumbnail", next.thumbnail)
  }
  const upload = useAction<File[]>(async (client, files) => {
    const { uploads } = await client.admin.uploads.create(files)
    const added = uploads.map(({ url }) => url)
    // An upload takes its time, and others may have ended before.
    const known = getValues(["images", "thumbnail"])
    change({ images: [...known[0], ...added], thumbnail: known[1] ?? added[0] ?? null })
  })
  return (
    <Section title={t.products.media}>
      <PictureOrder
        urls={images}
        thumbnail={thumbnail}
        busy={upload.isPending}
        onFiles={(files) => upload.mutate(files)}
        onChange={(next) => change({ images: [...next.urls], thumbnail: next.thumbnail })}
      />
    </Section>
  )
}

/** Puts each variant's units into the locations; a store without any gets its first. The product stays when that fails, and the error is shown. */
async function stockVariants(
  client: Stheno,
  variants: readonly { readonly id: string; readonly title: string }[],
  { cells, locations }: { cells: NewProduct["cells"]; locations: readonly { readonly id: string }[] },
): Promise<void> {
  try {
    for (const { id, title } of variants) {
      const key = title === t.products.defaultVariant ? "" : title
      for (const [index, locationId] of (locations.length > 0
        ? locations.map((location) => location.id)
        : [undefined]
      ).entries()) {
        const quantity = Number(cells[key]?.[stockColumn(index, locationId)] ?? 0)
        await putInStock(client, { variantIds: [id], quantity, locationId })
      }
    }
  } catch (error) {
    notify.error(words.stockFailed, errorText(error))
  }
}

function showFirstProblem() {
  const field = document.querySelector<HTMLElement>("main [aria-invalid]")
  if (field) field.focus()
  else document.querySelector("main [role=alert]")?.scrollIntoView({ block: "nearest" })
}

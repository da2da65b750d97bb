import { useAdminProduct } from "@stheno/medusa-react"
import { DataGrid, type CellValue, type GridChange, type GridColumn } from "@stheno/ui/grid"
import { useSearchParams } from "react-router-dom"
import { tooLarge } from "../kit/fields.ts"
import { useOverwriteCheck } from "../kit/changed-elsewhere.tsx"
import { Loaded, PageHead, Section } from "../kit/page.tsx"
import { useAction } from "../kit/use-action.ts"
import { t } from "../messages/index.ts"
import { gridBack, gridDraft } from "./grid-products.ts"
import type { ShownProduct, ShownVariant } from "./shown-product.ts"
import { rankedVariants } from "./variants-of-options.ts"

const words = t.products

/** Titles, codes and sizes of every variant of a product: `/a/products/variants?id=…`. */
export function VariantsPage() {
  const [search] = useSearchParams()
  const { product, error } = useAdminProduct(search.get("id") ?? "")
  return (
    <Loaded data={product} error={error} back={gridBack(product)}>
      {(shown) => <VariantGrid product={shown} />}
    </Loaded>
  )
}

function VariantGrid({ product }: { product: ShownProduct }) {
  const check = useOverwriteCheck()
  const save = useAction<readonly GridChange<ShownVariant>[]>(
    async (client, changes) => {
      const { product: now } = await client.admin.products.retrieve(product.id)
      await check(client, { shown: versionText(product), read: async () => versionText(now) })
      const cells = new Map<string, Record<string, CellValue>>()
      for (const { rowId, columnId, value } of changes)
        cells.set(rowId, { ...cells.get(rowId), [columnId]: savedValue(value) })
      // Variants that are not in the list would be deleted, so the server's list counts, in its order.
      await client.admin.products.update(product.id, {
        variants: rankedVariants(now.variants).map(({ id }) => ({ id, ...cells.get(id) })),
      })
    },
    { quiet: true, done: words.variantsDone },
  )
  return (
    <>
      <PageHead
        title={words.variantsOf({ title: product.title })}
        text={t.newProduct.gridHint}
        back={gridBack(product)}
      />
      <Section title={words.variants}>
        <DataGrid<ShownVariant>
          label={words.variants}
          rows={rankedVariants(product.variants)}
          columns={columns}
          draftKey={gridDraft("variants", [product])}
          onSave={(changes) => save.mutateAsync(changes)}
        />
      </Section>
    </>
  )
}

const columns: GridColumn<ShownVariant>[] = [
  {
    id: "title",
    header: words.variant,
    kind: "text",
    canBeEmpty: false,
    width: 200,
    value: ({ title }) => title,
  },
  { id: "sku", header: words.sku, kind: "text", value: ({ sku }) => sku },
  { id: "barcode", header: words.barcode, kind: "text", value: ({ barcode }) => barcode },
  { id: "ean", header: words.ean, kind: "text", value: ({ ean }) => ean },
  { id: "upc", header: words.upc, kind: "text", value: ({ upc }) => upc },
  size("weight", words.weightUnit),
  size("length", words.lengthUnit),
  size("width", words.widthUnit),
  size("height", words.heightUnit),
  { id: "hs_code", header: words.hsCode, kind: "text", value: ({ hs_code }) => hs_code },
]

function size(id: "weight" | "length" | "width" | "height", header: string): GridColumn<ShownVariant> {
  return {
    id,
    header,
    kind: "number",
    width: 120,
    value: (variant) => variant[id],
    validate: (value) =>
      value === null || (typeof value === "number" && Number.isInteger(value) && value >= 0)
        ? tooLarge({ kind: "number", isWhole: true }, value ?? 0)
        : t.form.wholeUnits,
  }
}

function savedValue(value: CellValue): CellValue {
  if (typeof value !== "string") return value
  return value.trim() || null
}

/** Changes with the product and with each variant. */
function versionText(product: {
  readonly updated_at: string
  readonly variants: readonly { readonly id: string; readonly updated_at: string }[]
}): string {
  return [
    product.updated_at,
    ...product.variants.map(({ id, updated_at }) => `${id} ${updated_at}`).toSorted(),
  ].join()
}

import { useAdminProducts } from "@stheno/medusa-react"
import { DataGrid, type CellValue, type GridChange, type GridColumn } from "@stheno/ui/grid"
import { useSearchParams } from "react-router-dom"
import { useOverwriteCheck } from "../kit/changed-elsewhere.tsx"
import { useStoreCurrencies } from "../kit/choices.ts"
import { optionsOf, tooLarge } from "../kit/fields.ts"
import { Loaded, PageHead, Section } from "../kit/page.tsx"
import { useAction } from "../kit/use-action.ts"
import { t } from "../messages/index.ts"
import { gridDraft } from "./grid-products.ts"
import { isPlain, type VariantPrice } from "./copied-prices.ts"
import { productStatuses } from "./product-states.tsx"
import { versionOfAll } from "./product-version.ts"

const words = t.productBulk
const back = { to: "/a/products", label: t.products.title }

/** Changes several products in one grid: `/a/products/edit?id=…&id=…`. */
export function BulkEditor() {
  const [search] = useSearchParams()
  const ids = search.getAll("id")
  const { products, error } = useAdminProducts({ id: ids, limit: 200, expand: "variants,variants.prices" })
  const currencies = useStoreCurrencies()
  return (
    <Loaded data={currencies.length > 0 ? products : undefined} error={error} back={back}>
      {(shown) => <Grid products={shown} currencies={currencies} />}
    </Loaded>
  )
}

interface Shown {
  readonly id: string
  readonly title: string
  readonly subtitle: string | null
  readonly handle: string | null
  readonly status: (typeof productStatuses)[number]
  readonly updated_at: string
  readonly variants: readonly { readonly id: string; readonly prices: readonly VariantPrice[] }[]
}

/** The price that all variants of a product have in a currency; null where they differ. */
function commonPrice({ variants }: Shown, currency: string): number | null {
  const amounts = variants.map(
    ({ prices }) => prices.find((each) => isPlain(each) && each.currency_code === currency)?.amount ?? null,
  )
  return new Set(amounts).size === 1 ? (amounts[0] ?? null) : null
}

function Grid({ products, currencies }: { products: readonly Shown[]; currencies: readonly string[] }) {
  const check = useOverwriteCheck()
  const save = useAction<readonly GridChange<Shown>[]>(
    async (client, changes) => {
      const cells = new Map<Shown, Record<string, CellValue>>()
      for (const { row, columnId, value } of changes) cells.set(row, { ...cells.get(row), [columnId]: value })
      await check(client, versionOfAll([...cells.keys()]))
      for (const [product, values] of cells)
        await client.admin.products.update(product.id, changeOf(product, values))
    },
    { done: words.saved, quiet: true },
  )
  return (
    <>
      <PageHead title={words.editTitle({ count: products.length })} text={words.editText} back={back} />
      <Section title={t.products.title}>
        <DataGrid<Shown>
          label={t.products.title}
          rows={products}
          columns={columnsOf(currencies)}
          draftKey={gridDraft("products", products)}
          onSave={(changes) => save.mutateAsync(changes)}
        />
      </Section>
    </>
  )
}

function columnsOf(currencies: readonly string[]): GridColumn<Shown>[] {
  return [
    {
      id: "title",
      header: t.products.name,
      kind: "text",
      canBeEmpty: false,
      width: 220,
      value: ({ title }) => title,
    },
    {
      id: "handle",
      header: t.products.handle,
      kind: "text",
      canBeEmpty: false,
      width: 180,
      priority: "low",
      value: ({ handle }) => handle,
    },
    {
      id: "subtitle",
      header: t.products.subtitle,
      kind: "text",
      width: 180,
      priority: "low",
      value: ({ subtitle }) => subtitle,
    },
    {
      id: "status",
      header: t.products.status,
      kind: "select",
      canBeEmpty: false,
      options: optionsOf(productStatuses, t.products.statuses),
      value: ({ status }) => status,
    },
    ...currencies.map((code) => ({
      id: `price_${code}`,
      header: t.products.price({ currency: code.toUpperCase() }),
      kind: "money" as const,
      currency: code,
      value: (product: Shown) => commonPrice(product, code),
      validate: (value: CellValue) =>
        typeof value === "number" ? tooLarge({ kind: "money", currency: code }, value) : undefined,
    })),
  ]
}

/** What the API takes: a price goes to every variant, whose other prices stay. An empty price changes nothing. */
function changeOf(product: Shown, cells: Readonly<Record<string, CellValue>>) {
  const prices = Object.entries(cells).flatMap(([column, amount]) => {
    const currency_code = column.startsWith("price_") ? column.slice(6) : ""
    return currency_code && typeof amount === "number" ? [{ currency_code, amount }] : []
  })
  const { title, handle, subtitle } = cells
  const status = productStatuses.find((each) => each === cells["status"])
  return {
    ...(title === undefined ? {} : { title: textOf(title) }),
    ...(handle === undefined ? {} : { handle: textOf(handle) }),
    ...(subtitle === undefined ? {} : { subtitle: textOf(subtitle) || null }),
    ...(status ? { status } : {}),
    ...(prices.length > 0
      ? {
          variants: product.variants.map((variant) => ({
            id: variant.id,
            prices: mergedPrices(variant, prices),
          })),
        }
      : {}),
  }
}

const textOf = (value: CellValue) => String(value ?? "").trim()

function mergedPrices(
  variant: Shown["variants"][number],
  prices: readonly { readonly currency_code: string; readonly amount: number }[],
) {
  const others = variant.prices.filter(
    (each) =>
      !each.price_list_id &&
      !(isPlain(each) && prices.some(({ currency_code }) => currency_code === each.currency_code)),
  )
  return [
    ...prices,
    ...others.map(({ amount, currency_code, region_id, min_quantity, max_quantity }) => ({
      amount,
      ...(region_id ? { region_id } : { currency_code }),
      min_quantity,
      max_quantity,
    })),
  ]
}

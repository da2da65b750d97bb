import { useAdminProducts } from "@stheno/medusa-react"
import { useState } from "react"
import { useNavigate, useSearchParams } from "react-router-dom"
import { moneyText, parseMoney } from "../format/money.ts"
import { Button } from "../kit/button.tsx"
import { useOverwriteCheck } from "../kit/changed-elsewhere.tsx"
import { useStoreCurrencies } from "../kit/choices.ts"
import { EditGrid } from "../kit/edit-grid.tsx"
import { errorText } from "../kit/errors.ts"
import { optionsOf } from "../kit/fields.ts"
import { Loaded, PageHead } from "../kit/page.tsx"
import { FormProblem } from "../kit/states.tsx"
import { useUnsavedInput } from "../kit/unsaved.tsx"
import { useAction } from "../kit/use-action.ts"
import { t } from "../messages/index.ts"
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

/** The price that all variants of a product have in a currency; empty where they differ. */
function commonPrice({ variants }: Shown, currency: string): string {
  const texts = variants.map(({ prices }) => {
    const price = prices.find((each) => isPlain(each) && each.currency_code === currency)
    return moneyText(price?.amount, currency)
  })
  return texts.length > 0 && new Set(texts).size === 1 ? (texts[0] ?? "") : ""
}

function Grid({ products, currencies }: { products: readonly Shown[]; currencies: readonly string[] }) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState<Readonly<Record<string, Readonly<Record<string, string>>>>>({})
  const storedText = (product: Shown, column: string): string => {
    if (column.startsWith("price_")) return commonPrice(product, column.slice(6))
    return (
      { title: product.title, subtitle: product.subtitle, handle: product.handle, status: product.status }[
        column
      ] ?? ""
    )
  }
  const find = (id: string) => products.find((product) => product.id === id)
  const textAt = (id: string, column: string) => {
    const product = find(id)
    return typed[id]?.[column] ?? (product ? storedText(product, column) : "")
  }
  const problemAt = (id: string, column: string) => {
    const text = textAt(id, column).trim()
    if (column === "title" || column === "handle") return text === "" ? t.form.required : undefined
    if (column === "status") return productStatuses.some((each) => each === text) ? undefined : words.status
    if (!column.startsWith("price_") || text === "") return undefined
    return parseMoney(text, column.slice(6)) === undefined ? t.form.money : undefined
  }
  const changed = products.flatMap((product) => {
    const cells = Object.entries(typed[product.id] ?? {}).filter(
      ([column, text]) => text.trim() !== storedText(product, column),
    )
    return cells.length > 0 ? [{ product, cells: Object.fromEntries(cells) }] : []
  })
  useUnsavedInput(changed.length > 0)
  const isWrong = changed.some(({ product, cells }) =>
    Object.keys(cells).some((column) => problemAt(product.id, column) !== undefined),
  )
  const check = useOverwriteCheck()
  const save = useAction(
    async (client) => {
      await check(client, versionOfAll(changed.map(({ product }) => product)))
      for (const { product, cells } of changed)
        await client.admin.products.update(product.id, changeOf(product, cells))
      setTyped({})
    },
    { done: words.saved, quiet: true, after: () => undefined },
  )
  return (
    <>
      <PageHead
        title={words.editTitle({ count: products.length })}
        text={words.editText}
        back={back}
        actions={
          <>
            <Button onClick={() => void navigate(back.to)}>{t.common.cancel}</Button>
            <Button
              kind="primary"
              busy={save.isPending}
              disabled={changed.length === 0 || isWrong}
              onClick={() => save.mutate()}
            >
              {t.common.save}
            </Button>
          </>
        }
      />
      <FormProblem text={save.error ? errorText(save.error) : undefined} />
      <section className="card" aria-label={t.products.title}>
        <EditGrid
          label={t.products.title}
          corner={t.products.title}
          columns={[
            { key: "title", label: t.products.name },
            { key: "handle", label: t.products.handle },
            { key: "subtitle", label: t.products.subtitle },
            {
              key: "status",
              label: t.products.status,
              kind: "select",
              options: optionsOf(productStatuses, t.products.statuses),
            },
            ...currencies.map((code) => ({
              key: `price_${code}`,
              label: t.products.price({ currency: code.toUpperCase() }),
              kind: "number" as const,
            })),
          ]}
          rows={products.map(({ id, title }) => ({ key: id, label: title }))}
          valueOf={textAt}
          problemOf={problemAt}
          onChange={(changes) =>
            setTyped((old) => {
              const next = { ...old }
              for (const { row, column, value } of changes) next[row] = { ...next[row], [column]: value }
              return next
            })
          }
        />
      </section>
    </>
  )
}

/** What the API takes: a price goes to every variant, whose other prices stay. An empty price changes nothing. */
function changeOf(product: Shown, cells: Readonly<Record<string, string>>) {
  const prices = Object.entries(cells).flatMap(([column, text]) => {
    const currency_code = column.startsWith("price_") ? column.slice(6) : ""
    const amount = currency_code ? parseMoney(text, currency_code) : undefined
    return amount === undefined ? [] : [{ currency_code, amount }]
  })
  const status = productStatuses.find((each) => each === cells["status"])
  return {
    ...(cells["title"] === undefined ? {} : { title: cells["title"].trim() }),
    ...(cells["handle"] === undefined ? {} : { handle: cells["handle"].trim() }),
    ...(cells["subtitle"] === undefined ? {} : { subtitle: cells["subtitle"].trim() || null }),
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

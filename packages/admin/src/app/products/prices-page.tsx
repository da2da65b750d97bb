import type { Stheno } from "@stheno/js-client"
import { useAdminProducts } from "@stheno/medusa-react"
import { useMemo } from "react"
import { useSearchParams } from "react-router-dom"
import { useOverwriteCheck } from "../kit/changed-elsewhere.tsx"
import { Loaded, PageHead, Section } from "../kit/page.tsx"
import { useAction } from "../kit/use-action.ts"
import { t } from "../messages/index.ts"
import { PriceGrid } from "../prices/price-grid.tsx"
import { pricesAfter, type PricePlan, type StoredPrice } from "../prices/price-rows.ts"
import { gridBack, gridDraft, gridVariants, type GridProduct } from "./grid-products.ts"

const words = t.products

interface PricedProduct extends GridProduct {
  readonly updated_at: string
  readonly variants: readonly (GridProduct["variants"][number] & {
    readonly prices: readonly (Omit<StoredPrice, "variant_id"> & { readonly price_list_id: string | null })[]
  })[]
}

/** The prices of every variant of some products: `/a/products/prices?id=…&id=…`. */
export function PricesPage() {
  const [search] = useSearchParams()
  const ids = search.getAll("id")
  const { products, error } = useAdminProducts({ id: ids, limit: 200, expand: "variants,variants.prices" })
  return (
    <Loaded data={products} error={error} back={gridBack(undefined)}>
      {(shown) => <ProductPrices products={shown} />}
    </Loaded>
  )
}

function ProductPrices({ products }: { products: readonly PricedProduct[] }) {
  const variants = useMemo(() => gridVariants(products), [products])
  const prices = useMemo(
    () =>
      products.flatMap((product) =>
        product.variants.flatMap(({ id, prices: own }) =>
          own.filter(({ price_list_id }) => !price_list_id).map((price) => ({ ...price, variant_id: id })),
        ),
      ),
    [products],
  )
  const check = useOverwriteCheck()
  const save = useAction<PricePlan>(
    async (client, plan) => {
      const touched = products.filter((product) => changedVariants(product, plan, prices).length > 0)
      const fresh = await readFresh(client, touched)
      await check(client, {
        shown: touched.map(({ updated_at }) => updated_at).join(" "),
        read: async () => touched.map(({ id }) => fresh.get(id)?.updated_at).join(" "),
      })
      for (const product of touched) {
        const changed = changedVariants(product, plan, prices)
        // Variants that are not in the list would be deleted, so the server's list counts, in its order.
        const all = fresh.get(product.id)?.variants ?? []
        await client.admin.products.update(product.id, {
          variants: all.map((id) =>
            changed.includes(id)
              ? { id, prices: pricesAfter(prices, plan, id).map(({ variant_id: _, ...price }) => price) }
              : { id },
          ),
        })
      }
    },
    { quiet: true, done: words.pricesDone },
  )
  const draftKey = gridDraft("prices", products)
  const [only] = products.length === 1 ? products : []
  return (
    <>
      <PageHead
        title={only ? words.pricesOf({ title: only.title }) : words.pricesOfMany({ count: products.length })}
        text={words.pricesPageText}
        back={gridBack(only)}
      />
      <Section title={words.prices}>
        <PriceGrid
          key={draftKey}
          label={words.prices}
          variants={variants}
          prices={prices}
          draftKey={draftKey}
          onSave={(plan) => save.mutateAsync(plan)}
        />
      </Section>
    </>
  )
}

function changedVariants(product: PricedProduct, plan: PricePlan, prices: readonly StoredPrice[]): string[] {
  const touched = new Set([
    ...plan.written.map(({ variant_id }) => variant_id),
    ...prices.filter(({ id }) => id && plan.removed.includes(id)).map(({ variant_id }) => variant_id),
  ])
  return product.variants.map(({ id }) => id).filter((id) => touched.has(id))
}

/** When products were changed last, and their variants in order. */
async function readFresh(client: Stheno, products: readonly PricedProduct[]) {
  const { products: found } = await client.admin.products.list({
    id: products.map(({ id }) => id),
    limit: products.length,
    expand: "variants",
  })
  return new Map(
    found.map(({ id, updated_at, variants }) => [
      id,
      {
        updated_at,
        variants: variants
          .toSorted((one, other) => (one.variant_rank ?? 0) - (other.variant_rank ?? 0))
          .map((variant) => variant.id),
      },
    ]),
  )
}

import type { Stheno } from "@stheno/js-client"
import { Package } from "lucide-react"
import { useMemo } from "react"
import { useOverwriteCheck } from "../kit/changed-elsewhere.tsx"
import { Section } from "../kit/page.tsx"
import { Empty } from "../kit/states.tsx"
import { useAction } from "../kit/use-action.ts"
import { t } from "../messages/index.ts"
import { PriceGrid } from "../prices/price-grid.tsx"
import type { PricePlan, StoredPrice } from "../prices/price-rows.ts"
import { versionOf } from "./price-list-version.ts"
import { useListedProducts } from "./listed-products.ts"
import { variantsOf, type PickedProduct } from "./picked-variants.ts"

const words = t.priceLists

interface ListPricesProps {
  readonly priceList: {
    readonly id: string
    readonly updated_at: string
    readonly prices: readonly (Omit<StoredPrice, "variant_id"> & { readonly variant_id?: string })[]
  }
  /** products that were chosen and have no prices in the list yet */
  readonly added: readonly PickedProduct[]
  /** gets the IDs of the variants whose prices were saved */
  readonly onSaved: (variants: readonly string[]) => void
}

/** Every price of a price list, in a grid. */
export function ListPrices({ priceList, added, onSaved }: ListPricesProps) {
  const { id } = priceList
  const { data: listed } = useListedProducts(id)
  const prices = useMemo(
    () =>
      priceList.prices.flatMap(({ variant_id, ...price }) => (variant_id ? [{ ...price, variant_id }] : [])),
    [priceList.prices],
  )
  const variants = useMemo(() => {
    const known = listed?.map((product) => product.id) ?? []
    return variantsOf([...(listed ?? []), ...added.filter((product) => !known.includes(product.id))])
  }, [listed, added])
  const check = useOverwriteCheck()
  const save = useAction<PricePlan>(
    async (client, plan) => {
      await check(client, versionOf(priceList))
      await saveListPrices(client, id, plan)
      onSaved(plan.written.map(({ variant_id }) => variant_id))
    },
    { quiet: true, done: words.pricesDone },
  )
  if (!listed) return null
  return (
    <Section title={words.prices}>
      {variants.length === 0 ? (
        <Empty icon={Package} title={words.noProducts} text={words.noProductsText} />
      ) : (
        <PriceGrid
          key={id}
          label={words.prices}
          variants={variants}
          prices={prices}
          draftKey={`list-prices ${id}`}
          onSave={(plan) => save.mutateAsync(plan)}
        />
      )}
    </Section>
  )
}

async function saveListPrices(client: Stheno, id: string, { written, removed }: PricePlan): Promise<void> {
  // Adding them would make others beside those that are there.
  await client.admin.priceLists.update(id, { prices: [...written] })
  if (removed.length > 0) await client.admin.priceLists.deletePrices(id, { price_ids: [...removed] })
}

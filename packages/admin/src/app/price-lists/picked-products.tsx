import type { Stheno } from "@stheno/js-client"
import { useState } from "react"
import { FieldInput } from "../kit/field-input.tsx"
import { numberOrNull, problemOf, type Field } from "../kit/fields.ts"
import { t } from "../messages/index.ts"
import { reduced, type StoredPrice } from "../prices/price-rows.ts"
import { ProductPicker } from "../products/product-picker.tsx"
import type { PickedProduct } from "./picked-variants.ts"

const words = t.priceLists

interface PickProductsProps {
  /** of products that the price list has already */
  readonly taken: readonly string[]
  /** gets the products, and their prices less the percentage that was entered; no prices without one */
  readonly onPick: (products: PickedProduct[], prices: StoredPrice[], client: Stheno) => unknown
  readonly onClose: () => void
}

const percentField: Field = {
  name: "percent",
  kind: "number",
  max: 100,
  label: words.reduction,
  hint: words.reductionHint,
}

/** A dialog in which products are chosen for a price list, with the prices that they start with. */
export function PickProducts({ taken, onPick, onClose }: PickProductsProps) {
  const [typed, setTyped] = useState("")
  const problem = problemOf(percentField, typed)
  return (
    <ProductPicker
      before={
        <FieldInput
          field={percentField}
          value={typed}
          problem={problem}
          onChange={(value) => setTyped(String(value))}
        />
      }
      send={async (client, ids) => {
        if (problem !== undefined) throw new Error(problem)
        const percent = numberOrNull(typed)
        const fresh = ids.filter((id) => !taken.includes(id))
        if (fresh.length === 0) throw new Error(words.allTaken)
        const { products, prices } = await readProducts(client, fresh)
        const started = percent === null ? [] : prices
        await onPick(
          products,
          started.map((price) => ({ ...price, amount: reduced(price.amount, percent ?? 0) })),
          client,
        )
      }}
      onClose={onClose}
    />
  )
}

/** Reads products with the prices that they have outside of price lists. */
async function readProducts(client: Stheno, ids: readonly string[]) {
  if (ids.length === 0) return { products: [], prices: [] }
  const { products } = await client.admin.products.list({
    id: [...ids],
    limit: ids.length,
    expand: "variants,variants.prices",
  })
  return {
    products: products.map(({ id, title, variants }) => ({
      id,
      title,
      variants: variants.map((variant) => ({ id: variant.id, title: variant.title, sku: variant.sku })),
    })),
    prices: products.flatMap(({ variants }) =>
      variants.flatMap((variant) =>
        variant.prices
          .filter(({ price_list_id }) => !price_list_id)
          .map(({ amount, currency_code, region_id, min_quantity, max_quantity }) => ({
            variant_id: variant.id,
            amount,
            currency_code,
            region_id,
            min_quantity,
            max_quantity,
          })),
      ),
    ),
  }
}

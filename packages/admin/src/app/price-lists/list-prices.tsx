import { useAdminPriceList, useAdminProduct } from "@stheno/medusa-react"
import { moneyText, parseMoney } from "../format/money.ts"
import { useStoreCurrencies } from "../kit/choices.ts"
import { textOf } from "../kit/fields.ts"
import { FormDialog } from "../kit/form.tsx"
import { t } from "../messages/index.ts"
import { ProductPicker } from "../products/product-picker.tsx"

const words = t.priceLists

/** Puts products into a price list, with what they cost now. */
export function AddProducts({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <ProductPicker
      send={async (client, ids) => {
        const { products } = await client.admin.products.list({
          id: ids,
          limit: ids.length,
          expand: "variants,variants.prices",
        })
        const prices = products.flatMap(({ variants }) =>
          variants.flatMap((variant) =>
            variant.prices
              .filter(({ price_list_id, region_id }) => !price_list_id && !region_id)
              .map(({ currency_code, amount }) => ({ variant_id: variant.id, currency_code, amount })),
          ),
        )
        if (prices.length === 0) throw new Error(words.noPrices)
        await client.admin.priceLists.addPrices(id, { prices })
      }}
      onClose={onClose}
    />
  )
}

/** Changes what the variants of a product cost in a price list. */
export function ListPricesDialog(props: { listId: string; productId: string; onClose: () => void }) {
  const { listId, productId, onClose } = props
  const { product } = useAdminProduct(productId)
  const { price_list: priceList } = useAdminPriceList(listId)
  const currencies = useStoreCurrencies()
  if (!product || !priceList || currencies.length === 0) return null
  const cells = product.variants.flatMap((variant) =>
    currencies.map((currency) => ({
      variant,
      currency,
      name: `${variant.id} ${currency}`,
      price: priceList.prices.find(
        (each) => each.variant_id === variant.id && each.currency_code === currency && !each.region_id,
      ),
    })),
  )
  return (
    <FormDialog
      wide
      title={words.editPrices}
      text={product.title}
      fields={cells.map(({ name, variant, currency }) => ({
        name,
        kind: "money" as const,
        label: words.priceOf({ variant: variant.title, currency: currency.toUpperCase() }),
        currency,
        half: true,
      }))}
      initial={Object.fromEntries(
        cells.map(({ name, price, currency }) => [name, moneyText(price?.amount, currency)]),
      )}
      submit={t.common.save}
      send={async (client, values) => {
        const typed = cells.map((cell) => ({
          ...cell,
          amount: parseMoney(textOf(values, cell.name), cell.currency),
        }))
        const kept = typed.flatMap(({ variant, currency, price, amount }) =>
          amount === undefined || amount === price?.amount
            ? []
            : [
                price
                  ? { id: price.id, variant_id: variant.id, currency_code: currency, amount }
                  : { variant_id: variant.id, currency_code: currency, amount },
              ],
        )
        const gone = typed.flatMap(({ price, amount }) => (price && amount === undefined ? [price.id] : []))
        // Adding them would make others beside those that are there.
        if (kept.length > 0) await client.admin.priceLists.update(listId, { prices: kept })
        if (gone.length > 0) await client.admin.priceLists.deletePrices(listId, { price_ids: gone })
      }}
      done={words.pricesDone}
      onClose={onClose}
    />
  )
}

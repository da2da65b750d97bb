import { useAdminStore } from "@stheno/medusa-react"
import { useNavigate } from "react-router-dom"
import { parseMoney } from "../format/money.ts"
import {
  useChannelOptions,
  useCollectionOptions,
  useHomeLocation,
  useStoreCurrencies,
} from "../kit/choices.ts"
import { numberOrNull, optionsOf, orNull, textOf, type Field } from "../kit/fields.ts"
import { FormDialog } from "../kit/form.tsx"
import { t } from "../messages/index.ts"
import { putInStock } from "./put-in-stock.ts"
import { combinations, parseOptions } from "./variants-of-options.ts"

const words = t.products

/** Makes a product, with a variant for every combination of its options. */
export function CreateProduct({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const collections = useCollectionOptions()
  const channels = useChannelOptions()
  const currencies = useStoreCurrencies()
  const location = useHomeLocation()
  const { store } = useAdminStore()
  if (!store || channels.length === 0) return null
  const home = store.default_sales_channel_id
  const fields: Field[] = [
    { name: "title", kind: "text", label: words.name, required: true },
    { name: "description", kind: "textarea", label: words.description },
    {
      name: "status",
      kind: "select",
      label: words.status,
      required: true,
      half: true,
      options: optionsOf(["draft", "published"], words.statuses),
    },
    { name: "collection_id", kind: "select", label: words.collection, half: true, options: collections },
    { name: "options", kind: "textarea", label: words.optionsField, hint: words.optionsHint },
    ...currencies.map((currency) => ({
      name: `price_${currency}`,
      kind: "money" as const,
      label: words.price({ currency: currency.toUpperCase() }),
      currency,
      half: true,
    })),
    { name: "sku", kind: "text", label: words.sku, half: true },
    { name: "stock", kind: "number", label: stockLabel(location), half: true },
    { name: "channels", kind: "checks", label: words.channels, options: channels },
  ]
  return (
    <FormDialog
      wide
      title={words.create}
      fields={fields}
      initial={home ? { channels: [home] } : {}}
      submit={words.create}
      send={async (client, values) => {
        const text = (name: string) => textOf(values, name)
        const options = parseOptions(text("options"))
        const all = combinations(options)
        const prices = currencies.flatMap((currency_code) => {
          const amount = parseMoney(text(`price_${currency_code}`), currency_code)
          return amount === undefined ? [] : [{ currency_code, amount }]
        })
        const chosen = values["channels"]
        const quantity = numberOrNull(text("stock")) ?? 0
        const { product } = await client.admin.products.create({
          title: text("title").trim(),
          description: orNull(text("description")),
          status: text("status") === "published" ? "published" : "draft",
          ...(text("collection_id") ? { collection_id: text("collection_id") } : {}),
          sales_channels: Array.isArray(chosen) ? chosen.map((id: string) => ({ id })) : [],
          options:
            options.length > 0 ? options.map(({ title }) => ({ title })) : [{ title: words.defaultOption }],
          variants: all.map((combination) => ({
            title: combination.join(" / ") || words.defaultVariant,
            sku: all.length === 1 ? orNull(text("sku")) : skuOf(text("sku"), combination),
            inventory_quantity: quantity,
            manage_inventory: true,
            prices,
            options: (combination.length > 0 ? combination : [words.defaultVariant]).map((value) => ({
              value,
            })),
          })),
        })
        const variantIds = (product.variants ?? []).map(({ id }) => id)
        await putInStock(client, { variantIds, quantity, locationId: location?.id })
        await navigate(`/a/products/${product.id}`)
      }}
      done={words.createDone}
      onClose={onClose}
    />
  )
}

function skuOf(start: string, combination: readonly string[]): string | null {
  if (start.trim() === "") return null
  return [start.trim(), ...combination].join("-").replace(/\s+/g, "-").toUpperCase()
}

/** Names the place that new units are put into. */
export function stockLabel(location: { readonly name: string } | undefined): string {
  return location ? words.stockAt({ location: location.name }) : words.quantity
}

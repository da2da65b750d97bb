import { moneyText, parseMoney } from "../format/money.ts"
import type { Version } from "../kit/changed-elsewhere.tsx"
import { useHomeLocation, useStoreCurrencies } from "../kit/choices.ts"
import { numberOrNull, orNull, textOf, type Field, type FieldValue } from "../kit/fields.ts"
import { FormDialog } from "../kit/form-dialog.tsx"
import { metadataField, metadataOf, metadataText } from "../kit/metadata-text.ts"
import { t } from "../messages/index.ts"
import { attributeFields, attributeValues, typedAttributes } from "./attribute-fields.ts"
import { copiedPrices, isPlain } from "./copied-prices.ts"
import { itemOfVariant } from "./item-of-variant.ts"
import { putInStock, stockLabel } from "./put-in-stock.ts"
import type { ShownProduct, ShownVariant } from "./shown-product.ts"

const words = t.products

interface VariantDialogProps {
  readonly product: ShownProduct
  readonly variant?: ShownVariant
  /** what a new variant begins with */
  readonly original?: ShownVariant
  readonly onClose: () => void
}

/** Adds a variant, empty or like another one, or changes one. */
export function VariantDialog({ product, variant, original, onClose }: VariantDialogProps) {
  const currencies = useStoreCurrencies()
  const location = useHomeLocation()
  const create = original ? words.duplicateVariant : words.addVariant
  return (
    <FormDialog
      wide
      title={variant ? words.editVariant : create}
      draftKey={draftKeyOf(product, variant, original)}
      // A copy begins with what the original has by now.
      draftOf={original?.updated_at}
      fields={fieldsOf(
        product,
        variant ? [] : [stockField(stockLabel(location)), ...currencies.map(priceField)],
      )}
      initial={
        variant
          ? valuesOf(variant)
          : original
            ? copyOf(original, currencies)
            : { manage_inventory: !product.is_giftcard }
      }
      submit={variant ? t.common.save : create}
      {...(variant ? { version: versionOf(variant) } : {})}
      send={async (client, values) => {
        const text = (name: string) => textOf(values, name)
        const metadata = metadataOf(text("metadata"), variant?.metadata)
        const common = {
          ...typedAttributes(values),
          ...(metadata ? { metadata } : {}),
          material: orNull(text("material")),
          title: text("title").trim(),
          sku: orNull(text("sku")),
          barcode: orNull(text("barcode")),
          ean: orNull(text("ean")),
          upc: orNull(text("upc")),
          manage_inventory: values["manage_inventory"] === true,
          allow_backorder: values["allow_backorder"] === true,
          options: product.options.map(({ id }) => ({ option_id: id, value: text(`option_${id}`).trim() })),
        }
        if (variant) {
          // Before it is tracked: without an item, it could be sold without limit.
          if (common.manage_inventory) await itemOfVariant(client, { ...common, id: variant.id })
          return client.admin.products.updateVariant(product.id, variant.id, common)
        }
        const quantity = numberOrNull(text("stock")) ?? 0
        const made = await client.admin.products.createVariant(product.id, {
          ...common,
          inventory_quantity: quantity,
          prices: [...typedPrices(values, currencies), ...otherPrices(original, currencies)],
        })
        const known = product.variants.map(({ id }) => id)
        const variantIds = (made.product.variants ?? [])
          .map(({ id }) => id)
          .filter((id) => !known.includes(id))
        await putInStock(client, { variantIds, quantity, locationId: location?.id })
      }}
      done={words.variantDone}
      onClose={onClose}
    />
  )
}

function draftKeyOf(product: ShownProduct, variant?: ShownVariant, original?: ShownVariant): string {
  if (variant) return `edit-variant ${variant.id}`
  return original ? `duplicate-variant ${original.id}` : `variant ${product.id}`
}

function versionOf({ id, updated_at }: ShownVariant): Version {
  return {
    shown: updated_at,
    read: async (client) => (await client.admin.variants.retrieve(id)).variant.updated_at,
  }
}

function fieldsOf({ options }: ShownProduct, first: readonly Field[]): Field[] {
  return [
    { name: "title", kind: "text", label: words.name, required: true },
    ...options.map(({ id, title }) => ({
      name: `option_${id}`,
      kind: "text" as const,
      label: title,
      required: true,
      half: true,
    })),
    { name: "sku", kind: "text", label: words.sku, half: true },
    { name: "barcode", kind: "text", label: words.barcode, half: true },
    { name: "ean", kind: "text", label: words.ean, half: true },
    { name: "upc", kind: "text", label: words.upc, half: true },
    ...first,
    {
      name: "manage_inventory",
      kind: "switch",
      label: words.manageInventory,
      hint: words.manageInventoryHint,
    },
    { name: "allow_backorder", kind: "switch", label: words.backorder, hint: words.backorderHint },
    ...attributeFields(),
    { name: "material", kind: "text", label: words.material },
    metadataField,
  ]
}

function stockField(label: string): Field {
  return { name: "stock", kind: "number", isWhole: true, min: 0, label, half: true }
}

function priceField(currency: string): Field {
  return {
    name: `price_${currency}`,
    kind: "money",
    label: words.price({ currency: currency.toUpperCase() }),
    currency,
    half: true,
  }
}

function typedPrices(values: Readonly<Record<string, FieldValue>>, currencies: readonly string[]) {
  return currencies.flatMap((currency_code) => {
    const amount = parseMoney(textOf(values, `price_${currency_code}`), currency_code)
    return amount === undefined ? [] : [{ currency_code, amount }]
  })
}

/** Whether a field of the form shows the price. */
function isTyped(price: ShownVariant["prices"][number], currencies: readonly string[]): boolean {
  return isPlain(price) && currencies.includes(price.currency_code)
}

/** Prices of the original that no field shows: prices for regions, for quantities, and in other currencies. */
function otherPrices(original: ShownVariant | undefined, currencies: readonly string[]) {
  return copiedPrices((original?.prices ?? []).filter((price) => !isTyped(price, currencies)))
}

/** A copy has its own title, and none of the codes that only one variant may have. */
function copyOf(original: ShownVariant, currencies: readonly string[]): Record<string, FieldValue> {
  const prices = original.prices
    .filter((price) => isTyped(price, currencies))
    .map(({ currency_code, amount }): [string, FieldValue] => [
      `price_${currency_code}`,
      moneyText(amount, currency_code),
    ])
  return {
    ...valuesOf(original),
    ...Object.fromEntries(prices),
    title: words.copyOf({ title: original.title }),
    sku: "",
    barcode: "",
    ean: "",
    upc: "",
  }
}

function valuesOf(variant: ShownVariant): Record<string, FieldValue> {
  const { title, sku, barcode, ean, upc, manage_inventory, allow_backorder, options } = variant
  return {
    title,
    sku: sku ?? "",
    barcode: barcode ?? "",
    ean: ean ?? "",
    upc: upc ?? "",
    manage_inventory,
    allow_backorder,
    ...attributeValues(variant),
    material: variant.material ?? "",
    metadata: metadataText(variant.metadata),
    ...Object.fromEntries(options.map(({ option_id, value }) => [`option_${option_id}`, value])),
  }
}

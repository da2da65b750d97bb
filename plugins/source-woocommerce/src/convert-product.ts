import { NotTaken, smallestUnits, type SourceProduct, type SourceVariant } from "@stheno/source-kit"
import type { WooProduct, WooSellable, WooSettings, WooVariation } from "./resources.ts"

/** A product with all its variations. */
export interface CompleteProduct {
  readonly product: WooProduct
  readonly variations: readonly WooVariation[]
  readonly settings: WooSettings
}

/** The option of a product without variations. */
const onlyOption = { title: "Title", value: "Default" }

/**
 * Converts a product.
 * @throws NotTaken for a product that cannot be bought itself
 */
export function convertProduct({ product, variations, settings }: CompleteProduct): SourceProduct {
  const { type, categories, short_description: summary } = product
  if (type !== "simple" && type !== "variable")
    throw new NotTaken(`Products of the type ${type} have no equivalent`)
  const options =
    type === "simple"
      ? [onlyOption.title]
      : product.attributes.filter((each) => each.variation).map((each) => each.name)
  if (type === "variable" && variations.length === 0) throw new NotTaken("It has no variations")
  const variants =
    type === "simple"
      ? [convertVariant(product, { title: onlyOption.value, options: [onlyOption.value] }, settings)]
      : variations.map((each) => convertVariation(each, options, settings))
  return {
    id: String(product.id),
    title: product.name,
    handle: product.slug,
    description: product.description || null,
    isPublished: product.status === "publish",
    isGiftCard: false,
    type: null,
    tags: product.tags.map(({ name }) => name),
    collections: categories.map(({ id, name, slug }) => ({ id: String(id), title: name, handle: slug })),
    images: product.images.map(({ src }) => src),
    options,
    variants,
    metadata: {
      woocommerce_status: product.status,
      ...(summary && { short_description: summary }),
      ...(categories.length > 1 && { woocommerce_categories: categories.map(({ slug }) => slug) }),
    },
  }
}

/** A variation for any value of an attribute does not name it. */
function convertVariation(
  variation: WooVariation,
  options: readonly string[],
  settings: WooSettings,
): SourceVariant {
  const values = options.map(
    (name) => variation.attributes.find((each) => each.name === name)?.option || "Any",
  )
  return convertVariant(variation, { title: values.join(" / "), options: values }, settings)
}

function convertVariant(
  sellable: WooSellable,
  names: Pick<SourceVariant, "title" | "options">,
  { currency, weightUnit }: WooSettings,
): SourceVariant {
  const { id, sku, price, regular_price: regular, manage_stock: managed, stock_status: status } = sellable
  if (managed === "parent")
    throw new NotTaken("Its variations share one stock. Manage the stock of each variation")
  const code = currency.toLowerCase()
  const amount = price === "" ? null : smallestUnits(price, code)
  const regularAmount = regular === "" ? null : smallestUnits(regular, code)
  const isReduced = amount !== null && regularAmount !== null && regularAmount > amount
  return {
    ...names,
    id: String(id),
    sku: sku || null,
    barcode: null,
    price: amount === null ? null : { currency_code: code, amount },
    inventory_quantity: managed ? Math.max(0, Math.floor(sellable.stock_quantity ?? 0)) : 0,
    // A product without a stock is sold, unless somebody marked it as out of stock.
    manage_inventory: managed || status === "outofstock",
    allow_backorder: managed && sellable.backorders !== "no",
    weight: gramsOf(sellable.weight, weightUnit),
    hs_code: null,
    origin_country: null,
    metadata: isReduced ? { compare_at_price: regularAmount } : {},
  }
}

const grams: Readonly<Record<string, number>> = { g: 1, kg: 1000, oz: 28.349_523_125, lbs: 453.592_37 }

function gramsOf(weight: string, unit: string): number | null {
  const value = Number(weight)
  const factor = grams[unit]
  return factor !== undefined && value > 0 ? Math.round(value * factor) : null
}

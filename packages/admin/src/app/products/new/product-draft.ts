import { parseMoney } from "../../format/money.ts"
import { largestNumber, numberOrNull, orNull, textOf, type FieldValue } from "../../kit/fields.ts"
import { metadataOf } from "../../kit/metadata-text.ts"
import { combinations, type NewOption } from "../variants-of-options.ts"

/** A product that is being written, as the browser keeps it. */
export interface ProductDraft {
  readonly values: Readonly<Record<string, FieldValue>>
  readonly tags: readonly string[]
  readonly options: readonly NewOption[]
  /** keys of combinations that become no variant */
  readonly leftOut: readonly string[]
  /** texts of the grid by the key of the combination and the column */
  readonly cells: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly images: readonly string[]
  readonly thumbnail: string | null
}

export const emptyDraft: ProductDraft = {
  values: { discountable: true },
  tags: [],
  options: [],
  leftOut: [],
  cells: {},
  images: [],
  thumbnail: null,
}

const place = "stheno.draft.product"

/** The draft of the last visit; an empty one where there is none. */
export function loadDraft(): ProductDraft {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? "null")
    // What is kept is what saveDraft wrote; a draft of another version is overlaid on an empty one.
    return typeof kept === "object" && kept !== null
      ? { ...emptyDraft, ...(kept as ProductDraft) }
      : emptyDraft
  } catch {
    return emptyDraft
  }
}

/** Keeps the draft in the browser; undefined forgets it. */
export function saveDraft(draft: ProductDraft | undefined): void {
  try {
    if (draft) localStorage.setItem(place, JSON.stringify(draft))
    else localStorage.removeItem(place)
  } catch {
    // A browser that keeps nothing still creates the product.
  }
}

/** A handle made from a title: `Wool Socks, grey` gives `wool-socks-grey`. */
export function handleOf(title: string): string {
  return title
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, "-")
    .replace(/^-|-$/g, "")
}

/** A combination of option values, which may become a variant. */
export interface DraftVariant {
  readonly key: string
  readonly values: readonly string[]
}

/** Options that have a name and a value. */
export function usedOptions(options: readonly NewOption[]): NewOption[] {
  return options.filter(({ title, values }) => title.trim() !== "" && values.length > 0)
}

/** Every combination of a draft's options, those that are left out included. */
export function draftVariants(options: readonly NewOption[]): DraftVariant[] {
  return combinations(usedOptions(options)).map((values) => ({ key: values.join(" / "), values }))
}

/**
 * The column of the grid for the units at a location. The first one has a different name, because a store without locations has
 * it too.
 */
export function stockColumn(index: number, locationId: string | undefined): string {
  return index === 0 ? "stock" : `stock_${locationId}`
}

function isStock(column: string): boolean {
  return column === "stock" || column.startsWith("stock_")
}

/** What is wrong with a cell of the grid: amounts and quantities are checked before anything is sent. */
export function isWrongCell(column: string, value: string): boolean {
  if (value.trim() === "") return false
  if (isStock(column)) return !/^\d+$/.test(value.trim()) || Number(value) > largestNumber
  if (column.startsWith("price_")) return (parseMoney(value, column.slice(6)) ?? Infinity) > largestNumber
  return false
}

/** The draft as the API takes a product. */
export function productOf(
  draft: ProductDraft,
  {
    status,
    currencies,
    defaults,
  }: {
    status: "draft" | "published"
    currencies: readonly string[]
    /** names of the only option and variant of a product without options */
    defaults: { readonly option: string; readonly variant: string }
  },
) {
  const { values, tags, leftOut, cells, images, thumbnail } = draft
  const text = (name: string) => orNull(textOf(values, name))
  const metadata = metadataOf(textOf(values, "metadata"), undefined)
  const options = usedOptions(draft.options)
  const chosen = (name: string) => {
    const ids = values[name]
    return Array.isArray(ids) ? ids.map((id: string) => ({ id })) : []
  }
  const variants = draftVariants(options).filter(({ key }) => !leftOut.includes(key))
  return {
    title: textOf(values, "title").trim(),
    subtitle: text("subtitle"),
    description: text("description"),
    material: text("material"),
    handle: text("handle") ?? handleOf(textOf(values, "title")),
    discountable: values["discountable"] === true,
    status,
    origin_country: text("origin_country"),
    hs_code: text("hs_code"),
    mid_code: text("mid_code"),
    weight: numberOrNull(textOf(values, "weight")),
    length: numberOrNull(textOf(values, "length")),
    width: numberOrNull(textOf(values, "width")),
    height: numberOrNull(textOf(values, "height")),
    ...(text("type") ? { type: { value: text("type") ?? "" } } : {}),
    ...(text("collection_id") ? { collection_id: text("collection_id") } : {}),
    ...(metadata ? { metadata } : {}),
    tags: tags.map((value) => ({ value })),
    categories: chosen("categories"),
    sales_channels: chosen("channels"),
    images: [...images],
    ...(thumbnail ? { thumbnail } : {}),
    options:
      options.length > 0
        ? options.map(({ title }) => ({ title: title.trim() }))
        : [{ title: defaults.option }],
    variants: variants.map((variant) =>
      variantOf(variant, { cell: cells[variant.key] ?? {}, currencies, defaultTitle: defaults.variant }),
    ),
  }
}

/** A variant of the draft as the API takes it. */
function variantOf(
  variant: { readonly key: string; readonly values: readonly string[] },
  {
    cell,
    currencies,
    defaultTitle,
  }: { cell: Readonly<Record<string, string>>; currencies: readonly string[]; defaultTitle: string },
) {
  const values = variant.values.length > 0 ? variant.values : [defaultTitle]
  return {
    title: variant.key || defaultTitle,
    sku: orNull(cell["sku"] ?? ""),
    barcode: orNull(cell["barcode"] ?? ""),
    inventory_quantity: Object.entries(cell)
      .filter(([column]) => isStock(column))
      .reduce((sum, [, units]) => sum + (numberOrNull(units) ?? 0), 0),
    manage_inventory: true,
    prices: currencies.flatMap((currency_code) => {
      const amount = parseMoney(cell[`price_${currency_code}`] ?? "", currency_code)
      return amount === undefined ? [] : [{ currency_code, amount }]
    }),
    options: values.map((value) => ({ value })),
  }
}

import { z } from "@stheno/ui/forms"
import { parseMoney } from "../../format/money.ts"
import { largestNumber, numberOrNull, orNull, problemOf, textOf } from "../../kit/fields.ts"
import { metadataOf } from "../../kit/metadata-text.ts"
import { checkValues, problemAt } from "../../kit/schema.ts"
import { t } from "../../messages/index.ts"
import { attributeFields, typedAttributes } from "../attribute-fields.ts"
import { combinations, type NewOption } from "../variants-of-options.ts"

const words = t.newProduct
const text = z.string()

/** What the page of a new product holds. */
const newProduct = z.object({
  status: z.enum(["draft", "published"]),
  title: text,
  subtitle: text,
  handle: text,
  material: text,
  description: text,
  discountable: z.boolean(),
  type: text,
  collection_id: text,
  categories: z.array(text),
  channels: z.array(text),
  tags: z.array(text),
  weight: text,
  length: text,
  width: text,
  height: text,
  hs_code: text,
  mid_code: text,
  origin_country: text,
  /** one `key: value` on a line */
  metadata: text,
  options: z.array(z.object({ title: text, values: z.array(text) })),
  /** keys of combinations that become no variant */
  leftOut: z.array(text),
  /** texts of the grid by the key of the combination and the column */
  cells: z.record(text, z.record(text, text)),
  images: z.array(text),
  thumbnail: z.nullable(text),
})

export type NewProduct = z.infer<typeof newProduct>

/** Checks a new product before anything is sent. */
export const newProductSchema = newProduct.check(
  checkValues<NewProduct>((values) => [
    ...problemAt(values.title.trim() === "" ? t.form.required : undefined, "title"),
    ...attributeFields().flatMap((field) =>
      problemAt(problemOf(field, textOf(attributeTexts(values), field.name)), field.name),
    ),
    ...problemAt(variantsProblem(values)),
  ]),
)

/** What is wrong with the variants as a whole. */
function variantsProblem({ options, leftOut, cells }: NewProduct): string | undefined {
  const kept = draftVariants(options).filter(({ key }) => !leftOut.includes(key))
  if (kept.length === 0) return words.noVariantLeft
  const isWrong = kept.some(({ key }) =>
    Object.entries(cells[key] ?? {}).some(([column, value]) => isWrongCell(column, value)),
  )
  return isWrong ? words.wrongCells : undefined
}

/** A product of which nothing is written yet. */
export const emptyProduct: NewProduct = {
  status: "draft",
  title: "",
  subtitle: "",
  handle: "",
  material: "",
  description: "",
  discountable: true,
  type: "",
  collection_id: "",
  categories: [],
  channels: [],
  tags: [],
  weight: "",
  length: "",
  width: "",
  height: "",
  hs_code: "",
  mid_code: "",
  origin_country: "",
  metadata: "",
  options: [],
  leftOut: [],
  cells: {},
  images: [],
  thumbnail: null,
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

/** The product as the API takes it. */
export function productOf(
  values: NewProduct,
  {
    currencies,
    defaults,
  }: {
    currencies: readonly string[]
    /** names of the only option and variant of a product without options */
    defaults: { readonly option: string; readonly variant: string }
  },
) {
  const { title, handle, type, collection_id, leftOut, cells, images, thumbnail } = values
  const metadata = metadataOf(values.metadata, undefined)
  const options = usedOptions(values.options)
  const variants = draftVariants(options).filter(({ key }) => !leftOut.includes(key))
  return {
    title: title.trim(),
    subtitle: orNull(values.subtitle),
    description: orNull(values.description),
    material: orNull(values.material),
    handle: orNull(handle) ?? handleOf(title),
    discountable: values.discountable,
    status: values.status,
    ...typedAttributes(attributeTexts(values)),
    ...(type.trim() ? { type: { value: type.trim() } } : {}),
    ...(collection_id ? { collection_id } : {}),
    ...(metadata ? { metadata } : {}),
    tags: values.tags.map((value) => ({ value: value.trim() })),
    categories: values.categories.map((id) => ({ id })),
    sales_channels: values.channels.map((id) => ({ id })),
    images: [...images],
    ...(thumbnail ? { thumbnail } : {}),
    options:
      options.length > 0
        ? options.map((option) => ({ title: option.title.trim() }))
        : [{ title: defaults.option }],
    variants: variants.map((variant) =>
      variantOf(variant, { cell: cells[variant.key] ?? {}, currencies, defaultTitle: defaults.variant }),
    ),
  }
}

/** The fields of `attributeFields`. */
function attributeTexts(values: NewProduct) {
  const { weight, length, width, height, hs_code, mid_code, origin_country } = values
  return { weight, length, width, height, hs_code, mid_code, origin_country }
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

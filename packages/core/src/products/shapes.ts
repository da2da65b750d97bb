import * as z from "zod"
import {
  bool,
  choice,
  inWords,
  integer,
  list,
  number,
  optional,
  record,
  shape,
  text,
  texts,
} from "../http/shape.ts"

/** Whole units of the shop's own choice. v1 words only what is no number at all; its columns hold no fractions. */
function measure() {
  return number().refine((value) => Number.isInteger(value), { error: inWords("isInt") })
}

/** Weight, measures and customs data, which products and variants have alike. */
const physical = {
  weight: optional(measure()),
  length: optional(measure()),
  height: optional(measure()),
  width: optional(measure()),
  hs_code: optional(text()),
  origin_country: optional(text()),
  mid_code: optional(text()),
  material: optional(text()),
}

const codes = {
  sku: optional(text()),
  ean: optional(text()),
  upc: optional(text()),
  barcode: optional(text()),
}

const priceFields = {
  region_id: optional(text()),
  currency_code: optional(text()),
  amount: integer(),
  min_quantity: optional(integer()),
  max_quantity: optional(integer()),
}

interface PriceOwner {
  readonly id?: string | null
  readonly region_id?: unknown
  readonly currency_code?: unknown
}

/** A price is for a region or for a currency, never for both; one that names a row of its own needs neither. */
function hasOneOwner(price: PriceOwner | null): boolean {
  return !price || Boolean(price.id) || Boolean(price.region_id) !== Boolean(price.currency_code)
}

const oneOwner = {
  error:
    'Failed XOR relation between "region_id" and "currency_code"., Failed XOR relation between "currency_code" and "region_id".',
  // Said even when another property of the price is wrong too.
  when: () => true,
}

export const variantPriceBody = shape(priceFields).refine(hasOneOwner, oneOwner)

export const variantPriceChangeBody = shape({ id: optional(text()), ...priceFields }).refine(
  hasOneOwner,
  oneOwner,
)

const variantFields = {
  ...codes,
  inventory_quantity: optional(measure()).default(0),
  allow_backorder: optional(bool()),
  manage_inventory: optional(bool()),
  ...physical,
  metadata: optional(record()),
}

const optionValueBody = shape({ value: text() })
const optionValueOfBody = shape({ value: text(), option_id: text() })

const typeBody = shape({ id: optional(text()), value: text() })
const tagBody = shape({ id: optional(text()), value: text() })
const idBody = shape({ id: text() })
const statuses = ["draft", "proposed", "published", "rejected"] as const

export const createProductBody = shape({
  title: text(),
  subtitle: optional(text()),
  description: optional(text()),
  is_giftcard: optional(bool()).default(false),
  discountable: optional(bool()).default(true),
  images: optional(texts("isArray")),
  thumbnail: optional(text()),
  handle: optional(text()),
  status: optional(choice(statuses)).default("draft"),
  type: optional(typeBody),
  collection_id: optional(text()),
  tags: optional(list(tagBody)),
  sales_channels: optional(list(idBody)),
  categories: optional(list(idBody)),
  options: optional(list(shape({ title: text() }))),
  variants: optional(
    list(
      shape({
        title: text(),
        ...variantFields,
        prices: list(variantPriceBody),
        options: optional(list(optionValueBody)).default([]),
      }),
    ),
  ),
  ...physical,
  metadata: optional(record()),
})
export type CreateProductInput = z.output<typeof createProductBody>

export const createVariantBody = shape({
  title: text(),
  ...variantFields,
  manage_inventory: optional(bool()).default(true),
  prices: list(variantPriceBody),
  options: optional(list(optionValueOfBody)).default([]),
})
export type CreateVariantInput = z.output<typeof createVariantBody>

const variantChangeFields = {
  title: optional(text()),
  ...variantFields,
  inventory_quantity: optional(measure()),
  prices: optional(list(variantPriceChangeBody)),
  options: optional(list(optionValueOfBody)).default([]),
}

export const updateVariantBody = shape(variantChangeFields)
export type UpdateVariantInput = z.output<typeof updateVariantBody>

export const updateProductBody = shape({
  title: optional(text()),
  subtitle: optional(text()),
  description: optional(text()),
  discountable: optional(bool()),
  images: optional(texts("isArray")),
  thumbnail: optional(text()),
  handle: optional(text()),
  status: choice(statuses).optional(),
  type: optional(typeBody),
  collection_id: optional(text()),
  tags: optional(list(tagBody)),
  sales_channels: optional(list(idBody)),
  categories: optional(list(idBody)),
  variants: optional(
    list(shape({ id: optional(text()), ...variantChangeFields, inventory_quantity: optional(integer()) })),
  ),
  ...physical,
  metadata: optional(record()),
})
export type UpdateProductInput = z.output<typeof updateProductBody>

export const optionBody = shape({ title: text() })
export const setMetadataBody = shape({ key: text(), value: text() })

export const searchBody = shape({
  q: optional(text()),
  offset: optional(number()),
  limit: optional(number()),
  filter: z.unknown().optional(),
})
export type SearchInput = z.output<typeof searchBody>

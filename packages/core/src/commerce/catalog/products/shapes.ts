import * as z from "zod"
import {
  bool,
  choice,
  integer,
  inOrder,
  inWords,
  list,
  number,
  optional,
  record,
  searchText,
  shape,
  text,
  type Rule,
} from "../../../platform/http/shape.ts"
import { webAddress, webAddresses } from "../../../platform/http/web-address.ts"

/** Whole units that the shop chooses. v1 has a message only for values that are not numbers; its columns hold no fractions. */
function measure() {
  return number().refine((value) => Number.isInteger(value), { error: inWords("isInt") })
}

/** Weight, measures and customs data, which products and variants have alike. */
const physical = {
  weight: optional(measure()).describe(
    "Weight of one unit, a whole number in a unit of your choice; null clears it.",
  ),
  length: optional(measure()).describe(
    "Length of one unit, a whole number in a unit of your choice; null clears it.",
  ),
  height: optional(measure()).describe(
    "Height of one unit, a whole number in a unit of your choice; null clears it.",
  ),
  width: optional(measure()).describe(
    "Width of one unit, a whole number in a unit of your choice; null clears it.",
  ),
  hs_code: optional(text()).describe("Customs code of the Harmonized System; null clears it."),
  origin_country: optional(text()).describe("Country it was made in; null clears it."),
  mid_code: optional(text()).describe("Code of the manufacturer, for customs; null clears it."),
  material: optional(text()).describe("The material it is made of; null clears it."),
}

const codes = {
  sku: optional(text()).describe(
    "Stock-keeping unit (SKU), unique among variants. Null or an empty string clears it.",
  ),
  ean: optional(text()).describe(
    "European article number (EAN), unique among variants. Null or an empty string clears it.",
  ),
  upc: optional(text()).describe(
    "Universal product code (UPC), unique among variants. Null or an empty string clears it.",
  ),
  barcode: optional(text()).describe(
    "Any other barcode, unique among variants. Null or an empty string clears it.",
  ),
}

const priceFields = {
  region_id: optional(text()).describe(
    "ID of the region the price is for, instead of a currency; the amount is in its currency.",
  ),
  currency_code: optional(text()).describe("Currency the price is in, ISO 4217, instead of a region."),
  amount: integer("isInt", { floor: 0 }).describe(
    "The price of one unit, in the currency's smallest unit, at least 0.",
  ),
  min_quantity: optional(integer()).describe(
    "Minimum quantity of a line for which the price applies; no minimum by default.",
  ),
  max_quantity: optional(integer()).describe(
    "Maximum quantity of a line for which the price applies; no maximum by default.",
  ),
}

interface PriceOwner {
  readonly id?: string | null
  readonly region_id?: unknown
  readonly currency_code?: unknown
}

/** A price is for a region or for a currency, never for both; one with an id needs neither. */
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

export const variantPriceChangeBody = shape({
  id: optional(text()).describe("ID of a price of the variant to update."),
  ...priceFields,
}).refine(hasOneOwner, oneOwner)

const variantFields = inOrder(["sku", "ean", "upc", "barcode", "hs_code"], {
  ...codes,
  inventory_quantity: optional(measure())
    .default(0)
    .describe("Units in stock, if stock is not managed per location; 0 by default."),
  allow_backorder: optional(bool())
    .describe("Whether it can be bought without stock; false by default.")
    .meta({ default: false }),
  manage_inventory: optional(bool())
    .describe("Whether its stock is managed; true by default.")
    .meta({ default: true }),
  ...physical,
  metadata: optional(record()).describe(
    "Key-value pairs for your own data. An update merges them with the stored pairs; an empty string removes its key.",
  ),
})

const optionValueBody = shape({
  value: text().describe("Value of the product's option at the same position, e.g. `Small`."),
})
const optionValueOfBody = shape({
  value: text().describe("Value of the option, e.g. `Small`."),
  option_id: text().describe("ID of the product's option."),
})

const typeBody = shape({
  id: optional(text()).describe("Accepted without effect: the value determines it."),
  value: text().describe("Name of the product type; it is created if it does not exist."),
})
const tagBody = shape({
  id: optional(text()).describe("Accepted without effect: the value determines it."),
  value: text().describe("Text of the tag; it is created if it does not exist."),
})
const idOf = (what: string) => shape({ id: text().describe(`Id of the ${what}.`) })
const statuses = ["draft", "proposed", "published", "rejected"] as const
const notNull: Rule = {
  message: (property) => `${property} should not be equal to null`,
  fails: (value) => value === null,
}

export const createProductBody = shape({
  title: text().describe("Title, for customers."),
  subtitle: optional(text()).describe("A line below the title."),
  description: optional(text()).describe("Description for customers."),
  is_giftcard: bool()
    .default(false)
    .describe("If true, the product is a gift card: the customer receives a code of that value."),
  discountable: bool().default(true).describe("Whether discounts may lower its price."),
  images: optional(webAddresses("isArray")).describe("URLs of images, in order."),
  thumbnail: optional(webAddress()).describe("URL of the thumbnail; the first image by default."),
  handle: optional(text()).describe("The unique part of its URL; derived from the title by default."),
  status: optional(choice(statuses))
    .default("draft")
    .describe("Status of the product; customers see it if it is `published`."),
  type: optional(typeBody).describe("Type of the product."),
  collection_id: optional(text()).describe("ID of the product's collection."),
  tags: optional(list(tagBody)).describe("Tags."),
  categories: optional(list(idOf("category"))).describe("Categories of the product."),
  options: optional(list(shape({ title: text().describe("Name of the option, e.g. `Size`.") }))).describe(
    "Options that its variants differ in, e.g. size and color.",
  ),
  variants: optional(
    list(
      shape({
        title: text().describe("Title of the variant, e.g. `Small, red`."),
        ...variantFields,
        prices: list(variantPriceBody).describe("Its prices, each for a region or for a currency."),
        options: optional(list(optionValueBody))
          .default([])
          .describe("Values of the product's options, in their order; one value for each option."),
      }),
    ),
  ).describe("Variants of the product."),
  ...physical,
  metadata: optional(record()).describe("Key-value pairs for your own data, stored with the product."),
  sales_channels: optional(list(idOf("sales channel"))).describe(
    "Sales channels of the product; the store's default sales channel by default.",
  ),
})
export type CreateProductInput = z.output<typeof createProductBody>

export const createVariantBody = shape({
  title: text().describe("Title of the variant, e.g. `Small, red`."),
  ...variantFields,
  manage_inventory: optional(bool()).default(true).describe("Whether its stock is managed."),
  prices: list(variantPriceBody).describe("Its prices, each for a region or for a currency."),
  options: optional(list(optionValueOfBody))
    .default([])
    .describe(
      "Values of the product's options; every option needs a value, and no other variant may have the same values.",
    ),
})
export type CreateVariantInput = z.output<typeof createVariantBody>

const variantChangeFields = {
  title: optional(text()).describe("Title of the variant. Unchanged if absent."),
  ...variantFields,
  inventory_quantity: optional(measure()).describe(
    "Units in stock, if stock is not managed per location. Unchanged if absent.",
  ),
  allow_backorder: optional(bool()).describe("Whether it can be bought without stock. Unchanged if absent."),
  manage_inventory: optional(bool()).describe("Whether its stock is managed. Unchanged if absent."),
  prices: optional(list(variantPriceChangeBody)).describe(
    "Prices, which replace its prices outside of price lists; if all of them are for regions and none has an `id`, its prices for currencies stay. Unchanged if absent or null.",
  ),
  options: optional(list(optionValueOfBody))
    .default([])
    .describe("New values of the product's options; options that are not listed are unchanged."),
}

export const updateVariantBody = shape(variantChangeFields)
export type UpdateVariantInput = z.output<typeof updateVariantBody>

export const updateImageBody = shape({
  metadata: record().describe(
    "Key-value pairs, such as `alt`. They are merged with the stored pairs; an empty string removes its key.",
  ),
})

export const updateProductBody = shape({
  title: optional(text()).describe("Title, for customers. Unchanged if absent."),
  subtitle: optional(text()).describe("A line below the title; null clears it."),
  description: optional(text()).describe("Description for customers; null clears it."),
  discountable: optional(bool()).describe("Whether discounts may lower its price. Unchanged if absent."),
  images: optional(webAddresses("isArray")).describe(
    "URLs of images, in order, which replace the existing ones. Unchanged if absent or null.",
  ),
  thumbnail: optional(webAddress()).describe(
    "URL of the thumbnail; null clears it. If the product has none and it is absent, the first given image becomes the thumbnail.",
  ),
  handle: optional(text()).describe("The unique part of its URL; null removes it. Unchanged if absent."),
  status: choice(statuses, notNull, { oneOf: statuses })
    .optional()
    .describe("Status of the product; customers see it if it is `published`."),
  type: optional(typeBody).describe("Type of the product; null removes it."),
  collection_id: optional(text()).describe(
    "ID of the product's collection; null removes it from the collection.",
  ),
  tags: optional(list(tagBody)).describe(
    "Tags, which replace the existing ones. Unchanged if absent or null.",
  ),
  categories: optional(list(idOf("category"))).describe(
    "Categories of the product, which replace the previous ones; null removes it from all.",
  ),
  variants: optional(
    list(
      shape({
        id: optional(text()).describe(
          "ID of a variant to update; without it, a new one is created, which needs a title, stock and a value for each option.",
        ),
        ...variantChangeFields,
        inventory_quantity: optional(integer()).describe(
          "Units in stock, if stock is not managed per location. Unchanged if absent; required for a new variant.",
        ),
        allow_backorder: optional(bool()).describe(
          "Whether it can be bought without stock. Unchanged if absent; false for a new variant.",
        ),
        manage_inventory: optional(bool()).describe(
          "Whether its stock is managed. Unchanged if absent; true for a new variant.",
        ),
      }),
    ),
  ).describe(
    "The variants of the product, in this order. Variants with an ID are updated, others are created, and variants that are not listed are deleted.",
  ),
  ...physical,
  metadata: optional(record()).describe(
    "Key-value pairs for your own data. They are merged with the stored pairs; an empty string removes its key.",
  ),
  sales_channels: optional(list(idOf("sales channel"))).describe(
    "Sales channels of the product, which replace the previous ones; null removes it from all.",
  ),
})
export type UpdateProductInput = z.output<typeof updateProductBody>

export const optionBody = shape({
  title: text().describe("Name of the option, e.g. `Size`; no other option of the product may have it."),
  metadata: optional(record()).describe(
    "Key-value pairs for your own data. An update merges them with the stored pairs; an empty string removes its key.",
  ),
})
export const setMetadataBody = shape({
  key: text().describe("The key to set."),
  value: text().describe("Its value; an empty string removes the key."),
})

export const searchBody = shape({
  q: optional(searchText()).describe("Text to search for. The search engine decides in which fields."),
  offset: optional(number()).describe("Number of hits to skip."),
  limit: optional(number()).describe("Maximum number of hits. By default, the search engine decides."),
  filter: z.unknown().optional().describe("Filter of the hits, in the syntax of the search engine."),
})
export type SearchInput = z.output<typeof searchBody>

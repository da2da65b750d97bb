import * as z from "zod"
import {
  bool,
  choice,
  integer,
  inWords,
  list,
  number,
  optional,
  record,
  searchText,
  shape,
  text,
} from "../http/shape.ts"
import { webAddress, webAddresses } from "../http/web-address.ts"

/** Whole units that the shop chooses. v1 has a message only for values that are not numbers; its columns hold no fractions. */
function measure() {
  return number().refine((value) => Number.isInteger(value), { error: inWords("isInt") })
}

/** Weight, measures and customs data, which products and variants have alike. */
const physical = {
  weight: optional(measure()).describe(
    "Weight of one unit, a whole number in the shop's own measure; null clears it.",
  ),
  length: optional(measure()).describe(
    "Length of one unit, a whole number in the shop's own measure; null clears it.",
  ),
  height: optional(measure()).describe(
    "Height of one unit, a whole number in the shop's own measure; null clears it.",
  ),
  width: optional(measure()).describe(
    "Width of one unit, a whole number in the shop's own measure; null clears it.",
  ),
  hs_code: optional(text()).describe("Customs code of the Harmonised System; null clears it."),
  origin_country: optional(text()).describe("Country it was made in; null clears it."),
  mid_code: optional(text()).describe("Code of the manufacturer, for customs; null clears it."),
  material: optional(text()).describe("What it is made of; null clears it."),
}

const codes = {
  sku: optional(text()).describe(
    "Stock-keeping unit, the shop's own code; no other variant may have it. Null or an empty text clears it.",
  ),
  ean: optional(text()).describe(
    "European article number; no other variant may have it. Null or an empty text clears it.",
  ),
  upc: optional(text()).describe(
    "Universal product code; no other variant may have it. Null or an empty text clears it.",
  ),
  barcode: optional(text()).describe(
    "Any other bar code; no other variant may have it. Null or an empty text clears it.",
  ),
}

const priceFields = {
  region_id: optional(text()).describe(
    "Id of the region the price is for, instead of a currency; the amount is in its currency.",
  ),
  currency_code: optional(text()).describe("Currency the price is in, ISO 4217, instead of a region."),
  amount: integer("isInt", { floor: 0 }).describe(
    "The price of one unit, in the currency's smallest unit, at least 0.",
  ),
  min_quantity: optional(integer()).describe(
    "Minimum quantity of a line for which the price applies; unlimited by default.",
  ),
  max_quantity: optional(integer()).describe(
    "Maximum quantity of a line for which the price applies; unlimited by default.",
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
  id: optional(text()).describe("Id of a price of the variant, to be changed and kept."),
  ...priceFields,
}).refine(hasOneOwner, oneOwner)

const variantFields = {
  ...codes,
  inventory_quantity: optional(measure())
    .default(0)
    .describe("Units in stock, if stock is not managed per location; 0 by default for a new variant."),
  allow_backorder: optional(bool()).describe(
    "Whether it can be bought without stock; false by default for a new variant.",
  ),
  manage_inventory: optional(bool()).describe(
    "Whether its stock is managed; true by default for a new variant.",
  ),
  ...physical,
  metadata: optional(record()).describe(
    "Key-value pairs for your own data. An update merges them with the stored pairs; an empty string removes its key.",
  ),
}

const optionValueBody = shape({
  value: text().describe("What the variant has for the product's option at the same place, e.g. `Small`."),
})
const optionValueOfBody = shape({
  value: text().describe("What the variant has for the option, e.g. `Small`."),
  option_id: text().describe("Id of the product's option."),
})

const typeBody = shape({
  id: optional(text()).describe("Taken, and without effect: the value says which one it is."),
  value: text().describe("Name of the product type; one that does not exist is made."),
})
const tagBody = shape({
  id: optional(text()).describe("Taken, and without effect: the value says which one it is."),
  value: text().describe("Text of the tag; one that does not exist is made."),
})
const idOf = (what: string) => shape({ id: text().describe(`Id of the ${what}.`) })
const statuses = ["draft", "proposed", "published", "rejected"] as const

export const createProductBody = shape({
  title: text().describe("Title, for customers."),
  subtitle: optional(text()).describe("A line below the title."),
  description: optional(text()).describe("What the product is, for customers."),
  is_giftcard: optional(bool())
    .default(false)
    .describe("If true, the product is a gift card: the customer receives a code of that value."),
  discountable: optional(bool()).default(true).describe("Whether discounts may lower its price."),
  images: optional(webAddresses("isArray")).describe("Addresses of pictures, in their order."),
  thumbnail: optional(webAddress()).describe(
    "Address of a small picture; defaults to the first of the images.",
  ),
  handle: optional(text()).describe(
    "The part of an address that names it; without it, the title makes one. No other product may have it.",
  ),
  status: optional(choice(statuses))
    .default("draft")
    .describe("Where the product stands; customers see it when it is `published`."),
  type: optional(typeBody).describe("What kind of product it is."),
  collection_id: optional(text()).describe("Id of the collection it is in."),
  tags: optional(list(tagBody)).describe("Words to find it by."),
  sales_channels: optional(list(idOf("sales channel"))).describe(
    "Sales channels of the product; the store's default sales channel by default.",
  ),
  categories: optional(list(idOf("category"))).describe("Categories it is in."),
  options: optional(list(shape({ title: text().describe("Name of the option, e.g. `Size`.") }))).describe(
    "What its variants differ in, e.g. size and colour.",
  ),
  variants: optional(
    list(
      shape({
        title: text().describe("Title of the variant, e.g. `Small, red`."),
        ...variantFields,
        prices: list(variantPriceBody).describe("Its prices, each for a region or for a currency."),
        options: optional(list(optionValueBody))
          .default([])
          .describe(
            "What it has for each option of the product, in their order; one value for each of them.",
          ),
      }),
    ),
  ).describe("Variants of the product."),
  ...physical,
  metadata: optional(record()).describe("Key-value pairs for your own data, stored with the product."),
})
export type CreateProductInput = z.output<typeof createProductBody>

export const createVariantBody = shape({
  title: text().describe("Title of the variant, e.g. `Small, red`."),
  ...variantFields,
  manage_inventory: optional(bool()).default(true).describe("Whether its stock is counted."),
  prices: list(variantPriceBody).describe("Its prices, each for a region or for a currency."),
  options: optional(list(optionValueOfBody))
    .default([])
    .describe(
      "What it has for each option of the product; every option needs a value, and no other variant may have the same ones.",
    ),
})
export type CreateVariantInput = z.output<typeof createVariantBody>

const variantChangeFields = {
  title: optional(text()).describe("Title of the variant. Absent or null, it stays."),
  ...variantFields,
  inventory_quantity: optional(measure()).describe(
    "Units in stock, where no stock locations are counted. Absent or null, it stays.",
  ),
  prices: optional(list(variantPriceChangeBody)).describe(
    "Prices in place of those that it has outside of price lists. Absent or null, those stay.",
  ),
  options: optional(list(optionValueOfBody))
    .default([])
    .describe("What it has from now on for options of the product; those that are not named stay."),
}

export const updateVariantBody = shape(variantChangeFields)
export type UpdateVariantInput = z.output<typeof updateVariantBody>

export const updateProductBody = shape({
  title: optional(text()).describe("Title, for customers. Absent or null, it stays."),
  subtitle: optional(text()).describe("A line below the title; null clears it."),
  description: optional(text()).describe("What the product is, for customers; null clears it."),
  discountable: optional(bool()).describe("Whether discounts may lower its price. Absent or null, it stays."),
  images: optional(webAddresses("isArray")).describe(
    "Addresses of pictures, in their order, in place of those there. Absent or null, those stay.",
  ),
  thumbnail: optional(webAddress()).describe(
    "Address of a small picture; null clears it. Where there is none and it is absent, the first of the given images becomes it.",
  ),
  handle: optional(text()).describe(
    "The part of an address that names it; no other product may have it. Null or empty, the title makes one.",
  ),
  status: choice(statuses)
    .optional()
    .describe("Where the product stands; customers see it when it is `published`."),
  type: optional(typeBody).describe("What kind of product it is; null takes its type away."),
  collection_id: optional(text()).describe("Id of the collection it is in; null takes it out."),
  tags: optional(list(tagBody)).describe(
    "Words to find it by, in place of those there. Absent or null, those stay.",
  ),
  sales_channels: optional(list(idOf("sales channel"))).describe(
    "Where it is sold, in place of where it was; null takes it off all sales channels.",
  ),
  categories: optional(list(idOf("category"))).describe(
    "Categories it is in, in place of those before; null takes it out of all.",
  ),
  variants: optional(
    list(
      shape({
        id: optional(text()).describe(
          "Id of a variant to change; without it, a new one is made, which needs a title, stock and a value for each option.",
        ),
        ...variantChangeFields,
        inventory_quantity: optional(integer()).describe(
          "Units in stock, where no stock locations are counted. Absent or null, it stays; a new variant needs it.",
        ),
      }),
    ),
  ).describe(
    "The variants it has from now on, in this order: those with an id are changed, others are made, and those that are not named are deleted.",
  ),
  ...physical,
  metadata: optional(record()).describe(
    "Key-value pairs for your own data. They are merged with the stored pairs; an empty string removes its key.",
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
  value: text().describe("Its value; an empty text removes the key."),
})

export const searchBody = shape({
  q: optional(searchText()).describe("Text to search for; the search engine decides where."),
  offset: optional(number()).describe("How many hits to pass over."),
  limit: optional(number()).describe("Maximum number of hits; the search engine decides by default."),
  filter: z.unknown().optional().describe("What hits have to be like, in the words of the search engine."),
})
export type SearchInput = z.output<typeof searchBody>

import { entity, one, oneInverse, through } from "../../../platform/query/entity.ts"

/** A price: an amount in a currency, optionally limited to a region, a range of quantities or a price list. */
export const MoneyAmount = entity({
  name: "MoneyAmount",
  table: "money_amount",
  idPrefix: "ma",
  softDelete: true,
  about:
    "A price: an amount in a currency, optionally limited to a region, a range of quantities or a price list.",
  columns: {
    currency_code: "The three-letter ISO 4217 currency code in lower case.",
    amount:
      "The price of one unit, an integer in the currency's smallest unit. Whether it includes tax depends on `includes_tax` of its price list, region or currency.",
    region_id: "The region in which the price applies; null means every region with the currency.",
    min_quantity: "The smallest quantity the price applies to; null means no minimum.",
    max_quantity: "The largest quantity the price applies to; null means no maximum.",
    price_list_id: "The price list the price belongs to; null for a default price.",
  },
  relations: {
    currency: one("Currency", "currency_code", { targetColumn: "code" }),
    price_list: one("PriceList", "price_list_id"),
    variants: through("ProductVariant", "product_variant_money_amount", "money_amount_id", "variant_id"),
    region: one("Region", "region_id"),
    price_set_money_amount: oneInverse("PriceSetMoneyAmount", "money_amount_id"),
    variant: through("ProductVariant", "product_variant_money_amount", "money_amount_id", "variant_id", {
      single: true,
    }),
  },
})

/** The link between a product variant and one of its prices. */
export const ProductVariantMoneyAmount = entity({
  name: "ProductVariantMoneyAmount",
  table: "product_variant_money_amount",
  idPrefix: "pvma_",
  softDelete: true,
  about: "The link between a product variant and one of its prices.",
  columns: {
    money_amount_id: "The price; unique, so a price belongs to at most one variant.",
    variant_id: "The variant.",
  },
  relations: {
    variant: one("ProductVariant", "variant_id"),
    money_amount: one("MoneyAmount", "money_amount_id"),
  },
})

import { entity, one, oneInverse, through } from "../query/entity.ts"

/** One price: an amount in a currency, perhaps only for a region, a quantity or a price list. */
export const MoneyAmount = entity({
  name: "MoneyAmount",
  table: "money_amount",
  idPrefix: "ma",
  softDelete: true,
  about: "One price: an amount in a currency, perhaps only for a region, a quantity or a price list.",
  columns: {
    currency_code: "The currency, an ISO 4217 code in lower case.",
    amount: "The price, in the currency's smallest unit.",
    region_id: "The region it holds in; null means wherever the currency is used.",
    min_quantity: "The smallest quantity the price holds for; null means any.",
    max_quantity: "The largest quantity the price holds for; null means any.",
    price_list_id: "The price list it is part of; null for the normal price.",
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

/** Says which variant a price is for. */
export const ProductVariantMoneyAmount = entity({
  name: "ProductVariantMoneyAmount",
  table: "product_variant_money_amount",
  idPrefix: "pvma_",
  softDelete: true,
  about: "Says which variant a price is for.",
  columns: {
    money_amount_id: "The price; it has one variant at most.",
    variant_id: "The variant.",
  },
  relations: {
    variant: one("ProductVariant", "variant_id"),
    money_amount: one("MoneyAmount", "money_amount_id"),
  },
})

import { entity, many, one, through } from "../../../platform/query/entity.ts"

/** A group of countries that share a currency, tax settings, and payment and fulfillment providers. */
export const Region = entity({
  name: "Region",
  table: "region",
  idPrefix: "reg",
  softDelete: true,
  about: "A group of countries that share a currency, tax settings, and payment and fulfillment providers.",
  columns: {
    name: "The region's name.",
    currency_code:
      "The currency of every cart and order in the region: a three-letter ISO 4217 code in lower case.",
    tax_rate: "The default tax rate, in percent.",
    tax_code: "The code of the default tax rate, as a tax system knows it.",
    gift_cards_taxable: "Whether gift cards are taxable in the region.",
    automatic_taxes: "Whether taxes are calculated whenever a cart changes; `false` means only on request.",
    tax_provider_id: "The tax provider that calculates taxes; null means the built-in one.",
    includes_tax: "Whether prices of the region include tax.",
  },
  relations: {
    currency: one("Currency", "currency_code", { targetColumn: "code" }),
    tax_rates: many("TaxRate", "region_id"),
    countries: many("Country", "region_id"),
    tax_provider: one("TaxProvider", "tax_provider_id"),
    payment_providers: through("PaymentProvider", "region_payment_providers", "region_id", "provider_id"),
    fulfillment_providers: through(
      "FulfillmentProvider",
      "region_fulfillment_providers",
      "region_id",
      "provider_id",
    ),
  },
})

/** A country of ISO 3166-1. */
export const Country = entity({
  name: "Country",
  table: "country",
  about: "A country of ISO 3166-1.",
  columns: {
    id: "A number that identifies the row.",
    iso_2: "The two-letter ISO 3166-1 code in lower case.",
    iso_3: "The three-letter ISO 3166-1 code in lower case.",
    num_code: "The numeric ISO 3166-1 code.",
    name: "The name in upper case.",
    display_name: "The name shown to customers.",
    region_id: "The region the country belongs to; null when the shop does not sell there.",
  },
  relations: {
    region: one("Region", "region_id"),
  },
})

import { entity, many, one, through } from "../query/entity.ts"

/** Part of the world in which the shop sells with one currency, one way of taxing and one set of providers. */
export const Region = entity({
  name: "Region",
  table: "region",
  idPrefix: "reg",
  softDelete: true,
  about:
    "Part of the world in which the shop sells with one currency, one way of taxing and one set of providers.",
  columns: {
    name: "The name of the region.",
    currency_code: "The currency of every cart and order in the region, an ISO 4217 code in lower case.",
    tax_rate: "The default tax rate, in percent.",
    tax_code: "The code of the default tax rate in the tax system.",
    gift_cards_taxable: "Whether tax is due when a gift card is bought.",
    automatic_taxes: "Whether taxes are computed as the cart changes, or only on request.",
    tax_provider_id: "The provider that computes taxes; null for the built-in one.",
    includes_tax: "Whether the prices of the region already contain the tax.",
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

/** A country of ISO 3166. */
export const Country = entity({
  name: "Country",
  table: "country",
  about: "A country of ISO 3166.",
  columns: {
    id: "A number of its own.",
    iso_2: "The code of two letters, in lower case.",
    iso_3: "The code of three letters, in lower case.",
    num_code: "The numeric code.",
    name: "The name in capitals.",
    display_name: "The name customers see.",
    region_id: "The region the country is in; null when the shop does not sell there.",
  },
  relations: {
    region: one("Region", "region_id"),
  },
})

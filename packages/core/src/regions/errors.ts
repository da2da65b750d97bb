import { defineErrors } from "../kernel/errors.ts"

export const regionErrors = defineErrors("regions", {
  not_found: {
    type: "not_found",
    message: (id: string) => `Region with ${id} was not found`,
    when: "No region has this id, or it was deleted.",
    fix: "List the regions and use the id of one of them.",
  },
  tax_rate_out_of_range: {
    type: "invalid_data",
    message: () => "The tax_rate must be between 0 and 1",
    when: "The tax rate of a region is negative or above 100. The wording is v1's; the unit is percent.",
    fix: "Send a percentage from 0 to 100, e.g. 25.",
  },
  currency_not_in_store: {
    type: "invalid_data",
    message: () => "Invalid currency code",
    when: "The currency is not among the store's currencies.",
    fix: "Add the currency to the store first.",
  },
  country_unknown: {
    type: "invalid_data",
    message: () => "Invalid country code",
    when: "A country code is not one of ISO 3166.",
    fix: "Use two-letter codes, e.g. `dk`.",
  },
  country_taken: {
    type: "duplicate_error",
    message: (country: string, regionId: string) => `${country} already exists in region ${regionId}`,
    when: "The country belongs to another region; a country is in one region only.",
    fix: "Remove the country from the other region first.",
  },
  payment_provider_unknown: {
    type: "invalid_data",
    message: () => "Payment provider not found",
    when: "A region is given a payment provider that does not exist.",
    fix: "Use ids from `GET /admin/store/payment-providers`.",
  },
  fulfillment_provider_unknown: {
    type: "invalid_data",
    message: () => "Fulfillment provider not found",
    when: "A region is given a fulfillment provider that does not exist.",
    fix: "Use the id of a fulfillment provider that the server has.",
  },
  tax_provider_unknown: {
    type: "invalid_data",
    message: () => "Tax provider not found",
    when: "A region is given a tax provider that does not exist.",
    fix: "Use ids from `GET /admin/store/tax-providers`, or null for the built-in one.",
  },
  payment_provider_not_found: {
    type: "not_found",
    message: (id: string) => `Payment provider ${id} was not found`,
    when: "A payment provider that does not exist is added to a region.",
    fix: "Use ids from `GET /admin/store/payment-providers`.",
  },
  fulfillment_provider_not_found: {
    type: "not_found",
    message: (id: string) => `Fulfillment provider ${id} was not found`,
    when: "A fulfillment provider that does not exist is added to a region.",
    fix: "Use the id of a fulfillment provider that the server has.",
  },
})

import { defineErrors } from "../../../platform/kernel/errors.ts"

export const regionErrors = defineErrors("regions", {
  not_found: {
    type: "not_found",
    message: (id: string) => `Region with ${id} was not found`,
    when: "No region has this ID, or it was deleted.",
    fix: "List the regions and use the ID of one of them.",
  },
  tax_rate_out_of_range: {
    type: "invalid_data",
    message: () => "The tax_rate must be between 0 and 1",
    when: "The region's tax rate is not between 0 and 100 percent. The wording of the message is v1's; the unit is percent.",
    fix: "Send a percentage from 0 to 100, such as 25.",
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
    when: "The country code is not in ISO 3166-1.",
    fix: "Use two-letter codes, such as `dk`.",
  },
  country_taken: {
    type: "duplicate_error",
    message: (country: string, regionId: string) => `${country} already exists in region ${regionId}`,
    when: "The country belongs to another region; a country is in at most one region.",
    fix: "Remove the country from the other region first.",
  },
  payment_provider_unknown: {
    type: "invalid_data",
    message: () => "Payment provider not found",
    when: "One of the region's payment providers does not exist.",
    fix: "Use IDs from `GET /admin/store/payment-providers`.",
  },
  fulfillment_provider_unknown: {
    type: "invalid_data",
    message: () => "Fulfillment provider not found",
    when: "One of the region's fulfillment providers does not exist.",
    fix: "Use the ID of a fulfillment provider that `GET /admin/store` lists.",
  },
  tax_provider_unknown: {
    type: "invalid_data",
    message: () => "Tax provider not found",
    when: "The region's tax provider does not exist.",
    fix: "Use IDs from `GET /admin/store/tax-providers`, or null for the built-in one.",
  },
  payment_provider_not_found: {
    type: "not_found",
    message: (id: string) => `Payment provider ${id} was not found`,
    when: "The payment provider to add does not exist.",
    fix: "Use IDs from `GET /admin/store/payment-providers`.",
  },
  fulfillment_provider_not_found: {
    type: "not_found",
    message: (id: string) => `Fulfillment provider ${id} was not found`,
    when: "The fulfillment provider to add does not exist.",
    fix: "Use the ID of a fulfillment provider that is installed on the server.",
  },
})

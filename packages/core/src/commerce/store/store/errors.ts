import { defineErrors } from "../../../platform/kernel/errors.ts"

export const storeErrors = defineErrors("store", {
  not_found: {
    type: "not_found",
    message: () => "Store does not exist",
    when: "The database has no store.",
    fix: "Restart the server: it creates the store and the other records a shop needs.",
  },
  currency_unknown: {
    type: "invalid_data",
    message: (code: string) => `Currency ${code} not found`,
    when: "The currency to add is not in ISO 4217.",
    fix: "Use a three-letter code in lower case, such as `eur`.",
  },
  currency_not_found: {
    type: "invalid_data",
    message: (code: string) => `Currency with code ${code} does not exist`,
    when: "One of the currencies is not in ISO 4217.",
    fix: "Use three-letter codes in lower case, such as `eur`.",
  },
  currency_added_already: {
    type: "duplicate_error",
    message: () => "Currency already added",
    when: "The store has the currency already.",
    fix: "No further step is needed.",
  },
  default_currency_removed: {
    type: "invalid_data",
    message: () =>
      "You are not allowed to remove default currency from store currencies without replacing it as well",
    when: "The list of currencies does not include the store's default currency.",
    fix: "Keep the default currency in the list, or send another `default_currency_code` with it.",
  },
  default_currency_not_in_store: {
    type: "invalid_data",
    message: (code: string) => `Store does not have currency: ${code}`,
    when: "The new default currency is not among the store's currencies.",
    fix: "Add the currency to the store first.",
  },
})

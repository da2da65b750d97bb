import { defineErrors } from "../kernel/errors.ts"

export const pricingErrors = defineErrors("pricing", {
  region_not_found: {
    type: "not_found",
    message: (id: string) => `Region with ${id} was not found`,
    when: "A price or a price context names a region that does not exist.",
    fix: "Use the id of a region that exists.",
  },
  currency_missing: {
    type: "invalid_data",
    message: () => "A price needs a currency_code or a region_id",
    when: "A price has neither a currency nor a region.",
    fix: "Give one of the two.",
  },
})

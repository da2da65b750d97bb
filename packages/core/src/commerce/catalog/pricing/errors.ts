import { defineErrors } from "../../../platform/kernel/errors.ts"

export const pricingErrors = defineErrors("pricing", {
  region_not_found: {
    type: "not_found",
    message: (id: string) => `Region with ${id} was not found`,
    when: "The region of a price or of the pricing context does not exist.",
    fix: "Use the ID of a region that exists.",
  },
  amount_negative: {
    type: "invalid_data",
    message: (amount: number) => `A price must be at least 0, but it is ${amount}`,
    when: "The amount of a price is below 0.",
    fix: "Send an `amount` of 0 or more. To take something off a price, use a discount.",
  },
  currency_missing: {
    type: "invalid_data",
    message: () => "A price needs a currency_code or a region_id",
    when: "A price has neither a currency nor a region.",
    fix: "Send either `currency_code` or `region_id`.",
  },
})

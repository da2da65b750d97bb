import { defineErrors } from "../../../platform/kernel/errors.ts"

export const currencyErrors = defineErrors("currencies", {
  not_found: {
    type: "not_found",
    message: (code: string) => `Currency with code: ${code} was not found`,
    when: "No currency has this code.",
    fix: "Use a three-letter ISO 4217 code in lower case, e.g. `eur`.",
  },
})

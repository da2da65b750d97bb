import { bool, optional, shape } from "../../../platform/http/shape.ts"

export const createAnalyticsConfigBody = shape({
  opt_out: bool().describe("True if the user opts out of analytics."),
  anonymize: bool().default(false).describe("True if analytics must not identify the user."),
})

export const updateAnalyticsConfigBody = shape({
  opt_out: optional(bool()).describe("True if the user opts out of analytics. Unchanged if absent."),
  anonymize: optional(bool()).describe("True if analytics must not identify the user. Unchanged if absent."),
})

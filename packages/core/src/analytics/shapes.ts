import { bool, optional, shape } from "../http/shape.ts"

export const createAnalyticsConfigBody = shape({
  opt_out: bool(),
  anonymize: optional(bool()).default(false),
})

export const updateAnalyticsConfigBody = shape({
  opt_out: optional(bool()),
  anonymize: optional(bool()),
})

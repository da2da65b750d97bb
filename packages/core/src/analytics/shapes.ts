import { bool, optional, shape } from "../http/shape.ts"

export const createAnalyticsConfigBody = shape({
  opt_out: bool().describe("True when the user does not want to be measured."),
  anonymize: optional(bool()).default(false).describe("True when what is measured shall not name the user."),
})

export const updateAnalyticsConfigBody = shape({
  opt_out: optional(bool()).describe(
    "True when the user does not want to be measured. Absent or null, it stays.",
  ),
  anonymize: optional(bool()).describe(
    "True when what is measured shall not name the user. Absent or null, it stays.",
  ),
})

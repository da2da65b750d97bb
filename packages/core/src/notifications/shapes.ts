import * as z from "zod"
import { inWords, optional, queryNumber, selectQuery, shape, text } from "../http/shape.ts"

const booleanText = z
  .enum(["true", "false", "1", "0"], {
    error: inWords({ message: (property) => `${property} must be a boolean string`, fails: () => true }),
  })
  .transform((value) => value === "true" || value === "1")

export const listNotificationsQuery = shape({
  limit: optional(queryNumber("isInt")).default(50),
  offset: optional(queryNumber("isInt")).default(0),
  ...selectQuery,
  event_name: optional(text()),
  resource_type: optional(text()),
  resource_id: optional(text()),
  to: optional(text()),
  include_resends: optional(booleanText),
})

export const resendNotificationBody = shape({ to: optional(text()) })

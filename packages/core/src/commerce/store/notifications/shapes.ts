import * as z from "zod"
import {
  inOrder,
  inWords,
  keysetQuery,
  optional,
  pageLimit,
  pageOffset,
  selectQuery,
  shape,
  text,
} from "../../../platform/http/shape.ts"

const booleanText = z
  .enum(["true", "false", "1", "0"], {
    error: inWords({ message: (property) => `${property} must be a boolean string`, fails: () => true }),
  })
  .transform((value) => value === "true" || value === "1")

export const listNotificationsQuery = shape(
  inOrder(["limit", "offset", "fields"], {
    limit: pageLimit(50, "isInt"),
    offset: pageOffset("isInt"),
    ...keysetQuery,
    ...selectQuery,
    event_name: optional(text()).describe(
      "Names of events, separated by commas; only their notifications are listed.",
    ),
    resource_type: optional(text()).describe(
      "Types of the resources of the notifications, separated by commas, e.g. `order`.",
    ),
    resource_id: optional(text()).describe("IDs of the resources of the notifications, separated by commas."),
    to: optional(text()).describe("Recipients, separated by commas, e.g. email addresses."),
    include_resends: optional(booleanText).describe(
      "`true` or `1` lists messages that were sent again, too. Without it they are left out.",
    ),
  }),
)

export const resendNotificationBody = shape({
  to: optional(text()).describe("Recipient; the recipient of the first message by default."),
})

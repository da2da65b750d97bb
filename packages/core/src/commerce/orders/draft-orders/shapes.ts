import * as z from "zod"
import { addressOrId } from "../../people/customers/index.ts"
import {
  bool,
  choice,
  email,
  inOrder,
  integer,
  keysetQuery,
  list,
  listQuery,
  optional,
  record,
  searchText,
  shape,
  text,
  times,
} from "../../../platform/http/shape.ts"
import { isOneOf } from "../../../platform/kernel/values.ts"

const statuses = ["open", "completed"] as const
const each = { each: { oneOf: statuses } }

/** One status is as good as a list of it. v1 takes lists only, and says so of any other text. */
const statusFilter = z.preprocess(
  (value) => (isOneOf(statuses, value) ? [value] : value),
  list(choice(statuses, each), each, "isArray"),
)

export const listDraftOrdersQuery = shape(
  inOrder(["q"], {
    ...listQuery(50),
    ...keysetQuery,
    q: optional(searchText()).describe(
      "Searches the number of the draft or the email address of its cart, ignoring case.",
    ),
    status: optional(statusFilter).describe("Only drafts of this status, or of these."),
    created_at: times.created_at,
    updated_at: times.updated_at,
  }),
)
export type ListDraftOrdersQuery = z.output<typeof listDraftOrdersQuery>

const discounts = () =>
  optional(list(shape({ code: text().describe("Code of the discount, in any case.") }))).describe(
    "Discounts to apply.",
  )

export const createDraftOrderBody = shape({
  status: optional(choice(statuses)).describe("Has no effect, as in v1: a new draft order is `open`."),
  email: email().describe(
    "The customer's email address, stored in lower case. Without `customer_id`, or when no customer has that ID, the guest with this address is the customer.",
  ),
  billing_address: optional(addressOrId("billing_address")).describe(
    "The billing address, or the ID of an address in the customer's address book.",
  ),
  shipping_address: optional(addressOrId("shipping_address")).describe(
    "The shipping address, in a country of the region, or the ID of an address in the customer's address book.",
  ),
  items: optional(
    list(
      shape({
        title: optional(text()).describe(
          "Title of a custom item; `Custom item` by default. Without effect on a variant.",
        ),
        unit_price: optional(integer("isNumber", { floor: 0 })).describe(
          "Price of one unit in the currency's smallest unit, at least 0. By default, the price of the variant, or 0 for a custom item.",
        ),
        variant_id: optional(text()).describe("ID of the variant; without it, the item is a custom item."),
        quantity: integer("isNumber").describe("Units; at least 1 of a variant."),
        metadata: optional(record()).describe("Key-value pairs for your own data, stored with the line."),
      }),
    ),
  ).describe("Items of the order: variants or custom items."),
  region_id: text().describe("ID of the region to price and tax in."),
  discounts: discounts().describe("Discounts to apply."),
  customer_id: optional(text()).describe("ID of the customer, with or without an account."),
  no_notification_order: optional(bool()).describe(
    "If true, the customer gets no notifications about the order.",
  ),
  shipping_methods: list(
    shape({
      option_id: text().describe("ID of a shipping option of the region."),
      data: optional(record()).describe("Data for the fulfillment provider, which validates it."),
      price: optional(integer("isNumber")).describe(
        "Price in the currency's smallest unit; by default, the price of the option.",
      ),
    }),
    "isNotEmpty",
    "isArray",
  ).describe("Shipping methods. The list can be empty."),
  metadata: optional(record()).describe(
    "Key-value pairs for your own data, stored with the cart of the draft.",
  ),
})
export type CreateDraftOrder = z.output<typeof createDraftOrderBody>

export const updateDraftOrderBody = shape({
  region_id: optional(text()).describe(
    "ID of the region to move the draft to. Lines get the prices of the region; lines without a price there and shipping methods are removed.",
  ),
  country_code: optional(text()).describe(
    "ISO 3166-1 code of the country to deliver to, two letters in any case; it counts together with `region_id` only.",
  ),
  email: optional(email()).describe("Email address for the order confirmation, stored in lower case."),
  billing_address: optional(addressOrId("billing_address")).describe(
    "The billing address: some or all of its properties, or the ID of an address in the customer's address book. Absent properties stay as they are, and null clears a property.",
  ),
  shipping_address: optional(addressOrId("shipping_address")).describe(
    "The shipping address, in a country of the region: some or all of its properties, or the ID of an address in the customer's address book. Absent properties stay as they are, and null clears a property.",
  ),
  discounts: discounts().describe(
    "Discounts, which replace the discounts of the draft; an empty list removes all.",
  ),
  customer_id: optional(text()).describe("ID of the customer, with or without an account."),
  no_notification_order: optional(bool()).describe(
    "If true, the customer gets no notifications about the order; false changes nothing, as in v1.",
  ),
})
export type UpdateDraftOrder = z.output<typeof updateDraftOrderBody>

export const addLineBody = shape({
  title: optional(text()).describe(
    "Title of a custom item; `Custom item` by default. Without effect on a variant.",
  ),
  unit_price: optional(integer("isInt", { floor: 0 })).describe(
    "Price of one unit in the currency's smallest unit, at least 0. By default, the price of the variant, or 0 for a custom item.",
  ),
  variant_id: optional(text()).describe("ID of the variant; without it, the item is a custom item."),
  quantity: integer().describe("Units; at least 1 of a variant."),
  metadata: optional(record()).describe("Key-value pairs for your own data, stored with the line."),
})

export const updateLineBody = shape({
  title: optional(text()).describe("Title of the line. Unchanged if absent."),
  unit_price: optional(integer("isInt", { floor: 0 })).describe(
    "Custom price of one unit in the currency's smallest unit, at least 0. Unchanged if absent.",
  ),
  quantity: optional(integer()).describe(
    "New quantity of the line; 0 removes the line. Unchanged if absent.",
  ),
  metadata: optional(record()).describe(
    "Key-value pairs to add to the line's own. An empty string removes its key.",
  ),
})

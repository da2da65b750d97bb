import * as z from "zod"
import { addressOrId } from "../customers/index.ts"
import {
  bool,
  choice,
  email,
  integer,
  list,
  listQuery,
  optional,
  record,
  searchText,
  shape,
  text,
  times,
} from "../http/shape.ts"

const statuses = ["open", "completed"] as const
const each = { each: { oneOf: statuses } }

export const listDraftOrdersQuery = shape({
  ...listQuery(50),
  q: optional(searchText()).describe(
    "Text that the number of the draft or the e-mail address of its cart holds, in any case.",
  ),
  status: optional(
    z.preprocess(
      (value) => (typeof value === "string" ? [value] : value),
      list(choice(statuses, each), each),
    ),
  ).describe("Only drafts of this status, or of these."),
  created_at: times.created_at,
  updated_at: times.updated_at,
})
export type ListDraftOrdersQuery = z.output<typeof listDraftOrdersQuery>

const discounts = () =>
  optional(list(shape({ code: text().describe("Code of the discount, in any case.") }))).describe(
    "Discounts to apply.",
  )

export const createDraftOrderBody = shape({
  status: optional(choice(statuses)).describe("Status to start with; `open` by default."),
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
          "Price of one unit in the currency's smallest unit, at least 0. Without it, a variant has its own price, and an item made up by hand costs nothing.",
        ),
        variant_id: optional(text()).describe("Id of the variant; without it, the item is made up by hand."),
        quantity: integer("isNumber").describe("Units; at least 1 of a variant."),
        metadata: optional(record()).describe("Key-value pairs for your own data, stored with the line."),
      }),
    ),
  ).describe("What is ordered: variants, or items made up by hand."),
  region_id: text().describe("Id of the region to price and tax in."),
  discounts: discounts().describe("Discounts to apply."),
  customer_id: optional(text()).describe("Id of the customer, with or without an account."),
  no_notification_order: optional(bool()).describe("True tells the customer nothing about the order."),
  shipping_methods: list(
    shape({
      option_id: text().describe("Id of a shipping option of the region."),
      data: optional(record()).describe(
        "What the fulfillment provider needs to know; the provider checks it.",
      ),
      price: optional(integer("isNumber")).describe(
        "Price in the currency's smallest unit; by default, the price of the option.",
      ),
    }),
    "arrayNotEmpty",
    "isArray",
  ).describe("How the goods are sent, at least one way."),
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
  email: optional(email()).describe("Where the order confirmation goes, stored in lower case."),
  billing_address: optional(addressOrId("billing_address")).describe(
    "The billing address: some or all of its properties, or the ID of an address in the customer's address book. Absent properties stay as they are, and null clears a property.",
  ),
  shipping_address: optional(addressOrId("shipping_address")).describe(
    "The shipping address, in a country of the region: some or all of its properties, or the ID of an address in the customer's address book. Absent properties stay as they are, and null clears a property.",
  ),
  discounts: discounts().describe(
    "Discounts in place of those that the draft has; an empty list takes all of them off.",
  ),
  customer_id: optional(text()).describe("Id of the customer, with or without an account."),
  no_notification_order: optional(bool()).describe(
    "True tells the customer nothing about the order; false changes nothing, as in v1.",
  ),
})
export type UpdateDraftOrder = z.output<typeof updateDraftOrderBody>

export const addLineBody = shape({
  title: optional(text()).describe(
    "Title of a custom item; `Custom item` by default. Without effect on a variant.",
  ),
  unit_price: optional(integer("isInt", { floor: 0 })).describe(
    "Price of one unit in the currency's smallest unit, at least 0. Without it, a variant has its own price, and an item made up by hand costs nothing.",
  ),
  variant_id: optional(text()).describe("Id of the variant; without it, the item is made up by hand."),
  quantity: integer().describe("Units; at least 1 of a variant."),
  metadata: optional(record()).describe("Key-value pairs for your own data, stored with the line."),
})

export const updateLineBody = shape({
  title: optional(text()).describe("Title of the line. Absent or null, it stays."),
  unit_price: optional(integer("isInt", { floor: 0 })).describe(
    "Price of one unit in the currency's smallest unit, at least 0, set by hand. Absent or null, it stays.",
  ),
  quantity: optional(integer()).describe(
    "Units that the line is to have; 0 takes the line out. Absent or null, it stays.",
  ),
  metadata: optional(record()).describe(
    "Key-value pairs to add to the line's own. An empty string removes its key.",
  ),
})

import {
  email,
  inOrder,
  keysetQuery,
  list,
  listQuery,
  oneOrManyUnlessEmpty,
  optional,
  queryFlag,
  record,
  searchText,
  selectQuery,
  shape,
  text,
  times,
  type z,
} from "../../../platform/http/shape.ts"
import { addressOrId, wholeAddressBody } from "./address-shapes.ts"

export const registerBody = shape({
  first_name: optional(text()).describe("First name."),
  last_name: optional(text()).describe("Last name."),
  email: email().describe(
    "Email address for signing in; it is stored in lower case and must be unique among accounts.",
  ),
  password: text().describe("The password, 8 to 128 characters."),
  phone: optional(text()).describe("Phone number."),
})

export const addAddressBody = shape({
  address: wholeAddressBody.describe("The complete shipping address."),
})

export const billingAddressBody = shape({
  billing_address: addressOrId("billing_address")
    .nullable()
    .describe("The ID of one of the customer's addresses, or the parts of an address; null removes it."),
  current_billing_address_id: optional(text()).describe(
    "The billing address that the request expects: its ID, or null for none. If the customer has another one, nothing changes and the response is a 409. Not checked if absent.",
  ),
})

export const updateMeBody = shape({
  billing_address: optional(addressOrId("billing_address")).describe(
    "Billing address: a new one, or the ID of one of the customer's addresses; null removes it. Unchanged if absent.",
  ),
  first_name: optional(text()).describe("First name; null clears it."),
  last_name: optional(text()).describe("Last name; null clears it."),
  password: optional(text()).describe(
    "New password, 8 to 128 characters; it ends all other sessions and tokens of the customer. Unchanged if absent, null or empty.",
  ),
  phone: optional(text()).describe("Phone number; null clears it."),
  email: optional(email()).describe(
    "New address to sign in with, stored in lower case; it must not belong to another account.",
  ),
  metadata: optional(record()).describe(
    "Key-value pairs for your own data. They are merged with the stored pairs; an empty string removes its key.",
  ),
})

export const resetPasswordBody = shape({
  email: email().describe("Email address of the account."),
  token: text().describe("Token from the email to the customer; it works once, within 15 minutes."),
  password: text().describe("The new password, 8 to 128 characters."),
})

export const requestResetBody = shape({
  email: email().describe("Email address of the account that the token is for."),
})

const fields = selectQuery.fields.describe(
  "Accepted without effect: customers are returned with all columns.",
)

export const listCustomersQuery = shape(
  inOrder(["limit", "offset", "expand", "fields"], {
    q: optional(searchText()).describe(
      "Searches the email address, the first or the last name, ignoring case.",
    ),
    has_account: queryFlag().describe("`true` lists customers with an account, `false` guests."),
    groups: oneOrManyUnlessEmpty({ each: "isString" }).describe(
      "IDs of customer groups; customers who are in one of them are listed.",
    ),
    created_at: times.created_at,
    updated_at: times.updated_at,
    ...listQuery(50),
    ...keysetQuery,
    fields,
  }),
)

export const selectCustomerQuery = shape({ ...selectQuery, fields })

export const createCustomerBody = shape({
  email: email().describe(
    "Email address for signing in; it is stored in lower case and must be unique among accounts.",
  ),
  first_name: text().describe("First name."),
  last_name: text().describe("Last name."),
  password: text().describe("The password, 8 to 128 characters."),
  phone: optional(text()).describe("Phone number."),
  metadata: optional(record()).describe("Key-value pairs for your own data, stored with the customer."),
})

export const updateCustomerBody = shape({
  email: optional(email()).describe("New address, stored in lower case. Unchanged if absent."),
  first_name: optional(text()).describe("First name; null clears it."),
  last_name: optional(text()).describe("Last name; null clears it."),
  password: optional(text()).describe(
    "New password, 8 to 128 characters; it ends all sessions and tokens of the customer. Unchanged if absent, null or empty.",
  ),
  phone: optional(text()).describe("Phone number; null clears it."),
  metadata: optional(record()).describe(
    "Key-value pairs for your own data. They are merged with the stored pairs; an empty string removes its key.",
  ),
  groups: optional(list(shape({ id: text().describe("ID of a customer group.") }))).describe(
    "Groups of the customer, which replace the previous ones. Unchanged if absent or null.",
  ),
})

export type UpdateCustomerBody = z.output<typeof updateCustomerBody>

import {
  email,
  list,
  listQuery,
  oneOrMany,
  optional,
  queryFlag,
  record,
  searchText,
  selectQuery,
  shape,
  text,
  times,
  type z,
} from "../http/shape.ts"
import { addressOrId, wholeAddressBody } from "./address-shapes.ts"

export const registerBody = shape({
  first_name: optional(text()).describe("First name."),
  last_name: optional(text()).describe("Last name."),
  email: email().describe(
    "Address to log in with; it is stored in lower case, and only one account may have it.",
  ),
  password: text().describe("The password, 8 to 128 characters."),
  phone: optional(text()).describe("Phone number."),
})

export const addAddressBody = shape({
  address: wholeAddressBody.describe("The address, with all that a delivery needs."),
})

export const updateMeBody = shape({
  billing_address: optional(addressOrId("billing_address")).describe(
    "Address for invoices: a new one, or the id of one of the customer's own. Absent or null, it stays.",
  ),
  first_name: optional(text()).describe("First name; null clears it."),
  last_name: optional(text()).describe("Last name; null clears it."),
  password: optional(text()).describe(
    "New password, 8 to 128 characters; it ends all other sessions and tokens of the customer. Absent or null, the old one stays.",
  ),
  phone: optional(text()).describe("Phone number; null clears it."),
  email: optional(email()).describe(
    "New address to log in with, stored in lower case; it must not belong to another account.",
  ),
  metadata: optional(record()).describe(
    "Key-value pairs for your own data. They are merged with the stored pairs; an empty string removes its key.",
  ),
})

export const resetPasswordBody = shape({
  email: email().describe("Address of the account."),
  token: text().describe("Token that the customer was sent; it works once, within 15 minutes."),
  password: text().describe("The new password, 8 to 128 characters."),
})

export const requestResetBody = shape({
  email: email().describe("Address of the account that the token is for."),
})

const fields = selectQuery.fields.describe(
  "Taken, and without effect: customers come with all their columns.",
)

export const listCustomersQuery = shape({
  q: optional(searchText()).describe(
    "Text that the e-mail address, the first or the last name holds, in any case.",
  ),
  has_account: queryFlag().describe("`true` lists customers who can log in, `false` guests."),
  groups: optional(oneOrMany()).describe(
    "Ids of customer groups; customers who are in one of them are listed.",
  ),
  created_at: times.created_at,
  updated_at: times.updated_at,
  ...listQuery(50),
  fields,
})

export const selectCustomerQuery = shape({ ...selectQuery, fields })

export const createCustomerBody = shape({
  email: email().describe(
    "Address to log in with; it is stored in lower case, and only one account may have it.",
  ),
  first_name: text().describe("First name."),
  last_name: text().describe("Last name."),
  password: text().describe("The password, 8 to 128 characters."),
  phone: optional(text()).describe("Phone number."),
  metadata: optional(record()).describe("Key-value pairs for your own data, stored with the customer."),
})

export const updateCustomerBody = shape({
  email: optional(email()).describe("New address, stored in lower case. Absent or null, it stays."),
  first_name: optional(text()).describe("First name; null clears it."),
  last_name: optional(text()).describe("Last name; null clears it."),
  password: optional(text()).describe(
    "New password, 8 to 128 characters; it ends all sessions and tokens of the customer. Absent or null, the old one stays.",
  ),
  phone: optional(text()).describe("Phone number; null clears it."),
  metadata: optional(record()).describe(
    "Key-value pairs for your own data. They are merged with the stored pairs; an empty string removes its key.",
  ),
  groups: optional(list(shape({ id: text().describe("Id of a customer group.") }))).describe(
    "Groups that the customer is in from now on, in place of those before. Absent or null, they stay.",
  ),
})

export type UpdateCustomerBody = z.output<typeof updateCustomerBody>

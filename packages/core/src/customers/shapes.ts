import {
  dateRange,
  email,
  list,
  listQuery,
  oneOrMany,
  optional,
  queryFlag,
  record,
  selectQuery,
  shape,
  text,
  type z,
} from "../http/shape.ts"
import { addressOrId, wholeAddressBody } from "./address-shapes.ts"

export const registerBody = shape({
  first_name: optional(text()),
  last_name: optional(text()),
  email: email(),
  password: text(),
  phone: optional(text()),
})

export const addAddressBody = shape({ address: wholeAddressBody })

export const updateMeBody = shape({
  billing_address: optional(addressOrId("billing_address")),
  first_name: optional(text()),
  last_name: optional(text()),
  password: optional(text()),
  phone: optional(text()),
  email: optional(email()),
  metadata: optional(record()),
})

export const resetPasswordBody = shape({ email: email(), token: text(), password: text() })

export const requestResetBody = shape({ email: email() })

export const listCustomersQuery = shape({
  q: optional(text()),
  has_account: queryFlag(),
  groups: optional(oneOrMany()),
  created_at: optional(dateRange()),
  updated_at: optional(dateRange()),
  ...listQuery(50),
})

export const selectCustomerQuery = shape(selectQuery)

export const createCustomerBody = shape({
  email: email(),
  first_name: text(),
  last_name: text(),
  password: text(),
  phone: optional(text()),
  metadata: optional(record()),
})

export const updateCustomerBody = shape({
  email: optional(email()),
  first_name: optional(text()),
  last_name: optional(text()),
  password: optional(text()),
  phone: optional(text()),
  metadata: optional(record()),
  groups: optional(list(shape({ id: text() }))),
})

export type UpdateCustomerBody = z.output<typeof updateCustomerBody>

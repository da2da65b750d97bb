import { defineErrors } from "../kernel/errors.ts"

export const customerErrors = defineErrors("customers", {
  not_found: {
    type: "not_found",
    message: (id: string) => `Customer with id: ${id} was not found`,
    when: "No customer has this id, or the customer was deleted.",
    fix: "List the customers and use the id of one of them.",
  },
  has_account: {
    type: "duplicate_error",
    code: "invalid_request_error",
    message: () => "A customer with the given email already has an account. Log in instead",
    when: "An account is made with the e-mail address of another account.",
    fix: "Log in, or reset the password.",
  },
  guest_exists: {
    type: "duplicate_error",
    code: "invalid_request_error",
    message: () => "Guest customer with email already exists",
    when: "A customer without account is made with the e-mail address of another one.",
    fix: "Use the existing customer.",
  },
  email_fixed: {
    type: "invalid_data",
    message: () => "Email cannot be changed when the user has registered their account",
    when: "An admin user changes the e-mail address of a customer with an account.",
    fix: "Leave the address to the customer, who changes it when logged in.",
  },
  address_not_found: {
    type: "invalid_data",
    message: () => "Could not find address for customer",
    when: "The address to change is not in the address book of the logged-in customer.",
    fix: "Use the id of one of the customer's `shipping_addresses`.",
  },
  billing_address_not_found: {
    type: "not_found",
    message: (id: string) => `Address with id ${id} was not found`,
    when: "The address to send invoices to is not one of the customer's own.",
    fix: "Use the id of one of the customer's `shipping_addresses`, or send a whole address.",
  },
  reset_token_invalid: {
    type: "unauthorized",
    message: () => "Invalid or expired password reset token",
    when: "A password is reset with a token that is not for this account, was used, or is older than 15 minutes.",
    fix: "Ask for a new token with `POST /store/customers/password-token`.",
  },
})

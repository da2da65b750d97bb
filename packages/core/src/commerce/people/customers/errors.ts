import { defineErrors } from "../../../platform/kernel/errors.ts"

export const customerErrors = defineErrors("customers", {
  not_found: {
    type: "not_found",
    message: (id: string) => `Customer with id: ${id} was not found`,
    when: "No customer has this ID, or the customer was deleted.",
    fix: "List the customers and use the ID of one of them.",
  },
  has_account: {
    type: "duplicate_error",
    code: "invalid_request_error",
    message: () => "A customer with the given email already has an account. Log in instead",
    when: "Another account has this email address already.",
    fix: "Sign in with the existing account, or reset its password.",
  },
  guest_exists: {
    type: "duplicate_error",
    code: "invalid_request_error",
    message: () => "Guest customer with email already exists",
    when: "Another customer without an account has this email address already.",
    fix: "Use the existing customer instead.",
  },
  email_fixed: {
    type: "invalid_data",
    message: () => "Email cannot be changed when the user has registered their account",
    when: "The email address of a customer with an account cannot be changed through the Admin API.",
    fix: "Let the customer change it through the Store API when signed in.",
  },
  address_not_found: {
    type: "invalid_data",
    message: () => "Could not find address for customer",
    when: "The address is not in the customer's address book.",
    fix: "Use the ID of one of the customer's `shipping_addresses`.",
  },
  billing_address_not_found: {
    type: "not_found",
    message: (id: string) => `Address with id ${id} was not found`,
    when: "The billing address is not one of the customer's addresses.",
    fix: "Use the ID of one of the customer's `shipping_addresses`, or send a whole address.",
  },
  billing_address_changed: {
    type: "conflict",
    code: "billing_address_changed",
    message: () => "The customer has another billing address now. Read the customer again.",
    when: "`current_billing_address_id` is not the ID of the customer's billing address.",
    fix: "Read the customer again, and decide what to do with the new billing address.",
  },
  reset_token_invalid: {
    type: "unauthorized",
    message: () => "Invalid or expired password reset token",
    when: "The token belongs to another account, has been used, or is older than 15 minutes.",
    fix: "Request a new token with `POST /store/customers/password-token`.",
  },
})

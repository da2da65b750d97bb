import { defineErrors } from "../../../platform/kernel/errors.ts"

export const collectionErrors = defineErrors("payment-collections", {
  not_found: {
    type: "not_found",
    message: (id: string) => `Payment collection with id ${id} was not found`,
    when: "No payment collection has this ID, or it was deleted.",
    fix: "Use the `payment_collection_id` of an order edit.",
  },
  session_not_found: {
    type: "not_found",
    message: (id: string) => `Payment collection related to Payment Session id ${id} was not found`,
    when: "No payment collection holds a payment session with this ID.",
    fix: "Use the ID of one of the payment collection's `payment_sessions`.",
  },
  session_elsewhere: {
    type: "not_allowed",
    message: (sessionId: string, id: string) =>
      `Payment session ${sessionId} is not one of payment collection ${id}`,
    when: "The payment session belongs to another payment collection.",
    fix: "Use the ID of the payment collection that holds the session.",
  },
  session_authorized: {
    type: "not_allowed",
    message: (id: string) => `Payment session ${id} is authorized already`,
    when: "The payment session is authorized already, so it cannot be refreshed.",
    fix: "No further step is needed for this session.",
  },
  sessions_closed: {
    type: "not_allowed",
    message: (status: string) => `Cannot set payment sessions for a payment collection with status ${status}`,
    when: "A payment session of the collection has been authorized or attempted, so the sessions can no longer be replaced.",
    fix: "Refresh a session that is not authorized, then authorize it.",
  },
  provider_not_found: {
    type: "invalid_data",
    message: () => "Payment provider not found",
    when: "The payment provider is not available in the collection's region.",
    fix: "Use one of the `payment_providers` of the collection's region.",
  },
  sum_mismatch: {
    type: "invalid_data",
    message: (amount: number) => `The sum of sessions is not equal to ${amount} on Payment Collection`,
    when: "The amounts of the payment sessions do not add up to the collection's amount, or one of them is not positive.",
    fix: "Send positive amounts that add up to the `amount` of the payment collection.",
  },
  no_sessions: {
    type: "not_allowed",
    message: () => "You cannot complete a Payment Collection without a payment session.",
    when: "The payment collection has no payment session to authorize.",
    fix: "Create a payment session first.",
  },
  not_authorized: {
    type: "payment_authorization_error",
    message: (id: string) => `Failed to authorize Payment Session id "${id}"`,
    when: "The provider did not authorize the payment session, or the collection has no such session.",
    fix: "Let the customer complete the steps that the provider requires, or choose another payment provider.",
  },
  edit_ended: {
    type: "not_allowed",
    message: () => "What this payment collection pays for was canceled or declined",
    when: "The order edit was declined or canceled, or its order was canceled, so nothing can be authorized for it.",
    fix: "Nothing has to be paid; create another order edit.",
  },
  not_deletable: {
    type: "not_allowed",
    message: (status: string) => `Cannot delete payment collection with status ${status}`,
    when: "Payments of the collection have been authorized, so it can no longer be deleted.",
    fix: "Cancel the order edit that the collection pays for.",
  },
  in_use: {
    type: "not_allowed",
    message: () => "The payment collection is what an order edit is paid with",
    when: "An order edit uses the payment collection, so it cannot be deleted.",
    fix: "Cancel the order edit instead.",
  },
})

import { defineErrors } from "../kernel/errors.ts"

export const collectionErrors = defineErrors("payment-collections", {
  not_found: {
    type: "not_found",
    message: (id: string) => `Payment collection with id ${id} was not found`,
    when: "No payment collection has this id, or it was deleted.",
    fix: "Take the id from the `payment_collection_id` of an order edit.",
  },
  session_not_found: {
    type: "not_found",
    message: (id: string) => `Payment collection related to Payment Session id ${id} was not found`,
    when: "No payment collection holds a payment session with this id.",
    fix: "Take the id from the `payment_sessions` of the payment collection.",
  },
  session_elsewhere: {
    type: "not_allowed",
    message: (sessionId: string, id: string) =>
      `Payment session ${sessionId} is not one of payment collection ${id}`,
    when: "A payment session is prepared anew under the id of another payment collection.",
    fix: "Use the id of the payment collection that holds the session.",
  },
  session_authorized: {
    type: "not_allowed",
    message: (id: string) => `Payment session ${id} is authorized already`,
    when: "A payment session is to be prepared anew whose money is set aside.",
    fix: "Nothing is left to do for this session.",
  },
  sessions_closed: {
    type: "not_allowed",
    message: (status: string) => `Cannot set payment sessions for a payment collection with status ${status}`,
    when: "Payment sessions are to be set after one of them was to be authorized.",
    fix: "Prepare a session that is not authorized anew, and authorize it.",
  },
  provider_not_found: {
    type: "invalid_data",
    message: () => "Payment provider not found",
    when: "A payment session is asked of a provider that the region does not have.",
    fix: "Use one of the `payment_providers` of the collection's region.",
  },
  sum_mismatch: {
    type: "invalid_data",
    message: (amount: number) => `The sum of sessions is not equal to ${amount} on Payment Collection`,
    when: "The amounts of the payment sessions do not add up to the amount due, or one is not above 0.",
    fix: "Send positive amounts that add up to the `amount` of the payment collection.",
  },
  no_sessions: {
    type: "not_allowed",
    message: () => "A payment collection without payment sessions cannot be authorized",
    when: "A payment collection is to be authorized before anybody chose how to pay.",
    fix: "Create a payment session first.",
  },
  not_authorized: {
    type: "payment_authorization_error",
    message: (id: string) => `Failed to authorize Payment Session id "${id}"`,
    when: "A provider does not set the money of a payment session aside, or the collection has no such session.",
    fix: "Let the customer finish what the provider asks for, or choose another way to pay.",
  },
  edit_ended: {
    type: "not_allowed",
    message: () => "What this payment collection pays for was canceled or declined",
    when: "Money is to be set aside for an edit that will not happen, or whose order is canceled.",
    fix: "Nothing is to be paid. Request another order edit.",
  },
  not_deletable: {
    type: "not_allowed",
    message: (status: string) => `Cannot delete payment collection with status ${status}`,
    when: "A payment collection is to be deleted of which money was set aside.",
    fix: "Cancel the order edit that it pays for.",
  },
  in_use: {
    type: "not_allowed",
    message: () => "The payment collection is what an order edit is paid with",
    when: "A payment collection is to be deleted that an order edit points at.",
    fix: "Cancel the order edit instead.",
  },
})

/** An error response of Stripe's API. */
export class ApiError extends Error {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>

  constructor(status: number, body: Readonly<Record<string, unknown>>) {
    super(String(body["message"]))
    this.status = status
    this.body = body
  }
}

const invalid = (message: string, more: object = {}, status = 400) =>
  new ApiError(status, { type: "invalid_request_error", message, ...more })

/** The errors of Stripe's API that the stand-in returns. */
export const apiErrors = {
  wrongKey: () =>
    new ApiError(401, {
      type: "invalid_request_error",
      message: "Invalid API Key provided: sk_test_****wrong",
    }),
  missing: (kind: string, id: string) =>
    invalid(`No such ${kind}: '${id}'`, { code: "resource_missing", param: "id" }, 404),
  otherCustomer: () => invalid("The customer session does not belong to the customer of the payment intent."),
  unknownPath: (method: string, path: string) =>
    invalid(`Unrecognized request URL (${method}: ${path}).`, {}, 404),
  unknownParameter: (name: string) =>
    invalid(`Received unknown parameter: ${name}`, { code: "parameter_unknown", param: name }),
  typesNotSupported: () =>
    invalid("payment_method_types is no longer supported", {
      code: "payment_method_types_no_longer_supported",
      param: "payment_method_types",
    }),
  missingParameter: (name: string) =>
    invalid(`Missing required param: ${name}.`, { code: "parameter_missing", param: name }),
  exclusive: (names: string) =>
    invalid(`You may only specify one of these parameters: ${names}.`, { code: "parameters_exclusive" }),
  notInteger: (name: string) =>
    invalid(`Invalid integer: ${name}`, { code: "parameter_invalid_integer", param: name }),
  amountTooSmall: () =>
    invalid("Amount must be at least 50 cents", { code: "amount_too_small", param: "amount" }),
  threeDecimals: () => invalid("Amounts in three-decimal currencies must end with 0", { param: "amount" }),
  tooLarge: (message: string, intent?: object) =>
    invalid(message, { code: "amount_too_large", ...(intent && { payment_intent: intent }) }),
  customerSet: () =>
    invalid("You cannot modify `customer` on a PaymentIntent once it already has been set.", {
      code: "payment_intent_unexpected_state",
      param: "customer",
    }),
  alreadyRefunded: (charge: string) =>
    invalid(`Charge ${charge} has already been refunded.`, { code: "charge_already_refunded" }),
  notRefundable: (intent: { id: string }) =>
    invalid(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`),
  unexpectedState: (action: string, intent: { id: string; status: string }) =>
    invalid(`You cannot ${action} this PaymentIntent because it has a status of ${intent.status}.`, {
      code: "payment_intent_unexpected_state",
      payment_intent: intent,
    }),
  declined: (declineCode: string, intent: object) =>
    new ApiError(402, {
      type: "card_error",
      code: "card_declined",
      decline_code: declineCode,
      message:
        declineCode === "insufficient_funds"
          ? "Your card has insufficient funds."
          : "Your card was declined.",
      payment_intent: intent,
    }),
  otherParameters: (key: string) =>
    new ApiError(400, {
      type: "idempotency_error",
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    }),
} as const

import { CommerceError, type PaymentSessionStatus, type ProviderData } from "@stheno/core"
import type Stripe from "stripe"
import { fromStripeAmount } from "./amounts.ts"

/** A payment intent as plain JSON, which is the data of a session and of a payment. */
export function toData(intent: Stripe.PaymentIntent): ProviderData {
  return JSON.parse(JSON.stringify(intent)) as ProviderData
}

/** The id of the payment intent in the data of a session; undefined when the session has none. */
export function intentIdOf({ id }: ProviderData): string | undefined {
  return typeof id === "string" && id.startsWith("pi_") ? id : undefined
}

/**
 * The status of a payment. A canceled intent is an error, so that the customer can start a new one by choosing the
 * provider again.
 */
export function statusOf({ status }: Pick<Stripe.PaymentIntent, "status">): PaymentSessionStatus {
  return statuses[status] ?? "pending"
}

const statuses: Readonly<Partial<Record<Stripe.PaymentIntent.Status, PaymentSessionStatus>>> = {
  requires_capture: "authorized",
  succeeded: "authorized",
  requires_action: "requires_more",
  canceled: "error",
}

/** Whether Stripe captured less than was authorized, and released the rest. */
export function isPartial(
  intent: Pick<Stripe.PaymentIntent, "status" | "amount" | "amount_received">,
): boolean {
  return intent.status === "succeeded" && intent.amount_received < intent.amount
}

/** What was captured, in the currency's smallest unit, if it is less than was authorized. */
export function capturedAmountOf(data: ProviderData): number | undefined {
  const intent = data as unknown as Stripe.PaymentIntent
  return isPartial(intent) ? fromStripeAmount(intent.amount_received, intent.currency) : undefined
}

/** What a storefront may send for a session. */
const changeable = ["payment_method", "receipt_email", "setup_future_usage", "shipping"]

/**
 * Checks what a storefront sends for a session.
 * @throws invalid_data for anything else, such as another amount
 */
export function checkChange(change: ProviderData): Stripe.PaymentIntentUpdateParams {
  if ("amount" in change)
    throw new CommerceError("invalid_data", "Cannot update amount, use updatePayment instead")
  const wrong = Object.keys(change).filter((name) => !changeable.includes(name))
  if (wrong.length > 0)
    throw new CommerceError(
      "invalid_data",
      `The data of a Stripe session cannot contain ${wrong.join(", ")}. It can contain ${changeable.join(", ")}.`,
    )
  return change
}

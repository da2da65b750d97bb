import type { PaymentSessionStatus, ProviderData } from "@stheno/core"
import type { PayPalAmount } from "./amounts.ts"
import type { PayPalClient } from "./client.ts"

/** An authorization or a capture of an order. */
export interface PayPalPayment {
  readonly id: string
  readonly status: string
  readonly amount: PayPalAmount
  readonly custom_id?: string
}

/** An order of PayPal, with the properties that the plugin reads. */
export interface PayPalOrder {
  readonly id: string
  readonly intent: "AUTHORIZE" | "CAPTURE"
  readonly status: string
  readonly purchase_units: readonly {
    readonly reference_id: string
    readonly custom_id?: string
    readonly amount: PayPalAmount
    readonly payments?: {
      readonly authorizations?: readonly PayPalPayment[]
      readonly captures?: readonly PayPalPayment[]
    }
  }[]
}

/** Retrieves an order in its current state. */
export function retrieveOrder(client: PayPalClient, id: string): Promise<PayPalOrder> {
  return client.send({ method: "GET", path: `/v2/checkout/orders/${encodeURIComponent(id)}` })
}

/** An order as plain JSON, which is the data of a session and of a payment. */
export function toData(order: PayPalOrder): ProviderData {
  return JSON.parse(JSON.stringify(order)) as ProviderData
}

/** The id of the order in the data of a session; undefined when the session has none. */
export function orderIdOf({ id }: ProviderData): string | undefined {
  return typeof id === "string" && id ? id : undefined
}

/** The authorization that can be captured, voided, or was captured. */
export function authorizationOf({ purchase_units: [unit] }: PayPalOrder): PayPalPayment | undefined {
  return unit?.payments?.authorizations?.find(({ status }) => status !== "DENIED")
}

/** The capture, unless it was declined. */
export function captureOf({ purchase_units: [unit] }: PayPalOrder): PayPalPayment | undefined {
  return unit?.payments?.captures?.find(({ status }) => status !== "DECLINED" && status !== "FAILED")
}

/**
 * The status of a payment. A payment that PayPal still reviews waits for PayPal; one that expired or was voided is an
 * error, so that the customer can start a new one by choosing PayPal again.
 */
export function statusOf(order: PayPalOrder): PaymentSessionStatus {
  if (order.status === "VOIDED") return "error"
  if (order.status === "CREATED") return "pending"
  if (order.status !== "COMPLETED") return "requires_more"
  const payment = captureOf(order) ?? authorizationOf(order)
  switch (payment?.status) {
    case undefined:
    case "VOIDED":
      return "error"
    case "PENDING":
      return "pending"
    default:
      return "authorized"
  }
}

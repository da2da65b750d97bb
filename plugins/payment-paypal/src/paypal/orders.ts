import type { PaymentSessionStatus, ProviderData } from "@stheno/core"
import { fromPayPalAmount, type PayPalAmount } from "./amounts.ts"
import type { PayPalClient } from "./client.ts"

/** An authorization or a capture of an order. */
export interface PayPalPayment {
  readonly id: string
  readonly status: string
  readonly amount: PayPalAmount
  readonly custom_id?: string
  /** the link `up` of a refund leads to its capture */
  readonly links?: readonly { readonly rel: string; readonly href: string }[]
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
      readonly refunds?: readonly PayPalPayment[]
    }
  }[]
  /** the link `approve` leads to the page on which the customer approves the order */
  readonly links?: readonly { readonly rel: string; readonly href: string }[]
}

/** Retrieves an order in its current state. */
export function retrieveOrder(client: PayPalClient, id: string): Promise<PayPalOrder> {
  return client.send({ method: "GET", path: `/v2/checkout/orders/${encodeURIComponent(id)}` })
}

/** An order as plain JSON, which is the data of a session and of a payment. */
export function toData(order: PayPalOrder): ProviderData {
  return JSON.parse(JSON.stringify(order)) as ProviderData
}

/**
 * The data of a session.
 * @param redirectUrl the page of PayPal on which the customer approves the order; only for orders that PayPal was told to
 *   return customers of: from others, nothing leads back to the storefront
 */
export function toSessionData(order: PayPalOrder, redirectUrl: string | undefined): ProviderData {
  return { ...toData(order), ...(redirectUrl && { redirect_url: redirectUrl }) }
}

/** The page on which the customer approves a new order. */
export function approvalPageOf({ links }: PayPalOrder): string | undefined {
  return links?.find(({ rel }) => rel === "approve")?.href
}

/** The page on which the customer approves an order that a session has already. PayPal does not repeat it. */
export function knownPageOf({ id }: PayPalOrder, data: ProviderData): string | undefined {
  const { redirect_url } = data
  return data["id"] === id && typeof redirect_url === "string" ? redirect_url : undefined
}

/** The id of the order in the data of a session; undefined when the session has none. */
export function orderIdOf({ id }: ProviderData): string | undefined {
  return typeof id === "string" && id ? id : undefined
}

/** The authorization that can be captured, voided, or was captured. */
export function authorizationOf({ purchase_units: [unit] }: PayPalOrder): PayPalPayment | undefined {
  return unit?.payments?.authorizations?.find(({ status }) => status !== "DENIED")
}

/** The first capture that was not declined. */
export function captureOf(order: PayPalOrder): PayPalPayment | undefined {
  return capturesOf(order)[0]
}

/** The captures that were not declined. There are several if parts were captured at PayPal. */
export function capturesOf({ purchase_units: [unit] }: PayPalOrder): readonly PayPalPayment[] {
  return unit?.payments?.captures?.filter(({ status }) => status !== "DECLINED" && status !== "FAILED") ?? []
}

/** The refunds of a capture that PayPal has made or is making. */
export function refundsOf({ purchase_units: [unit] }: PayPalOrder, capture: PayPalPayment): PayPalPayment[] {
  const made = unit?.payments?.refunds ?? []
  return made.filter((refund) => refund.status !== "FAILED" && captureAbove(refund) === capture.id)
}

/** The id of the capture that a refund links to. */
export function captureAbove({ links }: Pick<PayPalPayment, "links">): string | undefined {
  const up = links?.find(({ rel }) => rel === "up")
  return /\/captures\/([\w-]+)$/.exec(up?.href ?? "")?.[1]
}

/** The sum of amounts of one currency, in its smallest unit. */
export function sumOf(payments: readonly PayPalPayment[]): number {
  return payments.reduce((sum, { amount }) => sum + fromPayPalAmount(amount), 0)
}

/** What was captured, in the currency's smallest unit, if it is less than the amount of the order. */
export function capturedAmountOf(order: PayPalOrder): number | undefined {
  const captures = capturesOf(order)
  const [unit] = order.purchase_units
  if (!unit || captures.length === 0) return undefined
  const captured = sumOf(captures)
  return captured < fromPayPalAmount(unit.amount) ? captured : undefined
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

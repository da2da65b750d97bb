import { randomUUID } from "node:crypto"
import type { CaptureCall, PaymentSessionStatus } from "@stheno/core"
import type { KlarnaClient } from "./client.ts"

/** An order of Klarna's Order Management, with the properties that the plugin reads. */
export interface KlarnaOrder {
  readonly order_id: string
  readonly status: string
  readonly fraud_status: string
  readonly order_amount: number
  readonly captured_amount: number
  /** what can still be captured; 0 when the rest was released */
  readonly remaining_authorized_amount?: number
  readonly refunded_amount: number
  readonly refunds?: readonly { readonly reference?: string; readonly refunded_amount: number }[]
}

const pathOf = (id: string) => `/ordermanagement/v1/orders/${encodeURIComponent(id)}`

/** Retrieves an order in its current state. */
export function retrieveOrder(client: KlarnaClient, id: string): Promise<KlarnaOrder> {
  return client.send({ method: "GET", path: pathOf(id) })
}

/** The status of a payment. Klarna reviews some orders, which are pending until then. */
export function statusOf({ status, fraud_status }: KlarnaOrder): PaymentSessionStatus {
  if (["CANCELLED", "EXPIRED", "CLOSED"].includes(status) || fraud_status === "REJECTED") return "error"
  return fraud_status === "PENDING" ? "pending" : "authorized"
}

/**
 * Captures what is left of an order, unless it is captured or the rest was released at Klarna. If only a part is wanted, what was
 * captured at Klarna counts, and the rest is released.
 */
export async function captureOrder(
  client: KlarnaClient,
  id: string,
  { id: key, amount }: CaptureCall = { id: randomUUID() },
): Promise<KlarnaOrder> {
  const order = await retrieveOrder(client, id)
  const { order_amount, captured_amount } = order
  const rest = restOf(order)
  if (captured_amount > 0 && rest <= 0) return order
  // Nothing was captured and nothing is left: Klarna rejects the capture with its reason.
  const whole = rest > 0 ? rest : order_amount
  const wanted = amount === undefined ? whole : Math.min(whole, amount - captured_amount)
  if (wanted > 0) {
    const body = { captured_amount: wanted }
    await client.send({ method: "POST", path: `${pathOf(id)}/captures`, body, key })
  }
  if (wanted < rest) await releaseRest(client, id, key)
  return retrieveOrder(client, id)
}

function restOf({ order_amount, captured_amount, remaining_authorized_amount: left }: KlarnaOrder): number {
  return left ?? order_amount - captured_amount
}

async function releaseRest(client: KlarnaClient, id: string, key: string): Promise<void> {
  const path = `${pathOf(id)}/release-remaining-authorization`
  await client.send({ method: "POST", path, key: `${key}-release` })
}

/** Refunds a part of a captured order, unless the order has a refund with this reference. */
export async function refundOrder(
  client: KlarnaClient,
  id: string,
  { amount, reference = randomUUID() }: { readonly amount: number; readonly reference?: string | undefined },
): Promise<void> {
  const { refunds = [] } = await retrieveOrder(client, id)
  if (refunds.some((refund) => refund.reference === reference)) return
  const body = { refunded_amount: amount, reference }
  await client.send({ method: "POST", path: `${pathOf(id)}/refunds`, body, key: reference })
}

/** Cancels an order, or refunds what was captured. Repeating it changes nothing. */
export async function releaseOrder(client: KlarnaClient, id: string, key: string): Promise<KlarnaOrder> {
  const order = await retrieveOrder(client, id)
  if (order.status === "CANCELLED" || order.status === "EXPIRED") return order
  const rest = order.captured_amount - order.refunded_amount
  if (order.captured_amount === 0) await client.send({ method: "POST", path: `${pathOf(id)}/cancel`, key })
  else if (rest > 0) await refundOrder(client, id, { amount: rest, reference: key })
  return retrieveOrder(client, id)
}

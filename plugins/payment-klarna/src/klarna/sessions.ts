import { CommerceError, type PaymentContext, type ProviderData } from "@stheno/core"
import type { KlarnaOptions } from "../options.ts"
import type { KlarnaClient } from "./client.ts"
import { isMissing } from "./errors.ts"
import { purchaseOf, type OrderLine } from "./order-lines.ts"

/** The data of a session and of a payment. */
export interface KlarnaData extends ProviderData {
  readonly session_id?: string
  /** opens Klarna's widget in the storefront */
  readonly client_token?: string
  readonly purchase_country?: string
  readonly purchase_currency?: string
  readonly order_amount?: number
  readonly order_tax_amount?: number
  /** the lines that the customer confirms; sessions of earlier versions have none */
  readonly order_lines?: readonly OrderLine[]
  readonly resource_id?: string
  /** the order at Klarna, once the customer has placed it */
  readonly order_id?: string
  /** what was captured at Klarna, once the payment is captured */
  readonly captured_amount?: number
}

/** A session of Klarna Payments, with the properties that the plugin reads. */
export interface KlarnaSession {
  readonly order_amount: number
  readonly status?: string
  /** present once Klarna has approved the customer */
  readonly authorization_token?: string
}

interface CreatedSession {
  readonly session_id: string
  readonly client_token: string
  readonly payment_method_categories?: readonly object[]
}

/** The country of the purchase, which Klarna requires. */
export function countryOf({ countryCode }: PaymentContext, options: KlarnaOptions): string {
  const country = countryCode ?? options.purchase_country
  if (country) return country.toUpperCase()
  throw new CommerceError(
    "invalid_data",
    "Klarna needs the country of the customer. Set the shipping address of the cart or the order first.",
  )
}

/** Starts a session, whose token opens Klarna's widget in the storefront. */
export async function createSession(
  client: KlarnaClient,
  options: KlarnaOptions,
  context: PaymentContext,
): Promise<KlarnaData> {
  const purchase_country = countryOf(context, options)
  const purchase = {
    purchase_country,
    purchase_currency: context.currencyCode.toUpperCase(),
    locale: options.language.includes("-") ? options.language : `${options.language}-${purchase_country}`,
  }
  const { resourceId } = context
  const bought = purchaseOf(context, purchase_country)
  const body = {
    intent: "buy",
    ...purchase,
    ...bought,
    merchant_reference1: resourceId,
    merchant_urls: urlsOf(options, resourceId),
  }
  const made = await client.send<CreatedSession>({ method: "POST", path: "/payments/v1/sessions", body })
  const { session_id, client_token, payment_method_categories = [] } = made
  return {
    ...{ session_id, client_token, payment_method_categories, ...purchase },
    ...{ ...bought, resource_id: resourceId },
  }
}

/** Klarna calls `authorization` when it has approved the customer, and `notification` after a check for fraud. */
function urlsOf({ backend_url, merchant_urls }: KlarnaOptions, resourceId: string) {
  const push =
    backend_url && `${new URL("/klarna/push", backend_url)}?resource_id=${encodeURIComponent(resourceId)}`
  return {
    ...(merchant_urls.confirmation && { confirmation: merchant_urls.confirmation }),
    ...(push && { authorization: push, notification: push }),
  }
}

/** @returns undefined for a session that has expired */
export async function findSession(client: KlarnaClient, id: string): Promise<KlarnaSession | undefined> {
  try {
    return await client.send<KlarnaSession>({
      method: "GET",
      path: `/payments/v1/sessions/${encodeURIComponent(id)}`,
    })
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

import type { AddressFields, PaymentView } from "./cart-view"
import { parseLocale, type Locale } from "./locale"
import type { Problem } from "./problem"

/** What a payment is for: an amount in the currency's smallest unit, and who may take it. */
export interface Due {
  readonly amount: number
  readonly currency: string
  /** the IDs of the payment providers of the region whose payments can be completed here */
  readonly providers: readonly string[]
  /** the payment that has been prepared; null if the customer has not chosen how to pay */
  readonly payment: PaymentView | null
  /** who pays, as far as it is known */
  readonly billing?: BillingDetails | undefined
  /** the same for Klarna */
  readonly payer?: Payer | undefined
}

/** Who pays, as Klarna takes it. */
export type Payer = Readonly<Record<string, string>>

/** The billing address for Klarna; undefined until it is complete. */
export function payerOf(address: AddressFields | null, email: string | null): Payer | undefined {
  if (!address?.address_1 || !email) return undefined
  const fields = {
    given_name: address.first_name,
    family_name: address.last_name,
    email,
    phone: address.phone,
    street_address: address.address_1,
    street_address2: address.address_2,
    postal_code: address.postal_code,
    city: address.city,
    region: address.province,
    country: address.country_code.toUpperCase(),
  }
  return filled(fields)
}

/** The fields that are not empty. */
function filled(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ""))
}

/** Who pays, as payment forms take it. */
export interface BillingDetails {
  readonly name?: string
  readonly email?: string
  readonly phone?: string
  readonly address?: Readonly<
    Partial<Record<"line1" | "line2" | "city" | "state" | "postal_code" | "country", string>>
  >
}

/** The billing details of an address; what is empty is left out, so that the form asks for it. */
export function billingDetails(
  address: AddressFields | null,
  email: string | null,
): BillingDetails | undefined {
  if (!address) return email ? { email } : undefined
  return {
    ...filled({
      name: `${address.first_name} ${address.last_name}`.trim(),
      email: email ?? "",
      phone: address.phone,
    }),
    address: filled({
      line1: address.address_1,
      line2: address.address_2,
      city: address.city,
      state: address.province,
      postal_code: address.postal_code,
      country: address.country_code.toUpperCase(),
    }),
  }
}

/** Whether a provider takes payments with Stripe's form: v1's plugin has one for cards and one for each local method. */
export function usesStripe(providerId: string): boolean {
  return providerId === "stripe" || providerId.startsWith("stripe-")
}

/** The parts of a payment session that say what it waits for. */
export interface PreparedPayment {
  readonly provider_id: string
  readonly status: string
  readonly data: Readonly<Record<string, unknown>>
}

/** Whether a provider takes payments with Klarna's widget. */
export function usesKlarna(providerId: string): boolean {
  return providerId === "klarna"
}

/** Whether a provider takes payments with a form in the checkout, for which a script of the provider is loaded. */
export function hasForm(providerId: string): boolean {
  return usesStripe(providerId) || usesKlarna(providerId)
}

/** Whether customers pay on a page of the provider, which returns them to the storefront. */
export function isRedirect(providerId: string): boolean {
  return providerId === "paypal"
}

/** Variants of known providers that take payments with another form or widget, which this storefront does not have. */
const withOwnForm = /^(paypal|klarna)[^a-z]/

/** Data of a payment session with which a form in the browser opens, or an address where the customer has to pay. */
const opensForm =
  /^(client_?(secret|token)|session_?(data|token)|html_snippet|(approval|authorization|checkout|hosted|payment|redirect)_?url)$/i

/** Whether customers have to pay in a form or on a page of the provider before the provider can authorize the payment. */
export function needsForm({ status, data }: Pick<PreparedPayment, "status" | "data">): boolean {
  return isOpen({ status }) && Object.entries(data).some(([name, value]) => value && opensForm.test(name))
}

/**
 * The providers of a region whose payments can be completed here. Without its form, such a payment would never be authorized.
 * @param sessions the payments that have been prepared
 */
export function completableProviders(
  providers: readonly string[],
  sessions: readonly PreparedPayment[],
): readonly string[] {
  return providers.filter((id) => canComplete(id, sessions))
}

/** Whether a payment with a provider can be completed here. */
export function canComplete(id: string, sessions: readonly PreparedPayment[] = []): boolean {
  if (usesStripe(id)) return true
  const prepared = sessions.find((one) => one.provider_id === id && isPrepared(one))
  if (isRedirect(id)) return !prepared || redirectUrlOf(prepared.data) !== null || !isOpen(prepared)
  if (usesKlarna(id)) return !prepared || typeof prepared.data["client_token"] === "string"
  return !withOwnForm.test(id) && !(prepared && needsForm(prepared))
}

/** The API lists every provider of the region, and prepares the payment only with the one that the customer chooses. */
function isPrepared({ data }: Pick<PreparedPayment, "data">): boolean {
  return Object.keys(data).length > 0
}

function isOpen({ status }: Pick<PreparedPayment, "status">): boolean {
  return status !== "authorized"
}

/**
 * The page of a provider on which the customer pays, if it returns the customer to the storefront.
 * @returns null if there is none
 */
export function redirectUrlOf(data: PreparedPayment["data"]): string | null {
  const url = data["redirect_url"]
  return typeof url === "string" && /^https?:\/\//.test(url) ? url : null
}

/** What a payment that is not authorized waits for: the customer, the server, or a check of the provider. */
export type PaymentProgress = "open" | "approved" | "inReview"

/**
 * What a payment waits for, as its data tells. PayPal and Klarna check some payments after the customer has done their part, and
 * banks take days for some payments with Stripe: then the provider reports the result to the server.
 */
export function progressOf({ provider_id, status, data }: PreparedPayment): PaymentProgress {
  if (isRedirect(provider_id)) {
    if (data["status"] === "COMPLETED") return status === "pending" ? "inReview" : "approved"
    return data["status"] === "APPROVED" ? "approved" : "open"
  }
  const reviewed = usesKlarna(provider_id)
    ? data["fraud_status"] === "PENDING"
    : usesStripe(provider_id) && data["status"] === "processing"
  return reviewed && status === "pending" ? "inReview" : "open"
}

/** Whether the customer has not paid yet on the page of the provider. */
export function paysElsewhere(payment: PaymentView | null): payment is PaymentView {
  return payment !== null && payment.redirectUrl !== null && payment.progress === "open"
}

/**
 * Why the button of the checkout leads to the page of the provider: to approve the payment, or to choose another card or account
 * because the provider has declined the first one.
 * @returns undefined if the button places the order
 */
export function leavesFor(payment: PaymentView | null): "approval" | "another" | undefined {
  if (payment?.redirectUrl && payment.status === "requires_more") return "another"
  return paysElsewhere(payment) ? "approval" : undefined
}

/** Where the customer pays, and what shows on the way back what they agreed to. */
export interface PaymentPage {
  readonly url: string
  /** the part of the payment that the provider adds to the address on the way back */
  readonly secret: string
  /** the amount that the customer saw, in the currency's smallest unit */
  readonly amount: number
}

/** The page of the provider on which an amount is paid; undefined if there is none, or nothing to do there. */
export function pageOf(payment: PaymentView | null, amount: number): PaymentPage | undefined {
  if (!payment?.redirectUrl || payment.clientSecret === null || payment.progress === "inReview")
    return undefined
  return { url: payment.redirectUrl, secret: payment.clientSecret, amount }
}

/** What a payment that the API could not authorize means for the customer. PayPal declines a card or an account only then. */
export function problemOfUnpaid(status: string, payment: PaymentView | null): Problem {
  if (payment?.progress === "inReview") return "paymentPending"
  return payment?.redirectUrl && status === "requires_more" ? "paymentDeclined" : "paymentIncomplete"
}

/**
 * What opens a payment, and shows on the way back that it is the customer's: a client secret of Stripe, a client token of Klarna,
 * or the ID of an order at PayPal.
 */
export function secretIn({
  provider_id,
  data,
}: Pick<PreparedPayment, "provider_id" | "data">): string | null {
  const name = usesKlarna(provider_id) ? "client_token" : isRedirect(provider_id) ? "id" : "client_secret"
  const secret = data[name]
  return typeof secret === "string" ? secret : null
}

/** A way to pay with Klarna, as Klarna calls it in the language that is set in the plugin. */
export interface PaymentCategory {
  readonly id: string
  readonly name: string
}

/** The ways to pay that a session of Klarna has. */
export function categoriesOf(data: PreparedPayment["data"]): readonly PaymentCategory[] {
  const listed: unknown = data["payment_method_categories"]
  if (!Array.isArray(listed)) return []
  return listed.flatMap((one: unknown) => {
    if (typeof one !== "object" || one === null || !("identifier" in one) || !("name" in one)) return []
    const { identifier: id, name } = one
    return typeof id === "string" && typeof name === "string" ? [{ id, name }] : []
  })
}

/** The providers that the storefront can offer. Stripe needs the publishable key. */
export function offeredProviders(
  providers: readonly string[],
  stripeKey: string | undefined,
): readonly string[] {
  return providers.filter((id) => stripeKey !== undefined || !usesStripe(id))
}

/**
 * The provider that is chosen before the customer chooses: the one of the payment that has been prepared, else the only
 * one. The forms of Stripe and Klarna are opened only by the customer, because they load scripts of these providers.
 * @returns the empty string if the customer has to choose
 */
export function initialProvider(offered: readonly string[], payment: PaymentView | null): string {
  const prepared = offered.find((id) => id === payment?.providerId)
  const [only = "", ...others] = offered
  return prepared ?? (others.length === 0 && !hasForm(only) ? only : "")
}

/** The client secret of the payment that has been prepared with a provider; null if there is none. */
export function secretOf(payment: PaymentView | null, providerId: string): string | null {
  return payment?.providerId === providerId ? payment.clientSecret : null
}

/** Whether a client secret belongs to a payment that has been prepared. */
export function opensPayment(payment: PaymentView | null, secret: string): boolean {
  return secret !== "" && payment?.clientSecret === secret
}

/** What a page of a provider or a bank reports when it returns the customer. */
export interface Returned {
  /** shows that the payment is the customer's; empty if the address does not have it */
  readonly secret: string
  /** what prevented the payment */
  readonly problem?: Problem
}

/**
 * Reads the address with which a page returns the customer. Stripe adds the client secret and what happened; PayPal adds
 * the ID of the order, and the payer's ID only if the customer has approved the payment.
 */
export function readReturn(query: Pick<URLSearchParams, "get" | "has">): Returned {
  const secret = query.get("payment_intent_client_secret")
  if (secret === null && query.has("token")) {
    const token = query.get("token") ?? ""
    return query.get("PayerID") ? { secret: token } : { secret: token, problem: "paymentCanceled" }
  }
  const isFailed = query.get("redirect_status") === "failed"
  return { secret: secret ?? "", ...(isFailed && { problem: "paymentDeclined" }) }
}

/** What the storefront remembers of a payment on the page of a provider: see `readStarted`. */
export function startedPayment(page: string, amount: number): string {
  return `${page}:${amount}`
}

/** The page on which a payment began, and the amount that the customer saw, in the currency's smallest unit. */
export function readStarted(remembered: string): { readonly page: string; readonly amount: number } {
  const [page = "", amount = ""] = remembered.split(":")
  return { page, amount: Number(amount) }
}

/** What a payment that returns from a bank belongs to. */
export type ReturnTarget = { readonly locale: Locale; readonly path: string } & (
  | { readonly kind: "checkout" }
  | { readonly kind: "swap"; readonly cartId: string }
  | { readonly kind: "edit"; readonly editId: string }
)

/**
 * The page of this storefront that a bank sends the customer back to.
 * @param page the path of the page, such as `/de-en/checkout`
 * @returns undefined if no payment begins on such a page
 */
export function parseReturn(page: string): ReturnTarget | undefined {
  const [empty, segment = "", name, id, ...rest] = page.split("/")
  const locale = parseLocale(segment)
  if (empty !== "" || !locale || rest.length > 0) return undefined
  if (name === "checkout" && id === undefined) return { kind: "checkout", locale, path: "/checkout" }
  if (!id || !/^\w+$/.test(id)) return undefined
  if (name === "swaps") return { kind: "swap", locale, path: `/swaps/${id}`, cartId: id }
  if (name === "order-edits") return { kind: "edit", locale, path: `/order-edits/${id}`, editId: id }
  return undefined
}

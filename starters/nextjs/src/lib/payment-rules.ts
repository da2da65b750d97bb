import type { AddressFields, PaymentView } from "./cart-view"
import { parseLocale, type Locale } from "./locale"

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
  const filled = (fields: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ""))
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

/** Providers that are known to take payments with a form or a widget of theirs, which this storefront does not have. */
const withOwnForm = /^(paypal|klarna)(?![a-z])/

/** Data of a payment session with which a form in the browser opens, or an address where the customer has to pay. */
const opensForm =
  /^(client_?(secret|token)|session_?(data|token)|html_snippet|(approval|authorization|checkout|hosted|payment|redirect)_?url)$/i

/** Whether customers have to pay in a form or on a page of the provider before the provider can authorize the payment. */
export function needsForm({ status, data }: Pick<PreparedPayment, "status" | "data">): boolean {
  return (
    status !== "authorized" && Object.entries(data).some(([name, value]) => value && opensForm.test(name))
  )
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
  return !withOwnForm.test(id) && !sessions.some((one) => one.provider_id === id && needsForm(one))
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
 * one. Stripe's form is opened only by the customer, because it loads a script of Stripe.
 * @returns the empty string if the customer has to choose
 */
export function initialProvider(offered: readonly string[], payment: PaymentView | null): string {
  const prepared = offered.find((id) => id === payment?.providerId)
  const [only = "", ...others] = offered
  return prepared ?? (others.length === 0 && !usesStripe(only) ? only : "")
}

/** The client secret of the payment that has been prepared with a provider; null if there is none. */
export function secretOf(payment: PaymentView | null, providerId: string): string | null {
  return payment?.providerId === providerId ? payment.clientSecret : null
}

/** Whether a client secret belongs to a payment that has been prepared. */
export function opensPayment(payment: PaymentView | null, secret: string): boolean {
  return secret !== "" && payment?.clientSecret === secret
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

import type { Payer } from "@/lib/payment-rules"
import type { Problem } from "@/lib/problem"

/** What Klarna's script answers. */
interface KlarnaAnswer {
  /** false when Klarna does not offer this purchase to the customer */
  readonly show_form: boolean
  readonly approved?: boolean
  /** what Klarna rejects, such as `billing_address.postal_code` */
  readonly error?: { readonly invalid_fields?: readonly string[] }
}

interface Method {
  readonly payment_method_category?: string
}

type Done = (answer: KlarnaAnswer) => void

/** The parts of Klarna's script that the storefront uses. */
export interface KlarnaPayments {
  init(options: { readonly client_token: string }): void
  load(options: Method & { readonly container: HTMLElement }, data: object, done: Done): void
  authorize(options: Method, data: { readonly billing_address?: Payer }, done: Done): void
}

interface KlarnaWindow {
  Klarna?: { readonly Payments: KlarnaPayments }
  klarnaAsyncCallback?: () => void
}

const script = "https://x.klarnacdn.net/kp/lib/v1/api.js"

let loading: Promise<KlarnaPayments> | undefined

/** How long Klarna's script may take to be ready, in milliseconds. A blocker can load an empty script instead. */
const patience = 15_000

/** Loads Klarna's script from Klarna, once. A script that could not be loaded is loaded again. */
export function loadKlarna(): Promise<KlarnaPayments> {
  loading ??= new Promise<KlarnaPayments>((resolve, reject) => {
    const page: typeof globalThis & KlarnaWindow = globalThis
    const finish = () => {
      if (!page.Klarna) return
      clearTimeout(timer)
      resolve(page.Klarna.Payments)
    }
    // Klarna calls it if the script goes on loading after it has run.
    page.klarnaAsyncCallback = finish
    const element = document.createElement("script")
    element.src = script
    element.onload = finish
    const fail = () => {
      clearTimeout(timer)
      loading = undefined
      element.remove()
      reject(new Error("Klarna's script could not be loaded"))
    }
    element.onerror = fail
    const timer = setTimeout(fail, patience)
    document.head.append(element)
  })
  return loading
}

interface Shown {
  readonly container: HTMLElement
  readonly clientToken: string
  readonly category: string | undefined
}

/** Shows the widget of a session. @returns whether Klarna offers the purchase to the customer */
export function showWidget(klarna: KlarnaPayments, { container, clientToken, category }: Shown) {
  klarna.init({ client_token: clientToken })
  return new Promise<boolean>((resolve) =>
    klarna.load({ container, ...methodOf(category) }, {}, ({ show_form }) => resolve(show_form)),
  )
}

/**
 * Lets the customer confirm the purchase in Klarna's window. The server reads the approval from Klarna.
 * @returns what prevented it, and whether Klarna still offers the purchase
 */
export async function authorizeWith(
  klarna: KlarnaPayments,
  category: string | undefined,
  payer: Payer | undefined,
): Promise<{ readonly problem?: Problem; readonly isOffered: boolean }> {
  const data = payer ? { billing_address: payer } : {}
  const { approved, show_form, error } = await new Promise<KlarnaAnswer>((resolve) =>
    klarna.authorize(methodOf(category), data, resolve),
  )
  if (approved) return { isOffered: true }
  if (!show_form) return { problem: "paymentDeclined", isOffered: false }
  // Without this, the customer would try again with the same address.
  if (error?.invalid_fields?.length) return { problem: "addressRejected", isOffered: true }
  return { problem: error ? "paymentUnavailable" : "paymentCanceled", isOffered: true }
}

function methodOf(category: string | undefined): Method {
  return category === undefined ? {} : { payment_method_category: category }
}

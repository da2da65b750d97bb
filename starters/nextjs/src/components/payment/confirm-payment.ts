import type { Due, Payer } from "@/lib/payment-rules"
import type { Problem } from "@/lib/problem"

/** What a payment form that runs in the browser must be able to do. */
export interface PaymentForm {
  /** checks what the customer entered; a problem is shown in the form itself */
  readonly check: () => Promise<boolean>
  /** confirms the payment with its provider, which may open the page of a bank */
  readonly confirm: (clientSecret: string, payer?: Payer) => Promise<Problem | undefined>
}

interface Steps<R> {
  readonly form: PaymentForm
  /** the amount that the customer agreed to, in the currency's smallest unit */
  readonly seen: number
  /** asks the API to prepare the payment with what the customer chose */
  readonly prepare: () => Promise<R>
  /** what is due after the preparation; undefined if it failed */
  readonly dueOf: (prepared: R) => Pick<Due, "amount" | "payment" | "payer"> | undefined
  /** called when only the provider and the bank are waited for */
  readonly onConfirm?: () => void
}

/** What can stop a payment before the API is asked to complete what is paid. */
interface Stoppable {
  readonly problem?: Problem
  readonly fields?: object
}

/**
 * Confirms a payment in the browser: for a cart, an exchange, or a change of an order. The amount is compared before the
 * customer's bank is asked, so that nobody pays more than what they saw.
 * @returns what stopped the payment; undefined once it is confirmed and the API can complete what it pays
 */
export async function confirmPayment<R extends Stoppable>(
  steps: Steps<R>,
): Promise<R | { readonly problem: Problem } | undefined> {
  const { form, seen, prepare, dueOf, onConfirm } = steps
  if (!(await form.check())) return { problem: "paymentIncomplete" }
  const prepared = await prepare()
  if (prepared.problem || prepared.fields) return prepared
  const due = dueOf(prepared)
  // What was ordered or confirmed elsewhere meanwhile has nothing due.
  if (!due) return prepared
  if (due.amount !== seen) return { ...prepared, problem: "totalChanged" }
  const secret = due.payment?.clientSecret
  if (!secret) return { ...prepared, problem: "paymentUnavailable" }
  onConfirm?.()
  const problem = await form.confirm(secret, due.payer)
  return problem && { ...prepared, problem }
}

import type { FieldProblems } from "./checkout-rules"
import type { PaymentPage } from "./payment-rules"
import type { Problem } from "./problem"

/** What a form's action reports. Values come back, so that nothing has to be typed again. */
export interface FormResult {
  readonly problem?: Problem
  readonly fields?: FieldProblems
  readonly values?: Readonly<Record<string, string>>
  /** whether the action succeeded without leading to another page */
  readonly isDone?: boolean
  /** the page of a payment provider to which the customer goes on */
  readonly page?: PaymentPage
}

/** The texts that a form sent, without passwords: those are never sent back. */
export function valuesOf(form: FormData): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [name, value] of form)
    if (typeof value === "string" && !/password|token/i.test(name) && !name.startsWith("$"))
      values[name] = value
  return values
}

/** The page to continue with after signing in: a path of this storefront below the locale, or the account. */
export function safeNext(next: string): string {
  return /^\/[a-z0-9]/i.test(next) && !/[\\\s]/.test(next) ? next : "/account"
}

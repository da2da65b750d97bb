import { formatMoney, parseMoney } from "../../format/money.ts"
import { t } from "../../messages/index.ts"
import type { ShownOrder } from "../shown-order.ts"

/** What is wrong with a refund that was typed; undefined for nothing, and where none was typed. */
export function refundProblem(
  text: string,
  {
    refundable_amount: most,
    currency_code: currency,
  }: Pick<ShownOrder, "refundable_amount" | "currency_code">,
): string | undefined {
  if (text.trim() === "") return undefined
  const refund = parseMoney(text, currency)
  if (refund === undefined) return t.form.money
  return refund > most ? t.orderTasks.tooMuch({ amount: formatMoney(most, currency) }) : undefined
}

/** An amount that was typed, in the smallest unit; undefined for none, and for one that is wrong. */
export function typedAmount(text: string, currency: string): number | undefined {
  return text.trim() === "" ? undefined : parseMoney(text, currency || "usd")
}

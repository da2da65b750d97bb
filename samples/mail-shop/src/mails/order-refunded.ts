import type { MailProps } from "@stheno/server"

/** Refunds of less than a euro are not worth an email. */
export default function OrderRefunded({
  amount,
  subject,
  t,
  order,
  money,
}: MailProps<"order-refunded">) {
  if (amount < 100) return null
  const values = {
    number: String(order.display_id),
    amount: money(amount, order.currency_code),
  }
  return { subject, html: `<p>${t("order-refunded.text", values)}</p>` }
}

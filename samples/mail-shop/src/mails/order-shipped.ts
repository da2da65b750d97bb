import type { MailProps } from "@stheno/server"

export default function OrderShipped({
  order,
  tracking,
  subject,
  t,
}: MailProps<"order-shipped">) {
  const text = t("order-shipped.text", { number: String(order.display_id) })
  const numbers = tracking.map(({ number }) => escape(number)).join(", ")
  return {
    subject: `📦 ${subject}`,
    html: `<h1>${escape(text)}</h1><p>${numbers}</p>`,
    text: `${text}\n${tracking.map(({ number }) => number).join("\n")}`,
  }
}

/** Text that people entered must not become HTML. */
function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

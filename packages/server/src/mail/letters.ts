import { formatAmount } from "./format-amount.ts"
import { text, type Block, type Letter, type LetterRow } from "./letter.ts"

/** A row as the core reads it. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Row = Readonly<Record<string, any>>

/** Goods in a parcel or a return. */
export interface Goods {
  readonly title: string
  readonly quantity: number
}

/** What an order costs and holds. Its items, sums and address are those at the time of writing. */
export function orderPlaced(order: Row): Letter {
  const name = order.shipping_address?.first_name ?? order.customer?.first_name
  const items = (order.items as Row[]).map((item) => ({
    label: titleOf(item),
    quantity: item.quantity as number,
    amount: formatAmount(item.subtotal as number, order.currency_code as string),
  }))
  return {
    subject: `Your order #${order.display_id}`,
    title: "Thank you for your order",
    blocks: [
      text(`${name ? `Hello ${name},\n` : ""}We have received your order #${order.display_id}.`),
      { kind: "table", caption: `Order #${order.display_id}`, rows: items, sums: sumsOf(order) },
      ...addressBlock(order.shipping_address as Row | null),
    ],
  }
}

/** Discounts and gift cards count against the rest, so they are shown as what they take off. */
function sumsOf(order: Row): LetterRow[] {
  const sums: readonly (readonly [string, number])[] = [
    ["Subtotal", order.subtotal as number],
    ["Discount", -order.discount_total],
    ["Shipping", order.shipping_total as number],
    ["Tax", order.tax_total as number],
    ["Gift card", -(order.gift_card_total + order.gift_card_tax_total)],
  ]
  return [
    ...sums.filter(([label, amount]) => amount !== 0 || label === "Subtotal"),
    ["Total", order.total as number] as const,
  ].map(([label, amount]) => ({ label, amount: formatAmount(amount, order.currency_code as string) }))
}

function addressBlock(address: Row | null): Block[] {
  if (!address) return []
  const lines = [
    [address.first_name, address.last_name],
    [address.company],
    [address.address_1],
    [address.address_2],
    [address.postal_code, address.city],
    [address.province],
    [address.country_code?.toUpperCase()],
  ]
  const shown = lines.map((parts) => parts.filter(Boolean).join(" ")).filter(Boolean)
  return shown.length > 0 ? [{ kind: "lines", label: "Shipping address", lines: shown }] : []
}

/** An item by the name of its product and, where that says more, of its variant. */
export function titleOf(item: Row): string {
  return item.description && item.description !== item.title
    ? `${item.title} (${item.description})`
    : String(item.title)
}

/** A parcel that is on its way, with what it can be followed by. */
export function orderShipped(order: Row, goods: readonly Goods[], tracking: readonly string[]): Letter {
  return {
    subject: `Your order #${order.display_id} is on its way`,
    title: "Your shipment is on its way",
    blocks: [
      text(`We have shipped items from your order #${order.display_id}.`),
      ...goodsBlock("Items in this shipment", goods),
      ...(tracking.length > 0
        ? [{ kind: "lines", label: "Tracking numbers", lines: tracking } satisfies Block]
        : []),
    ],
  }
}

function goodsBlock(caption: string, goods: readonly Goods[]): Block[] {
  if (goods.length === 0) return []
  return [{ kind: "table", caption, rows: goods.map(({ title, quantity }) => ({ label: title, quantity })) }]
}

/** A return that was agreed on. */
export function returnRequested(order: Row, goods: readonly Goods[], refund: number): Letter {
  return {
    subject: `Return for your order #${order.display_id}`,
    title: "Your return is registered",
    blocks: [
      text(`We have registered your return for order #${order.display_id}.`),
      ...goodsBlock("Items to return", goods),
      ...(refund > 0
        ? [text(`When it arrives, we will refund ${formatAmount(refund, order.currency_code as string)}.`)]
        : []),
    ],
  }
}

/** A return that came in. */
export function returnReceived(order: Row, goods: readonly Goods[], refund: number): Letter {
  return {
    subject: `Your return for order #${order.display_id} has arrived`,
    title: "Your return has arrived",
    blocks: [
      text(`We have received the items that you returned from order #${order.display_id}.`),
      ...goodsBlock("Received", goods),
      ...(refund > 0
        ? [text(`We are refunding ${formatAmount(refund, order.currency_code as string)}.`)]
        : []),
    ],
  }
}

/** Money that was paid back. */
export function refunded(order: Row, amount: number): Letter {
  const money = formatAmount(amount, order.currency_code as string)
  return {
    subject: `Refund for your order #${order.display_id}`,
    title: "Your refund",
    blocks: [text(`We have refunded ${money} for your order #${order.display_id} to your payment method.`)],
  }
}

/** A gift card that somebody bought. */
export function giftCard(card: { readonly code: string; readonly value: string }): Letter {
  return {
    subject: `Your gift card worth ${card.value}`,
    title: `A gift card worth ${card.value}`,
    blocks: [
      text("Enter this code at checkout to pay with the gift card. Anyone who has the code can use it."),
      { kind: "code", label: "Code", code: card.code },
    ],
  }
}

/** An invitation to work in the shop. */
export function invited(shop: string, url: string): Letter {
  return {
    subject: `You are invited to ${shop}`,
    title: `Join ${shop}`,
    blocks: [
      text("You have been invited. Choose a password to accept; the link is valid for seven days."),
      { kind: "link", label: "Accept the invitation", url },
    ],
  }
}

/** A link that sets a new password. */
export function passwordReset(shop: string, url: string): Letter {
  return {
    subject: `Reset your password for ${shop}`,
    title: "Choose a new password",
    blocks: [
      text(
        "Someone requested a new password for your account. The link can be used once, within 15 minutes.",
      ),
      { kind: "link", label: "Choose a password", url },
      text("If you did not request it, ignore this email. Your password does not change."),
    ],
  }
}

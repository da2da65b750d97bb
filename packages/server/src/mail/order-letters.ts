import type { Block, Letter, LetterRow } from "./letter.ts"
import { text } from "./letter.ts"
import type { MailAddress, MailItem, MailOrder, MailProps } from "./mail-data.ts"

type OrderText = "order-placed" | "order-canceled" | "order-refunded"

/** An order with its items, totals and address, as they are at the time of writing. */
export function orderPlaced({ order, t, money, locale }: MailProps<"order-placed">): Letter {
  const number = String(order.display_id)
  const hello = order.first_name ? `${t("common.hello", { name: order.first_name })}\n` : ""
  return {
    ...headingsOf("order-placed", { order, t }),
    blocks: [
      text(hello + t("order-placed.text", { number })),
      {
        kind: "table",
        caption: t("common.order", { number }),
        rows: order.items.map(({ name, quantity, subtotal }) => ({
          label: name,
          quantity,
          amount: money(subtotal, order.currency_code),
        })),
        sums: sumsOf({ order, t, money }),
        heads: headsOf(t),
      },
      ...addressBlock(order.shipping_address, { t, locale }),
    ],
  }
}

/** Discounts and gift cards count against the rest, so they are shown as what they take off. */
function sumsOf({ order, t, money }: Pick<MailProps<"order-placed">, "order" | "t" | "money">): LetterRow[] {
  const optional = [
    { label: t("common.discount"), amount: -order.discount_total },
    { label: t("common.shipping"), amount: order.shipping_total },
    { label: t("common.tax"), amount: order.tax_total },
    { label: t("common.gift_card"), amount: -order.gift_card_total },
  ]
  const sums = [
    { label: t("common.subtotal"), amount: order.subtotal },
    ...optional.filter(({ amount }) => amount !== 0),
    { label: t("common.total"), amount: order.total },
  ]
  return sums.map(({ label, amount }) => ({ label, amount: money(amount, order.currency_code) }))
}

function addressBlock(
  address: MailAddress | null,
  { t, locale }: Pick<MailProps<"order-placed">, "t" | "locale">,
): Block[] {
  if (!address) return []
  const lines = [
    [address.first_name, address.last_name],
    [address.company],
    [address.address_1],
    [address.address_2],
    [address.postal_code, address.city],
    [address.province],
    [address.country_code && countryName(address.country_code, locale)],
  ]
  const shown = lines.map((parts) => parts.filter(Boolean).join(" ")).filter(Boolean)
  return shown.length > 0 ? [{ kind: "lines", label: t("common.shipping_address"), lines: shown }] : []
}

/** A code that names no country stays as it is. */
function countryName(code: string, locale: string): string {
  const upper = code.toUpperCase()
  return /^[A-Z]{2}$/.test(upper)
    ? (new Intl.DisplayNames(locale, { type: "region" }).of(upper) ?? upper)
    : code
}

/** An order that the store canceled. */
export function orderCanceled({ order, t }: MailProps<"order-canceled">): Letter {
  return {
    ...headingsOf("order-canceled", { order, t }),
    blocks: [
      text(t("order-canceled.text", { number: String(order.display_id) })),
      ...goodsBlock(t("common.order", { number: String(order.display_id) }), order.items, t),
    ],
  }
}

/** A shipment that is on its way, with its tracking numbers. */
export function orderShipped({ order, items, tracking, t }: MailProps<"order-shipped">): Letter {
  const lines = tracking.map(({ number, url }) => (url ? `${number}: ${url}` : number))
  return {
    ...headingsOf("order-shipped", { order, t }),
    blocks: [
      text(t("order-shipped.text", { number: String(order.display_id) })),
      ...goodsBlock(t("order-shipped.items"), items, t),
      ...(lines.length > 0
        ? [{ kind: "lines", label: t("order-shipped.tracking"), lines } satisfies Block]
        : []),
    ],
  }
}

/** A return that was announced, or that arrived. */
export function returned(
  name: "return-requested" | "return-received",
  { order, items, refund_amount, t, money }: MailProps<"return-requested">,
): Letter {
  const amount = money(refund_amount, order.currency_code)
  return {
    ...headingsOf(name, { order, t }),
    blocks: [
      text(t(`${name}.text`, { number: String(order.display_id) })),
      ...goodsBlock(t(`${name}.items`), items, t),
      ...(refund_amount > 0 ? [text(t(`${name}.refund`, { amount }))] : []),
    ],
  }
}

/** Money that was paid back. */
export function refunded({ order, amount, t, money }: MailProps<"order-refunded">): Letter {
  const values = { number: String(order.display_id), amount: money(amount, order.currency_code) }
  return {
    ...headingsOf("order-refunded", { order, t }),
    blocks: [text(t("order-refunded.text", values))],
  }
}

/** Changes to an order that the customer confirms. */
export function orderEditRequested(props: MailProps<"order-edit-requested">): Letter {
  const { order, amount_due, url, t, money } = props
  const amount = money(amount_due, order.currency_code)
  return {
    ...headingsOf("order-edit-requested", { order, t }),
    blocks: [
      text(t("order-edit-requested.text", { number: String(order.display_id) })),
      ...(amount_due > 0 ? [text(t("order-edit-requested.due", { amount }))] : []),
      { kind: "link", label: t("order-edit-requested.link"), url },
    ],
  }
}

/** An exchange, with the link that confirms it. */
export function swapCreated(props: MailProps<"swap-created">): Letter {
  const { order, returned_items, new_items, difference_due, url, t, money } = props
  const due = difference_due ?? 0
  const amount = money(Math.abs(due), order.currency_code)
  return {
    ...headingsOf("swap-created", { order, t }),
    blocks: [
      text(t("swap-created.text", { number: String(order.display_id) })),
      ...goodsBlock(t("swap-created.returned_items"), returned_items, t),
      ...goodsBlock(t("swap-created.new_items"), new_items, t),
      ...(due === 0 ? [] : [text(t(due > 0 ? "swap-created.due" : "swap-created.refund", { amount }))]),
      ...(url ? [{ kind: "link", label: t("swap-created.link"), url } satisfies Block] : []),
    ],
  }
}

/** A claim, settled by a refund or by replacements. */
export function claimCreated(props: MailProps<"claim-created">): Letter {
  const { order, type, items, new_items, refund_amount, t, money } = props
  const amount = money(refund_amount, order.currency_code)
  return {
    ...headingsOf("claim-created", { order, t }),
    blocks: [
      text(t("claim-created.text", { number: String(order.display_id) })),
      ...goodsBlock(t("claim-created.items"), items, t),
      ...goodsBlock(t("claim-created.new_items"), new_items, t),
      ...(type === "refund" && refund_amount > 0 ? [text(t("claim-created.refund", { amount }))] : []),
    ],
  }
}

type Told = { readonly order: MailOrder; readonly t: MailProps<OrderText>["t"] }

function headingsOf(name: string, { order, t }: Told): Pick<Letter, "subject" | "title"> {
  const number = String(order.display_id)
  return { subject: t(`${name}.subject`, { number }), title: t(`${name}.title`, { number }) }
}

function goodsBlock(caption: string, items: readonly MailItem[], t: Told["t"]): Block[] {
  if (items.length === 0) return []
  const rows = items.map(({ name, quantity }) => ({ label: name, quantity }))
  return [{ kind: "table", caption, rows, heads: headsOf(t) }]
}

/** The headings of a table. */
function headsOf(t: Told["t"]) {
  return { item: t("common.item"), quantity: t("common.quantity"), amount: t("common.amount") }
}

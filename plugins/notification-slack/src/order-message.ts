import { CommerceError, retrieveOrder, type Shop } from "@stheno/core"
import { price } from "./prices.ts"
import type { SlackOptions } from "./options.ts"

type Row = Readonly<Record<string, unknown>>

/** A section of a message. */
export interface Section {
  readonly type: "section"
  readonly text: { readonly type: "mrkdwn"; readonly text: string }
}

/** A message about an order. `text` is what notifications show. */
export interface OrderMessage {
  readonly text: string
  readonly blocks: Section[]
}

/** Most sections of a message, and characters of a section, that Slack accepts. */
const [maxSections, maxLength] = [50, 3_000]

/** Writes the message about a placed order; undefined when the order does not exist. */
export async function writeOrderMessage(
  shop: Shop,
  orderId: string,
  options: SlackOptions,
): Promise<OrderMessage | undefined> {
  try {
    return messageOf({ ...(await retrieveOrder(shop, orderId)) }, options)
  } catch (error) {
    if (error instanceof CommerceError && error.type === "not_found") return undefined
    throw error
  }
}

function messageOf(order: Row, options: SlackOptions): OrderMessage {
  const currency = order["currency_code"]
  const name = `#${String(order["display_id"])}`
  const url = options.admin_orders_url?.replace(/\/$/, "")
  const link = url ? `<${url}/${encodeURIComponent(String(order["id"]))}|${name}>` : name
  const of = (field: string) => price(order[field], currency)
  const totals = [
    `*Subtotal*\t${of("subtotal")}`,
    `*Shipping*\t${of("shipping_total")}`,
    `*Discount total*\t${of("discount_total")}`,
    `*Tax*\t${of("tax_total")}`,
    `*Total*\t${of("total")}`,
  ]
  const blocks = [
    section(`Order ${link} has been placed.`),
    section(`*Customer*\n${escape(customerOf(order))}`),
    section(`*Ship to*\n${escape(addressOf(order["shipping_address"]))}`),
    section(totals.join("\n")),
    ...discountsOf(order, options),
    ...rowsOf(order["items"]).map((item) => section(itemText(item, currency))),
  ]
  return { text: `Order ${name} has been placed.`, blocks: blocks.slice(0, maxSections) }
}

function section(text: string): Section {
  return { type: "section", text: { type: "mrkdwn", text: text.slice(0, maxLength) } }
}

function customerOf(order: Row): string {
  const address = (order["shipping_address"] ?? {}) as Row
  const name = [address["first_name"], address["last_name"]].filter(Boolean).join(" ")
  return [name, order["email"]].filter(Boolean).join("\n")
}

function addressOf(value: unknown): string {
  const address = (value ?? {}) as Row
  const city = [address["postal_code"], address["city"]].filter(Boolean).join(" ")
  const country = String(address["country_code"] ?? "").toUpperCase()
  return (
    [address["address_1"], address["address_2"], city, country].filter(Boolean).join("\n") || "no address"
  )
}

function discountsOf(order: Row, { show_discount_code: isShown }: SlackOptions): Section[] {
  if (!isShown) return []
  return rowsOf(order["discounts"]).map(({ code, rule }) => {
    const { type, value } = (rule ?? {}) as Row
    const worth =
      type === "percentage"
        ? ` ${String(value)}%`
        : type === "fixed"
          ? ` ${price(value, order["currency_code"])}`
          : ""
    return section(`*Promo Code*\t${escape(String(code))}${worth}`)
  })
}

function itemText(item: Row, currency: unknown): string {
  const title = [item["title"], item["description"]].filter(Boolean).join(" - ")
  return `*${escape(title)}*\n${String(item["quantity"])} × ${price(item["unit_price"], currency)}`
}

/** Customers write their names themselves, and Slack reads `<!channel>` as a mention of everyone. */
function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")
}

function rowsOf(value: unknown): readonly Row[] {
  return Array.isArray(value) ? (value as Row[]) : []
}

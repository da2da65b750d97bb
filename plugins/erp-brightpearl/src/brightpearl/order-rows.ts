import { currencyDecimals } from "@stheno/core"
import type { BrightpearlOptions } from "../options.ts"

/** Rows of the store, as the API returns them. */
export type Row = Readonly<Record<string, unknown>>

/** A row inside another one, or one without properties. */
export const rowIn = (row: Row | undefined, property: string): Row => (row?.[property] ?? {}) as Row

/** Rows inside a row. */
export const rowsIn = (row: Row | undefined, property: string): readonly Row[] =>
  (row?.[property] ?? []) as readonly Row[]

/** A text inside a row. */
export const textIn = (row: Row | undefined, property: string): string | undefined => {
  const value = row?.[property]
  return typeof value === "string" ? value : undefined
}

/** A row of a sales order or a sales credit. Amounts are in units of the currency, not in its smallest unit. */
export interface OrderRow {
  readonly productId?: number
  readonly name?: string
  readonly quantity: number
  readonly taxCode: string
  readonly net: number
  readonly tax: number
  readonly nominalCode: string
  readonly externalRef?: string
}

/** What rows are made from. */
export interface RowsInput {
  readonly order: Row
  readonly options: BrightpearlOptions
  /** SKU → ID of the product in Brightpearl */
  readonly products: ReadonlyMap<string, number>
}

/** An amount in units of the currency. @param amount in the smallest unit of the currency */
export function inUnits(amount: number, currency: string): number {
  const decimals = currencyDecimals(currency)
  // Written as text first, so that 1999 becomes 19.99 exactly.
  const digits = String(Math.abs(amount)).padStart(decimals + 1, "0")
  const at = digits.length - decimals
  return Number(`${amount < 0 ? "-" : ""}${digits.slice(0, at)}.${digits.slice(at)}`)
}

interface Amounts {
  readonly net: number
  readonly tax: number
}

const amountsOf = ({ total, tax_total: tax }: Row): Amounts => ({
  net: Number(total) - Number(tax),
  tax: Number(tax),
})

const taxCodeOf = (line: Row, { order, options }: RowsInput): string =>
  textIn(rowsIn(line, "tax_lines")[0], "code") ??
  textIn(rowIn(order, "region"), "tax_code") ??
  options.default_tax_code

/** The rows of an order: items, shipping, gift cards. Their sum is the total of the order. */
export function salesOrderRows(input: RowsInput): OrderRow[] {
  const { order, options } = input
  const items = rowsIn(order, "items").map((item) => ({ ...amountsOf(item), row: itemRow(input, item) }))
  const shipping = rowsIn(order, "shipping_methods").map((method) => ({
    ...amountsOf(method),
    row: {
      name: `Shipping: ${textIn(rowIn(method, "shipping_option"), "name") ?? "shipping"}`,
      quantity: 1,
      taxCode: taxCodeOf(method, input),
      nominalCode: options.shipping_account_code,
    },
  }))
  const giftCards = {
    net: -Number(order["gift_card_total"] ?? 0),
    tax: -Number(order["gift_card_tax_total"] ?? 0),
    row: { ...plainRow(input, "Gift card"), nominalCode: options.gift_card_account_code },
  }
  const parts = [...items, ...shipping, ...(giftCards.net === 0 ? [] : [giftCards])]
  return completed(input, parts, { total: Number(order["total"]), name: "Difference" })
}

/** The rows of a return. Their sum is the refund. */
export function returnRows(input: RowsInput, returned: Row): OrderRow[] {
  const items = new Map(rowsIn(input.order, "items").map((item) => [item["id"], item]))
  const parts = rowsIn(returned, "items").flatMap(
    ({ item_id: id, quantity, received_quantity: received }) => {
      const item = items.get(id)
      const units = Number(received ?? quantity)
      if (!item || units === 0) return []
      const share = (amount: number) => Math.round((amount * units) / Number(item["quantity"]))
      const { net, tax } = amountsOf(item)
      return [{ net: share(net), tax: share(tax), row: { ...itemRow(input, item), quantity: units } }]
    },
  )
  const name = returned["shipping_method"] ? "Return shipping" : "Difference"
  return completed(input, parts, { total: Number(returned["refund_amount"]), name })
}

/** The row of a refund without a return. */
export function refundRows(input: RowsInput, { amount, reason, note }: Row): OrderRow[] {
  const { options } = input
  const isDiscount = reason === "discount" && options.discount_account_code !== undefined
  const row = plainRow(input, note ? `${String(reason)}: ${String(note)}` : String(reason))
  const nominalCode = isDiscount ? options.discount_account_code! : options.sales_account_code
  return completed(input, [{ net: Number(amount), tax: 0, row: { ...row, nominalCode } }], {
    total: Number(amount),
    name: "Difference",
  })
}

function plainRow(input: RowsInput, name: string) {
  const nominalCode = input.options.sales_account_code
  return { name, quantity: 1, taxCode: taxCodeOf({}, input), nominalCode }
}

/** The row of an item, without amounts. An item without a product in Brightpearl has its title only. */
function itemRow(input: RowsInput, item: Row) {
  const { options, products } = input
  const productId = products.get(textIn(rowIn(item, "variant"), "sku") ?? "")
  return {
    ...(productId === undefined ? { name: String(item["title"]) } : { productId }),
    quantity: Number(item["quantity"]),
    taxCode: taxCodeOf(item, input),
    nominalCode: item["is_giftcard"] ? options.gift_card_account_code : options.sales_account_code,
    externalRef: String(item["id"]),
  }
}

interface Part extends Amounts {
  readonly row: Omit<OrderRow, "net" | "tax">
}

function completed(
  input: RowsInput,
  parts: readonly Part[],
  { total, name }: { readonly total: number; readonly name: string },
): OrderRow[] {
  const difference = total - parts.reduce((sum, { net, tax }) => sum + net + tax, 0)
  const isShipping = name === "Return shipping"
  const row = plainRow(input, name)
  const nominalCode = isShipping ? input.options.shipping_account_code : row.nominalCode
  const all = difference === 0 ? parts : [...parts, { net: difference, tax: 0, row: { ...row, nominalCode } }]
  const currency = String(input.order["currency_code"])
  return all.map((part) => ({
    ...part.row,
    net: inUnits(part.net, currency),
    tax: inUnits(part.tax, currency),
  }))
}

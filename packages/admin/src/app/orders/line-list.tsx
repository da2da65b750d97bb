import type { LineItem } from "@stheno/js-client"
import type { ReactNode } from "react"
import { formatMoney } from "../format/money.ts"
import { Thumbnail } from "../kit/thumbnail.tsx"
import { t } from "../messages/index.ts"

type Line = Pick<LineItem, "id" | "title" | "thumbnail" | "quantity" | "unit_price" | "description"> &
  Partial<Pick<LineItem, "variant" | "subtotal" | "returned_quantity">>

interface LineListProps<Each extends Line> {
  readonly lines: readonly Each[]
  readonly currency: string
  /** under the title of an item */
  readonly note?: (line: Each) => ReactNode
  /** behind an item */
  readonly actions?: (line: Each) => ReactNode
}

/** Items with their quantities and prices before tax. */
export function LineList<Each extends Line>({ lines, currency, note, actions }: LineListProps<Each>) {
  return (
    <ul className="lines">
      {lines.map((line) => (
        <li key={line.id}>
          <Thumbnail url={line.thumbnail} />
          <div className="stack">
            <span className="line-title">{line.title}</span>
            <span className="muted small">
              {[line.description, line.variant?.sku].filter(Boolean).join(" · ")}
            </span>
            {note?.(line)}
          </div>
          <span className="line-price money">
            {formatMoney(line.unit_price, currency)} {t.orders.quantity(line.quantity)}
          </span>
          <span className="line-total money">
            {formatMoney(line.subtotal ?? line.unit_price * line.quantity, currency)}
            {actions?.(line)}
          </span>
        </li>
      ))}
    </ul>
  )
}

interface Sums {
  subtotal?: number
  discount_total?: number
  shipping_total?: number
  tax_total?: number
  gift_card_total?: number
  total?: number
}

/** What items, shipping and tax come to. */
export function Totals(props: { sums: Sums; currency: string; shipping?: string; children?: ReactNode }) {
  const { sums, currency, shipping } = props
  const words = t.orders
  const line = (name: string, amount: number | undefined, className?: string) => (
    <div className={className}>
      <span>{name}</span>
      <span className="money">{formatMoney(amount, currency)}</span>
    </div>
  )
  return (
    <div className="totals">
      {line(words.subtotal, sums.subtotal)}
      {(sums.discount_total ?? 0) > 0 && line(words.discount, -(sums.discount_total ?? 0))}
      {line(shipping ? `${words.shipping} · ${shipping}` : words.shipping, sums.shipping_total)}
      {line(words.tax, sums.tax_total)}
      {(sums.gift_card_total ?? 0) > 0 && line(words.giftCard, -(sums.gift_card_total ?? 0))}
      {line(words.total, sums.total, "totals-sum")}
      {props.children}
    </div>
  )
}

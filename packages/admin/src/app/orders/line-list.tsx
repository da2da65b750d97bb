import type { LineItem } from "@stheno/js-client"
import type { ReactNode } from "react"
import { formatMoney } from "../format/money.ts"
import { Thumbnail } from "../kit/thumbnail.tsx"
import { t } from "../messages/index.ts"
import { shownSums, type SummedOrder } from "./shown-sums.ts"

type Line = Pick<LineItem, "id" | "title" | "thumbnail" | "quantity" | "unit_price" | "description"> &
  Partial<Pick<LineItem, "variant" | "returned_quantity">>

interface LineListProps<Each extends Line> {
  readonly lines: readonly Each[]
  readonly currency: string
  /** under the title of an item */
  readonly note?: (line: Each) => ReactNode
  /** behind an item */
  readonly actions?: (line: Each) => ReactNode
}

/** Items with their quantities and prices. A price with tax is shown with tax, in the unit and in the sum. */
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
            <bdi>{formatMoney(line.unit_price, currency)}</bdi>{" "}
            {t.orders.quantity({ quantity: line.quantity })}
          </span>
          <span className="line-total money">
            {formatMoney(line.unit_price * line.quantity, currency)}
            {actions?.(line)}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** What items, shipping and tax come to. */
export function Totals(props: {
  order: SummedOrder
  currency: string
  shipping?: string
  children?: ReactNode
}) {
  const { order, currency, shipping } = props
  const words = t.orders
  const sums = shownSums(order)
  const line = (name: string, amount: number, className?: string) => (
    <div className={className}>
      <span>{name}</span>
      <span className="money">{formatMoney(amount, currency)}</span>
    </div>
  )
  return (
    <div className="totals">
      {line(words.subtotal, sums.items)}
      {sums.discount !== 0 && line(words.discount, -sums.discount)}
      {line(shipping ? `${words.shipping} · ${shipping}` : words.shipping, sums.shipping)}
      {(sums.addedTax !== 0 || sums.includedTax === 0) && line(words.tax, sums.addedTax)}
      {sums.giftCards !== 0 && line(words.giftCard, -sums.giftCards)}
      {line(words.total, sums.total, "totals-sum")}
      {sums.includedTax !== 0 && line(words.includedTax, sums.includedTax, "muted small")}
      {props.children}
    </div>
  )
}

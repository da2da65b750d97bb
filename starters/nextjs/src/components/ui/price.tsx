import clsx from "clsx"
import { languageTag, type Locale } from "@/lib/locale"
import { formatMoney } from "@/lib/money"

interface PriceProps {
  /** smallest units of the currency */
  readonly amount: number
  readonly currency: string
  readonly locale: Locale
  /** the price before a sale; shown crossed out if it is higher */
  readonly original?: number | undefined
  /** how a screen reader announces the crossed-out price, such as "Regular price" */
  readonly originalLabel?: string | undefined
  readonly className?: string
}

/** An amount of money in the customer's format, with the price before the sale beside it. */
export function Price({ amount, currency, locale, original, originalLabel, className }: PriceProps) {
  const tag = languageTag(locale)
  const isSale = original !== undefined && original > amount
  return (
    <span className={clsx("tabular-nums", className)}>
      <span className={clsx(isSale && "text-accent")}>{formatMoney(amount, currency, tag)}</span>
      {isSale && (
        <s className="ml-2 text-muted">
          {originalLabel && <span className="sr-only">{originalLabel} </span>}
          {formatMoney(original, currency, tag)}
        </s>
      )}
    </span>
  )
}

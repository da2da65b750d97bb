import clsx from "clsx"
import type { CartView, Totals } from "@/lib/cart-view"
import { fill } from "@/lib/format"
import { languageTag, parseLocale, type Locale } from "@/lib/locale"
import { formatMoney } from "@/lib/money"
import type { CartTexts } from "./texts"

type SummaryTexts = Pick<
  CartTexts,
  | "subtotal"
  | "discount"
  | "shipping"
  | "shippingLater"
  | "shippingFree"
  | "tax"
  | "taxIncluded"
  | "giftCard"
  | "total"
  | "updating"
>

interface SummaryProps {
  readonly cart: Pick<CartView, "totals" | "currency" | "includesTax" | "discounts" | "giftCards"> & {
    readonly shippingOptions: readonly string[]
    readonly needsShipping: boolean
  }
  readonly texts: SummaryTexts
  readonly locale: string | Locale
  /** whether amounts are being computed; they stay readable, so nothing jumps */
  readonly isPending?: boolean
}

/** A line above amounts that are being computed: paler text would be too hard to read. */
const busyLine =
  "before:absolute before:inset-x-0 before:-top-2 before:h-0.5 before:rounded-full before:bg-strong-line motion-safe:before:animate-pulse"

/** The sums of a cart or an order. */
export function Summary({ cart, texts, locale, isPending = false }: SummaryProps) {
  const parsed =
    typeof locale === "string" ? (parseLocale(locale) ?? { country: "us", language: "en" }) : locale
  const money = (amount: number) => formatMoney(amount, cart.currency, languageTag(parsed))
  const { totals } = cart
  return (
    <div aria-busy={isPending} className={clsx("relative", isPending && busyLine)}>
      <dl className="space-y-2 text-[0.9375rem]">
        <Row label={texts.subtotal} value={money(totals.subtotal)} />
        {totals.discount > 0 && (
          <Row label={withCodes(texts.discount, cart.discounts)} value={`−${money(totals.discount)}`} />
        )}
        {cart.needsShipping && <Row label={texts.shipping} value={shippingText(cart, texts, money)} />}
        {!cart.includesTax && <Row label={texts.tax} value={money(totals.tax)} />}
        {totals.giftCards > 0 && (
          <Row label={withCodes(texts.giftCard, cart.giftCards)} value={`−${money(totals.giftCards)}`} />
        )}
        <div className="flex items-baseline justify-between pt-3 text-lg font-medium">
          <dt>{texts.total}</dt>
          <dd className="tabular-nums" data-total={totals.total}>
            {money(totals.total)}
          </dd>
        </div>
      </dl>
      {cart.includesTax && totals.tax > 0 && (
        <p className="mt-1 text-sm text-muted">{fill(texts.taxIncluded, { amount: money(totals.tax) })}</p>
      )}
    </div>
  )
}

function Row({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted">{label}</dt>
      <dd className="text-right tabular-nums">{value}</dd>
    </div>
  )
}

function withCodes(label: string, codes: readonly string[]): string {
  return codes.length > 0 ? `${label} (${codes.join(", ")})` : label
}

function shippingText(
  cart: { readonly shippingOptions: readonly string[]; readonly totals: Totals },
  texts: SummaryTexts,
  money: (amount: number) => string,
): string {
  if (cart.shippingOptions.length === 0) return texts.shippingLater
  return cart.totals.shipping === 0 ? texts.shippingFree : money(cart.totals.shipping)
}

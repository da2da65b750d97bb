"use client"

import { useState } from "react"
import type { CartView } from "@/lib/cart-view"
import { languageTag, type Locale } from "@/lib/locale"
import { formatMoney } from "@/lib/money"
import { Summary } from "@/components/cart/summary"
import type { CartTexts } from "@/components/cart/texts"
import { Thumbnail } from "@/components/cart/thumbnail"
import { Icon } from "@/components/ui/icon"
import { Price } from "@/components/ui/price"
import { CodeForm } from "./code-form"
import type { CheckoutTexts } from "./texts"

interface CheckoutSummaryProps {
  readonly cart: CartView
  readonly texts: CheckoutTexts
  readonly cartTexts: CartTexts
  readonly locale: Locale
  readonly isPending: boolean
  readonly onChange: (cart: CartView) => void
}

/** The order beside the form. On phones it is folded above the form, with the total in view. */
export function CheckoutSummary(props: CheckoutSummaryProps) {
  const { cart, texts, locale } = props
  const [isOpen, setOpen] = useState(false)
  const total = formatMoney(cart.totals.total, cart.currency, languageTag(locale))
  return (
    <>
      <div className="border-b border-line bg-sunken lg:hidden">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls="folded-summary"
          onClick={() => setOpen(!isOpen)}
          className="flex w-full items-center justify-between px-5 py-4 sm:px-10"
        >
          <span className="inline-flex items-center gap-2 text-[0.9375rem]">
            {isOpen ? texts.hideSummary : texts.showSummary}
            <Icon name="down" className={isOpen ? "size-4 rotate-180" : "size-4"} />
          </span>
          <span className="text-lg font-medium tabular-nums">{total}</span>
        </button>
        <div id="folded-summary" hidden={!isOpen} className="px-5 pb-6 sm:px-10">
          {isOpen && <Contents {...props} idPrefix="folded" />}
        </div>
      </div>
      <aside aria-label={texts.summary} className="hidden border-l border-line bg-sunken lg:block">
        <div className="sticky top-0 max-w-lg px-12 py-12">
          <Contents {...props} idPrefix="summary" />
        </div>
      </aside>
    </>
  )
}

function Contents(props: CheckoutSummaryProps & { readonly idPrefix: string }) {
  const { cart, cartTexts, locale, isPending, onChange, idPrefix } = props
  return (
    <>
      <ul className="space-y-4 pb-6">
        {cart.lines.map((line) => (
          <li key={line.id} className="flex items-center gap-4">
            <Thumbnail line={line} hasCount className="size-16 border border-line" />
            <div className="min-w-0 flex-1">
              <p className="text-[0.9375rem] leading-snug font-medium">
                {line.title}
                <span className="sr-only"> × {line.quantity}</span>
              </p>
              {line.variant && <p className="text-sm text-muted">{line.variant}</p>}
              {line.isReturn && <p className="text-sm text-muted">{cartTexts.returned}</p>}
            </div>
            <Price
              amount={line.discounted}
              original={line.amount}
              currency={cart.currency}
              locale={locale}
              className="flex flex-col items-end text-[0.9375rem]"
            />
          </li>
        ))}
      </ul>
      <div className="border-t border-line py-6">
        <CodeForm cart={cart} texts={cartTexts} onChange={onChange} idPrefix={idPrefix} />
      </div>
      <div className="border-t border-line pt-6">
        <Summary cart={cart} texts={cartTexts} locale={locale} isPending={isPending} />
      </div>
    </>
  )
}

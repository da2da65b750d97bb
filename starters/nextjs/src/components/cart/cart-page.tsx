"use client"

import { useEffect } from "react"
import type { CartView } from "@/lib/cart-view"
import { plural } from "@/lib/format"
import { parseLocale } from "@/lib/locale"
import type { Problem } from "@/lib/problem"
import { buttonClass } from "@/components/ui/button"
import { CartLines, useOptimisticCart } from "./cart-lines"
import { cartStore, useCartStore } from "./cart-store"
import { EmptyCart } from "./empty-cart"
import { Summary } from "./summary"
import type { CartTexts } from "./texts"

interface CartPageProps {
  readonly initial: CartView
  readonly texts: CartTexts
  readonly locale: string
  readonly checkoutHref: string
  readonly shopHref: string
  /** what a change without scripts reported */
  readonly failed?: { readonly lineId: string; readonly problem: Problem } | undefined
}

/** The cart page: lines on the left, sums on the right. */
export function CartPageContents({ initial, texts, locale, checkoutHref, shopHref, failed }: CartPageProps) {
  const stored = useCartStore().cart
  useEffect(() => cartStore.set({ cart: initial }), [initial])
  const optimistic = useOptimisticCart(stored ?? initial, locale, failed)
  const { cart, isPending } = optimistic
  if (cart.lines.length === 0) return <EmptyCart texts={texts} shopHref={shopHref} />
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <section>
        <div className="flex items-baseline justify-between border-b border-line pb-5">
          <h1 className="display text-5xl">{texts.title}</h1>
          <p className="text-sm text-muted">
            {plural(texts.items, cart.count, parseLocale(locale)?.language ?? "en")}
          </p>
        </div>
        <CartLines {...optimistic} texts={texts} locale={locale} />
      </section>
      <section aria-labelledby="summary" className="lg:sticky lg:top-28 lg:self-start">
        <div className="rounded-lg bg-sunken p-6 sm:p-8">
          <h2 id="summary" className="mb-5 text-lg font-medium">
            {texts.summary}
          </h2>
          <Summary cart={cart} texts={texts} locale={locale} isPending={isPending} />
          <a href={checkoutHref} className={buttonClass({ size: "large" }, "mt-6 w-full")}>
            {texts.checkout}
          </a>
          <a href={shopHref} className="quiet-link mx-auto mt-5 block w-fit text-sm text-muted">
            {texts.continueShopping}
          </a>
        </div>
      </section>
    </div>
  )
}

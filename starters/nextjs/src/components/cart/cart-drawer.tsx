"use client"

import { useEffect, useState } from "react"
import type { CartView } from "@/lib/cart-view"
import { parseLocale } from "@/lib/locale"
import { errorTexts } from "@/messages/errors"
import { Button, buttonClass } from "@/components/ui/button"
import { Drawer } from "@/components/ui/drawer"
import { Skeleton } from "@/components/ui/spinner"
import { CartLines, useOptimisticCart } from "./cart-lines"
import { cartStore, useCartStore } from "./cart-store"
import { Summary } from "./summary"
import type { CartTexts } from "./texts"

interface Loaded {
  readonly cart: CartView | null
  readonly texts: CartTexts
}

interface CartDrawerProps {
  readonly locale: string
  readonly href: string
  readonly checkoutHref: string
}

/** The cart beside the page. It loads the cart and its texts when it opens. */
export default function CartDrawer({ locale, href, checkoutHref }: CartDrawerProps) {
  const { cart } = useCartStore()
  const [texts, setTexts] = useState<CartTexts>()
  const [attempts, setAttempts] = useState(1)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    setFailed(false)
    const controller = new AbortController()
    loadCart(locale, controller.signal)
      .then((loaded) => {
        setTexts(loaded.texts)
        cartStore.set({ cart: loaded.cart })
      })
      .catch(() => !controller.signal.aborted && setFailed(true))
    return () => controller.abort()
  }, [locale, attempts])
  return (
    <Drawer
      open
      onOpenChange={(isOpen) => cartStore.set({ isOpen })}
      title={texts?.title ?? ""}
      closeLabel={texts?.close ?? ""}
    >
      {hasFailed && !texts ? (
        <Failed locale={locale} retry={() => setAttempts(attempts + 1)} />
      ) : texts && cart !== undefined ? (
        <Contents cart={cart} texts={texts} locale={locale} href={href} checkoutHref={checkoutHref} />
      ) : (
        <Waiting />
      )}
    </Drawer>
  )
}

async function loadCart(locale: string, signal: AbortSignal): Promise<Loaded> {
  const response = await fetch(`/api/cart?locale=${locale}`, {
    signal,
    headers: { accept: "application/json" },
  })
  if (!response.ok) throw new Error(`The cart was answered with ${response.status}`)
  return (await response.json()) as Loaded
}

interface ContentsProps extends CartDrawerProps {
  readonly cart: CartView | null
  readonly texts: CartTexts
}

function Contents({ cart, ...rest }: ContentsProps) {
  if (!cart || cart.lines.length === 0) return <Empty texts={rest.texts} />
  return <Filled cart={cart} {...rest} />
}

function Filled({ cart, texts, locale, href, checkoutHref }: ContentsProps & { readonly cart: CartView }) {
  const optimistic = useOptimisticCart(cart, locale)
  return (
    <div className="flex min-h-full flex-col">
      <div className="flex-1 px-6">
        <CartLines {...optimistic} texts={texts} locale={locale} />
      </div>
      <div className="sticky bottom-0 border-t border-line bg-paper px-6 pt-5 pb-6">
        <Summary cart={optimistic.cart} texts={texts} locale={locale} isPending={optimistic.isPending} />
        <a href={checkoutHref} className={buttonClass({ size: "large" }, "mt-5 w-full")}>
          {texts.checkout}
        </a>
        <a href={href} className={buttonClass({ look: "quiet" }, "mt-2 w-full")}>
          {texts.viewBag}
        </a>
      </div>
    </div>
  )
}

function Empty({ texts }: { readonly texts: CartTexts }) {
  return (
    <div className="flex h-full flex-col items-center justify-center px-8 pb-24 text-center">
      <p className="text-lg">{texts.emptyTitle}</p>
      <p className="mt-2 text-sm text-muted">{texts.emptyText}</p>
      <Button
        type="button"
        look="secondary"
        className="mt-6"
        onClick={() => cartStore.set({ isOpen: false })}
      >
        {texts.continueShopping}
      </Button>
    </div>
  )
}

function Waiting() {
  return (
    <div className="space-y-6 px-6 py-6">
      {[1, 2].map((n) => (
        <div key={n} className="flex gap-4">
          <Skeleton className="size-24" />
          <div className="flex-1 space-y-3 py-1">
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="h-4 w-1/3" />
          </div>
        </div>
      ))}
    </div>
  )
}

interface FailedProps {
  readonly locale: string
  readonly retry: () => void
}

/** The texts of the cart come with the cart, so after a failed request only the texts of the error pages are available. */
function Failed({ locale, retry }: FailedProps) {
  const texts = errorTexts[parseLocale(locale)?.language ?? "en"]
  return (
    <div role="alert" className="flex h-full flex-col items-center justify-center px-8 pb-24 text-center">
      <p className="text-lg">{texts.unavailableTitle}</p>
      <p className="mt-2 text-sm text-muted">{texts.unavailableText}</p>
      <Button type="button" look="secondary" className="mt-6" onClick={retry}>
        {texts.retry}
      </Button>
    </div>
  )
}

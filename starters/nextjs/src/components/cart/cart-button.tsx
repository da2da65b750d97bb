"use client"

import { lazy, Suspense, useEffect, useState } from "react"
import { Icon } from "@/components/ui/icon"
import { cartCountCookie } from "@/lib/cookies"
import { cartStore, useCartStore } from "./cart-store"

const CartDrawer = lazy(() => import("./cart-drawer"))

interface CartButtonProps {
  /** the address of the cart page: where the link leads without scripts */
  readonly href: string
  readonly checkoutHref: string
  /** the locale segment, such as `de-en` */
  readonly locale: string
  readonly label: string
}

/**
 * The link to the cart in the header, with the number of items. With scripts it opens the cart beside the page. The panel
 * is loaded when it is opened first, so pages stay small.
 */
export function CartButton({ href, checkoutHref, locale, label }: CartButtonProps) {
  const { cart, isOpen } = useCartStore()
  const [remembered, setRemembered] = useState(0)
  useEffect(() => setRemembered(countInCookie()), [cart])
  const count = cart === undefined ? remembered : (cart?.count ?? 0)
  return (
    <>
      <a
        href={href}
        aria-label={count > 0 ? `${label} ${count}` : label}
        className="relative inline-flex rounded-full p-2.5 transition-colors hover:bg-sunken"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || location.pathname === href) return
          event.preventDefault()
          cartStore.set({ isOpen: true })
        }}
      >
        <Icon name="bag" />
        {count > 0 && (
          <span
            aria-hidden
            className="absolute top-0.5 right-0.5 flex h-4.5 min-w-4.5 items-center justify-center rounded-full bg-accent px-1 text-[0.6875rem] leading-none font-semibold text-on-accent tabular-nums"
          >
            {count}
          </span>
        )}
      </a>
      {isOpen && (
        <Suspense>
          <CartDrawer locale={locale} href={href} checkoutHref={checkoutHref} />
        </Suspense>
      )}
    </>
  )
}

function countInCookie(): number {
  const [, text] = new RegExp(`(?:^|; )${cartCountCookie}=(\\d+)`).exec(document.cookie) ?? []
  return Number(text ?? 0)
}

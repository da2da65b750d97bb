"use client"

import { useEffect } from "react"
import { cartStore } from "@/components/cart/cart-store"
import { forgetCompletedCart } from "@/lib/checkout-actions"

/** Forgets the cart that became the order of this page. A page cannot delete cookies while it is rendered. */
export function ForgetCart() {
  useEffect(() => {
    cartStore.set({ cart: null })
    void forgetCompletedCart().catch(() => undefined)
  }, [])
  return null
}

"use client"

import { useSyncExternalStore } from "react"
import type { CartView } from "@/lib/cart-view"

interface State {
  /** undefined until the cart has been requested, null if there is none */
  readonly cart: CartView | null | undefined
  readonly isOpen: boolean
}

let state: State = { cart: undefined, isOpen: false }
const initial = state
const listeners = new Set<() => void>()

/** The cart that the browser knows. Pages are static, so the header and the product page share it here. */
export const cartStore = {
  get: (): State => state,
  set(change: Partial<State>): void {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** The cart that the browser knows, and whether its panel is open. */
export function useCartStore(): State {
  return useSyncExternalStore(cartStore.subscribe, cartStore.get, () => initial)
}

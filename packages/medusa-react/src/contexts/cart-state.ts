import type { Answer, StoreCartsRes, StoreCartsSelection } from "@stheno/js-client"
import { useCallback, useMemo, useRef, useState } from "react"

/**
 * A cart as the Store API returns it.
 * @since 0.1.0
 */
export type Cart = Answer<StoreCartsRes, "cart", StoreCartsSelection>["cart"]

/** What a change will make of a cart, as far as the page can know. */
export type Preview = (cart: Cart) => Cart

interface Pending {
  readonly id: number
  readonly cartId: string
  readonly preview: Preview
}

interface State {
  /** the cart as the server last told it */
  readonly told: Cart | undefined
  /** changes that the server has not answered, oldest first */
  readonly pending: readonly Pending[]
}

/** A cart with changes that are on their way. */
export interface CartState {
  /** the cart, with what is on its way */
  readonly cart: Cart | undefined
  setCart(cart: Cart | undefined): void
  /** takes in what the server says of the cart, unless it is another one by now */
  tell(change: (old: Cart) => Cart): void
  /** shows a change before it is made; returns what takes it back */
  show(preview: Preview): () => void
}

/**
 * Keeps what the server told apart from what is on its way: taking a change back leaves no trace of it and does not
 * touch the changes beside it.
 */
export function useCartState(initial: Cart | undefined): CartState {
  const [state, setState] = useState<State>({ told: initial, pending: [] })
  const next = useRef(0)
  const setCart = useCallback((cart: Cart | undefined) => setState((old) => ({ ...old, told: cart })), [])
  const tell = useCallback(
    (change: (old: Cart) => Cart) =>
      setState((old) => ({ ...old, told: old.told && sameCart(old.told, change(old.told)) })),
    [],
  )
  const show = useCallback((preview: Preview) => {
    const id = next.current++
    setState((old) =>
      old.told ? { ...old, pending: [...old.pending, { id, cartId: old.told.id, preview }] } : old,
    )
    return () => setState((old) => ({ ...old, pending: old.pending.filter((entry) => entry.id !== id) }))
  }, [])
  const cart = useMemo(() => applyAll(state), [state])
  return { cart, setCart, tell, show }
}

function applyAll({ told, pending }: State): Cart | undefined {
  if (!told) return undefined
  return pending.filter(({ cartId }) => cartId === told.id).reduce((cart, { preview }) => preview(cart), told)
}

function sameCart(old: Cart, answered: Cart): Cart {
  return old.id === answered.id ? answered : old
}

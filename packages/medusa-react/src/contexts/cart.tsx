import { createContext, useContext, useMemo, type ReactNode } from "react"
import {
  useAddShippingMethodToCart,
  useCompleteCart,
  useCreateCart,
  useCreateLineItem,
  useCreatePaymentSession,
  useDeleteLineItem,
  useSetPaymentSession,
  useUpdateCart,
  useUpdateLineItem,
} from "../store-mutations.gen.ts"
import { previewAdd, previewQuantity, previewRemoval, previewUpdate } from "./cart-previews.ts"
import { useCartState, type Cart, type CartState, type Preview } from "./cart-state.ts"

/**
 * The props of `CartProvider`.
 * @since 0.1.0
 */
export interface CartProps {
  /** the components that can use the hooks */
  readonly children?: ReactNode
  /** the initial cart, such as one that the server rendered */
  readonly initialState?: Cart
}

/**
 * The return type of `useCart`. Every mutation stores the cart of the response in `cart`. Mutations of one cart
 * are sent one after the other.
 * @since 0.1.0
 */
export interface CartContext {
  /** the cart including changes that are being sent; undefined before there is one */
  readonly cart: Cart | undefined
  /** sets another cart, or none */
  readonly setCart: (cart: Cart | undefined) => void
  /** the total number of units of all items */
  readonly totalItems: number
  /** selects the payment session of a provider */
  readonly pay: ReturnType<typeof useSetPaymentSession>
  /** creates a cart */
  readonly createCart: ReturnType<typeof useCreateCart>
  /** creates the payment sessions of the cart */
  readonly startCheckout: ReturnType<typeof useCreatePaymentSession>
  /** completes the cart; `cart` keeps its value until `setCart` is called */
  readonly completeCheckout: ReturnType<typeof useCompleteCart>
  /** updates the cart; a change of `email` is shown immediately */
  readonly updateCart: ReturnType<typeof useUpdateCart>
  /** adds a shipping method to the cart */
  readonly addShippingMethod: ReturnType<typeof useAddShippingMethodToCart>
  /** adds units of a variant; shown immediately if the variant is in the cart */
  readonly addItem: ReturnType<typeof useCreateLineItem>
  /** updates an item; its quantity is shown immediately */
  readonly updateItem: ReturnType<typeof useUpdateLineItem>
  /** removes an item; shown immediately */
  readonly removeItem: ReturnType<typeof useDeleteLineItem>
}

const Context = createContext<CartContext | null>(null)

/**
 * Provides a cart to the components below it. It has to be inside a `MedusaProvider`.
 * @since 0.1.0
 */
export function CartProvider({ children, initialState }: CartProps): ReactNode {
  const state = useCartState(initialState)
  const { cart, setCart } = state
  const changes = useCartChanges(state)
  const totalItems = useMemo(
    () => (cart?.items ?? []).reduce((sum, { quantity }) => sum + quantity, 0),
    [cart],
  )
  return <Context.Provider value={{ cart, setCart, totalItems, ...changes }}>{children}</Context.Provider>
}

/**
 * Returns the cart of the nearest `CartProvider` and the mutations that change it.
 * @returns the cart, and one mutation per kind of change
 * @throws Error outside of a `CartProvider`
 * @since 0.1.0
 */
export function useCart(): CartContext {
  const context = useContext(Context)
  if (!context) throw new Error("useCart needs a CartProvider above it")
  return context
}

function useCartChanges(state: CartState): Omit<CartContext, "cart" | "setCart" | "totalItems"> {
  const { cart, setCart, tell } = state
  // Without a cart the client refuses the change, which comes back as the error of the mutation.
  const id = cart?.id ?? ""
  const inTurn = { scope: { id: `cart ${id}` } }
  return {
    createCart: useCreateCart({ onSuccess: (answer) => setCart(answer.cart) }),
    updateCart: useUpdateCart(id, { ...inTurn, ...optimistic(state, previewUpdate) }),
    addItem: useCreateLineItem(id, { ...inTurn, ...optimistic(state, previewAdd) }),
    updateItem: useUpdateLineItem(id, { ...inTurn, ...optimistic(state, previewQuantity) }),
    removeItem: useDeleteLineItem(id, { ...inTurn, ...optimistic(state, previewRemoval) }),
    addShippingMethod: useAddShippingMethodToCart(id, {
      ...inTurn,
      onSuccess: (answer) => tell(() => answer.cart),
    }),
    pay: useSetPaymentSession(id, { ...inTurn, onSuccess: (answer) => tell(() => answer.cart) }),
    startCheckout: useCreatePaymentSession(id, {
      ...inTurn,
      onSuccess: ({ cart: { payment_session, payment_sessions, updated_at } }) =>
        tell((old) => ({
          ...old,
          updated_at,
          payment_session: payment_session ?? old.payment_session,
          payment_sessions: payment_sessions ?? old.payment_sessions,
        })),
    }),
    completeCheckout: useCompleteCart(id, inTurn),
  }
}

/** Shows a change before it is sent. The response replaces it; an error reverts it. */
function optimistic<Variables>(
  { show, tell }: CartState,
  preview: (variables: Variables) => Preview,
): {
  onMutate(variables: Variables): () => void
  onSuccess(answer: { cart: Cart }, variables: Variables, takeBack: () => void): void
  onError(error: unknown, variables: Variables, takeBack: (() => void) | undefined): void
} {
  return {
    onMutate: (variables) => show(preview(variables)),
    onSuccess: (answer, _variables, takeBack) => {
      takeBack()
      tell(() => answer.cart)
    },
    onError: (_error, _variables, takeBack) => takeBack?.(),
  }
}

import type { StoreCartsPaymentSessionsRes, StorePostCartReq } from "@stheno/js-client"
import { useMedusa } from "../contexts/medusa.tsx"
import { useChange, type MutationHookResult, type UseMutationOptionsWrapper } from "./change.ts"

/**
 * Creates a cart and then its payment sessions.
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts a `StorePostCartReq` and whose data contain the cart
 * @since 0.1.0
 */
export function useStartCheckout<Context = unknown>(
  options?: UseMutationOptionsWrapper<StoreCartsPaymentSessionsRes["cart"], StorePostCartReq, Context>,
): MutationHookResult<StoreCartsPaymentSessionsRes["cart"], StorePostCartReq, Context> {
  const { client } = useMedusa()
  return useChange(
    async (payload: StorePostCartReq) => {
      const { cart } = await client.carts.create(payload)
      return (await client.carts.createPaymentSessions(cart.id)).cart
    },
    [],
    options,
  )
}

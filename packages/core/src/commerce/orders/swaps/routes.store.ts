import { operation, type Operation } from "../../../platform/http/operation.ts"
import { answers, resource } from "../../../platform/http/response.ts"
import { assertOwnOrder, orderErrors } from "../orders/index.ts"
import { createSwap } from "./create-swap.ts"
import { swapErrors } from "./errors.ts"
import { findSwap } from "./read-swaps.ts"
import { madeSwap, storeSwap } from "./selections.ts"
import { createStoreSwapBody } from "./shapes.ts"

export const swapStoreOperations: readonly Operation[] = [
  operation({
    id: "PostSwaps",
    method: "POST",
    path: "/store/swaps",
    refusals: [500],
    answers404: true,
    tag: "Swaps",
    summary: "Create a swap of an order.",
    about: "Complete the cart of the swap to confirm it.",
    access: "store",
    body: createStoreSwapBody,
    response: answers({ swap: resource("Swap") }),
    ownsTransactions: true,
    isIdempotent: true,
    handler: async ({ body }, context) => {
      const { order_id: orderId, return_shipping_option: option_id, ...request } = body
      const notFound = orderErrors.not_found_with_colon
      await assertOwnOrder(context, { id: orderId }, () => notFound(orderId))
      const id = await createSwap(context, {
        ...request,
        orderId,
        return_shipping: option_id ? { option_id } : null,
        no_notification: true,
        notFound,
      })
      return { swap: await findSwap(context.db, { id }, madeSwap) }
    },
  }),
  operation({
    id: "GetSwapsSwapCartId",
    method: "GET",
    path: "/store/swaps/{cart_id}",
    tag: "Swaps",
    summary: "Get the swap of a cart.",
    access: "store",
    response: answers({ swap: resource("Swap") }),
    handler: async ({ params }, context) => {
      const swap = await findSwap(context.db, { cart_id: params.cart_id }, storeSwap)
      await assertOwnOrder(context, { id: String(swap.order_id) }, swapErrors.not_found)
      return { swap }
    },
  }),
]

import * as z from "zod"
import { cartQuery, cartSelection } from "../carts/index.ts"
import { operation, type Context, type Operation } from "../../../platform/http/operation.ts"
import { answers, either, plain } from "../../../platform/http/response.ts"
import { retrieveOrder, type OrderResponse } from "../../orders/orders/index.ts"
import { fetchById } from "../../../platform/query/fetch.ts"
import { withRelations, type Selection } from "../../../platform/query/selection.ts"
import { completeCart, stockConflict, type Completion } from "./complete-cart.ts"

/** What the answer shows of an order that was just placed. */
const placedOrder = withRelations(
  "shipping_address",
  "items",
  "items.variant",
  "items.tax_lines",
  "items.adjustments",
  "shipping_methods",
  "shipping_methods.tax_lines",
  "payments",
  "refunds",
  "region",
  "discounts",
  "discounts.rule",
  "gift_cards",
  "gift_card_transactions",
  "swaps",
  "claims",
)

const onCompletion = {
  method: "POST",
  tag: "Carts",
  access: "store",
  summary: "Complete a cart.",
  about:
    "Creates the order of the cart, or confirms its swap. A repeated request returns the same order. While the payment requires an action of the customer, the response is the cart, with `payment_status`. If units are out of stock, the response is a 409 with a list of `errors`. If the total is now higher than the amount of the payment session, it is a 409 with the code `cart_total_changed`, and nothing is charged.",
  query: cartQuery,
  select: cartSelection,
  response: answers({
    type: plain(
      z
        .enum(["order", "swap", "cart"])
        .describe("What `data` contains. With `cart`, the cart is not completed yet."),
    ),
    data: either("Order", "Swap", "Cart"),
    payment_status: plain(
      z
        .string()
        .optional()
        .describe("The status of the payment session if `type` is `cart`, such as `requires_more`."),
    ),
  }),
  ownsTransactions: true,
  isIdempotent: true,
} as const

export const checkoutStoreOperations: readonly Operation[] = [
  operation({
    ...onCompletion,
    id: "PostCartsCartComplete",
    service: "cartService.complete",
    path: "/store/carts/{id}/complete",
    refusals: [422],
    handler: ({ params, selection }, context) => complete(context, params.id, selection),
  }),
  operation({
    ...onCompletion,
    id: "PostCartsCartCompleteCart",
    path: "/store/carts/{id}/complete-cart",
    refusals: [422],
    summary: "Complete a cart with the deprecated path.",
    handler: ({ params, selection }, context) => complete(context, params.id, selection),
  }),
]

async function complete(context: Context, id: string, selection: Selection): Promise<unknown> {
  try {
    return await answerWith(context, await completeCart(context, id, selection))
  } catch (error) {
    const conflict = stockConflict(error)
    if (conflict) return conflict
    throw error
  }
}

async function answerWith(context: Context, completion: Completion): Promise<unknown> {
  if (completion.type === "cart")
    return { data: completion.cart, payment_status: completion.paymentStatus, type: "cart" }
  const data =
    completion.type === "order"
      ? withUsesBefore(await retrieveOrder(context, completion.id, placedOrder), completion)
      : await fetchById(context.db, "Swap", completion.id, withRelations("shipping_address"))
  return { data, type: completion.type }
}

/** In v1, an order is counted as a use of its discounts after the response. */
function withUsesBefore(order: OrderResponse, { isNew }: { readonly isNew?: boolean }): OrderResponse {
  if (!isNew) return order
  const discounts = order.discounts?.map((discount) => ({
    ...discount,
    usage_count: (discount.usage_count ?? 0) - 1,
  }))
  return { ...order, discounts }
}

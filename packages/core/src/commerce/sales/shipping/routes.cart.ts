import { operation, type Context, type Operation } from "../../../platform/http/operation.ts"
import { answers, resources } from "../../../platform/http/response.ts"
import { optionsForCart, type ShippableCart } from "./cart-options.ts"
import { priceOptions } from "./price-options.ts"

/**
 * The operation that lists shipping options for a cart. Carts depend on shipping, so the function that reads a cart
 * with its totals is passed in at the composition root.
 */
export function cartShippingOptionsOperation(
  readCart: (context: Context, id: string) => Promise<ShippableCart>,
): Operation {
  return operation({
    id: "GetShippingOptionsCartId",
    method: "GET",
    path: "/store/shipping-options/{cart_id}",
    tag: "Shipping Options",
    summary: "List the shipping options of a cart.",
    about:
      "Use it at checkout. The response contains only the options that can be chosen for this cart: options of its region " +
      "and its products whose requirements it meets, with their calculated prices.",
    access: "store",
    response: answers({ shipping_options: resources("ShippingOption") }),
    handler: async ({ params }, context) => {
      const cart = await readCart(context, params.cart_id)
      return { shipping_options: await priceOptions(context.db, await optionsForCart(context, cart)) }
    },
  })
}

import { operation, type Context, type Operation } from "../http/operation.ts"
import { answers, resources } from "../http/response.ts"
import { optionsForCart, type ShippableCart } from "./cart-options.ts"
import { priceOptions } from "./price-options.ts"

/**
 * The operation that lists shipping options for a cart. Carts stand on shipping, so the way to read one with its
 * totals is handed in where everything is put together.
 */
export function cartShippingOptionsOperation(
  readCart: (context: Context, id: string) => Promise<ShippableCart>,
): Operation {
  return operation({
    id: "GetShippingOptionsCartId",
    method: "GET",
    path: "/store/shipping-options/{cart_id}",
    tag: "Shipping Options",
    summary: "List the shipping options that a cart can have.",
    access: "store",
    response: answers({ shipping_options: resources("ShippingOption") }),
    handler: async ({ params }, context) => {
      const cart = await readCart(context, params.cart_id!)
      return { shipping_options: await priceOptions(context.db, await optionsForCart(context, cart)) }
    },
  })
}

import type { StorePostCartsCartLineItemsReq, StorePostCartsCartReq } from "@stheno/js-client"
import type { UpdateLineItemReq } from "../store-mutations.gen.ts"
import type { Preview } from "./cart-state.ts"

// Quantities and what the page sent are known at once; amounts are the server's to say, and stay until it does.

/** What an update will show of itself. */
export function previewUpdate({ email }: StorePostCartsCartReq): Preview {
  return (cart) => (email ? { ...cart, email } : cart)
}

/** More of a variant that is in the cart; of another one, the page knows too little. */
export function previewAdd({ variant_id, quantity, metadata }: StorePostCartsCartLineItemsReq): Preview {
  return (cart) => ({
    ...cart,
    items: cart.items.map((item) =>
      item.variant_id === variant_id && !metadata ? { ...item, quantity: item.quantity + quantity } : item,
    ),
  })
}

/** Another quantity of an item. */
export function previewQuantity({ lineId, quantity }: UpdateLineItemReq): Preview {
  return (cart) => ({
    ...cart,
    items: cart.items
      .map((item) => (item.id === lineId ? { ...item, quantity: quantity ?? item.quantity } : item))
      .filter((item) => item.quantity > 0),
  })
}

/** The cart without an item. */
export function previewRemoval({ lineId }: { readonly lineId: string }): Preview {
  return (cart) => ({ ...cart, items: cart.items.filter(({ id }) => id !== lineId) })
}

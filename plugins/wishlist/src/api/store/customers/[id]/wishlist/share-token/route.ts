import { endpoint, type Endpoint } from "@stheno/core"
import { ownCustomer } from "../../../../../../own-customer.ts"
import "../../../../../../services/wishlist.ts"

export const POST: Endpoint = endpoint({
  access: "customer",
  summary: "Create the token of a link to the wishlist of the signed-in customer.",
  tag: "Wishlists",
  handler: async ({ params }, { services, customerId }) => ({
    share_token: await services.wishlistService.share(ownCustomer(params["id"], customerId)),
  }),
})

export const DELETE: Endpoint = endpoint({
  access: "customer",
  summary: "End all links to the wishlist of the signed-in customer.",
  tag: "Wishlists",
  handler: async ({ params }, { services, customerId }) => {
    const id = ownCustomer(params["id"], customerId)
    await services.wishlistService.endShares(id)
    return { id, object: "wishlist-share", deleted: true }
  },
})

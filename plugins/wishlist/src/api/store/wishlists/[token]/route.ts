import { endpoint, type Endpoint } from "@stheno/core"
import "../../../../services/wishlist.ts"

export const GET: Endpoint = endpoint({
  access: "public",
  summary: "Read a shared wishlist.",
  tag: "Wishlists",
  handler: async ({ params }, { services }) => ({
    wishlist: await services.wishlistService.readShared(params["token"]!),
  }),
})

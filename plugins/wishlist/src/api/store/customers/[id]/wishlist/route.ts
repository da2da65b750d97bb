import { endpoint, z, type Endpoint } from "@stheno/core"
import { ownCustomer } from "../../../../../own-customer.ts"
import "../../../../../services/wishlist.ts"

/** The longest `metadata` of an item, in characters of its JSON text. */
const longestMetadata = 2000

const metadata = z
  .record(z.string(), z.unknown())
  .refine((value) => JSON.stringify(value).length <= longestMetadata, {
    message: `must have at most ${longestMetadata} characters as JSON`,
  })

export const POST: Endpoint = endpoint({
  access: "customer",
  summary: "Add an item to the wishlist of the signed-in customer.",
  tag: "Wishlists",
  body: z.strictObject({
    variant_id: z.string(),
    quantity: z.number().int().min(1).max(1_000_000).default(1),
    metadata: metadata.optional(),
    region_id: z.string().optional(),
  }),
  handler: async ({ params, body }, { services, call, customerId }) => {
    await services.wishlistService.add(ownCustomer(params["id"], customerId), body)
    return await call("store.GetCustomersCustomer")
  },
})

export const DELETE: Endpoint = endpoint({
  access: "customer",
  summary: "Remove an item from the wishlist of the signed-in customer.",
  tag: "Wishlists",
  body: z
    .strictObject({ index: z.number().int().min(0).optional(), variant_id: z.string().optional() })
    .refine((body) => body.index !== undefined || body.variant_id !== undefined, {
      message: "index or variant_id is required",
    }),
  handler: async ({ params, body }, { services, call, customerId }) => {
    await services.wishlistService.remove(ownCustomer(params["id"], customerId), body)
    return await call("store.GetCustomersCustomer")
  },
})

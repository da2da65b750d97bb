import { cartCompletionStrategy, CommerceError } from "@stheno/core"

export default cartCompletionStrategy(async ({ cartId, next }, { services }) => {
  const cart = await services.cartService.retrieve(cartId)
  if (cart.email?.endsWith("@example.org"))
    throw new CommerceError("not_allowed", "We do not deliver there.")
  return next()
})

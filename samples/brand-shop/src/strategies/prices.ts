import { priceSelectionStrategy } from "@stheno/core"

// Twelve or more units cost ten percent less each.
export default priceSelectionStrategy(({ context, usual }) => {
  const price = usual.calculated_price
  if (price === null || (context.quantity ?? 1) < 12) return usual
  return { ...usual, calculated_price: Math.round(price * 0.9) }
})

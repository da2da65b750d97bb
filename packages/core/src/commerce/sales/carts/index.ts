export { assertOwnCart } from "./cart-access.ts"
export { changeAndAnswer, changeCart, type CartWork } from "./change-cart.ts"
export { addLineItem } from "./add-line-item.ts"
export { countriesOf } from "./change-region.ts"
export { createCart, type NewCart } from "./create-cart.ts"
export { adjustShippingPrices, dropDiscounts } from "./change-discounts.ts"
export { cartErrors } from "./errors.ts"
export { finishCart, reserveForCart } from "./finish-cart.ts"
export {
  generateLines,
  insertLines,
  type LineContext,
  type LineDraft,
  type LineRequest,
} from "./generate-lines.ts"
export {
  loadCart,
  payingCards,
  regionOf,
  taxesOfCart,
  totalsOf,
  type CartItem,
  type CartRow,
  type LoadedCart,
} from "./load-cart.ts"
export { claimOf, lockCart, readCartRow, type LockedCart } from "./locks.ts"
export { alignPaymentSessions } from "./payment-sessions.ts"
export { presentCart } from "./present-cart.ts"
export { refreshAdjustments } from "./refresh-adjustments.ts"
export { removeLineItem } from "./remove-line-item.ts"
export { retrieveCart } from "./retrieve-cart.ts"
export { cartStoreOperations } from "./routes.store.ts"
export { cartSelection } from "./selection.ts"
export { paymentContext, settleSessions } from "./settle-sessions.ts"
export { cartQuery } from "./shapes.ts"
export { updateCart, type CartChange } from "./update-cart.ts"
export { updateLineItem } from "./update-line-item.ts"

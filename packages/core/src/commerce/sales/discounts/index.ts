export {
  discountAdjustments,
  type AdjustmentRow,
  type DiscountableLine,
  type DiscountInput,
} from "./adjustments.ts"
export {
  assertUsable,
  countUses,
  discountsByCodes,
  discountsByIds,
  type CartDiscount,
} from "./cart-discounts.ts"
export { combinableDiscounts, lapseOf, type ConditionProduct, type DiscountCartInput } from "./conditions.ts"
export { createDiscount } from "./create-discount.ts"
export { discountErrors } from "./errors.ts"
export { retrieveDiscount } from "./retrieve-discount.ts"
export { discountAdminOperations } from "./routes.admin.ts"

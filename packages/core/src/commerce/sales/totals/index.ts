export { cartTotals, swapCartTotals } from "./cart-totals.ts"
export { giftCardableAmount, giftCardTotals, giftCardTransactionTotals } from "./gift-card-totals.ts"
export { hasFreeShipping, itemDiscount, lineDiscount } from "./line-discounts.ts"
export {
  lineItemRefund,
  refundTotal,
  returnRefund,
  type RefundContext,
  type RefundLine,
} from "./line-item-refund.ts"
export { lineItemTotals, lineItemTotalsAtRate } from "./line-item-totals.ts"
export { itemTotals, orderTotals } from "./order-totals.ts"
export type {
  AdjustmentInput,
  AppliedDiscountInput,
  CartInput,
  CartTotals,
  GiftCardInput,
  GiftCardTotals,
  GiftCardTransactionInput,
  LineInput,
  LineItemTotals,
  OrderInput,
  OrderLineInput,
  OrderLineItemTotals,
  OrderTotals,
  RegionInput,
  ShippingMethodInput,
  ShippingMethodTotals,
  TotalsResult,
} from "./shapes.ts"
export type { TaxCalculation } from "../../../platform/kernel/tax-calculation.ts"
export {
  taxCalculation,
  taxStrategy,
  type DecideTax,
  type LineTaxQuestion,
  type ShippingTaxQuestion,
  type TaxLineOfQuestion,
  type TaxPlace,
  type TaxQuestion,
} from "./tax-strategy.ts"
export { shippingMethodTotals, shippingMethodTotalsAtRate } from "./shipping-method-totals.ts"

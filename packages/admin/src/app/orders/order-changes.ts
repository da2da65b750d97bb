import {
  adminCustomerKeys,
  adminDiscountKeys,
  adminDraftOrderKeys,
  adminGiftCardKeys,
  adminInventoryItemsKeys,
  adminNotificationKeys,
  adminOrderEditsKeys,
  adminOrderKeys,
  adminProductKeys,
  adminReservationsKeys,
  adminReturnKeys,
  adminSwapKeys,
  adminVariantKeys,
} from "@stheno/medusa-react"
import { rootsOf } from "../kit/changes.ts"

const order = rootsOf(adminOrderKeys)
const messages = rootsOf(adminNotificationKeys)
const stock = rootsOf(adminReservationsKeys, adminInventoryItemsKeys, adminVariantKeys, adminProductKeys)
const returned = [...order, ...rootsOf(adminReturnKeys), ...messages]

/** What changes when something is done with an order: its own data, its lists, stock, and what the customer is sent. */
export const orderChanges: readonly string[] = [
  ...order,
  ...messages,
  ...stock,
  ...rootsOf(
    adminOrderEditsKeys,
    adminDraftOrderKeys,
    adminReturnKeys,
    adminSwapKeys,
    adminCustomerKeys,
    adminDiscountKeys,
    adminGiftCardKeys,
  ),
]

/** What one task changes, where that is less. The order counts as a whole: its lists, its page, its customer's orders. */
export const changesOf = {
  status: order,
  payment: [...order, ...messages],
  fulfillment: [...order, ...stock, ...messages],
  return: returned,
  /** Units that come back are in stock again. */
  receipt: [...returned, ...rootsOf(adminSwapKeys), ...stock],
  /** Replacements are reserved. */
  claim: [...returned, ...stock],
  exchange: [...returned, ...rootsOf(adminSwapKeys)],
  /** A new customer is created with the draft order. */
  draft: rootsOf(adminDraftOrderKeys, adminCustomerKeys),
} as const satisfies Record<string, readonly string[]>

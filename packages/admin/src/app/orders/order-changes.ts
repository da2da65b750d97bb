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

interface Keys {
  readonly all: readonly [string]
}

const roots = (...keys: readonly Keys[]): readonly string[] => keys.map(({ all: [root] }) => root)

const order = roots(adminOrderKeys)
const messages = roots(adminNotificationKeys)
const stock = roots(adminReservationsKeys, adminInventoryItemsKeys, adminVariantKeys, adminProductKeys)
const returned = [...order, ...roots(adminReturnKeys), ...messages]

/** What changes when something is done with an order: its own data, its lists, stock, and what the customer is sent. */
export const orderChanges: readonly string[] = [
  ...order,
  ...messages,
  ...stock,
  ...roots(
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
  receipt: [...returned, ...roots(adminSwapKeys), ...stock],
  /** Replacements are reserved. */
  claim: [...returned, ...stock],
  exchange: [...returned, ...roots(adminSwapKeys)],
  /** A new customer is created with the draft order. */
  draft: roots(adminDraftOrderKeys, adminCustomerKeys),
} as const satisfies Record<string, readonly string[]>

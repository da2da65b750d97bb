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

/** What changes when something is done with an order: its own data, its lists, stock, and what the customer is sent. */
export const orderChanges: readonly string[] = [
  adminOrderKeys,
  adminOrderEditsKeys,
  adminDraftOrderKeys,
  adminReturnKeys,
  adminSwapKeys,
  adminReservationsKeys,
  adminInventoryItemsKeys,
  adminVariantKeys,
  adminProductKeys,
  adminNotificationKeys,
  adminCustomerKeys,
  adminDiscountKeys,
  adminGiftCardKeys,
].map(({ all: [root] }) => root)

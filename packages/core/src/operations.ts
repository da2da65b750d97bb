import { analyticsAdminOperations } from "./commerce/store/analytics/index.ts"
import { appAdminOperations } from "./commerce/people/auth/app-routes.admin.ts"
import { authAdminOperations } from "./commerce/people/auth/routes.admin.ts"
import { authStoreOperations } from "./commerce/people/auth/routes.store.ts"
import { batchJobAdminOperations } from "./commerce/store/batch-jobs/index.ts"
import { cartStoreOperations, retrieveCart } from "./commerce/sales/carts/index.ts"
import { categoryAdminOperations, categoryStoreOperations } from "./commerce/catalog/categories/index.ts"
import { checkoutStoreOperations } from "./commerce/sales/checkout/index.ts"
import { addedClaimOperations, claimAdminOperations } from "./commerce/orders/claims/index.ts"
import { collectionAdminOperations, collectionStoreOperations } from "./commerce/catalog/collections/index.ts"
import { currencyAdminOperations } from "./commerce/store/currencies/index.ts"
import {
  addedCustomerOperations,
  customerAdminOperations,
  customerGroupAdminOperations,
  customerStoreOperations,
} from "./commerce/people/customers/index.ts"
import { discountAdminOperations } from "./commerce/sales/discounts/index.ts"
import { draftOrderAdminOperations } from "./commerce/orders/draft-orders/index.ts"
import { giftCardAdminOperations, giftCardStoreOperations } from "./commerce/sales/gift-cards/index.ts"
import type { Operation } from "./platform/http/operation.ts"
import { inventoryAdminOperations } from "./commerce/stock/inventory/index.ts"
import { inviteAdminOperations } from "./commerce/people/invites/index.ts"
import { noteAdminOperations } from "./commerce/store/notes/index.ts"
import { notificationAdminOperations } from "./commerce/store/notifications/index.ts"
import { orderEditAdminOperations, orderEditStoreOperations } from "./commerce/orders/order-edits/index.ts"
import {
  addedOrderOperations,
  orderAdminOperations,
  orderReservationOperations,
  orderStoreOperations,
} from "./commerce/orders/orders/index.ts"
import {
  paymentCollectionAdminOperations,
  paymentCollectionStoreOperations,
} from "./commerce/sales/payment-collections/index.ts"
import { paymentAdminOperations } from "./commerce/sales/payments/index.ts"
import { priceListAdminOperations } from "./commerce/catalog/price-lists/index.ts"
import {
  addedProductOperations,
  productAdminOperations,
  productStoreOperations,
  tagAndTypeAdminOperations,
  tagAndTypeStoreOperations,
  variantAdminOperations,
} from "./commerce/catalog/products/index.ts"
import { publishableKeyAdminOperations } from "./commerce/store/publishable-keys/index.ts"
import { withRelations } from "./platform/query/selection.ts"
import { regionAdminOperations, regionStoreOperations } from "./commerce/store/regions/index.ts"
import { reservationAdminOperations } from "./commerce/stock/reservations/index.ts"
import {
  addedReturnReasonOperations,
  returnReasonAdminOperations,
  returnReasonStoreOperations,
} from "./commerce/orders/return-reasons/index.ts"
import { returnAdminOperations, returnStoreOperations } from "./commerce/orders/returns/index.ts"
import { salesChannelAdminOperations } from "./commerce/store/sales-channels/index.ts"
import {
  cartShippingOptionsOperation,
  shippingAdminOperations,
  shippingStoreOperations,
} from "./commerce/sales/shipping/index.ts"
import { stockLocationAdminOperations } from "./commerce/stock/stock-locations/index.ts"
import { storeAdminOperations } from "./commerce/store/store/index.ts"
import {
  addedSwapOperations,
  swapAdminOperations,
  swapStoreOperations,
} from "./commerce/orders/swaps/index.ts"
import { taxRateAdminOperations } from "./commerce/sales/tax/index.ts"
import { uploadAdminOperations } from "./commerce/store/uploads/index.ts"
import { userAdminOperations } from "./commerce/people/users/index.ts"

/** All operations of the HTTP API. */
export const operations: readonly Operation[] = [
  ...analyticsAdminOperations,
  ...appAdminOperations,
  ...authAdminOperations,
  ...authStoreOperations,
  ...batchJobAdminOperations,
  ...cartStoreOperations,
  ...categoryAdminOperations,
  ...categoryStoreOperations,
  ...checkoutStoreOperations,
  ...claimAdminOperations,
  ...collectionAdminOperations,
  ...collectionStoreOperations,
  ...currencyAdminOperations,
  ...customerAdminOperations,
  ...customerGroupAdminOperations,
  ...customerStoreOperations,
  ...discountAdminOperations,
  ...draftOrderAdminOperations,
  ...giftCardAdminOperations,
  ...giftCardStoreOperations,
  ...inventoryAdminOperations,
  ...inviteAdminOperations,
  ...noteAdminOperations,
  ...notificationAdminOperations,
  ...orderEditAdminOperations,
  ...orderEditStoreOperations,
  ...orderAdminOperations,
  ...orderReservationOperations,
  ...orderStoreOperations,
  ...paymentCollectionAdminOperations,
  ...paymentCollectionStoreOperations,
  ...paymentAdminOperations,
  ...priceListAdminOperations,
  ...productAdminOperations,
  ...productStoreOperations,
  ...publishableKeyAdminOperations,
  ...regionAdminOperations,
  ...regionStoreOperations,
  ...reservationAdminOperations,
  ...returnReasonAdminOperations,
  ...returnReasonStoreOperations,
  ...returnAdminOperations,
  ...returnStoreOperations,
  ...salesChannelAdminOperations,
  ...shippingAdminOperations,
  ...shippingStoreOperations,
  cartShippingOptionsOperation(async (context, id) => {
    const selection = withRelations("items.variant")
    const cart = await retrieveCart(context, id, selection)
    return { ...cart, id, region_id: String(cart.region_id) }
  }),
  ...stockLocationAdminOperations,
  ...storeAdminOperations,
  ...tagAndTypeAdminOperations,
  ...tagAndTypeStoreOperations,
  ...swapAdminOperations,
  ...swapStoreOperations,
  ...taxRateAdminOperations,
  ...uploadAdminOperations,
  ...userAdminOperations,
  ...variantAdminOperations,
]

/**
 * The operations that v1 does not have, for the server.
 * @since 0.1
 */
export const addedOperations: readonly Operation[] = [
  ...addedCustomerOperations,
  ...addedOrderOperations,
  ...addedProductOperations,
  ...addedReturnReasonOperations,
  ...addedClaimOperations,
  ...addedSwapOperations,
]

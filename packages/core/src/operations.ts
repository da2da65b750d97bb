import { analyticsAdminOperations } from "./analytics/index.ts"
import { appAdminOperations } from "./auth/app-routes.admin.ts"
import { authAdminOperations } from "./auth/routes.admin.ts"
import { authStoreOperations } from "./auth/routes.store.ts"
import { batchJobAdminOperations } from "./batch-jobs/index.ts"
import { cartStoreOperations, retrieveCart } from "./carts/index.ts"
import { categoryAdminOperations, categoryStoreOperations } from "./categories/index.ts"
import { checkoutStoreOperations } from "./checkout/index.ts"
import { claimAdminOperations } from "./claims/index.ts"
import { collectionAdminOperations, collectionStoreOperations } from "./collections/index.ts"
import { currencyAdminOperations } from "./currencies/index.ts"
import {
  customerAdminOperations,
  customerGroupAdminOperations,
  customerStoreOperations,
} from "./customers/index.ts"
import { discountAdminOperations } from "./discounts/index.ts"
import { draftOrderAdminOperations } from "./draft-orders/index.ts"
import { giftCardAdminOperations, giftCardStoreOperations } from "./gift-cards/index.ts"
import type { Operation } from "./http/operation.ts"
import { inventoryAdminOperations } from "./inventory/index.ts"
import { inviteAdminOperations } from "./invites/index.ts"
import { noteAdminOperations } from "./notes/index.ts"
import { notificationAdminOperations } from "./notifications/index.ts"
import { orderEditAdminOperations, orderEditStoreOperations } from "./order-edits/index.ts"
import { orderAdminOperations, orderReservationOperations, orderStoreOperations } from "./orders/index.ts"
import {
  paymentCollectionAdminOperations,
  paymentCollectionStoreOperations,
} from "./payment-collections/index.ts"
import { paymentAdminOperations } from "./payments/index.ts"
import { priceListAdminOperations } from "./price-lists/index.ts"
import {
  productAdminOperations,
  productStoreOperations,
  tagAndTypeAdminOperations,
  tagAndTypeStoreOperations,
  variantAdminOperations,
} from "./products/index.ts"
import { publishableKeyAdminOperations } from "./publishable-keys/index.ts"
import { withRelations } from "./query/selection.ts"
import { regionAdminOperations, regionStoreOperations } from "./regions/index.ts"
import { reservationAdminOperations } from "./reservations/index.ts"
import { returnReasonAdminOperations, returnReasonStoreOperations } from "./return-reasons/index.ts"
import { returnAdminOperations, returnStoreOperations } from "./returns/index.ts"
import { salesChannelAdminOperations } from "./sales-channels/index.ts"
import {
  cartShippingOptionsOperation,
  shippingAdminOperations,
  shippingStoreOperations,
  type ShippableCart,
} from "./shipping/index.ts"
import { stockLocationAdminOperations } from "./stock-locations/index.ts"
import { storeAdminOperations } from "./store/index.ts"
import { swapAdminOperations, swapStoreOperations } from "./swaps/index.ts"
import { taxRateAdminOperations } from "./tax/index.ts"
import { uploadAdminOperations } from "./uploads/index.ts"
import { userAdminOperations } from "./users/index.ts"

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
    return (await retrieveCart(context, id, selection)) as ShippableCart
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

import {
  adminAuthKeys,
  adminBatchJobsKeys,
  adminCollectionKeys,
  adminCurrenciesKeys,
  adminCustomerGroupKeys,
  adminCustomerKeys,
  adminDiscountKeys,
  adminDraftOrderKeys,
  adminGiftCardKeys,
  adminInventoryItemsKeys,
  adminInviteKeys,
  adminNoteKeys,
  adminNotificationKeys,
  adminOrderKeys,
  adminPriceListKeys,
  adminProductCategoryKeys,
  adminProductKeys,
  adminProductTagKeys,
  adminProductTypeKeys,
  adminPublishableApiKeysKeys,
  adminRegionKeys,
  adminReservationsKeys,
  adminReturnKeys,
  adminReturnReasonKeys,
  adminSalesChannelsKeys,
  adminShippingOptionKeys,
  adminShippingProfileKeys,
  adminStockLocationsKeys,
  adminStoreKeys,
  adminSwapKeys,
  adminTaxRateKeys,
  adminUserKeys,
  adminVariantKeys,
} from "@stheno/medusa-react"
import { rootsOf, type Changed } from "./kit/changes.ts"
import { orderChanges } from "./orders/order-changes.ts"
import { emailKeys, fileKeys } from "./settings/own-keys.ts"

const none: readonly string[] = []

/** Orders and drafts, which show some properties of what belongs to them. */
const orders = rootsOf(adminOrderKeys, adminDraftOrderKeys)

/** Units of an item are the stock of its variants. */
const stock = rootsOf(adminInventoryItemsKeys, adminVariantKeys, adminProductKeys)

/**
 * A product with its variants, prices and images. A new variant has an inventory item, and a deleted one takes its item and its
 * prices in price lists along. Types and tags are created with the product. The others show the titles of products.
 */
const product = [
  ...stock,
  ...rootsOf(
    adminReservationsKeys,
    adminPriceListKeys,
    adminProductTypeKeys,
    adminProductTagKeys,
    adminCollectionKeys,
    adminDiscountKeys,
    adminTaxRateKeys,
    adminShippingProfileKeys,
    fileKeys,
  ),
]

/** Reservations show the item that they reserve. */
const item = [...stock, ...rootsOf(adminReservationsKeys)]

/** What the actions of a page change: its own resource, and what shows some of it or is deleted with it. */
const pages: Readonly<Record<string, Changed>> = {
  /** A person hides the first steps. */
  overview: rootsOf(adminUserKeys, adminAuthKeys),
  orders: orderChanges,
  "draft-orders": orderChanges,
  products: product,
  "products/import": rootsOf(adminBatchJobsKeys),
  inventory: item,
  "inventory/reservations": item,
  /** The stock of a channel is that of its locations; a deleted location takes its levels along. */
  "inventory/locations": [
    ...item,
    ...rootsOf(adminStockLocationsKeys, adminSalesChannelsKeys, adminStoreKeys),
  ],
  "product-types": none,
  "product-tags": none,
  "product-categories": rootsOf(adminProductCategoryKeys, adminProductKeys),
  /** Conditions of discounts and the products of price lists show the names of collections. */
  collections: rootsOf(adminCollectionKeys, adminProductKeys, adminDiscountKeys, adminPriceListKeys),
  customers: [...rootsOf(adminCustomerKeys, adminCustomerGroupKeys), ...orders],
  /** Price lists and conditions of discounts are for groups. */
  "customers/groups": rootsOf(
    adminCustomerGroupKeys,
    adminCustomerKeys,
    adminPriceListKeys,
    adminDiscountKeys,
  ),
  /** Drafts have the totals that discounts leave, and orders show their codes. */
  discounts: [...rootsOf(adminDiscountKeys), ...orders],
  "gift-cards": [...rootsOf(adminGiftCardKeys), ...orders],
  /** The product by which gift cards are sold. */
  "gift-cards/manage": product,
  /** Variants show the prices of lists. */
  pricing: rootsOf(adminPriceListKeys, adminProductKeys, adminVariantKeys),
  settings: none,
  "settings/details": rootsOf(adminStoreKeys, emailKeys),
  /** Whether prices include tax is a property of the currency, and of the totals of drafts. */
  "settings/currencies": rootsOf(adminStoreKeys, adminCurrenciesKeys, adminRegionKeys, adminDraftOrderKeys),
  "settings/emails": rootsOf(emailKeys),
  "settings/files": rootsOf(fileKeys),
  "settings/messages": rootsOf(adminNotificationKeys),
  "settings/personal-information": rootsOf(adminUserKeys, adminAuthKeys),
  /** A deleted region takes its shipping options, tax rates and prices along; the others show its name or its currency. */
  "settings/regions": [
    ...rootsOf(
      adminRegionKeys,
      adminShippingOptionKeys,
      adminShippingProfileKeys,
      adminTaxRateKeys,
      adminDiscountKeys,
      adminGiftCardKeys,
      adminPriceListKeys,
      adminProductKeys,
      adminVariantKeys,
    ),
    ...orders,
  ],
  /** Returns, claims and exchanges show their reasons. */
  "settings/return-reasons": [...rootsOf(adminReturnReasonKeys, adminReturnKeys, adminSwapKeys), ...orders],
  "settings/shipping-profiles": rootsOf(adminShippingProfileKeys, adminShippingOptionKeys, adminProductKeys),
  "settings/taxes": rootsOf(adminTaxRateKeys, adminRegionKeys, adminDraftOrderKeys),
  /** Notes show their authors, and one of the members is signed in. */
  "settings/team": rootsOf(adminUserKeys, adminInviteKeys, adminAuthKeys, adminNoteKeys),
  "sales-channels": [
    ...rootsOf(
      adminSalesChannelsKeys,
      adminProductKeys,
      adminVariantKeys,
      adminStockLocationsKeys,
      adminPublishableApiKeysKeys,
      adminStoreKeys,
    ),
    ...orders,
  ],
  "publishable-api-keys": rootsOf(adminPublishableApiKeysKeys),
  /** No page lists applications. */
  oauth: none,
}

/**
 * What the actions of a page change.
 * @param path of the page below `/a/`, as the router has it, e.g. `orders/:id`
 */
export function changesOfPage(path: string): Changed {
  const [area = "", below = ""] = path.split("/")
  return pages[`${area}/${below}`] ?? pages[area] ?? "all"
}

/** What one task changes, where that is less than all that can be done on its page. */
export const changesOf = {
  /** Taxes and profiles name options. */
  shippingOption: rootsOf(adminShippingOptionKeys, adminShippingProfileKeys, adminTaxRateKeys),
  level: stock,
  members: rootsOf(adminCustomerGroupKeys, adminCustomerKeys),
  /** Keys show whether their channels sell. */
  channelState: rootsOf(adminSalesChannelsKeys, adminPublishableApiKeysKeys),
} as const satisfies Record<string, Changed>

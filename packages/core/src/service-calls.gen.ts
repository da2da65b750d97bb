// Generated from the operations by `npm run generate`. Do not edit.
import type { FindConfig } from "./extend/find-config.ts"
import type { BodyOf } from "./extend/operation-input.ts"
import type { ProviderName } from "./extend/provider-names.ts"
import type { ShopRow, WithTotals } from "./extend/shop-row.ts"
import type { OperationTypes } from "./operation-types.gen.ts"

/** The methods of the built-in services that run operations. */
export interface ServiceCalls {
  batchJobService: {
    /** Start an import or an export in the background. The types are `product-import` and `price-list-import`, whose `context.fileKey` is the key of an uploaded CSV file, and `product-export` and `order-export`, whose result contains the key of the created file. A dry run stops after it has checked the input, and continues when it is confirmed. */
    readonly create: (data: BodyOf<"admin.PostBatchJobs">) => Promise<ShopRow<"BatchJob">>
    /** Cancel a batch job. Canceling also stops a job that is running. An import of products keeps the products that it has saved, and `advancement_count` of the result counts them. Other jobs save nothing. A completed job cannot be canceled; canceling one that failed or was canceled changes nothing. */
    readonly cancel: (id: string) => Promise<ShopRow<"BatchJob">>
    /** Confirm a dry run of a batch job. A dry run is a job that was created with `dry_run: true`: it checks its input, counts what it would change, and waits. Confirming it starts the work. */
    readonly confirm: (id: string) => Promise<ShopRow<"BatchJob">>
  }
  cartService: {
    /** Create a cart. Without a region, the store's first one is used. The cart belongs to the signed-in customer, if any. Items in the body are not merged. */
    readonly create: (data?: BodyOf<"store.PostCart">) => Promise<ShopRow<"Cart">>
    /** Get a cart with its totals. Retrieving a cart does not change it. `customer` is `null` when the cart belongs to an account that is not signed in. */
    readonly retrieveWithTotals: (id: string, config?: FindConfig) => Promise<WithTotals<"Cart">>
    /** Update a cart. A guest's cart becomes the signed-in customer's, with an empty body too. Changing the region removes shipping methods, gift cards and payment sessions, and lines without a price there. */
    readonly update: (id: string, data?: BodyOf<"store.PostCartsCart">) => Promise<ShopRow<"Cart">>
    /** Remove a discount from a cart. A code that the cart does not have is ignored. If this removes free shipping, shipping methods get the prices of their options again, and methods whose price a provider calculates are removed. */
    readonly removeDiscount: (id: string, code: string) => Promise<ShopRow<"Cart">>
    /** Add a shipping method to a cart. The new method replaces a shipping method of the same shipping profile. */
    readonly addShippingMethod: (
      id: string,
      data: BodyOf<"store.PostCartsCartShippingMethod">,
    ) => Promise<ShopRow<"Cart">>
    /** Add units of a variant to a cart. Units of the same variant with the same metadata share one line. */
    readonly addLineItem: (
      id: string,
      data: BodyOf<"store.PostCartsCartLineItems">,
    ) => Promise<ShopRow<"Cart">>
    /** Update the quantity of a line item. Quantity 0 removes the line. Metadata is merged key by key. */
    readonly updateLineItem: (
      id: string,
      line_id: string,
      data: BodyOf<"store.PostCartsCartLineItemsItem">,
    ) => Promise<ShopRow<"Cart">>
    /** Remove a line item from a cart. A line that the cart does not have is ignored. The shipping methods of the cart are removed, too: add one again. */
    readonly removeLineItem: (id: string, line_id: string) => Promise<ShopRow<"Cart">>
    /** Create the payment sessions of a cart. A payment session prepares a payment with one payment provider: its `data` contains what the storefront needs to show the provider's form. The cart gets one for each payment provider of its region. If there is only one provider, its session is selected; otherwise `POST /store/carts/{id}/payment-session` selects one. Another call adapts the sessions to the cart's total and keeps the selection. A cart with nothing to pay, such as an empty one, has no sessions, and existing ones are deleted. The response contains the cart twice, as `cart` and as `data`; only `cart` has `raw_discount_total`. */
    readonly setPaymentSessions: (
      id: string,
    ) => Promise<OperationTypes["store.PostCartsCartPaymentSessions"]["result"]>
    /** Select a payment session. The session is prepared with its provider. A session that was selected before is deleted at its provider; the cart keeps it, so that it can be selected again. */
    readonly setPaymentSession: (
      id: string,
      data: BodyOf<"store.PostCartsCartPaymentSession">,
    ) => Promise<ShopRow<"Cart">>
    /** Complete a cart. Creates the order of the cart, or confirms its swap. A repeated request returns the same order. While the payment requires an action of the customer, the response is the cart, with `payment_status`. If units are out of stock, the response is a 409 with a list of `errors`. If the total is now higher than the amount of the payment session, it is a 409 with the code `cart_total_changed`, and nothing is charged. */
    readonly complete: (id: string) => Promise<OperationTypes["store.PostCartsCartComplete"]["result"]>
  }
  claimService: {
    /** Create a claim of an order. A claim of type `refund` is refunded immediately; a claim of type `replace` ships other items. */
    readonly create: (id: string, data: BodyOf<"admin.PostOrdersOrderClaims">) => Promise<ShopRow<"Order">>
    /** Update a claim. Images and tags of an item that are not listed are removed. */
    readonly update: (
      id: string,
      claim_id: string,
      data?: BodyOf<"admin.PostOrdersOrderClaimsClaim">,
    ) => Promise<ShopRow<"Order">>
    /** Cancel a claim. Cancel the fulfillments and the return of the claim first. A refunded claim cannot be canceled. */
    readonly cancel: (id: string, claim_id: string) => Promise<ShopRow<"Order">>
    /** Create a fulfillment of a claim. */
    readonly createFulfillment: (
      id: string,
      claim_id: string,
      data?: BodyOf<"admin.PostOrdersOrderClaimsClaimFulfillments">,
    ) => Promise<ShopRow<"Order">>
    /** Mark a fulfillment of a claim as shipped. */
    readonly createShipment: (
      id: string,
      claim_id: string,
      data: BodyOf<"admin.PostOrdersOrderClaimsClaimShipments">,
    ) => Promise<ShopRow<"Order">>
  }
  currencyService: {
    /** Set whether prices in a currency include tax. */
    readonly update: (
      code: string,
      data?: BodyOf<"admin.PostCurrenciesCurrency">,
    ) => Promise<ShopRow<"Currency">>
  }
  customerGroupService: {
    /** Create a customer group. */
    readonly create: (data: BodyOf<"admin.PostCustomerGroups">) => Promise<ShopRow<"CustomerGroup">>
    /** Update a customer group. */
    readonly update: (
      id: string,
      data?: BodyOf<"admin.PostCustomerGroupsGroup">,
    ) => Promise<ShopRow<"CustomerGroup">>
    /** Delete a customer group. The customers of the group are not deleted. Prices and discounts that are only for the group no longer apply to anyone. Succeeds even if the group does not exist. */
    readonly delete: (
      id: string,
    ) => Promise<OperationTypes["admin.DeleteCustomerGroupsCustomerGroup"]["result"]>
    /** Add customers to a group. Customers that are already in the group stay in it. If one of the customers does not exist, none is added. */
    readonly addCustomers: (
      id: string,
      data: BodyOf<"admin.PostCustomerGroupsGroupCustomersBatch">,
    ) => Promise<ShopRow<"CustomerGroup">>
    /** Remove customers from a group. Customers that are not in it are ignored. The customers are not deleted. */
    readonly removeCustomer: (
      id: string,
      data: BodyOf<"admin.DeleteCustomerGroupsGroupCustomerBatch">,
    ) => Promise<ShopRow<"CustomerGroup">>
  }
  customerService: {
    /** Create a customer with an account. A guest with the same email address stays a separate customer. */
    readonly create: (data: BodyOf<"admin.PostCustomers">) => Promise<ShopRow<"Customer">>
    /** Update a customer. The groups in the body replace the customer's groups. The response contains whole customers; `fields` has no effect. */
    readonly update: (
      id: string,
      data?: BodyOf<"admin.PostCustomersCustomer">,
    ) => Promise<ShopRow<"Customer">>
  }
  discountService: {
    /** Create a discount. */
    readonly create: (data: BodyOf<"admin.PostDiscounts">) => Promise<ShopRow<"Discount">>
    /** Update a discount. */
    readonly update: (
      id: string,
      data?: BodyOf<"admin.PostDiscountsDiscount">,
    ) => Promise<ShopRow<"Discount">>
    /** Delete a discount. Customers can no longer use its code. Orders that used it do not change. Succeeds even if the discount does not exist. */
    readonly delete: (id: string) => Promise<OperationTypes["admin.DeleteDiscountsDiscount"]["result"]>
    /** Create a code of a dynamic discount. The code shares the discount's rule, has its own usage limit, and expires after the discount's `valid_duration`. */
    readonly createDynamicCode: (
      id: string,
      data: BodyOf<"admin.PostDiscountsDiscountDynamicCodes">,
    ) => Promise<ShopRow<"Discount">>
    /** Delete a code of a dynamic discount. A code that the discount does not have is ignored. */
    readonly deleteDynamicCode: (id: string, code: string) => Promise<ShopRow<"Discount">>
    /** Add a region to a discount. */
    readonly addRegion: (id: string, region_id: string) => Promise<ShopRow<"Discount">>
    /** Remove a region from a discount. A region that the discount does not have is ignored. */
    readonly removeRegion: (id: string, region_id: string) => Promise<ShopRow<"Discount">>
  }
  draftOrderService: {
    /** Create a draft order. */
    readonly create: (data: BodyOf<"admin.PostDraftOrders">) => Promise<ShopRow<"DraftOrder">>
    /** Update an open draft order. The response contains `no_notification_order` as it was before the update. */
    readonly update: (
      id: string,
      data?: BodyOf<"admin.PostDraftOrdersDraftOrder">,
    ) => Promise<ShopRow<"DraftOrder">>
    /** Delete a draft order that did not become an order. Succeeds even if the draft order does not exist. */
    readonly delete: (id: string) => Promise<OperationTypes["admin.DeleteDraftOrdersDraftOrder"]["result"]>
    /** Mark a draft order as paid and create its order. */
    readonly registerCartCompletion: (id: string) => Promise<ShopRow<"Order">>
  }
  giftCardService: {
    /** Create a gift card. The card gets a new code, and its balance is its value. */
    readonly create: (data: BodyOf<"admin.PostGiftCards">) => Promise<ShopRow<"GiftCard">>
    /** Update a gift card. */
    readonly update: (
      id: string,
      data?: BodyOf<"admin.PostGiftCardsGiftCard">,
    ) => Promise<ShopRow<"GiftCard">>
    /** Delete a gift card. Succeeds even if it does not exist. */
    readonly delete: (id: string) => Promise<OperationTypes["admin.DeleteGiftCardsGiftCard"]["result"]>
  }
  inventoryService: {
    /** Create an inventory item. */
    readonly create: (data?: BodyOf<"admin.PostInventoryItems">) => Promise<ShopRow<"InventoryItem">>
    /** Update an inventory item. */
    readonly update: (
      id: string,
      data?: BodyOf<"admin.PostInventoryItemsInventoryItem">,
    ) => Promise<ShopRow<"InventoryItem">>
    /** Delete an inventory item with its levels and reservations. Variants that require the item no longer do. Succeeds even if the item does not exist. */
    readonly delete: (
      id: string,
    ) => Promise<OperationTypes["admin.DeleteInventoryItemsInventoryItem"]["result"]>
  }
  inviteService: {
    /** Invite a person to become an admin user. The event `invite.created` contains the token. If a mail server is set up, the server emails a link with it; otherwise, a custom subscriber has to send it. The invite can be accepted within seven days. Inviting an address again replaces its token. */
    readonly create: (data: BodyOf<"admin.PostInvites">) => Promise<void>
    /** Delete an invite. The token in its email stops working. Succeeds even if the invite does not exist. */
    readonly delete: (invite_id: string) => Promise<OperationTypes["admin.DeleteInvitesInvite"]["result"]>
    /** Resend an invite with a new token. The old token becomes invalid. */
    readonly resend: (invite_id: string) => Promise<void>
  }
  noteService: {
    /** Create a note on a resource, such as an order. */
    readonly create: (data: BodyOf<"admin.PostNotes">) => Promise<ShopRow<"Note">>
    /** Update the text of a note. */
    readonly update: (id: string, data: BodyOf<"admin.PostNotesNote">) => Promise<ShopRow<"Note">>
    /** Delete a note. The resource that the note is attached to does not change. */
    readonly delete: (id: string) => Promise<OperationTypes["admin.DeleteNotesNote"]["result"]>
  }
  notificationService: {
    /** Resend a notification. The provider that sent the message sends it again. The new message is stored below the first one. */
    readonly resend: (
      id: string,
      data?: BodyOf<"admin.PostNotificationsNotificationResend">,
    ) => Promise<ShopRow<"Notification">>
  }
  orderEditService: {
    /** Create an order edit. The edit contains copies of the order's lines. An order has one active edit at a time. */
    readonly create: (data: BodyOf<"admin.PostOrderEdits">) => Promise<ShopRow<"OrderEdit">>
    /** Update the internal note of an order edit. */
    readonly update: (
      id: string,
      data?: BodyOf<"admin.PostOrderEditsOrderEdit">,
    ) => Promise<ShopRow<"OrderEdit">>
    /** Delete an order edit that was not requested yet. The order does not change. Succeeds even if the order edit does not exist. */
    readonly delete: (id: string) => Promise<OperationTypes["admin.DeleteOrderEditsOrderEdit"]["result"]>
    /** Add a line to an order edit. The line has the current price of the variant. */
    readonly addLineItem: (
      id: string,
      data: BodyOf<"admin.PostOrderEditsEditLineItems">,
    ) => Promise<ShopRow<"OrderEdit">>
    /** Update the quantity of a line of an order edit. The line keeps its price. Fulfilled and returned units cannot be removed. */
    readonly updateLineItem: (
      id: string,
      item_id: string,
      data: BodyOf<"admin.PostOrderEditsEditLineItemsLineItem">,
    ) => Promise<ShopRow<"OrderEdit">>
    /** Remove a line from an order edit. The order itself changes only when the edit is confirmed. Succeeds even if the line does not exist. */
    readonly removeLineItem: (id: string, item_id: string) => Promise<ShopRow<"OrderEdit">>
    /** Request the customer's confirmation of an order edit. The increase of the order's total becomes a payment collection. After further changes, send the request again to update the collection. An order edit that is confirmed, declined or canceled is unchanged. */
    readonly requestConfirmation: (
      id: string,
      data?: BodyOf<"admin.PostOrderEditsOrderEditRequest">,
    ) => Promise<ShopRow<"OrderEdit">>
    /** Cancel an order edit. The payments that were authorized for the edit are canceled. You can repeat the request. */
    readonly cancel: (id: string) => Promise<ShopRow<"OrderEdit">>
    /** Confirm an order edit, paid or not. The lines and reservations of the edit move to the order. You can repeat the request. */
    readonly confirm: (id: string) => Promise<ShopRow<"OrderEdit">>
  }
  orderService: {
    /** Get an order with its totals. Pass `returnable_items` in `expand` to get the lines that can be returned. */
    readonly retrieveWithTotals: (id: string, config?: FindConfig) => Promise<WithTotals<"Order">>
    /** Update the customer and the addresses of an order. Addresses are updated in part; repeat the `country_code` each time. */
    readonly update: (id: string, data?: BodyOf<"admin.PostOrdersOrder">) => Promise<ShopRow<"Order">>
    /** Add a shipping method to an order. The method has no tax, as in v1. An order has one method for each shipping profile. */
    readonly addShippingMethod: (
      id: string,
      data: BodyOf<"admin.PostOrdersOrderShippingMethods">,
    ) => Promise<ShopRow<"Order">>
    /** Complete an order. Call this when nothing is left to do with the order. The status of the order becomes `completed`. */
    readonly completeOrder: (id: string) => Promise<ShopRow<"Order">>
    /** Archive an order. The order must be completed. Its status becomes `archived`. */
    readonly archive: (id: string) => Promise<ShopRow<"Order">>
    /** Cancel an order with its payments and reservations. Orders with refunds, or with fulfillments, returns, swaps or claims that are not canceled, cannot be canceled. */
    readonly cancel: (id: string) => Promise<ShopRow<"Order">>
    /** Capture the payments of an order. Captured payments are unchanged, so you can repeat the request. */
    readonly capturePayment: (id: string) => Promise<ShopRow<"Order">>
    /** Refund an order. Send an `Idempotency-Key` so that you can repeat the request without refunding twice. */
    readonly createRefund: (
      id: string,
      data: BodyOf<"admin.PostOrdersOrderRefunds">,
    ) => Promise<ShopRow<"Order">>
    /** Create a fulfillment of an order. With a `location_id`, the units are removed from the stock of that location, and their reservations are deleted. */
    readonly createFulfillment: (
      id: string,
      data: BodyOf<"admin.PostOrdersOrderFulfillments">,
    ) => Promise<ShopRow<"Order">>
    /** Cancel a fulfillment that was not shipped. The fulfillment provider cancels it first. The units come back into stock, and the items can be fulfilled again. */
    readonly cancelFulfillment: (id: string, fulfillment_id: string) => Promise<ShopRow<"Order">>
    /** Mark a fulfillment as shipped. */
    readonly createShipment: (
      id: string,
      data: BodyOf<"admin.PostOrdersOrderShipment">,
    ) => Promise<ShopRow<"Order">>
  }
  paymentCollectionService: {
    /** Update the description of a payment collection. */
    readonly update: (
      id: string,
      data?: BodyOf<"admin.PostPaymentCollectionsPaymentCollection">,
    ) => Promise<ShopRow<"PaymentCollection">>
    /** Delete an unpaid payment collection. The payment collection of an order edit cannot be deleted while the edit exists. */
    readonly delete: (
      id: string,
    ) => Promise<OperationTypes["admin.DeletePaymentCollectionsPaymentCollection"]["result"]>
    /** Mark a payment collection as authorized. No provider is called and no payment is created. You can repeat the request. */
    readonly markAsAuthorized: (id: string) => Promise<ShopRow<"PaymentCollection">>
  }
  paymentService: {
    /** Capture a payment. A payment that is captured already is unchanged, so you can repeat the request. */
    readonly capture: (id: string) => Promise<ShopRow<"Payment">>
    /** Refund a captured payment. Send an `Idempotency-Key` so that you can repeat the request without refunding twice. */
    readonly refund: (
      id: string,
      data: BodyOf<"admin.PostPaymentsPaymentRefunds">,
    ) => Promise<ShopRow<"Refund">>
  }
  priceListService: {
    /** Create a price list. */
    readonly create: (data: BodyOf<"admin.PostPriceListsPriceList">) => Promise<ShopRow<"PriceList">>
    /** Update a price list. Prices with an ID update a price of the list; prices without one are added. */
    readonly update: (
      id: string,
      data?: BodyOf<"admin.PostPriceListsPriceListPriceList">,
    ) => Promise<ShopRow<"PriceList">>
    /** Delete a price list with its prices. Succeeds even if it does not exist. */
    readonly delete: (id: string) => Promise<OperationTypes["admin.DeletePriceListsPriceList"]["result"]>
    /** Add prices to a price list. With `override`, the given prices replace all prices of the list. */
    readonly addPrices: (
      id: string,
      data: BodyOf<"admin.PostPriceListsPriceListPricesBatch">,
    ) => Promise<ShopRow<"PriceList">>
    /** Delete prices of a price list. Prices of other lists are ignored. */
    readonly deletePrices: (
      id: string,
      data: BodyOf<"admin.DeletePriceListsPriceListPricesBatch">,
    ) => Promise<OperationTypes["admin.DeletePriceListsPriceListPricesBatch"]["result"]>
  }
  productCategoryService: {
    /** Create a category. The category becomes the last subcategory of its parent. */
    readonly create: (data: BodyOf<"admin.PostProductCategories">) => Promise<ShopRow<"ProductCategory">>
    /** Update a category, or move it in the tree. */
    readonly update: (
      id: string,
      data?: BodyOf<"admin.PostProductCategoriesCategory">,
    ) => Promise<ShopRow<"ProductCategory">>
    /** Delete a category without subcategories. The products of the category are not deleted. Succeeds even if the category does not exist. */
    readonly delete: (
      id: string,
    ) => Promise<OperationTypes["admin.DeleteProductCategoriesCategory"]["result"]>
    /** Add products to a category. Products that are already in the category stay in it. */
    readonly addProducts: (
      id: string,
      data: BodyOf<"admin.PostProductCategoriesCategoryProductsBatch">,
    ) => Promise<ShopRow<"ProductCategory">>
    /** Remove products from a category. Products that are not in it are ignored. The products are not deleted. */
    readonly removeProducts: (
      id: string,
      data: BodyOf<"admin.DeleteProductCategoriesCategoryProductsBatch">,
    ) => Promise<ShopRow<"ProductCategory">>
  }
  productCollectionService: {
    /** Create a collection. */
    readonly create: (data: BodyOf<"admin.PostCollections">) => Promise<ShopRow<"ProductCollection">>
    /** Update a collection. */
    readonly update: (
      id: string,
      data?: BodyOf<"admin.PostCollectionsCollection">,
    ) => Promise<ShopRow<"ProductCollection">>
    /** Delete a collection. The products of the collection are not deleted. */
    readonly delete: (id: string) => Promise<OperationTypes["admin.DeleteCollectionsCollection"]["result"]>
    /** Add products to a collection. Each product is removed from its previous collection. Products that do not exist are ignored. */
    readonly addProducts: (
      id: string,
      data: BodyOf<"admin.PostProductsToCollection">,
    ) => Promise<ShopRow<"ProductCollection">>
    /** Remove products from a collection. Products that are not in it are ignored. */
    readonly removeProducts: (
      id: string,
      data: BodyOf<"admin.DeleteProductsFromCollection">,
    ) => Promise<OperationTypes["admin.DeleteProductsFromCollection"]["result"]>
  }
  productService: {
    /** Create a product with its options, variants and prices. */
    readonly create: (data: BodyOf<"admin.PostProducts">) => Promise<ShopRow<"Product">>
    /** Update a product. Lists in the body replace the existing ones: variants that are not in the list are deleted. Metadata is merged. */
    readonly update: (id: string, data?: BodyOf<"admin.PostProductsProduct">) => Promise<ShopRow<"Product">>
    /** Delete a product with its variants. The handle of the product, and the SKUs and barcodes of its variants, can be used again. Items of orders keep their title and price. Succeeds even if the product does not exist. */
    readonly delete: (id: string) => Promise<OperationTypes["admin.DeleteProductsProduct"]["result"]>
    /** Add an option to a product. Existing variants get the value `Default Value`. */
    readonly addOption: (
      id: string,
      data: BodyOf<"admin.PostProductsProductOptions">,
    ) => Promise<ShopRow<"Product">>
    /** Rename an option of a product. */
    readonly updateOption: (
      id: string,
      option_id: string,
      data: BodyOf<"admin.PostProductsProductOptionsOption">,
    ) => Promise<ShopRow<"Product">>
    /** Delete an option of a product in which its variants do not differ. The values of the option are deleted, too. An option that the product does not have is ignored. */
    readonly deleteOption: (
      id: string,
      option_id: string,
    ) => Promise<OperationTypes["admin.DeleteProductsProductOptionsOption"]["result"]>
  }
  productVariantService: {
    /** Create a variant of a product. */
    readonly create: (
      id: string,
      data: BodyOf<"admin.PostProductsProductVariants">,
    ) => Promise<ShopRow<"Product">>
    /** Update a variant of a product. Prices that are sent replace all prices of the variant outside of price lists. */
    readonly update: (
      id: string,
      variant_id: string,
      data?: BodyOf<"admin.PostProductsProductVariantsVariant">,
    ) => Promise<ShopRow<"Product">>
    /** Delete a variant of a product. The prices of the variant are deleted, too, and its SKU and barcodes can be used again. Items of orders keep their title and price. A variant that the product does not have is ignored. */
    readonly delete: (
      id: string,
      variant_id: string,
    ) => Promise<OperationTypes["admin.DeleteProductsProductVariantsVariant"]["result"]>
  }
  publishableApiKeyService: {
    /** Create a publishable key. */
    readonly create: (data: BodyOf<"admin.PostPublishableApiKeys">) => Promise<ShopRow<"PublishableApiKey">>
    /** Rename a publishable key. */
    readonly update: (
      id: string,
      data?: BodyOf<"admin.PostPublishableApiKysPublishableApiKey">,
    ) => Promise<ShopRow<"PublishableApiKey">>
    /** Delete a publishable key. Requests that still send the key are no longer limited to its sales channels. A key that is only revoked keeps limiting them. */
    readonly delete: (
      id: string,
    ) => Promise<OperationTypes["admin.DeletePublishableApiKeysPublishableApiKey"]["result"]>
    /** Revoke a publishable key. A storefront that still sends it keeps seeing only its sales channels. */
    readonly revoke: (id: string) => Promise<ShopRow<"PublishableApiKey">>
    /** Add sales channels to a publishable key. Sales channels that the key already has stay. */
    readonly addSalesChannels: (
      id: string,
      data: BodyOf<"admin.PostPublishableApiKeySalesChannelsChannelsBatch">,
    ) => Promise<ShopRow<"PublishableApiKey">>
    /** Remove sales channels from a publishable key. Sales channels that the key does not have are ignored. */
    readonly removeSalesChannels: (
      id: string,
      data: BodyOf<"admin.DeletePublishableApiKeySalesChannelsChannelsBatch">,
    ) => Promise<ShopRow<"PublishableApiKey">>
  }
  regionService: {
    /** Create a region. */
    readonly create: (data: BodyOf<"admin.PostRegions">) => Promise<ShopRow<"Region">>
    /** Update a region. Lists of countries and providers replace the region's lists. */
    readonly update: (id: string, data?: BodyOf<"admin.PostRegionsRegion">) => Promise<ShopRow<"Region">>
    /** Delete a region. The countries of the region can then be added to another one. Orders of the region do not change. */
    readonly delete: (id: string) => Promise<OperationTypes["admin.DeleteRegionsRegion"]["result"]>
    /** Add a country to a region. If the region already has the country, the request succeeds and changes nothing. */
    readonly addCountry: (
      id: string,
      data: BodyOf<"admin.PostRegionsRegionCountries">,
    ) => Promise<ShopRow<"Region">>
    /** Remove a country from a region. If the region does not have the country, the request succeeds and changes nothing. */
    readonly removeCountry: (id: string, country_code: string) => Promise<ShopRow<"Region">>
    /** Add a fulfillment provider to a region. */
    readonly addFulfillmentProvider: (
      id: string,
      data: BodyOf<"admin.PostRegionsRegionFulfillmentProviders">,
    ) => Promise<ShopRow<"Region">>
    /** Remove a fulfillment provider from a region. A provider that the region does not have is ignored. */
    readonly removeFulfillmentProvider: (
      id: string,
      provider_id: ProviderName<"fulfillment">,
    ) => Promise<ShopRow<"Region">>
    /** Add a payment provider to a region. */
    readonly addPaymentProvider: (
      id: string,
      data: BodyOf<"admin.PostRegionsRegionPaymentProviders">,
    ) => Promise<ShopRow<"Region">>
    /** Remove a payment provider from a region. A provider that the region does not have is ignored. */
    readonly removePaymentProvider: (
      id: string,
      provider_id: ProviderName<"payment">,
    ) => Promise<ShopRow<"Region">>
  }
  returnReasonService: {
    /** Create a return reason. */
    readonly create: (data: BodyOf<"admin.PostReturnReasons">) => Promise<ShopRow<"ReturnReason">>
    /** Update a return reason. */
    readonly update: (
      id: string,
      data?: BodyOf<"admin.PostReturnReasonsReason">,
    ) => Promise<ShopRow<"ReturnReason">>
    /** Delete a return reason and its children. Customers can no longer choose them. Items of earlier returns keep their `reason_id`. */
    readonly delete: (id: string) => Promise<OperationTypes["admin.DeleteReturnReason"]["result"]>
  }
  returnService: {
    /** Request a return of an order. With `receive_now`, the items count as received; this does not refund them. */
    readonly create: (id: string, data: BodyOf<"admin.PostOrdersOrderReturns">) => Promise<ShopRow<"Order">>
    /** Receive a return. Refunds the return. The quantities can differ from the request. If the refund is higher than what is left to refund, the return requires action instead. */
    readonly receive: (
      id: string,
      data: BodyOf<"admin.PostReturnsReturnReceive">,
    ) => Promise<ShopRow<"Return">>
    /** Cancel a return that was not received. The items can then be returned with another return. */
    readonly cancel: (id: string) => Promise<ShopRow<"Order">>
  }
  salesChannelService: {
    /** Create a sales channel. */
    readonly create: (data: BodyOf<"admin.PostSalesChannels">) => Promise<ShopRow<"SalesChannel">>
    /** Update a sales channel. */
    readonly update: (
      id: string,
      data?: BodyOf<"admin.PostSalesChannelsSalesChannel">,
    ) => Promise<ShopRow<"SalesChannel">>
    /** Delete a sales channel. The store's default sales channel cannot be deleted. */
    readonly delete: (
      id: string,
    ) => Promise<OperationTypes["admin.DeleteSalesChannelsSalesChannel"]["result"]>
    /** Add products to a sales channel. Products that are already in the sales channel stay in it. */
    readonly addProducts: (
      id: string,
      data: BodyOf<"admin.PostSalesChannelsChannelProductsBatch">,
    ) => Promise<ShopRow<"SalesChannel">>
    /** Remove products from a sales channel. Products that are not in it are ignored. The products are not deleted. */
    readonly removeProducts: (
      id: string,
      data: BodyOf<"admin.DeleteSalesChannelsChannelProductsBatch">,
    ) => Promise<ShopRow<"SalesChannel">>
  }
  shippingOptionService: {
    /** Create a shipping option. */
    readonly create: (data: BodyOf<"admin.PostShippingOptions">) => Promise<ShopRow<"ShippingOption">>
    /** Update a shipping option. The list of requirements replaces the option's requirements; a requirement with an ID is updated. */
    readonly update: (
      id: string,
      data: BodyOf<"admin.PostShippingOptionsOption">,
    ) => Promise<ShopRow<"ShippingOption">>
    /** Delete a shipping option. Succeeds even if it does not exist. */
    readonly delete: (id: string) => Promise<OperationTypes["admin.DeleteShippingOptionsOption"]["result"]>
  }
  shippingProfileService: {
    /** Create a shipping profile. */
    readonly create: (data: BodyOf<"admin.PostShippingProfiles">) => Promise<ShopRow<"ShippingProfile">>
    /** Update a shipping profile. Products and shipping options in the body move here from their previous profiles. */
    readonly update: (
      id: string,
      data?: BodyOf<"admin.PostShippingProfilesProfile">,
    ) => Promise<ShopRow<"ShippingProfile">>
    /** Delete a shipping profile. Succeeds even if it does not exist. */
    readonly delete: (id: string) => Promise<OperationTypes["admin.DeleteShippingProfilesProfile"]["result"]>
  }
  stockLocationService: {
    /** Create a stock location. */
    readonly create: (data: BodyOf<"admin.PostStockLocations">) => Promise<ShopRow<"StockLocation">>
    /** Update a stock location. */
    readonly update: (
      id: string,
      data?: BodyOf<"admin.PostStockLocationsStockLocation">,
    ) => Promise<ShopRow<"StockLocation">>
    /** Delete a stock location with its stock. The reservations at the location are deleted, too, and sales channels no longer sell from it. Succeeds even if the location does not exist. */
    readonly delete: (
      id: string,
    ) => Promise<OperationTypes["admin.DeleteStockLocationsStockLocation"]["result"]>
  }
  storeService: {
    /** Update the store's settings. A list of currencies replaces the store's currencies. */
    readonly update: (data?: BodyOf<"admin.PostStore">) => Promise<ShopRow<"Store">>
    /** Add a currency to the store. */
    readonly addCurrency: (code: string) => Promise<ShopRow<"Store">>
    /** Remove a currency from the store. Regions with the currency keep it, and existing prices are kept. Succeeds even if the store does not have the currency. */
    readonly removeCurrency: (code: string) => Promise<ShopRow<"Store">>
  }
  swapService: {
    /** Create a swap of an order. The customer confirms the swap and pays the difference by completing its cart. */
    readonly create: (id: string, data: BodyOf<"admin.PostOrdersOrderSwaps">) => Promise<ShopRow<"Order">>
    /** Cancel a swap. Cancel the fulfillments and the return of the swap first. */
    readonly cancel: (id: string, swap_id: string) => Promise<ShopRow<"Order">>
    /** Create a fulfillment of a swap. */
    readonly createFulfillment: (
      id: string,
      swap_id: string,
      data?: BodyOf<"admin.PostOrdersOrderSwapsSwapFulfillments">,
    ) => Promise<ShopRow<"Order">>
    /** Mark a fulfillment of a swap as shipped. */
    readonly createShipment: (
      id: string,
      swap_id: string,
      data: BodyOf<"admin.PostOrdersOrderSwapsSwapShipments">,
    ) => Promise<ShopRow<"Order">>
    /** Settle the difference of a swap. Captures what the customer owes, or refunds what the store owes. You can repeat the request. */
    readonly processDifference: (id: string, swap_id: string) => Promise<ShopRow<"Order">>
  }
  taxRateService: {
    /** Create a tax rate. */
    readonly create: (data: BodyOf<"admin.PostTaxRates">) => Promise<ShopRow<"TaxRate">>
    /** Update a tax rate. Lists of products, product types and shipping options replace the rate's lists. */
    readonly update: (id: string, data?: BodyOf<"admin.PostTaxRatesTaxRate">) => Promise<ShopRow<"TaxRate">>
    /** Delete a tax rate. Succeeds even if it does not exist. */
    readonly delete: (id: string) => Promise<OperationTypes["admin.DeleteTaxRatesTaxRate"]["result"]>
    /** Add products to a tax rate. Products that already have the tax rate are ignored. */
    readonly addToProduct: (
      id: string,
      data: BodyOf<"admin.PostTaxRatesTaxRateProducts">,
    ) => Promise<ShopRow<"TaxRate">>
    /** Remove products from a tax rate. Products that do not have the tax rate are ignored. */
    readonly removeFromProduct: (
      id: string,
      data: BodyOf<"admin.DeleteTaxRatesTaxRateProducts">,
    ) => Promise<ShopRow<"TaxRate">>
  }
  userService: {
    /** Create an admin user. */
    readonly create: (data: BodyOf<"admin.PostUsers">) => Promise<ShopRow<"User">>
    /** Update an admin user. Users can set only their own API token; any user can remove one by sending `null`. */
    readonly update: (id: string, data?: BodyOf<"admin.PostUsersUser">) => Promise<ShopRow<"User">>
    /** Delete an admin user. The sessions of the user end at once. Succeeds even if the user does not exist. */
    readonly delete: (id: string) => Promise<OperationTypes["admin.DeleteUsersUser"]["result"]>
  }
}

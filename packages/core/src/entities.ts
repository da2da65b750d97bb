import { setBuiltInEntities } from "./platform/query/registry.ts"
import { AnalyticsConfig } from "./commerce/store/analytics/tables.ts"
import { AuthSession, Oauth } from "./commerce/people/auth/tables.ts"
import { BatchJob } from "./commerce/store/batch-jobs/tables.ts"
import { Cart, LineItem, LineItemAdjustment } from "./commerce/sales/carts/tables.ts"
import { ProductCategory } from "./commerce/catalog/categories/tables.ts"
import { ClaimImage, ClaimItem, ClaimOrder, ClaimTag } from "./commerce/orders/claims/tables.ts"
import { ProductCollection } from "./commerce/catalog/collections/tables.ts"
import { Currency } from "./commerce/store/currencies/tables.ts"
import { Address, Customer, CustomerGroup } from "./commerce/people/customers/tables.ts"
import { StagedJob } from "./platform/events/tables.ts"
import {
  Discount,
  DiscountCondition,
  DiscountConditionCustomerGroup,
  DiscountConditionProduct,
  DiscountConditionProductCollection,
  DiscountConditionProductTag,
  DiscountConditionProductType,
  DiscountRule,
} from "./commerce/sales/discounts/tables.ts"
import { DraftOrder } from "./commerce/orders/draft-orders/tables.ts"
import {
  Fulfillment,
  FulfillmentItem,
  FulfillmentProvider,
  TrackingLink,
} from "./commerce/orders/fulfillments/tables.ts"
import { GiftCard, GiftCardTransaction } from "./commerce/sales/gift-cards/tables.ts"
import { IdempotencyKey, LockLease, MetDifference, RateLimit, TableChange } from "./platform/http/tables.ts"
import {
  InventoryItem,
  InventoryLevel,
  ItemWithoutLevel,
  ProductVariantInventoryItem,
  ReservationItem,
} from "./commerce/stock/inventory/tables.ts"
import { Invite } from "./commerce/people/invites/tables.ts"
import { Note } from "./commerce/store/notes/tables.ts"
import { Notification, NotificationProvider } from "./commerce/store/notifications/tables.ts"
import { OrderEdit, OrderItemChange } from "./commerce/orders/order-edits/tables.ts"
import { ChangedOrderTotal, Order } from "./commerce/orders/orders/tables.ts"
import {
  Payment,
  PaymentCall,
  PaymentCollection,
  PaymentProvider,
  PaymentSession,
  Refund,
} from "./commerce/sales/payments/tables.ts"
import { PriceList } from "./commerce/catalog/price-lists/tables.ts"
import {
  PriceListRule,
  PriceListRuleValue,
  PriceRule,
  PriceSet,
  PriceSetMoneyAmount,
  RuleType,
} from "./commerce/catalog/price-sets/tables.ts"
import { MoneyAmount, ProductVariantMoneyAmount } from "./commerce/catalog/pricing/tables.ts"
import {
  Image,
  Product,
  ProductOption,
  ProductOptionValue,
  ProductTag,
  ProductType,
  ProductVariant,
} from "./commerce/catalog/products/tables.ts"
import { PublishableApiKey, PublishableApiKeySalesChannel } from "./commerce/store/publishable-keys/tables.ts"
import { Country, Region } from "./commerce/store/regions/tables.ts"
import { Return, ReturnItem, ReturnReason } from "./commerce/orders/returns/tables.ts"
import {
  ProductSalesChannel,
  SalesChannel,
  SalesChannelLocation,
} from "./commerce/store/sales-channels/tables.ts"
import {
  CustomShippingOption,
  ShippingMethod,
  ShippingOption,
  ShippingOptionRequirement,
  ShippingProfile,
} from "./commerce/sales/shipping/tables.ts"
import { StockLocation, StockLocationAddress } from "./commerce/stock/stock-locations/tables.ts"
import { Store } from "./commerce/store/store/tables.ts"
import { Swap } from "./commerce/orders/swaps/tables.ts"
import {
  LineItemTaxLine,
  ProductTaxRate,
  ProductTypeTaxRate,
  ShippingMethodTaxLine,
  ShippingTaxRate,
  TaxLine,
  TaxProvider,
  TaxRate,
} from "./commerce/sales/tax/tables.ts"
import { User } from "./commerce/people/users/tables.ts"
import type { AbstractEntity, Entity } from "./platform/query/entity.ts"

/**
 * All entities by name, with their columns and relations.
 * @since 0.1
 */
export const entities: Readonly<Record<string, Entity>> = {
  Address,
  AnalyticsConfig,
  AuthSession,
  BatchJob,
  Cart,
  ChangedOrderTotal,
  ClaimImage,
  ClaimItem,
  ClaimOrder,
  ClaimTag,
  Country,
  Currency,
  CustomShippingOption,
  Customer,
  CustomerGroup,
  Discount,
  DiscountCondition,
  DiscountConditionCustomerGroup,
  DiscountConditionProduct,
  DiscountConditionProductCollection,
  DiscountConditionProductTag,
  DiscountConditionProductType,
  DiscountRule,
  DraftOrder,
  Fulfillment,
  FulfillmentItem,
  FulfillmentProvider,
  GiftCard,
  GiftCardTransaction,
  IdempotencyKey,
  Image,
  InventoryItem,
  InventoryLevel,
  ItemWithoutLevel,
  Invite,
  LineItem,
  LineItemAdjustment,
  LineItemTaxLine,
  LockLease,
  MetDifference,
  MoneyAmount,
  Note,
  Notification,
  NotificationProvider,
  Oauth,
  Order,
  OrderEdit,
  OrderItemChange,
  Payment,
  PaymentCall,
  PaymentCollection,
  PaymentProvider,
  PaymentSession,
  PriceList,
  PriceListRule,
  PriceListRuleValue,
  PriceRule,
  PriceSet,
  PriceSetMoneyAmount,
  Product,
  ProductCategory,
  ProductCollection,
  ProductOption,
  ProductOptionValue,
  ProductSalesChannel,
  ProductTag,
  ProductTaxRate,
  ProductType,
  ProductTypeTaxRate,
  ProductVariant,
  ProductVariantInventoryItem,
  ProductVariantMoneyAmount,
  PublishableApiKey,
  PublishableApiKeySalesChannel,
  RateLimit,
  Refund,
  Region,
  ReservationItem,
  Return,
  ReturnItem,
  ReturnReason,
  RuleType,
  SalesChannel,
  SalesChannelLocation,
  ShippingMethod,
  ShippingMethodTaxLine,
  ShippingOption,
  ShippingOptionRequirement,
  ShippingProfile,
  ShippingTaxRate,
  StagedJob,
  StockLocation,
  StockLocationAddress,
  Store,
  Swap,
  TableChange,
  TaxProvider,
  TaxRate,
  TrackingLink,
  User,
}

/** Descriptions that several entities share and that have no table. @since 0.1 */
export const abstractEntities: Readonly<Record<string, AbstractEntity>> = { TaxLine }

setBuiltInEntities(entities)

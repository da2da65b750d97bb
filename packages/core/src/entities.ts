import { AnalyticsConfig } from "./analytics/tables.ts"
import { AuthSession, Oauth } from "./auth/tables.ts"
import { BatchJob } from "./batch-jobs/tables.ts"
import { Cart, LineItem, LineItemAdjustment } from "./carts/tables.ts"
import { ProductCategory } from "./categories/tables.ts"
import { ClaimImage, ClaimItem, ClaimOrder, ClaimTag } from "./claims/tables.ts"
import { ProductCollection } from "./collections/tables.ts"
import { Currency } from "./currencies/tables.ts"
import { Address, Customer, CustomerGroup } from "./customers/tables.ts"
import { StagedJob, TableChange } from "./database/tables.ts"
import {
  Discount,
  DiscountCondition,
  DiscountConditionCustomerGroup,
  DiscountConditionProduct,
  DiscountConditionProductCollection,
  DiscountConditionProductTag,
  DiscountConditionProductType,
  DiscountRule,
} from "./discounts/tables.ts"
import { DraftOrder } from "./draft-orders/tables.ts"
import { Fulfillment, FulfillmentItem, FulfillmentProvider, TrackingLink } from "./fulfillments/tables.ts"
import { GiftCard, GiftCardTransaction } from "./gift-cards/tables.ts"
import { IdempotencyKey, RateLimit } from "./http/tables.ts"
import {
  InventoryItem,
  InventoryLevel,
  ProductVariantInventoryItem,
  ReservationItem,
} from "./inventory/tables.ts"
import { Invite } from "./invites/tables.ts"
import { Note } from "./notes/tables.ts"
import { Notification, NotificationProvider } from "./notifications/tables.ts"
import { OrderEdit, OrderItemChange } from "./order-edits/tables.ts"
import { Order } from "./orders/tables.ts"
import {
  Payment,
  PaymentCall,
  PaymentCollection,
  PaymentProvider,
  PaymentSession,
  Refund,
} from "./payments/tables.ts"
import { PriceList } from "./price-lists/tables.ts"
import {
  PriceListRule,
  PriceListRuleValue,
  PriceRule,
  PriceSet,
  PriceSetMoneyAmount,
  RuleType,
} from "./price-sets/tables.ts"
import { MoneyAmount, ProductVariantMoneyAmount } from "./pricing/tables.ts"
import {
  Image,
  Product,
  ProductOption,
  ProductOptionValue,
  ProductTag,
  ProductType,
  ProductVariant,
} from "./products/tables.ts"
import { PublishableApiKey, PublishableApiKeySalesChannel } from "./publishable-keys/tables.ts"
import { Country, Region } from "./regions/tables.ts"
import { Return, ReturnItem, ReturnReason } from "./returns/tables.ts"
import { ProductSalesChannel, SalesChannel, SalesChannelLocation } from "./sales-channels/tables.ts"
import {
  CustomShippingOption,
  ShippingMethod,
  ShippingOption,
  ShippingOptionRequirement,
  ShippingProfile,
} from "./shipping/tables.ts"
import { StockLocation, StockLocationAddress } from "./stock-locations/tables.ts"
import { Store } from "./store/tables.ts"
import { Swap } from "./swaps/tables.ts"
import {
  LineItemTaxLine,
  ProductTaxRate,
  ProductTypeTaxRate,
  ShippingMethodTaxLine,
  ShippingTaxRate,
  TaxLine,
  TaxProvider,
  TaxRate,
} from "./tax/tables.ts"
import { User } from "./users/tables.ts"
import type { AbstractEntity, Entity } from "./query/entity.ts"

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
  Invite,
  LineItem,
  LineItemAdjustment,
  LineItemTaxLine,
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

import type {
  Customer,
  CustomerGroup,
  Discount,
  DraftOrder,
  GiftCard,
  InventoryItem,
  Order,
  PriceList,
  Product,
  ProductCategory,
  ProductCollection,
  ShippingProfile,
} from "@stheno/js-client"
import type { ListedEmail } from "./lists.ts"

/**
 * The places of the dashboard that take widgets, each with the property that a widget there is given beside `notify`.
 * @source facts/admin.json, extensions.injectionZones
 * @since 0.1
 */
export interface ZoneProps {
  "order.details.before": { order: Order }
  "order.details.after": { order: Order }
  "order.list.before": object
  "order.list.after": object
  "draft_order.list.before": object
  "draft_order.list.after": object
  "draft_order.details.before": { draftOrder: DraftOrder }
  "draft_order.details.after": { draftOrder: DraftOrder }
  "customer.details.before": { customer: Customer }
  "customer.details.after": { customer: Customer }
  "customer.list.before": object
  "customer.list.after": object
  "customer_group.details.before": { customerGroup: CustomerGroup }
  "customer_group.details.after": { customerGroup: CustomerGroup }
  "customer_group.list.before": object
  "customer_group.list.after": object
  "product.details.before": { product: Product }
  "product.details.after": { product: Product }
  "product.list.before": object
  "product.list.after": object
  "product_collection.details.before": { productCollection: ProductCollection }
  "product_collection.details.after": { productCollection: ProductCollection }
  "product_collection.list.before": object
  "product_collection.list.after": object
  "price_list.details.before": { priceList: PriceList }
  "price_list.details.after": { priceList: PriceList }
  "price_list.list.before": object
  "price_list.list.after": object
  "discount.details.before": { discount: Discount }
  "discount.details.after": { discount: Discount }
  "discount.list.before": object
  "discount.list.after": object
  "gift_card.details.before": { giftCard: Product }
  "gift_card.details.after": { giftCard: Product }
  "gift_card.list.before": object
  "gift_card.list.after": object
  "custom_gift_card.before": { giftCard: GiftCard }
  "custom_gift_card.after": { giftCard: GiftCard }
  "login.before": object
  "login.after": object
  "overview.before": object
  "overview.after": object
  "product_category.details.before": { productCategory: ProductCategory }
  "product_category.details.after": { productCategory: ProductCategory }
  "product_category.list.before": object
  "product_category.list.after": object
  "inventory_item.details.before": { inventoryItem: InventoryItem }
  "inventory_item.details.after": { inventoryItem: InventoryItem }
  "inventory_item.list.before": object
  "inventory_item.list.after": object
  "stock_location.list.before": object
  "stock_location.list.after": object
  "reservation.list.before": object
  "reservation.list.after": object
  "product_type.list.before": object
  "product_type.list.after": object
  "product_tag.list.before": object
  "product_tag.list.after": object
  "shipping_profile.details.before": { shippingProfile: ShippingProfile }
  "shipping_profile.details.after": { shippingProfile: ShippingProfile }
  "shipping_profile.list.before": object
  "shipping_profile.list.after": object
  "notification.list.before": object
  "notification.list.after": object
  "file.list.before": object
  "file.list.after": object
  "email.details.before": { email: ListedEmail }
  "email.details.after": { email: ListedEmail }
  "email.list.before": object
  "email.list.after": object
}

/**
 * A place of the dashboard that takes widgets.
 * @since 0.1
 */
export type InjectionZone = keyof ZoneProps

/**
 * Every zone, for checks and messages.
 * @since 0.1
 */
export const injectionZones = [
  "order.details.before",
  "order.details.after",
  "order.list.before",
  "order.list.after",
  "draft_order.list.before",
  "draft_order.list.after",
  "draft_order.details.before",
  "draft_order.details.after",
  "customer.details.before",
  "customer.details.after",
  "customer.list.before",
  "customer.list.after",
  "customer_group.details.before",
  "customer_group.details.after",
  "customer_group.list.before",
  "customer_group.list.after",
  "product.details.before",
  "product.details.after",
  "product.list.before",
  "product.list.after",
  "product_collection.details.before",
  "product_collection.details.after",
  "product_collection.list.before",
  "product_collection.list.after",
  "price_list.details.before",
  "price_list.details.after",
  "price_list.list.before",
  "price_list.list.after",
  "discount.details.before",
  "discount.details.after",
  "discount.list.before",
  "discount.list.after",
  "gift_card.details.before",
  "gift_card.details.after",
  "gift_card.list.before",
  "gift_card.list.after",
  "custom_gift_card.before",
  "custom_gift_card.after",
  "login.before",
  "login.after",
  "overview.before",
  "overview.after",
  "product_category.details.before",
  "product_category.details.after",
  "product_category.list.before",
  "product_category.list.after",
  "inventory_item.details.before",
  "inventory_item.details.after",
  "inventory_item.list.before",
  "inventory_item.list.after",
  "stock_location.list.before",
  "stock_location.list.after",
  "reservation.list.before",
  "reservation.list.after",
  "product_type.list.before",
  "product_type.list.after",
  "product_tag.list.before",
  "product_tag.list.after",
  "shipping_profile.details.before",
  "shipping_profile.details.after",
  "shipping_profile.list.before",
  "shipping_profile.list.after",
  "notification.list.before",
  "notification.list.after",
  "file.list.before",
  "file.list.after",
  "email.details.before",
  "email.details.after",
  "email.list.before",
  "email.list.after",
] as const satisfies readonly InjectionZone[]

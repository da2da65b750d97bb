// Generated from ../en by packages/admin/scripts/generate-messages.mjs. Do not edit.

import type { Activity } from "./activity.gen.ts"
import type { Address } from "./address.gen.ts"
import type { Apps } from "./apps.gen.ts"
import type { Categories } from "./categories.gen.ts"
import type { Channels } from "./channels.gen.ts"
import type { Collections } from "./collections.gen.ts"
import type { Common } from "./common.gen.ts"
import type { Customers } from "./customers.gen.ts"
import type { Discounts } from "./discounts.gen.ts"
import type { DraftOrders } from "./draft-orders.gen.ts"
import type { Emails } from "./emails.gen.ts"
import type { Errors } from "./errors.gen.ts"
import type { Exports } from "./exports.gen.ts"
import type { Extensions } from "./extensions.gen.ts"
import type { Files } from "./files.gen.ts"
import type { Form } from "./form.gen.ts"
import type { GiftCards } from "./gift-cards.gen.ts"
import type { Groups } from "./groups.gen.ts"
import type { Inventory } from "./inventory.gen.ts"
import type { Keys } from "./keys.gen.ts"
import type { Kit } from "./kit.gen.ts"
import type { List } from "./list.gen.ts"
import type { Locations } from "./locations.gen.ts"
import type { Nav } from "./nav.gen.ts"
import type { NewProduct } from "./new-product.gen.ts"
import type { OrderList } from "./order-list.gen.ts"
import type { OrderStates } from "./order-states.gen.ts"
import type { OrderTasks } from "./order-tasks.gen.ts"
import type { Orders } from "./orders.gen.ts"
import type { Overview } from "./overview.gen.ts"
import type { Palette } from "./palette.gen.ts"
import type { PriceLists } from "./price-lists.gen.ts"
import type { Prices } from "./prices.gen.ts"
import type { ProductBulk } from "./product-bulk.gen.ts"
import type { ProductTransfer } from "./product-transfer.gen.ts"
import type { ProductWords } from "./product-words.gen.ts"
import type { Products } from "./products.gen.ts"
import type { RawData } from "./raw-data.gen.ts"
import type { Records } from "./records.gen.ts"
import type { Reservations } from "./reservations.gen.ts"
import type { SentMessages } from "./sent-messages.gen.ts"
import type { Session } from "./session.gen.ts"
import type { SettingsCards } from "./settings-cards.gen.ts"
import type { Settings } from "./settings.gen.ts"
import type { ShippingProfiles } from "./shipping-profiles.gen.ts"
import type { Theme } from "./theme.gen.ts"

/** Every text of the dashboard, by area. */
export interface Messages {
  readonly activity: Activity
  readonly address: Address
  readonly apps: Apps
  readonly categories: Categories
  readonly channels: Channels
  readonly collections: Collections
  readonly common: Common
  readonly customers: Customers
  readonly discounts: Discounts
  readonly draftOrders: DraftOrders
  readonly emails: Emails
  readonly errors: Errors
  readonly exports: Exports
  readonly extensions: Extensions
  readonly files: Files
  readonly form: Form
  readonly giftCards: GiftCards
  readonly groups: Groups
  readonly inventory: Inventory
  readonly keys: Keys
  readonly kit: Kit
  readonly list: List
  readonly locations: Locations
  readonly nav: Nav
  readonly newProduct: NewProduct
  readonly orderList: OrderList
  readonly orderStates: OrderStates
  readonly orderTasks: OrderTasks
  readonly orders: Orders
  readonly overview: Overview
  readonly palette: Palette
  readonly priceLists: PriceLists
  readonly prices: Prices
  readonly productBulk: ProductBulk
  readonly productTransfer: ProductTransfer
  readonly productWords: ProductWords
  readonly products: Products
  readonly rawData: RawData
  readonly records: Records
  readonly reservations: Reservations
  readonly sentMessages: SentMessages
  readonly session: Session
  readonly settingsCards: SettingsCards
  readonly settings: Settings
  readonly shippingProfiles: ShippingProfiles
  readonly theme: Theme
}

// Generated from ../en by packages/admin/scripts/generate-messages.mjs. Do not edit.

export type Nav = {
  /** Collections */
  readonly collections: string
  /** Customers */
  readonly customers: string
  /** Discounts */
  readonly discounts: string
  /** Draft orders */
  readonly draftOrders: string
  /** Extensions */
  readonly extensions: string
  /** Gift cards */
  readonly giftCards: string
  /** Customer groups */
  readonly groups: string
  /** Main */
  readonly label: string
  /** Menu */
  readonly open: string
  /** Orders */
  readonly orders: string
  /** Price lists */
  readonly pricing: string
  /** Products */
  readonly products: string
  /** Settings */
  readonly settings: string
  /** Skip to content */
  readonly skip: string
  /** Inventory */
  readonly inventory: string
  /** Stock locations */
  readonly locations: string
  /** Reservations */
  readonly reservations: string
  /** Categories */
  readonly categories: string
  /** Types */
  readonly productTypes: string
  /** Tags */
  readonly productTags: string
  /** Overview */
  readonly overview: string
  /** Search */
  readonly search: string
}

import type {
  Customer,
  CustomerGroup,
  Discount,
  DraftOrder,
  GiftCard,
  InventoryItem,
  Notification,
  Order,
  PriceList,
  Product,
  ProductCollection,
  ProductTag,
  ProductType,
  ReservationItem,
  ShippingProfile,
  Stheno,
  StockLocation,
} from "@stheno/js-client"
import type { ComponentType } from "react"
import type { Notify } from "./notify.ts"

/**
 * A column that an extension adds to a list, after the columns of the dashboard.
 * @since 0.1
 */
export interface ListColumn<Row> {
  /** the same in every version: who hid the column is remembered by it */
  id: string
  header: string
  /** draws a cell; it can use hooks. The columns of the entity that the list does not read are undefined. */
  cell: ComponentType<{ row: ListedRow<Row> }>
  align?: "end"
  /** hidden until a person chooses it */
  isHidden?: boolean
}

/**
 * An action for the selected rows of a list.
 * @since 0.1
 */
export interface ListAction {
  /** what it does, beginning with a verb: `Send to the ERP` */
  label: string
  /** asked before it runs; `label` is on the button */
  question?: { title: string; text: string; label: string }
  isDanger?: boolean
  /**
   * Runs for the selected rows. Afterwards the page reads its data again; an error that it throws is shown.
   * @param context `ids` of the rows, the `client` of the API with the session of the dashboard, and `navigate` to an
   * address such as `/a/brands`
   */
  run(context: ListActionContext): void | Promise<void>
}

/**
 * What an action of a list is given.
 * @since 0.1
 */
export interface ListActionContext {
  ids: readonly string[]
  client: Stheno
  notify: Notify
  navigate: (to: string) => void
}

/**
 * What an extension adds to a list.
 * @since 0.1
 */
export interface ListExtension<Row = unknown> {
  columns?: ListColumn<Row>[]
  actions?: ListAction[]
}

/** The row as the list reads it: some of its columns are left out. */
export type ListedRow<Row> = Partial<Row> & { id: string }

/**
 * A file in the list of files.
 * @since 0.1
 */
export interface ListedFile {
  /** its key */
  readonly id: string
  readonly key: string
  readonly url: string
  readonly name: string
  /** in bytes */
  readonly size: number
  readonly created_at: string
  /** products whose images it is one of */
  readonly products: readonly { readonly id: string; readonly title: string }[]
}

/**
 * An email in the list of emails.
 * @since 0.1
 */
export interface ListedEmail {
  /** its name */
  readonly id: string
  readonly name: string
  /** after which it is sent */
  readonly events: readonly string[]
  /** the template of the project; null for the built-in one */
  readonly file: string | null
}

/** The entity of each list that extensions can add to. */
export interface ListRows {
  order: Order
  draft_order: DraftOrder
  customer: Customer
  customer_group: CustomerGroup
  product: Product
  product_collection: ProductCollection
  price_list: PriceList
  discount: Discount
  inventory_item: InventoryItem
  stock_location: StockLocation
  reservation: ReservationItem
  product_type: ProductType
  product_tag: ProductTag
  gift_card: GiftCard
  shipping_profile: ShippingProfile
  notification: Notification
  file: ListedFile
  email: ListedEmail
}

/**
 * Columns and actions by the list that they are added to, such as `product`.
 * @since 0.1
 */
export type ListExtensions = { [Name in keyof ListRows]?: ListExtension<ListRows[Name]> }

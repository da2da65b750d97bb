/** The description of an event. */
export interface EventDescription {
  /** the group of the event */
  readonly group: string
  /** one sentence on when the event is sent */
  readonly about: string
  /** the keys of the payload: one list for each form it can have, the usual one first */
  readonly payloads: readonly (readonly string[])[]
  /** the entity whose whole row is the payload */
  readonly entity?: string
}

/** Declares events of one group. */
const group =
  (name: string) =>
  <const P extends readonly (readonly string[])[]>(about: string, ...payloads: P) => ({
    group: name,
    about,
    payloads,
  })

/** Declares events that carry a whole row. */
const row = (name: string, entity: string, columns: readonly string[]) => (about: string) => ({
  group: name,
  about,
  payloads: [columns] as const,
  entity,
})

const batch = group("Batch jobs")
const cart = group("Carts")
const category = group("Product categories")
const claim = group("Claims")
const collection = group("Product collections")
const draft = group("Draft orders")
const edit = group("Order edits")
const item = group("Inventory items")
const level = group("Inventory levels")
const location = group("Stock locations")
const note = group("Notes")
const order = group("Orders")
const priceList = group("Price lists")
const product = group("Products")
const reservation = group("Reservations")
const swap = group("Swaps")
const user = group("Users")

const customerColumns = [
  "id",
  "email",
  "first_name",
  "last_name",
  "billing_address_id",
  "phone",
  "has_account",
  "metadata",
  "created_at",
  "updated_at",
  "deleted_at",
] as const
const paymentColumns = [
  "id",
  "swap_id",
  "cart_id",
  "order_id",
  "amount",
  "currency_code",
  "amount_refunded",
  "provider_id",
  "data",
  "captured_at",
  "canceled_at",
  "metadata",
  "idempotency_key",
  "created_at",
  "updated_at",
] as const
const refundColumns = [
  "id",
  "order_id",
  "payment_id",
  "amount",
  "note",
  "reason",
  "metadata",
  "idempotency_key",
  "created_at",
  "updated_at",
] as const
const paymentCollectionColumns = [
  "id",
  "type",
  "status",
  "description",
  "amount",
  "authorized_amount",
  "region_id",
  "currency_code",
  "metadata",
  "created_by",
  "created_at",
  "updated_at",
  "deleted_at",
] as const

const customer = row("Customers", "Customer", customerColumns)
const payment = row("Payments", "Payment", paymentColumns)
const failedPayment = row("Payments", "Payment", [...paymentColumns, "error"])
const refund = row("Payments", "Refund", refundColumns)
const paymentCollection = row("Payment collections", "PaymentCollection", paymentCollectionColumns)

const ofOrder = ["id", "no_notification"] as const
const ofParcel = ["id", "fulfillment_id", "no_notification"] as const
const ofReturn = ["id", "return_id", "no_notification"] as const

/**
 * All events with the keys of their payloads. Names and keys are v1's, so subscribers of a v1 server keep
 * working; v1 has no events of price lists. `emit` requires all keys of a known event.
 * @since 0.1
 */
export const eventCatalogue = {
  "batch.created": batch("A batch job was created.", ["id"]),
  "batch.updated": batch("The result of a batch job, such as its progress, was updated.", ["id"]),
  "batch.pre_processed": batch(
    "A batch job was pre-processed: its input is checked and its amount of work known.",
    ["id"],
  ),
  "batch.confirmed": batch("A batch job was confirmed and will be processed.", ["id"]),
  "batch.processing": batch("Processing of a batch job started.", ["id"]),
  "batch.completed": batch("A batch job was completed.", ["id"]),
  "batch.canceled": batch("A batch job was canceled.", ["id"]),
  "batch.failed": batch("A batch job failed.", ["id"]),
  "cart.created": cart("A cart was created.", ["id"]),
  "cart.updated": cart("A cart was updated.", ["id"]),
  "cart.customer_updated": cart("A cart was assigned to another customer.", ["id"]),
  "claim.created": claim("A claim was created.", ofOrder),
  "claim.updated": claim("A claim was updated.", ofOrder),
  "claim.canceled": claim("A claim was canceled.", ofOrder),
  "claim.fulfillment_created": claim("A fulfillment was created for a claim's replacements.", ofParcel),
  "claim.shipment_created": claim("A fulfillment of a claim's replacements was shipped.", ofParcel),
  "claim.refund_processed": claim("A claim was refunded.", ofOrder),
  "claim_item.created": claim("A claim item was created.", ["id"]),
  "claim_item.updated": claim("A claim item was updated.", ["id"]),
  "currency.updated": group("Currencies")("A currency was updated.", ["code"]),
  "customer.created": customer("A customer was created, as an account or as a guest."),
  "customer.updated": customer("A customer was updated."),
  "customer.deleted": group("Customers")(
    "A customer was deleted, and the personal data of the account erased. `email` is the erased address, for subscribers that delete what is stored under it.",
    ["id", "email"],
  ),
  "customer.password_reset": group("Customers")(
    "A customer requested a password reset; the payload has the token for the reset link.",
    ["id", "email", "first_name", "last_name", "token"],
  ),
  "discount.created": group("Discounts")("A discount was created.", ["id"]),
  "draft_order.created": draft("A draft order was created.", ["id"]),
  "draft_order.updated": draft("A draft order was updated.", ["id"]),
  "gift_card.created": group("Gift cards")("A gift card was created.", ["id"]),
  "inventory-item.created": item("Inventory items were created.", ["ids"]),
  "inventory-item.updated": item("An inventory item was updated.", ["id"]),
  "inventory-item.deleted": item("Inventory items were deleted.", ["ids"]),
  "inventory-item.restored": item("Deleted inventory items were restored.", ["ids"]),
  "inventory-level.created": level("Inventory levels were created.", ["ids"]),
  "inventory-level.updated": level("An inventory level was updated.", ["id"]),
  "inventory-level.deleted": level(
    "Inventory levels were deleted: those with the given `ids`, all levels of an inventory item, or all levels at the given locations.",
    ["ids"],
    ["inventory_item_id"],
    ["location_ids"],
  ),
  "inventory-level.restored": level("All levels of an inventory item were restored with the item.", [
    "inventory_item_id",
  ]),
  "invite.created": group("Invites")(
    "An invite was created or resent; the payload has the token that accepts it.",
    ["id", "token", "user_email"],
  ),
  "note.created": note("A note was created.", ["id"]),
  "note.updated": note("A note was updated.", ["id"]),
  "note.deleted": note("A note was deleted.", ["id"]),
  "oauth.token_generated.<APP>": group("Apps")(
    "A third-party application was connected through OAuth; the payload holds the application's credentials.",
    [],
  ),
  "order.placed": order("An order was placed.", ofOrder),
  "order.updated": order("An order was updated.", ofOrder, ["id"]),
  "order.canceled": order("An order was canceled.", ofOrder),
  "order.completed": order("An order was completed.", ofOrder),
  "order.payment_captured": order(
    "The payments of an order were captured, or nothing is outstanding any more of an order that waited for its payment.",
    ofOrder,
  ),
  "order.payment_capture_failed": order("A payment of an order could not be captured.", [
    "id",
    "payment_id",
    "error",
    "no_notification",
  ]),
  "order.fulfillment_created": order("A fulfillment was created for items of an order.", ofParcel),
  "order.fulfillment_canceled": order("A fulfillment of an order was canceled.", ofParcel),
  "order.shipment_created": order("A fulfillment of an order was shipped.", ofParcel),
  "order.return_requested": order("A return was requested for items of an order.", ofReturn),
  "order.items_returned": order("A return of an order was received.", ofReturn),
  "order.return_action_required": order(
    "A received return needs attention: its refund is greater than what can be refunded, or it failed.",
    ofReturn,
  ),
  "order.refund_created": order("A refund was created for an order.", ["id", "refund_id", "no_notification"]),
  "order-update-token.created": order(
    "A customer requested the transfer of orders placed with another email address; the payload has the token that confirms it.",
    ["old_email", "new_customer_id", "orders", "token"],
  ),
  "order-edit.created": edit("An order edit was created.", ["id"]),
  "order-edit.updated": edit("An order edit was updated.", ["id"]),
  "order-edit.requested": edit("The customer's confirmation of an order edit was requested.", ["id"]),
  "order-edit.confirmed": edit("An order edit was confirmed and applied to the order.", ["id"]),
  "order-edit.declined": edit("A customer declined an order edit.", ["id"]),
  "order-edit.canceled": edit("An order edit was canceled.", ["id"]),
  "order-edit-item-change.CREATED": edit("A change was added to an order edit.", ["id"]),
  "order-edit-item-change.DELETED": edit("Changes were removed from an order edit.", ["ids"]),
  "payment.created": payment("A payment was created when the payment of a cart was authorized."),
  "payment.updated": payment("A payment was assigned to an order or a swap."),
  "payment.payment_captured": payment("A payment was captured."),
  "payment.payment_capture_failed": failedPayment("A payment could not be captured."),
  "payment.payment_refund_created": refund("A payment was refunded, in part or in full."),
  "payment.payment_refund_failed": failedPayment("A payment could not be refunded."),
  "payment-collection.created": paymentCollection("A payment collection was created."),
  "payment-collection.updated": paymentCollection("A payment collection was updated."),
  "payment-collection.deleted": paymentCollection("A payment collection was deleted."),
  "payment-collection.payment_authorized": paymentCollection(
    "The whole amount of a payment collection was authorized.",
  ),
  "price-list.created": priceList("A price list was created.", ["id"]),
  "price-list.updated": priceList(
    "A price list or its prices were updated, or the list started or ended at its `starts_at` or `ends_at`.",
    ["id"],
  ),
  "price-list.deleted": priceList("A price list was deleted with its prices.", ["id"]),
  "product.created": product("A product was created.", ["id"]),
  "product.updated": product("A product was updated; `fields` lists the changed fields.", ["id", "fields"]),
  "product.deleted": product("A product was deleted.", ["id"]),
  "product-category.created": category("A product category was created.", ["id"]),
  "product-category.updated": category("A product category was updated.", ["id"]),
  "product-category.deleted": category("A product category was deleted.", ["id"]),
  "product-collection.created": collection("A product collection was created.", ["id"]),
  "product-collection.updated": collection("A product collection was updated.", ["id"]),
  "product-collection.deleted": collection("A product collection was deleted.", ["id"]),
  "product-collection.products_added": collection("Products were added to a collection.", [
    "productCollection",
    "productIds",
  ]),
  "product-collection.products_removed": collection("Products were removed from a collection.", [
    "productCollection",
    "productIds",
  ]),
  "product-variant.created": product("A product variant was created.", ["id", "product_id"]),
  "product-variant.updated": product("A product variant was updated; `fields` lists the changed fields.", [
    "id",
    "product_id",
    "fields",
  ]),
  "product-variant.deleted": product("A product variant was deleted.", ["id", "product_id", "metadata"]),
  "publishable_api_key.created": group("Publishable API keys")("A publishable API key was created.", ["id"]),
  "publishable_api_key.revoked": group("Publishable API keys")("A publishable API key was revoked.", ["id"]),
  "region.created": group("Regions")("A region was created.", ["id"]),
  "region.updated": group("Regions")("A region was updated; `fields` lists the changed fields.", [
    "id",
    "fields",
  ]),
  "region.deleted": group("Regions")("A region was deleted.", ["id"]),
  "reservation-item.created": reservation("Reservations were created.", ["ids"]),
  "reservation-item.updated": reservation("A reservation was updated.", ["id"]),
  "reservation-item.deleted": reservation(
    "Reservations were deleted: those with the given `ids`, all of a line item, or all at a location.",
    ["ids"],
    ["line_item_id"],
    ["location_id"],
  ),
  "reservation-items.bulk-created": reservation("Reservations were created for the items of an order.", [
    "ids",
  ]),
  "sales_channel.created": group("Sales channels")("A sales channel was created.", ["id"]),
  "sales_channel.updated": group("Sales channels")("A sales channel was updated.", ["id"]),
  "sales_channel.deleted": group("Sales channels")("A sales channel was deleted.", ["id"]),
  "stock-location.created": location("A stock location was created.", ["id"]),
  "stock-location.updated": location("A stock location was updated.", ["id"]),
  "stock-location.deleted": location("A stock location was deleted.", ["id"]),
  "swap.created": swap("A swap was created.", ofOrder),
  "swap.payment_completed": swap(
    "A customer completed the cart of a swap; its payment is authorized where one is due.",
    ofOrder,
  ),
  "swap.payment_captured": swap("The payment for a swap's difference was captured.", ofOrder),
  "swap.payment_capture_failed": swap("The payment for a swap's difference could not be captured.", ofOrder),
  "swap.refund_processed": swap("The difference of a swap was refunded to the customer.", ofOrder),
  "swap.process_refund_failed": swap("The difference of a swap could not be refunded.", ofOrder),
  "swap.fulfillment_created": swap("A fulfillment was created for a swap's new items.", ofParcel),
  "swap.shipment_created": swap("A fulfillment of a swap's new items was shipped.", ofParcel),
  "swap.received": swap("The return of a swap was received.", ["id", "order_id", "no_notification"]),
  "user.created": user("A user of the dashboard was created.", ["id"]),
  "user.updated": user("A user of the dashboard was updated.", ["id"]),
  "user.deleted": user("A user of the dashboard was deleted.", ["id"]),
  "user.password_reset": user(
    "A user requested a password reset; the payload has the token for the reset link.",
    ["email", "token"],
  ),
} as const satisfies Readonly<Record<string, EventDescription>>

/**
 * The events of v1 that are never sent, each with the reason.
 * @since 0.1
 */
export const neverSent: Readonly<Record<string, string>> = {
  "claim_item.canceled": "v1 declares it and never sent it.",
  "order.gift_card_created":
    "v1 declares it and never sent it; `gift_card.created` is sent for every gift card.",
  "order.orders_claimed":
    "v1 declares it and never sent it; `order.updated` is sent for every transferred order.",
  "order.swap_created": "v1 declares it and never sent it; `swap.created` is sent for every swap.",
  "oauth.token_refreshed.<APP>": "The API has no operation that refreshes a token.",
  "order.refund_failed":
    "Only v1's Adyen plugin sent it; `payment.payment_refund_failed` is sent for failed refunds.",
  SEARCH_INDEX_EVENT: "v1 used it internally to start indexing for a search service.",
  "restock-notification.execute": "Only a plugin of v1 sent it.",
  "restock-notification.restocked": "Only a plugin of v1 sent it.",
  "medusa.stripe_payment_intent_update": "Only a plugin of v1 sent it.",
  "adyen.notification_received": "Only a plugin of v1 sent it.",
  "brightpearl-product.created": "Only a plugin of v1 sent it.",
  "brightpearl.goods_out_note": "Only a plugin of v1 sent it.",
}

type Catalogue = typeof eventCatalogue

/** The name of an event in the catalog. */
export type EventName = keyof Catalogue

/**
 * The name of an event as the compiler checks it: in a group of the catalog, such as `order.`, only the catalog's names
 * exist. Names in other groups, such as `brand.created`, are a project's own.
 */
export type CheckedEventName<N extends string> = string extends N
  ? N
  : N extends Written<EventName>
    ? N
    : GroupOf<N> extends GroupOf<EventName>
      ? Extract<EventName, `${GroupOf<N>}.${string}`>
      : N

/** Names that end with the name of an application. */
type Written<N extends string> = N extends `${infer Start}<APP>` ? `${Start}${string}` : N

type GroupOf<N extends string> = N extends `${infer G}.${string}` ? G : N

type Payload<K extends string> = Readonly<Record<K, NonNullable<unknown> | null>> &
  Readonly<Record<string, unknown>>

type OneOf<P extends readonly (readonly string[])[]> = { [I in keyof P]: Payload<P[I][number]> }[number]

/**
 * The payload of an event: the catalog's keys for a built-in event, anything for a custom one. The columns of
 * whole rows are checked in tests instead, since rows are typed loosely.
 */
export type PayloadOf<N extends string> = N extends EventName
  ? Catalogue[N] extends { readonly entity: string }
    ? Readonly<Record<string, unknown>>
    : OneOf<Catalogue[N]["payloads"]>
  : Readonly<Record<string, unknown>>

/**
 * Returns the keys that are missing in the payload of an event, compared with the form it matches best.
 * @returns an empty list for an event that is not in the catalog
 * @since 0.1
 */
export function missingKeys(name: string, data: Readonly<Record<string, unknown>>): readonly string[] {
  const known: Readonly<Record<string, EventDescription>> = eventCatalogue
  const payloads = known[name]?.payloads ?? []
  return payloads
    .map((keys) => keys.filter((key) => !(key in data)))
    .reduce<readonly string[]>(
      (least, keys, at) => (at === 0 || keys.length < least.length ? keys : least),
      [],
    )
}

/** What is known of an event before it happens. */
export interface EventDescription {
  /** the part of the shop it belongs to */
  readonly group: string
  /** what has happened, one sentence */
  readonly about: string
  /** keys of the payload; one list per form that it can have, the first is the usual one */
  readonly payloads: readonly (readonly string[])[]
  /** the payload is a whole row of this entity */
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
 * Every event of the shop with the keys of its payload. Names and keys are v1's, so that what listened to a v1
 * server can go on listening. `emit` accepts no known event with a key missing.
 * @since 0.1
 */
export const eventCatalogue = {
  "batch.created": batch("A batch job was made.", ["id"]),
  "batch.updated": batch("A batch job's own data changed.", ["id"]),
  "batch.pre_processed": batch("What a batch job will do has been counted.", ["id"]),
  "batch.confirmed": batch("A batch job was allowed to begin.", ["id"]),
  "batch.processing": batch("A batch job began.", ["id"]),
  "batch.completed": batch("A batch job is done.", ["id"]),
  "batch.canceled": batch("A batch job was canceled.", ["id"]),
  "batch.failed": batch("A batch job failed.", ["id"]),
  "cart.created": cart("A cart was made.", ["id"]),
  "cart.updated": cart("Something in a cart changed.", ["id"]),
  "cart.customer_updated": cart("A cart got another customer.", ["id"]),
  "claim.created": claim("A claim was made.", ofOrder),
  "claim.updated": claim("A claim changed.", ofOrder),
  "claim.canceled": claim("A claim was canceled.", ofOrder),
  "claim.fulfillment_created": claim("A replacement was packed.", ofParcel),
  "claim.shipment_created": claim("A replacement was shipped.", ofParcel),
  "claim.refund_processed": claim("The money for a claim was paid back.", ofOrder),
  "claim_item.created": claim("An item was claimed.", ["id"]),
  "claim_item.updated": claim("What is said of a claimed item changed.", ["id"]),
  "currency.updated": group("Currencies")("A currency changed.", ["code"]),
  "customer.created": customer("A customer was made."),
  "customer.updated": customer("A customer changed."),
  "customer.password_reset": group("Customers")("A customer asked for a new password.", [
    "id",
    "email",
    "first_name",
    "last_name",
    "token",
  ]),
  "discount.created": group("Discounts")("A discount was made.", ["id"]),
  "draft_order.created": draft("A draft order was made.", ["id"]),
  "draft_order.updated": draft("A draft order changed.", ["id"]),
  "gift_card.created": group("Gift cards")("A gift card was made.", ["id"]),
  "inventory-item.created": item("Inventory items were made.", ["ids"]),
  "inventory-item.updated": item("An inventory item changed.", ["id"]),
  "inventory-item.deleted": item("Inventory items were deleted.", ["ids"]),
  "inventory-item.restored": item("Deleted inventory items came back.", ["ids"]),
  "inventory-level.created": level("Inventory levels were made.", ["ids"]),
  "inventory-level.updated": level("An inventory level changed.", ["id"]),
  "inventory-level.deleted": level(
    "Inventory levels were deleted: some, those of an item, or those of locations.",
    ["ids"],
    ["inventory_item_id"],
    ["location_ids"],
  ),
  "inventory-level.restored": level("The levels of an inventory item came back with it.", [
    "inventory_item_id",
  ]),
  "invite.created": group("Invites")("Somebody was invited, or invited again.", [
    "id",
    "token",
    "user_email",
  ]),
  "note.created": note("A note was written.", ["id"]),
  "note.updated": note("A note changed.", ["id"]),
  "note.deleted": note("A note was deleted.", ["id"]),
  "oauth.token_generated.<APP>": group("Apps")(
    "The shop was connected with another application; the payload is what connects with it.",
    [],
  ),
  "order.placed": order("An order was placed.", ofOrder),
  "order.updated": order("An order changed.", ofOrder, ["id"]),
  "order.canceled": order("An order was canceled.", ofOrder),
  "order.completed": order("An order was completed.", ofOrder),
  "order.payment_captured": order("An order was paid.", ofOrder),
  "order.payment_capture_failed": order("The payment of an order could not be captured.", [
    "id",
    "payment_id",
    "error",
    "no_notification",
  ]),
  "order.fulfillment_created": order("Items of an order were packed.", ofParcel),
  "order.fulfillment_canceled": order("A parcel of an order was canceled.", ofParcel),
  "order.shipment_created": order("Items of an order were shipped.", ofParcel),
  "order.return_requested": order("Items of an order are to come back.", ofReturn),
  "order.items_returned": order("Items of an order came back.", ofReturn),
  "order.return_action_required": order("Other items came back than were announced.", ofReturn),
  "order.refund_created": order("Money of an order was paid back.", ["id", "refund_id", "no_notification"]),
  "order-update-token.created": order("A customer asked to take over orders of another address.", [
    "old_email",
    "new_customer_id",
    "orders",
    "token",
  ]),
  "order-edit.created": edit("An order edit was begun.", ["id"]),
  "order-edit.updated": edit("An order edit changed.", ["id"]),
  "order-edit.requested": edit("A customer was asked to agree to an order edit.", ["id"]),
  "order-edit.confirmed": edit("An order edit was carried out.", ["id"]),
  "order-edit.declined": edit("A customer declined an order edit.", ["id"]),
  "order-edit.canceled": edit("An order edit was canceled.", ["id"]),
  "order-edit-item-change.CREATED": edit("A change of an item was added to an order edit.", ["id"]),
  "order-edit-item-change.DELETED": edit("Changes of items were taken off an order edit.", ["ids"]),
  "payment.created": payment("Money was set aside for a cart."),
  "payment.updated": payment("A payment was assigned to an order or a swap."),
  "payment.payment_captured": payment("A payment was captured."),
  "payment.payment_capture_failed": failedPayment("A payment could not be captured."),
  "payment.payment_refund_created": refund("A part of a payment was paid back."),
  "payment.payment_refund_failed": failedPayment("A payment could not be paid back."),
  "payment-collection.created": paymentCollection("A payment collection was made."),
  "payment-collection.updated": paymentCollection("A payment collection changed."),
  "payment-collection.deleted": paymentCollection("A payment collection was deleted."),
  "payment-collection.payment_authorized": paymentCollection("Money was set aside for a payment collection."),
  "product.created": product("A product was made.", ["id"]),
  "product.updated": product("A product changed; `fields` names what.", ["id", "fields"]),
  "product.deleted": product("A product was deleted.", ["id"]),
  "product-category.created": category("A category was made.", ["id"]),
  "product-category.updated": category("A category changed.", ["id"]),
  "product-category.deleted": category("A category was deleted.", ["id"]),
  "product-collection.created": collection("A collection was made.", ["id"]),
  "product-collection.updated": collection("A collection changed.", ["id"]),
  "product-collection.deleted": collection("A collection was deleted.", ["id"]),
  "product-collection.products_added": collection("Products came into a collection.", [
    "productCollection",
    "productIds",
  ]),
  "product-collection.products_removed": collection("Products left a collection.", [
    "productCollection",
    "productIds",
  ]),
  "product-variant.created": product("A variant was made.", ["id", "product_id"]),
  "product-variant.updated": product("A variant changed; `fields` names what.", [
    "id",
    "product_id",
    "fields",
  ]),
  "product-variant.deleted": product("A variant was deleted.", ["id", "product_id", "metadata"]),
  "publishable_api_key.created": group("Publishable API keys")("A publishable API key was made.", ["id"]),
  "publishable_api_key.revoked": group("Publishable API keys")("A publishable API key was revoked.", ["id"]),
  "region.created": group("Regions")("A region was made.", ["id"]),
  "region.updated": group("Regions")("A region changed; `fields` names what.", ["id", "fields"]),
  "region.deleted": group("Regions")("A region was deleted.", ["id"]),
  "reservation-item.created": reservation("Reservations were made.", ["ids"]),
  "reservation-item.updated": reservation("A reservation changed.", ["id"]),
  "reservation-item.deleted": reservation(
    "Reservations were deleted: some, those of a line, or those at a location.",
    ["ids"],
    ["line_item_id"],
    ["location_id"],
  ),
  "reservation-items.bulk-created": reservation("Stock was reserved for an order.", ["ids"]),
  "sales_channel.created": group("Sales channels")("A sales channel was made.", ["id"]),
  "sales_channel.updated": group("Sales channels")("A sales channel changed.", ["id"]),
  "sales_channel.deleted": group("Sales channels")("A sales channel was deleted.", ["id"]),
  "stock-location.created": location("A stock location was made.", ["id"]),
  "stock-location.updated": location("A stock location changed.", ["id"]),
  "stock-location.deleted": location("A stock location was deleted.", ["id"]),
  "swap.created": swap("A swap was made.", ofOrder),
  "swap.payment_completed": swap("A customer completed the cart of a swap.", ofOrder),
  "swap.payment_captured": swap("What a customer owed for a swap was captured.", ofOrder),
  "swap.payment_capture_failed": swap("What a customer owes for a swap could not be captured.", ofOrder),
  "swap.refund_processed": swap("What the shop owed for a swap was paid back.", ofOrder),
  "swap.process_refund_failed": swap("What the shop owes for a swap could not be paid back.", ofOrder),
  "swap.fulfillment_created": swap("New items of a swap were packed.", ofParcel),
  "swap.shipment_created": swap("New items of a swap were shipped.", ofParcel),
  "swap.received": swap("Items of a swap came back.", ["id", "order_id", "no_notification"]),
  "user.created": user("An admin user was made.", ["id"]),
  "user.updated": user("An admin user changed.", ["id"]),
  "user.deleted": user("An admin user was deleted.", ["id"]),
  "user.password_reset": user("An admin user asked for a new password.", ["email", "token"]),
} as const satisfies Readonly<Record<string, EventDescription>>

/**
 * Names that v1 knows and that leave no server of ours, each with the reason.
 * @since 0.1
 */
export const neverSent: Readonly<Record<string, string>> = {
  "claim_item.canceled": "v1 names it and never sent it.",
  "order.gift_card_created": "v1 names it and never sent it; gift_card.created tells of every gift card.",
  "order.orders_claimed": "v1 names it and never sent it; order.updated tells of every order taken over.",
  "order.swap_created": "v1 names it and never sent it; swap.created tells of every swap.",
  "oauth.token_refreshed.<APP>": "Nothing of the API renews a connection.",
  "order.refund_failed":
    "Only v1's Adyen plugin sent it; payment.payment_refund_failed tells of failed refunds.",
  SEARCH_INDEX_EVENT: "It is v1's own errand to a search service.",
  "restock-notification.execute": "It belongs to a plugin of v1.",
  "restock-notification.restocked": "It belongs to a plugin of v1.",
  "medusa.stripe_payment_intent_update": "It belongs to a plugin of v1.",
  "adyen.notification_received": "It belongs to a plugin of v1.",
  "brightpearl-product.created": "It belongs to a plugin of v1.",
  "brightpearl.goods_out_note": "It belongs to a plugin of v1.",
}

type Catalogue = typeof eventCatalogue

/** The name of an event that the shop knows. */
export type EventName = keyof Catalogue

type Payload<K extends string> = Readonly<Record<K, NonNullable<unknown> | null>> &
  Readonly<Record<string, unknown>>

type OneOf<P extends readonly (readonly string[])[]> = { [I in keyof P]: Payload<P[I][number]> }[number]

/**
 * What an event has to say: the catalogue's keys for one that it knows, anything for one of your own. The columns of
 * whole rows are checked in tests instead, since rows are typed loosely.
 */
export type PayloadOf<N extends string> = N extends EventName
  ? Catalogue[N] extends { readonly entity: string }
    ? Readonly<Record<string, unknown>>
    : OneOf<Catalogue[N]["payloads"]>
  : Readonly<Record<string, unknown>>

/**
 * Keys that a payload lacks, next to the form it comes closest to.
 * @returns nothing for an event that the catalogue does not know
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

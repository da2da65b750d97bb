import { sql } from "kysely"
import {
  finishCart,
  regionOf,
  reserveForCart,
  type CartRow,
  type LoadedCart,
} from "../../sales/carts/index.ts"
import { countUses } from "../../sales/discounts/index.ts"
import { stagingOf } from "../../../platform/http/context.ts"
import type { Context } from "../../../platform/http/operation.ts"
import { newId } from "../../../platform/kernel/ids.ts"
import { addressParts } from "../../../platform/kernel/postal-address.ts"
import { recordAuthorization } from "../../sales/payments/index.ts"
import type { ProviderData } from "../../../platform/kernel/provider-data.ts"
import type { Sql } from "../../../platform/query/compile.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import type { Columns } from "../../../platform/query/selected.ts"
import { sellGiftCards, spendGiftCards } from "./gift-cards-of-order.ts"

/**
 * What an order is made from.
 * @since 0.1
 */
export interface OrderSource {
  /** locked, with taxes; gift cards are locked too, with their current balances */
  readonly cart: LoadedCart
  /** what was authorized for the cart's total; undefined when there is nothing to pay */
  readonly payment: { readonly providerId: string; readonly data: ProviderData } | undefined
  /** whether units are promised to the lines; false when they are, or when nobody minds */
  readonly isReserving: boolean
}

/**
 * Makes an order of a cart, all in the caller's transaction: the order, its payment, what gift cards pay and the
 * gift cards that are bought, tax lines, reservations, uses of discounts, and the completed cart. What many
 * buyers want at the same time comes last: levels, then discounts, so that their locks are held for a moment only.
 * A constraint lets a cart become one order only.
 * @returns the order's id
 * @throws inventory.insufficient, discounts.usage_limit_reached; the caller's transaction must be rolled back then
 * @locks inventory_level, discount
 * @emits order.placed, payment.created, gift_card.created, reservation-items.bulk-created
 * @since 0.1
 */
export async function createOrderFromCart(
  context: Pick<Context, "db" | "engine">,
  source: OrderSource,
): Promise<string> {
  const { db } = context
  const { row } = source.cart
  const id = newId("order")
  const draft = await draftOf(db, row)
  await insertOrder(db, id, { row, draft, addresses: await ownAddresses(db, row) })
  const paymentId = await insertPayment(db, id, source)
  await finishCart(db, row, { paymentId, along: takeOver(id, row.id) })
  await spendGiftCards(context, id, source.cart)
  await sellGiftCards(context, id, source.cart)
  if (draft) await completeDraft(db, draft.id, id)
  if (source.isReserving) await reserveForCart(context, row)
  await countUses(
    db,
    row.discounts.map((discount) => discount.id),
    new Date(context.engine.now()),
  )
  return id
}

interface Draft {
  readonly id: string
  readonly no_notification: boolean | null
}

async function draftOf(db: Executor, cart: CartRow): Promise<Draft | undefined> {
  if (cart.type !== "draft_order") return undefined
  return db
    .selectFrom("draft_order")
    .select(["id", "no_notification_order as no_notification"])
    .where("cart_id", "=", cart.id)
    .executeTakeFirst()
}

interface AddressIds {
  readonly shipping: string | null
  readonly billing: string | null
}

/** The order and its event: one statement. */
async function insertOrder(
  db: Executor,
  id: string,
  { row, draft, addresses }: { row: CartRow; draft: Draft | undefined; addresses: AddressIds },
): Promise<void> {
  const no_notification = draft?.no_notification ?? null
  await sql`with event as (${stagingOf("order.placed", { id, no_notification })})
    insert into "order" (id, payment_status, cart_id, customer_id, email, shipping_address_id, billing_address_id,
      region_id, currency_code, sales_channel_id, draft_order_id, no_notification, metadata)
    values (${id}, 'awaiting', ${row.id}, ${row.customer_id}, ${row.email ?? ""}, ${addresses.shipping},
      ${addresses.billing}, ${row.region_id}, ${regionOf(row).currency_code}, ${row.sales_channel_id},
      ${draft?.id ?? null}, ${no_notification}, ${JSON.stringify(row.metadata ?? {})}::jsonb)`.execute(db)
}

/** An address of a customer's address book is copied: the order keeps what it was. */
async function ownAddresses(
  db: Executor,
  { shipping_address, billing_address }: CartRow,
): Promise<AddressIds> {
  const shipping = await ownAddress(db, shipping_address)
  const isSame = billing_address?.id === shipping_address?.id
  return { shipping, billing: isSame ? shipping : await ownAddress(db, billing_address) }
}

async function ownAddress(db: Executor, address: Columns<"Address"> | null): Promise<string | null> {
  if (!address?.customer_id) return address?.id ?? null
  const id = newId("addr")
  const values = Object.fromEntries(addressParts.map((name) => [name, address[name]]))
  const metadata = address.metadata ? JSON.stringify(address.metadata) : null
  await db
    .insertInto("address")
    .values({ ...values, id, metadata })
    .execute()
  return id
}

async function insertPayment(
  db: Executor,
  orderId: string,
  { cart, payment }: OrderSource,
): Promise<string | null> {
  if (!payment) return null
  return recordAuthorization(db, {
    ...payment,
    orderId,
    cartId: cart.row.id,
    amount: cart.totals.totals.total,
    currencyCode: regionOf(cart.row).currency_code,
  })
}

/** Gives the order what its cart holds: lines, shipping methods and discounts. Parts of a statement. */
function takeOver(orderId: string, cartId: string): readonly Sql[] {
  return [
    sql`methods as (update shipping_method set order_id = ${orderId} where cart_id = ${cartId})`,
    sql`discounts as (insert into order_discounts (order_id, discount_id)
      select ${orderId}, discount_id from cart_discounts held join discount d on d.id = held.discount_id
      where held.cart_id = ${cartId} and d.deleted_at is null)`,
    sql`lines as (update line_item set order_id = ${orderId}, updated_at = now() where cart_id = ${cartId})`,
  ]
}

async function completeDraft(db: Executor, draftId: string, orderId: string): Promise<void> {
  await sql`update draft_order set status = 'completed', completed_at = now(), order_id = ${orderId},
    updated_at = now() where id = ${draftId}`.execute(db)
}

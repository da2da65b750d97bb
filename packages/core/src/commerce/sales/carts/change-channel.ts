import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { defaultSalesChannelId, retrieveSalesChannel } from "../../store/sales-channels/index.ts"
import { cartErrors } from "./errors.ts"
import type { LockedCart } from "./locks.ts"
import { refreshAdjustments } from "./refresh-adjustments.ts"
import { dropShippingMethods } from "./shipping-of-cart.ts"

/**
 * The sales channel of a new cart: the named one, else the one of the publishable key, else the store's default.
 * @param context.salesChannelIds channels of the publishable key
 * @throws carts.several_channels when the key has several and none is named
 * @throws carts.channel_disabled, sales-channels.not_found
 * @since 0.1
 */
export async function channelForCart(
  { db, salesChannelIds }: Pick<Context, "db" | "salesChannelIds">,
  wishedId: string | null | undefined,
): Promise<string> {
  if (wishedId == null && salesChannelIds && salesChannelIds.length > 1) throw cartErrors.several_channels()
  const id = wishedId ?? salesChannelIds?.[0]
  return id === undefined || id === null ? defaultChannel(db) : openChannel(db, id)
}

/**
 * Moves a cart to a sales channel. Lines of products that are not sold there are removed.
 * @param cart locked
 * @returns the cart as it is to be written
 * @throws carts.channel_disabled, sales-channels.not_found
 * @since 0.1
 */
export async function setChannel(
  context: Context,
  cart: LockedCart,
  salesChannelId: string,
): Promise<LockedCart> {
  if (salesChannelId === cart.sales_channel_id) return cart
  const { db } = context
  await openChannel(db, salesChannelId)
  const { rows } = await sql`delete from line_item l using product_variant v
    where l.cart_id = ${cart.id} and v.id = l.variant_id and not l.is_return
      and not exists (select from product_sales_channel s
        where s.product_id = v.product_id and s.sales_channel_id = ${salesChannelId})
    returning l.id`.execute(db)
  if (rows.length > 0) {
    await dropShippingMethods(db, cart.id, { resetsLines: true })
    await refreshAdjustments(context, cart)
  }
  return { ...cart, sales_channel_id: salesChannelId }
}

async function defaultChannel(db: Executor): Promise<string> {
  const channel = await db
    .selectFrom("store")
    .innerJoin("sales_channel", "sales_channel.id", "store.default_sales_channel_id")
    .select(["sales_channel.id", "sales_channel.name", "sales_channel.is_disabled"])
    .where("sales_channel.deleted_at", "is", null)
    .executeTakeFirst()
  if (!channel) return openChannel(db, await defaultSalesChannelId(db))
  if (channel.is_disabled) throw cartErrors.channel_disabled(channel.name)
  return channel.id
}

async function openChannel(db: Executor, id: string): Promise<string> {
  const channel = await retrieveSalesChannel(db, id)
  if (channel.is_disabled) throw cartErrors.channel_disabled(String(channel.name))
  return id
}

import { sql } from "kysely"
import { stagingOf } from "../../../platform/http/context.ts"
import type { Context } from "../../../platform/http/operation.ts"
import { newId } from "../../../platform/kernel/ids.ts"
import type { Metadata } from "../../../platform/kernel/metadata.ts"
import { fetchById, type Executor } from "../../../platform/query/fetch.ts"
import type { Columns } from "../../../platform/query/selected.ts"
import { confirmStock } from "./add-line-item.ts"
import { channelForCart } from "./change-channel.ts"
import { countriesOf, pickCountry } from "./change-region.ts"
import { cartErrors } from "./errors.ts"
import { generateLines, insertLines, type LineRequest } from "./generate-lines.ts"
import { ifPresent } from "./locks.ts"

/**
 * A cart that is to be made.
 * @since 0.1
 */
export interface NewCart {
  /** the shop's first region unless given */
  readonly region_id?: string | null
  /** ISO 3166 code, two letters in any case; a region with one country needs none */
  readonly country_code?: string | null
  readonly sales_channel_id?: string | null
  readonly items?: readonly LineRequest[] | null
  /** what is known about the request */
  readonly context?: Readonly<Record<string, unknown>> | null
  readonly type?: "default" | "swap" | "draft_order" | "payment_link" | "claim"
  readonly metadata?: Metadata | null
}

/**
 * Makes a cart. A signed-in customer owns it at once. Lines given twice for one variant stay apart.
 * @returns its id
 * @throws regions.not_found, carts.no_region, carts.country_not_in_region, carts.several_channels,
 *   carts.channel_disabled, sales-channels.not_found; what `generateLines` refuses; inventory.insufficient
 * @emits cart.created
 * @since 0.1
 */
export async function createCart(context: Context, input: NewCart): Promise<string> {
  const { db } = context
  if (input.region_id === null || input.region_id === "") throw cartErrors.region_missing()
  const regionId = input.region_id ?? (await firstRegionId(db))
  const country = pickCountry(await countriesOf(db, regionId), input.country_code || null)
  const id = newId("cart")
  const channelId = await channelForCart(context, input.sales_channel_id)
  const customer = context.customerId ? await fetchById(db, "Customer", context.customerId) : undefined
  await insertCart(db, { ...input, id, country, regionId, channelId, customer })
  if (input.items?.length)
    await insertItems(context, id, {
      items: input.items,
      where: { regionId, salesChannelId: channelId, customerId: customer?.id },
    })
  return id
}

interface CartValues extends Pick<NewCart, "type" | "context" | "metadata"> {
  readonly id: string
  readonly country: string | null
  readonly regionId: string
  readonly channelId: string
  readonly customer: Columns<"Customer"> | undefined
}

/** The cart, the address that its country makes, and the event: one statement. */
async function insertCart(db: Executor, cart: CartValues): Promise<void> {
  const addressId = cart.country && newId("addr")
  const { customer, metadata } = cart
  const id = customer?.id ?? null
  await sql`with event as (${stagingOf("cart.created", { id: cart.id })}),
    address as (insert into address (id, country_code) select ${addressId}, ${cart.country}
      where ${addressId}::text is not null)
    insert into cart (id, type, region_id, sales_channel_id, customer_id, email, shipping_address_id, context, metadata)
    values (${cart.id}, ${cart.type ?? "default"}, ${cart.regionId}, ${cart.channelId}, ${ifPresent(id, id)},
      ${ifPresent(id, customer?.email ?? null)}, ${addressId}, ${JSON.stringify(cart.context ?? {})}::jsonb,
      ${metadata ? JSON.stringify(metadata) : null}::jsonb)`.execute(db)
}

async function insertItems(
  { db, engine }: Context,
  cartId: string,
  {
    items,
    where,
  }: {
    items: readonly LineRequest[]
    where: { regionId: string; salesChannelId: string; customerId: string | undefined }
  },
): Promise<void> {
  const drafts = await generateLines({ db, engine }, items, where)
  await confirmStock(
    db,
    drafts.map((draft) => ({ draft, others: [] })),
    where.salesChannelId,
  )
  await insertLines(db, drafts, { cart_id: cartId, has_shipping: false })
}

async function firstRegionId(db: Executor): Promise<string> {
  const { rows } = await sql<{ id: string }>`select id from region where deleted_at is null
    order by created_at, id limit 1`.execute(db)
  if (!rows[0]) throw cartErrors.no_region()
  return rows[0].id
}

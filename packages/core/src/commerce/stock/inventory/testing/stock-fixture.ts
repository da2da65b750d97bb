import type { Executor } from "../../../../platform/query/fetch.ts"
import type { StockedVariant } from "../compute-availability.ts"

let made = 0

/** Makes ids of one test's rows tell what they are. */
function next(prefix: string): string {
  made++
  return `${prefix}_test${made}`
}

/** A stock location, and a sales channel that sells from it. */
export async function makeChannel(
  db: Executor,
  locations = 1,
): Promise<{ channelId: string; locationIds: string[] }> {
  const channelId = next("sc")
  await db.insertInto("sales_channel").values({ id: channelId, name: channelId }).execute()
  const locationIds = Array.from({ length: locations }, () => next("sloc"))
  await db
    .insertInto("stock_location")
    .values(locationIds.map((id) => ({ id, name: id })))
    .execute()
  await db
    .insertInto("sales_channel_location")
    .values(locationIds.map((id) => ({ id: next("scloc"), sales_channel_id: channelId, location_id: id })))
    .execute()
  return { channelId, locationIds }
}

/** A variant made of one inventory item, with this much of it at each location. */
export async function makeVariant(
  db: Executor,
  stock: Readonly<Record<string, number>>,
  options: { allow_backorder?: boolean; manage_inventory?: boolean; required_quantity?: number } = {},
): Promise<{ variant: StockedVariant & { product_id: string }; itemId: string }> {
  const product = next("prod")
  await db
    .insertInto("product")
    .values({ id: product, title: product, handle: product, status: "published" })
    .execute()
  const variant = {
    id: next("variant"),
    title: "One",
    product_id: product,
    inventory_quantity: 0,
    allow_backorder: options.allow_backorder ?? false,
    manage_inventory: options.manage_inventory ?? true,
  }
  await db.insertInto("product_variant").values(variant).execute()
  const itemId = await linkItem(db, variant.id, stock, options.required_quantity ?? 1)
  return { variant, itemId }
}

/** One more inventory item that a variant is made of. */
export async function linkItem(
  db: Executor,
  variantId: string,
  stock: Readonly<Record<string, number>>,
  requiredQuantity: number,
): Promise<string> {
  const itemId = next("iitem")
  await db.insertInto("inventory_item").values({ id: itemId, sku: itemId }).execute()
  await db
    .insertInto("product_variant_inventory_item")
    .values({
      id: next("pvitem"),
      variant_id: variantId,
      inventory_item_id: itemId,
      required_quantity: requiredQuantity,
    })
    .execute()
  for (const [location_id, stocked_quantity] of Object.entries(stock))
    await db
      .insertInto("inventory_level")
      .values({ id: next("ilev"), inventory_item_id: itemId, location_id, stocked_quantity })
      .execute()
  return itemId
}

/** A line of a variant, not stored. */
export function lineOf(variant: { readonly id: string }): { id: string; variant_id: string } {
  return { id: next("item"), variant_id: variant.id }
}

/** What an item's levels say: location → stocked and reserved units. */
export async function levelsOf(
  db: Executor,
  itemId: string,
): Promise<Record<string, { stocked: number; reserved: number }>> {
  const rows = await db
    .selectFrom("inventory_level")
    .selectAll()
    .where("inventory_item_id", "=", itemId)
    .where("deleted_at", "is", null)
    .execute()
  return Object.fromEntries(
    rows.map((row) => [row.location_id, { stocked: row.stocked_quantity, reserved: row.reserved_quantity }]),
  )
}

import type { Shop } from "@stheno/core"

/**
 * Puts what products have in stock, as the file says it, into a stock location: without one, what is managed could not
 * be sold. The location is the first of the default sales channel; where it has none, one is made.
 * @param productIds products that were just made
 */
export async function stockProducts(shop: Shop, productIds: readonly string[]): Promise<void> {
  const items = await itemsOf(shop, productIds)
  if (items.length === 0) return
  const location = await locationOf(shop)
  if (!location) return
  for (const { item, quantity } of items)
    await shop.call("admin.PostInventoryItemsInventoryItemLocationLevels", {
      params: { id: item },
      body: { location_id: location, stocked_quantity: quantity },
    })
}

/** Inventory items of variants that the file has in stock. */
async function itemsOf({ db }: Shop, productIds: readonly string[]) {
  if (productIds.length === 0) return []
  return db
    .selectFrom("product_variant as variant")
    .innerJoin("product_variant_inventory_item as link", "link.variant_id", "variant.id")
    .select(["link.inventory_item_id as item", "variant.inventory_quantity as quantity"])
    .where("variant.product_id", "in", [...productIds])
    .where("variant.manage_inventory", "=", true)
    .where("variant.inventory_quantity", ">", 0)
    .orderBy("variant.created_at")
    .orderBy("variant.id")
    .execute()
}

async function locationOf(shop: Shop): Promise<string | undefined> {
  const { store } = await shop.call("admin.GetStore")
  const channel = store.default_sales_channel_id
  if (!channel) return undefined
  const known = await shop.db
    .selectFrom("sales_channel_location")
    .select("location_id")
    .where("sales_channel_id", "=", channel)
    .orderBy("created_at")
    .executeTakeFirst()
  if (known) return known.location_id
  const { stock_location } = await shop.call("admin.PostStockLocations", { body: { name: "Warehouse" } })
  const { id } = stock_location
  await shop.call("admin.PostSalesChannelsSalesChannelStockLocation", {
    params: { id: channel },
    body: { location_id: id },
  })
  console.log("stock_locations: created Warehouse, because the default sales channel had none")
  return id
}

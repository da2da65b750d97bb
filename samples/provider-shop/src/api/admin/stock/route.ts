// region sync
import { CommerceError, endpoint, z } from "@stheno/core"

export const POST = endpoint({
  access: "admin",
  summary: "Set the stock of an item at a location.",
  body: z.object({
    sku: z.string(),
    location_id: z.string(),
    quantity: z.number().int().min(0),
  }),
  handler: async ({ body: { sku, location_id, quantity } }, { call }) => {
    const { inventory_items } = await call("admin.GetInventoryItems", {
      query: { sku },
    })
    const [item] = inventory_items
    if (!item) throw new CommerceError("not_found", `No item has the SKU ${sku}`)

    const { inventory_item } = await call(
      "admin.GetInventoryItemsInventoryItemLocationLevels",
      { params: { id: item.id }, query: { location_id: [location_id] } },
    )
    const hasLevel = (inventory_item.location_levels ?? []).length > 0
    if (hasLevel)
      await call(
        "admin.PostInventoryItemsInventoryItemLocationLevelsLocationLevel",
        {
          params: { id: item.id, location_id },
          body: { stocked_quantity: quantity },
        },
      )
    else
      await call("admin.PostInventoryItemsInventoryItemLocationLevels", {
        params: { id: item.id },
        body: { location_id, stocked_quantity: quantity },
      })
    return { sku, location_id, quantity }
  },
})
// endregion

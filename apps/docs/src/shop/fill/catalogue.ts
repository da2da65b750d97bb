import type { Kit, Scene } from "./kit.ts"

/** A product that nobody has bought, with an option and a variant. */
async function spare(kit: Kit) {
  return (await kit.make("admin.PostProducts")).product
}

async function spareOption(kit: Kit): Promise<[string, string]> {
  const { id } = await spare(kit)
  const { product } = await kit.admin("POST", `/admin/products/${id}/options`, { title: "Length" })
  return [id, product.options.find(({ title }) => title === "Length").id]
}

const spareVariant: Scene = async (kit) => {
  const { id, variants } = await spare(kit)
  return { params: [id, variants[0].id] }
}

async function product(kit: Kit, n = 0): Promise<string> {
  return (await kit.ids("prod"))[n]!
}

type Make = (kit: Kit) => Promise<{ id: string }>

const inList = (list: string, make: Make, body: (id: string) => object): Scene => {
  return async (kit) => {
    const { id } = await make(kit)
    const content = body(await product(kit))
    await kit.admin("POST", `/admin/${list}/${id}/products/batch`, content)
    return { params: [id], body: content }
  }
}

const objects = (id: string) => ({ product_ids: [{ id }] })

/** A place that stock can be counted at, with none of an item yet. */
async function freshLevel(kit: Kit, withLevel: boolean): Promise<[item: string, location: string]> {
  const [item] = await kit.ids("iitem")
  const { stock_location } = await kit.make("admin.PostStockLocations")
  if (withLevel)
    await kit.admin("POST", `/admin/inventory-items/${item}/location-levels`, {
      location_id: stock_location.id,
      stocked_quantity: 20,
    })
  return [item!, stock_location.id]
}

/** A variant without an inventory item can get one. */
const newItem: Scene = async (kit) => {
  const variant = await kit.value(
    `select v.id from product_variant v where v.deleted_at is null and not exists
     (select from product_variant_inventory_item i where i.variant_id = v.id) order by v.id limit 1`,
  )
  return { body: { variant_id: variant, sku: `BAG-${variant.slice(-6)}`, title: "Gift bag" } }
}

async function reserved(kit: Kit): Promise<{ params: string[] }> {
  const [inventory_item_id, location_id] = await stocked(kit)
  const body = { inventory_item_id, location_id, quantity: 2, description: "Photo shoot" }
  return { params: [(await kit.admin("POST", "/admin/reservations", body)).reservation.id] }
}

/** An item that lies somewhere. */
async function stocked(kit: Kit): Promise<[item: string, location: string]> {
  const item = await kit.value(
    "select inventory_item_id from inventory_level where stocked_quantity - reserved_quantity > 5 order by id limit 1",
  )
  const place = await kit.value(
    `select location_id from inventory_level
     where inventory_item_id = $1 and stocked_quantity - reserved_quantity > 5 order by id limit 1`,
    item,
  )
  return [item, place]
}

export const catalogueScenes: Readonly<Record<string, Scene>> = {
  "admin.GetProducts": async () => ({ query: "q=mug&expand=tags&limit=1" }),
  "store.GetProducts": async (kit) => ({ query: `region_id=${(await kit.ids("reg"))[0]}&q=mug&limit=1` }),
  "store.PostProductsSearch": async () => ({ body: { q: "mug" } }),
  "admin.GetVariants": async () => ({ query: "q=mug&expand=prices&limit=2" }),
  "admin.GetInventoryItems": async (kit) => ({
    query: `sku=${await kit.value("select sku from inventory_item where sku is not null order by id limit 1")}`,
  }),
  "admin.PostProductsProductMetadata": async (kit) => ({ params: [await product(kit)] }),
  "admin.DeleteProductsProduct": async (kit) => ({ params: [(await spare(kit)).id] }),
  "admin.PostProductsProductOptions": async (kit) => ({ params: [(await spare(kit)).id] }),
  "admin.PostProductsProductOptionsOption": async (kit) => ({
    params: await spareOption(kit),
    body: { title: "Width" },
  }),
  "admin.DeleteProductsProductOptionsOption": async (kit) => ({ params: await spareOption(kit) }),
  "admin.PostProductsProductVariants": async (kit) => {
    const { id, options } = await spare(kit)
    const prices = [{ currency_code: "eur", amount: 3900 }]
    const body = {
      title: "M",
      manage_inventory: true,
      options: [{ option_id: options[0].id, value: "M" }],
      prices,
    }
    return { params: [id], body }
  },
  "admin.PostProductsProductVariantsVariant": spareVariant,
  "admin.DeleteProductsProductVariantsVariant": spareVariant,
  "admin.DeleteCollectionsCollection": async (kit) => ({
    params: [(await kit.make("admin.PostCollections")).collection.id],
  }),
  "admin.DeleteProductsFromCollection": inList(
    "collections",
    async (kit) => (await kit.make("admin.PostCollections")).collection,
    (id) => ({
      product_ids: [id],
    }),
  ),
  "admin.DeleteProductCategoriesCategory": async (kit) => ({
    params: [(await kit.make("admin.PostProductCategories")).product_category.id],
  }),
  "admin.DeleteProductCategoriesCategoryProductsBatch": inList(
    "product-categories",
    async (kit) => (await kit.make("admin.PostProductCategories")).product_category,
    objects,
  ),
  "admin.PostInventoryItems": newItem,
  "admin.DeleteInventoryItemsInventoryItem": async (kit) => {
    const { variants } = await spare(kit)
    const body = { variant_id: variants[0].id, sku: `BAG-${variants[0].id.slice(-6)}` }
    return { params: [(await kit.admin("POST", "/admin/inventory-items", body)).inventory_item.id] }
  },
  "admin.PostInventoryItemsInventoryItemLocationLevels": async (kit) => {
    const [item, location_id] = await freshLevel(kit, false)
    return { params: [item], body: { location_id, stocked_quantity: 20 } }
  },
  "admin.PostInventoryItemsInventoryItemLocationLevelsLocationLevel": async (kit) => ({
    params: await freshLevel(kit, true),
  }),
  "admin.DeleteInventoryItemsInventoryIteLocationLevelsLocation": async (kit) => ({
    params: await freshLevel(kit, true),
  }),
  "admin.PostReservations": async (kit) => {
    const [inventory_item_id, location_id] = await stocked(kit)
    return { body: { inventory_item_id, location_id, quantity: 2, description: "Photo shoot" } }
  },
  "admin.GetReservationsReservation": reserved,
  "admin.PostReservationsReservation": reserved,
  "admin.DeleteReservationsReservation": reserved,
}

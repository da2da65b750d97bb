import type { Journey, Recorder } from "./recorder.ts"

/** Products with all that sorts them, their stock, their taxes and their files. */
export const catalogue: Journey = async (recorder) => {
  await words(recorder)
  await products(recorder)
  await variants(recorder)
  await sorting(recorder)
  await stock(recorder)
  await taxes(recorder)
  await files(recorder)
}

async function words({ admin, known }: Recorder): Promise<void> {
  const { collection } = await admin("PostCollections", [], {
    body: { title: "Winter" },
  })
  known.collection = collection.id
  await admin("PostCollectionsCollection", [collection.id], {
    body: { title: "Winter warmers" },
  })
  const { product_category } = await admin("PostProductCategories", [], {
    body: { name: "Knitwear", is_active: true },
  })
  known.category = product_category.id
  await admin("PostProductCategoriesCategory", [product_category.id], {
    body: { description: "Everything that is knitted" },
  })
}

async function products({ admin, known }: Recorder): Promise<void> {
  const { product } = await admin("PostProducts", [], {
    body: {
      title: "Wool hat",
      status: "published",
      type: { value: "Hats" },
      tags: [{ value: "wool" }],
      options: [{ title: "Size" }],
      variants: [
        {
          title: "S",
          sku: "HAT-S",
          manage_inventory: false,
          options: [{ value: "S" }],
          prices: [{ currency_code: "eur", amount: 2900 }],
        },
      ],
    },
  })
  known.hat = product.id
  known.small = product.variants[0].id
  known.type = product.type_id
  known.tag = product.tags[0].id
  const { product: scarf } = await admin("PostProducts", [], {
    quiet: true,
    body: { title: "Scarf", status: "published", options: [{ title: "Color" }] },
  })
  known.scarf = scarf.id
  await admin("PostProductsProduct", [known.hat], {
    body: { subtitle: "Warm in any wind", material: "wool" },
  })
  await admin("PostProductsProductMetadata", [known.hat], {
    body: { key: "care", value: "by hand" },
  })
  await admin("GetProductsProduct", [known.hat], {
    query: { expand: "variants,variants.prices" },
  })
  await admin("GetProducts", [], { query: { q: "hat", expand: "tags", limit: 1 } })
  await admin("GetProductsTagUsage")
  await admin("GetProductsTypes")
  await admin("GetProductTypes")
  await admin("GetProductTags")
}

async function variants({ admin, known }: Recorder): Promise<void> {
  const { product: withColor } = await admin(
    "PostProductsProductOptions",
    [known.scarf!],
    {
      body: { title: "Length" },
    },
  )
  const color = withColor.options.find(({ title }) => title === "Color")
  const length = withColor.options.find(({ title }) => title === "Length")
  await admin("PostProductsProductOptionsOption", [known.scarf!, length.id], {
    body: { title: "Size" },
  })
  await admin("DeleteProductsProductOptionsOption", [known.scarf!, length.id])
  const { product } = await admin("PostProductsProductVariants", [known.scarf!], {
    body: {
      title: "Red",
      sku: "SCARF-RED",
      manage_inventory: true,
      options: [{ option_id: color.id, value: "Red" }],
      prices: [{ currency_code: "eur", amount: 3900 }],
    },
  })
  known.red = product.variants[0].id
  await admin("PostProductsProductVariantsVariant", [known.scarf!, known.red], {
    body: { weight: 180 },
  })
  const { product: both } = await admin(
    "PostProductsProductVariants",
    [known.scarf!],
    {
      quiet: true,
      body: {
        title: "Blue",
        options: [{ option_id: color.id, value: "Blue" }],
        prices: [],
      },
    },
  )
  const blue = both.variants.find(({ title }) => title === "Blue")
  await admin("GetProductsProductVariants", [known.scarf!], {
    query: { fields: "id,title,sku" },
  })
  await admin("DeleteProductsProductVariantsVariant", [known.scarf!, blue.id])
  await admin("GetVariants", [], { query: { q: "SCARF-RED", expand: "prices" } })
  await admin("GetVariantsVariant", [known.red], { query: { expand: "prices" } })
}

async function sorting({ admin, known }: Recorder): Promise<void> {
  const ids = { product_ids: [known.hat!, known.scarf!] }
  const objects = { product_ids: [{ id: known.hat! }, { id: known.scarf! }] }
  await admin("PostProductsToCollection", [known.collection!], { body: ids })
  await admin("GetCollectionsCollection", [known.collection!], {
    query: { fields: "id,title,handle" },
  })
  await admin("GetCollections")
  await admin("DeleteProductsFromCollection", [known.collection!], {
    body: { product_ids: [known.scarf!] },
  })
  await admin("PostProductCategoriesCategoryProductsBatch", [known.category!], {
    body: objects,
  })
  await admin("GetProductCategoriesCategory", [known.category!])
  await admin("GetProductCategories")
  await admin("DeleteProductCategoriesCategoryProductsBatch", [known.category!], {
    body: { product_ids: [{ id: known.scarf! }] },
  })
  await admin("PostSalesChannelsChannelProductsBatch", [known.stall!], {
    body: objects,
  })
  await admin("DeleteSalesChannelsChannelProductsBatch", [known.stall!], {
    body: objects,
  })
  await admin("GetSalesChannels")
  await admin("DeleteSalesChannelsSalesChannel", [known.stall!])
}

async function stock({ admin, known }: Recorder): Promise<void> {
  const { inventory_items } = await admin("GetInventoryItems", [], {
    query: { sku: "SCARF-RED" },
  })
  const [item] = inventory_items
  known.item = item.id
  const level = { location_id: known.depot, stocked_quantity: 20 }
  await admin("PostInventoryItemsInventoryItemLocationLevels", [item.id], {
    body: level,
  })
  await admin(
    "PostInventoryItemsInventoryItemLocationLevelsLocationLevel",
    [item.id, known.depot!],
    {
      body: { stocked_quantity: 25, incoming_quantity: 10 },
    },
  )
  await admin("GetInventoryItemsInventoryItemLocationLevels", [item.id])
  await admin("PostInventoryItemsInventoryItem", [item.id], {
    body: { origin_country: "dk" },
  })
  await admin("GetInventoryItemsInventoryItem", [item.id])
  await admin("GetVariantsVariantInventory", [known.red!])
  await admin(
    "DeleteInventoryItemsInventoryIteLocationLevelsLocation",
    [item.id, known.depot!],
    { quiet: true },
  )
  await admin("PostInventoryItemsInventoryItemLocationLevels", [item.id], {
    quiet: true,
    body: level,
  })
  const { reservation } = await admin("PostReservations", [], {
    body: {
      inventory_item_id: item.id,
      location_id: known.depot,
      quantity: 2,
      description: "Photo shoot",
    },
  })
  await admin("PostReservationsReservation", [reservation.id], {
    body: { quantity: 1 },
  })
  await admin("GetReservationsReservation", [reservation.id])
  await admin("GetReservations")
  await admin("DeleteReservationsReservation", [reservation.id])
  const { inventory_item: bag } = await admin("PostInventoryItems", [], {
    body: { variant_id: known.small, sku: "HAT-S-BAG", title: "Gift bag" },
  })
  await admin("PostInventoryItemsInventoryItemLocationLevels", [bag.id], {
    quiet: true,
    body: level,
  })
  await admin("DeleteInventoryItemsInventoryIteLocationLevelsLocation", [
    bag.id,
    known.depot!,
  ])
  await admin("DeleteInventoryItemsInventoryItem", [bag.id])
}

async function taxes({ admin, known }: Recorder): Promise<void> {
  const { tax_rate } = await admin("PostTaxRates", [], {
    body: { name: "Reduced", code: "reduced", rate: 12, region_id: known.region },
  })
  const { id } = tax_rate
  const products = { products: [known.scarf] }
  const types = { product_types: [known.type] }
  const options = { shipping_options: [known.courier] }
  await admin("PostTaxRatesTaxRate", [id], { body: { rate: 10 } })
  await admin("PostTaxRatesTaxRateProducts", [id], { body: products })
  await admin("PostTaxRatesTaxRateProductTypes", [id], { body: types })
  await admin("PostTaxRatesTaxRateShippingOptions", [id], { body: options })
  await admin("GetTaxRatesTaxRate", [id])
  await admin("GetTaxRates")
  await admin("DeleteTaxRatesTaxRateProducts", [id], { body: products })
  await admin("DeleteTaxRatesTaxRateProductTypes", [id], { body: types })
  await admin("DeleteTaxRatesTaxRateShippingOptions", [id], { body: options })
  await admin("DeleteTaxRatesTaxRate", [id])
  await admin("DeleteShippingOptionsOption", [known.courier!])
}

async function files({ admin, server }: Recorder): Promise<void> {
  const { uploads } = await admin("PostUploads", [], {
    file: ["care.txt", "Wash by hand."],
  })
  const { uploads: hidden } = await admin("PostUploadsProtected", [], {
    file: ["costs.txt", "Wool: 9.00"],
  })
  await server("GetFiles")
  await admin("PostUploadsDownloadUrl", [], { body: { file_key: hidden[0].key } })
  await admin("DeleteUploads", [], { body: { file_key: uploads[0].key } })
}

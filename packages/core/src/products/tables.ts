import { entity, many, one, through } from "../query/entity.ts"

/** Something the shop sells, in one or more variants. */
export const Product = entity({
  name: "Product",
  table: "product",
  idPrefix: "prod",
  softDelete: true,
  about: "Something the shop sells, in one or more variants.",
  columns: {
    title: "The name customers see.",
    subtitle: "A line under the title.",
    description: "The text of the product page.",
    handle:
      "The part of the product's web address that names it; unique among products that are not deleted.",
    is_giftcard: "Whether buying it creates a gift card.",
    thumbnail: "The address of a small picture.",
    weight: "Weight, in the shop's unit.",
    length: "Length, in the shop's unit.",
    height: "Height, in the shop's unit.",
    width: "Width, in the shop's unit.",
    hs_code: "The Harmonized System code, for customs.",
    origin_country: "The country the goods come from.",
    mid_code: "The manufacturer's identification code, for customs.",
    material: "What the goods are made of.",
    collection_id: "The collection it is part of.",
    type_id: "Its type.",
    discountable: "Whether discounts may lower its price.",
    status: "Whether it is a draft, proposed, published or rejected.",
    external_id: "Its id in another system.",
  },
  relations: {
    images: through("Image", "product_images", "product_id", "image_id"),
    options: many("ProductOption", "product_id"),
    variants: many("ProductVariant", "product_id"),
    categories: through("ProductCategory", "product_category_product", "product_id", "product_category_id"),
    profiles: through("ShippingProfile", "product_shipping_profile", "product_id", "profile_id"),
    collection: one("ProductCollection", "collection_id"),
    type: one("ProductType", "type_id"),
    tags: through("ProductTag", "product_tags", "product_id", "product_tag_id"),
    sales_channels: through("SalesChannel", "product_sales_channel", "product_id", "sales_channel_id"),
    profile: through("ShippingProfile", "product_shipping_profile", "product_id", "profile_id", {
      single: true,
    }),
  },
})

/** One purchasable form of a product: its stock, its codes and, through prices, what it costs. */
export const ProductVariant = entity({
  name: "ProductVariant",
  table: "product_variant",
  idPrefix: "variant",
  softDelete: true,
  about: "One purchasable form of a product: its stock, its codes and, through prices, what it costs.",
  columns: {
    title: "The name of the variant, e.g. the size.",
    product_id: "The product it is a form of.",
    sku: "The shop's own stock keeping code; unique among variants that are not deleted.",
    barcode: "A barcode of any kind; unique among variants that are not deleted.",
    ean: "The European article number; unique among variants that are not deleted.",
    upc: "The universal product code; unique among variants that are not deleted.",
    inventory_quantity: "Units in stock, where no inventory items are kept.",
    allow_backorder: "Whether it can be bought with nothing in stock.",
    manage_inventory: "Whether its stock is counted at all.",
    hs_code: "The Harmonized System code, for customs.",
    origin_country: "The country the goods come from.",
    mid_code: "The manufacturer's identification code, for customs.",
    material: "What the goods are made of.",
    weight: "Weight, in the shop's unit.",
    length: "Length, in the shop's unit.",
    height: "Height, in the shop's unit.",
    width: "Width, in the shop's unit.",
    variant_rank: "Its place among the product's variants, smallest first.",
  },
  relations: {
    product: one("Product", "product_id"),
    prices: through("MoneyAmount", "product_variant_money_amount", "variant_id", "money_amount_id"),
    options: many("ProductOptionValue", "variant_id"),
    inventory_items: many("ProductVariantInventoryItem", "variant_id"),
  },
})

/** A property in which the variants of a product differ, e.g. the size. */
export const ProductOption = entity({
  name: "ProductOption",
  table: "product_option",
  idPrefix: "opt",
  softDelete: true,
  about: "A property in which the variants of a product differ, e.g. the size.",
  columns: {
    title: "The name of the property.",
    product_id: "The product it belongs to.",
  },
  relations: {
    values: many("ProductOptionValue", "option_id"),
    product: one("Product", "product_id"),
  },
})

/** What one variant has for one option, e.g. the size M. */
export const ProductOptionValue = entity({
  name: "ProductOptionValue",
  table: "product_option_value",
  idPrefix: "optval",
  softDelete: true,
  about: "What one variant has for one option, e.g. the size M.",
  columns: {
    value: "The value customers see.",
    option_id: "The option it answers.",
    variant_id: "The variant that has it.",
  },
  relations: {
    option: one("ProductOption", "option_id"),
    variant: one("ProductVariant", "variant_id"),
  },
})

/** A word that products can be found by. */
export const ProductTag = entity({
  name: "ProductTag",
  table: "product_tag",
  idPrefix: "ptag",
  softDelete: true,
  about: "A word that products can be found by.",
  columns: {
    value: "The word.",
  },
})

/** A kind of product, for filters, tax rates and discounts. */
export const ProductType = entity({
  name: "ProductType",
  table: "product_type",
  idPrefix: "ptyp",
  softDelete: true,
  about: "A kind of product, for filters, tax rates and discounts.",
  columns: {
    value: "The name of the kind.",
  },
})

/** A picture of a product. */
export const Image = entity({
  name: "Image",
  table: "image",
  idPrefix: "img",
  softDelete: true,
  about: "A picture of a product.",
  columns: {
    url: "Where the picture is served.",
  },
})

import { entity, many, one, through } from "../../../platform/query/entity.ts"

/** A product for sale, with its variants. */
export const Product = entity({
  name: "Product",
  table: "product",
  idPrefix: "prod",
  softDelete: true,
  about: "A product for sale, with its variants.",
  columns: {
    title: "The name shown to customers.",
    subtitle: "A second line shown with the title.",
    description: "A text that describes the product.",
    handle: "The URL-safe name; unique among products that are not deleted.",
    is_giftcard: "Whether the product is a gift card; buying it creates one.",
    thumbnail: "The URL of the thumbnail image.",
    weight: "The weight; the store decides the unit.",
    length: "The length; the store decides the unit.",
    height: "The height; the store decides the unit.",
    width: "The width; the store decides the unit.",
    hs_code: "The Harmonized System (HS) code for customs.",
    origin_country: "The country of origin.",
    mid_code: "The manufacturer identification (MID) code for customs.",
    material: "The material.",
    collection_id: "The collection the product is in; null when there is none.",
    type_id: "The product type; null when there is none.",
    discountable: "Whether discounts apply to the product.",
    status: "The publication status; the Store API lists only published products.",
    external_id: "An identifier in an external system.",
  },
  relations: {
    images: through("Image", "product_images", "product_id", "image_id", { rank: "rank" }),
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

/** A version of a product that customers can buy, such as one size, with its own prices, codes and stock. */
export const ProductVariant = entity({
  name: "ProductVariant",
  table: "product_variant",
  idPrefix: "variant",
  softDelete: true,
  isCreatedInGroups: true,
  about:
    "A version of a product that customers can buy, such as one size, with its own prices, codes and stock.",
  columns: {
    title: "The variant's name, such as the size.",
    product_id: "The product the variant belongs to.",
    sku: "The stock keeping unit (SKU); unique among variants that are not deleted.",
    barcode: "A barcode of any standard; unique among variants that are not deleted.",
    ean: "The European Article Number (EAN); unique among variants that are not deleted.",
    upc: "The Universal Product Code (UPC); unique among variants that are not deleted.",
    inventory_quantity: "The number of units in stock when the variant has no inventory items.",
    allow_backorder: "Whether the variant can be bought when it is out of stock.",
    manage_inventory: "Whether stock is tracked for the variant; `false` means it is always available.",
    hs_code: "The Harmonized System (HS) code for customs.",
    origin_country: "The country of origin.",
    mid_code: "The manufacturer identification (MID) code for customs.",
    material: "The material.",
    weight: "The weight; the store decides the unit.",
    length: "The length; the store decides the unit.",
    height: "The height; the store decides the unit.",
    width: "The width; the store decides the unit.",
    variant_rank: "The position among the product's variants, in ascending order.",
  },
  relations: {
    product: one("Product", "product_id"),
    prices: through("MoneyAmount", "product_variant_money_amount", "variant_id", "money_amount_id"),
    options: many("ProductOptionValue", "variant_id"),
    inventory_items: many("ProductVariantInventoryItem", "variant_id"),
  },
})

/** A property in which a product's variants differ, such as the size. */
export const ProductOption = entity({
  name: "ProductOption",
  table: "product_option",
  idPrefix: "opt",
  softDelete: true,
  about: "A property in which a product's variants differ, such as the size.",
  columns: {
    title: "The option's name.",
    product_id: "The product the option belongs to.",
  },
  relations: {
    values: many("ProductOptionValue", "option_id"),
    product: one("Product", "product_id"),
  },
})

/** The value that a variant has for a product option, such as the size M. */
export const ProductOptionValue = entity({
  name: "ProductOptionValue",
  table: "product_option_value",
  idPrefix: "optval",
  softDelete: true,
  about: "The value that a variant has for a product option, such as the size M.",
  columns: {
    value: "The value shown to customers.",
    option_id: "The option the value is for.",
    variant_id: "The variant that has the value.",
  },
  relations: {
    option: one("ProductOption", "option_id"),
    variant: one("ProductVariant", "variant_id"),
  },
})

/** A tag for classifying and filtering products. */
export const ProductTag = entity({
  name: "ProductTag",
  table: "product_tag",
  idPrefix: "ptag",
  softDelete: true,
  about: "A tag for classifying and filtering products.",
  columns: {
    value: "The text of the tag.",
  },
})

/** A product type, used in filters, tax rates and discount conditions. */
export const ProductType = entity({
  name: "ProductType",
  table: "product_type",
  idPrefix: "ptyp",
  softDelete: true,
  about: "A product type, used in filters, tax rates and discount conditions.",
  columns: {
    value: "The name of the type.",
  },
})

/** An image of a product. */
export const Image = entity({
  name: "Image",
  table: "image",
  idPrefix: "img",
  softDelete: true,
  about: "An image of a product.",
  columns: {
    url: "The URL of the image.",
  },
})

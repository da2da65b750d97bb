import type { SelectionRules } from "../../../platform/query/selection.ts"

/** Columns of a product that answers give by default: all of them. */
const productFields = [
  "id",
  "title",
  "subtitle",
  "status",
  "external_id",
  "description",
  "handle",
  "is_giftcard",
  "discountable",
  "thumbnail",
  "collection_id",
  "type_id",
  "weight",
  "length",
  "height",
  "width",
  "hs_code",
  "origin_country",
  "mid_code",
  "material",
  "created_at",
  "updated_at",
  "deleted_at",
  "metadata",
] as const

const sharedRelations = [
  "variants",
  "variants.prices",
  "variants.options",
  "profiles",
  "images",
  "options",
  "options.values",
  "tags",
  "type",
  "collection",
]

/** What the admin sees of a product. */
export const adminProduct: SelectionRules = {
  relations: [...sharedRelations, "sales_channels", "categories"],
  fields: productFields,
}

/** What the store shows of a product. */
export const storeProduct: SelectionRules = {
  relations: sharedRelations,
  fields: productFields,
  allowedRelations: [...sharedRelations, "variants.inventory_items", "sales_channels", "categories"],
  allowedFields: [...productFields, "profile_id", "variants.title", "variants.prices.amount"],
}

/** What the admin sees of a variant that is listed or read by itself. */
export const adminVariant: SelectionRules = {
  relations: ["product", "prices", "options"],
  fields: [
    "id",
    "title",
    "product_id",
    "sku",
    "barcode",
    "ean",
    "upc",
    "inventory_quantity",
    "allow_backorder",
    "weight",
    "length",
    "height",
    "width",
    "hs_code",
    "origin_country",
    "mid_code",
    "material",
    "created_at",
    "updated_at",
    "metadata",
    "deleted_at",
    "manage_inventory",
  ],
}

/** What the admin sees of the variants of one product. */
export const adminVariantOfProduct: SelectionRules = {
  relations: ["options", "prices"],
  // Written above.
  fields: [...adminVariant.fields!, "variant_rank"],
  isList: true,
}

/** What the store shows of a variant. */
export const storeVariant: SelectionRules = {
  relations: ["prices", "options", "product"],
  allowedRelations: ["prices", "options", "product", "inventory_items"],
}

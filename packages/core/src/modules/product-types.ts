/** Key-value pairs for your own data; values can be anything that JSON can contain. */
type Metadata = Readonly<Record<string, unknown>>

interface StoredRow {
  /** the unique identifier */
  readonly id: string
  /** key-value pairs for your own data */
  readonly metadata: Metadata | null
  /** the time of creation, an ISO 8601 date */
  readonly created_at: string
  /** the time of the last update, an ISO 8601 date */
  readonly updated_at: string
}

interface DeletableRow extends StoredRow {
  /** the time of the deletion, an ISO 8601 date; null unless the row is deleted */
  readonly deleted_at: string | null
}

/** Weight, dimensions and customs data. */
interface Physical {
  /** the weight, an integer in a unit of the shop's choice */
  readonly weight: number | null
  /** the length, in a unit of the shop's choice */
  readonly length: number | null
  /** the height, in a unit of the shop's choice */
  readonly height: number | null
  /** the width, in a unit of the shop's choice */
  readonly width: number | null
  /** the country of origin */
  readonly origin_country: string | null
  /** the Harmonized System (HS) code for customs */
  readonly hs_code: string | null
  /** the manufacturer identification (MID) code for customs */
  readonly mid_code: string | null
  /** the material */
  readonly material: string | null
}

/** The publication status of a product. */
export type ProductStatus = "draft" | "proposed" | "published" | "rejected"

/**
 * A product. Relations are present when they are requested.
 * @since 0.1.0
 */
export interface ProductDTO extends DeletableRow, Physical {
  /** the title */
  readonly title: string
  /** the URL-safe name; unique among rows that are not deleted */
  readonly handle: string | null
  /** a second line shown with the title */
  readonly subtitle: string | null
  /** a text that describes it */
  readonly description: string | null
  /** whether the product is a gift card */
  readonly is_giftcard: boolean
  /** the publication status */
  readonly status: ProductStatus
  /** the URL of the thumbnail image */
  readonly thumbnail: string | null
  /** the ID of the collection; null when there is none */
  readonly collection_id: string | null
  /** the ID of the product type; null when there is none */
  readonly type_id: string | null
  /** whether discounts apply to the product */
  readonly discountable: boolean
  /** an identifier in an external system */
  readonly external_id: string | null
  /** the collection; present if the relation is requested or always returned */
  readonly collection?: ProductCollectionDTO | null
  /** the product type; present if the relation is requested or always returned */
  readonly type?: ProductTypeDTO | null
  /** the tags; present if the relation is requested or always returned */
  readonly tags?: readonly ProductTagDTO[]
  /** the categories; present if the relation is requested or always returned */
  readonly categories?: readonly ProductCategoryDTO[]
  /** the images; present if the relation is requested or always returned */
  readonly images?: readonly ProductImageDTO[]
  /** the options; present if the relation is requested or always returned */
  readonly options?: readonly ProductOptionDTO[]
  /** the variants; present if the relation is requested or always returned */
  readonly variants?: readonly ProductVariantDTO[]
}

/**
 * A product variant: a version of a product that customers can buy.
 * @since 0.1.0
 */
export interface ProductVariantDTO extends DeletableRow, Physical {
  /** the title */
  readonly title: string
  /** the ID of the product */
  readonly product_id: string
  /** the stock keeping unit (SKU) */
  readonly sku: string | null
  /** a barcode of any standard */
  readonly barcode: string | null
  /** the European Article Number (EAN) */
  readonly ean: string | null
  /** the Universal Product Code (UPC) */
  readonly upc: string | null
  /** units in stock, for variants without inventory items */
  readonly inventory_quantity: number
  /** whether the variant can be bought when it is out of stock */
  readonly allow_backorder: boolean
  /** whether stock is tracked for the variant */
  readonly manage_inventory: boolean
  /** the position among the product's variants, in ascending order */
  readonly variant_rank: number | null
  /** the product; present if the relation is requested or always returned */
  readonly product?: ProductDTO
  /** the variant's values for the product's options; present if the relation is requested or always returned */
  readonly options?: readonly ProductOptionValueDTO[]
}

/**
 * A product option: a property in which a product's variants differ.
 * @since 0.1.0
 */
export interface ProductOptionDTO extends DeletableRow {
  /** the title, such as `Size` */
  readonly title: string
  /** the ID of the product */
  readonly product_id: string
  /** the product; present if the relation is requested or always returned */
  readonly product?: ProductDTO
  /** the values; present if the relation is requested or always returned */
  readonly values?: readonly ProductOptionValueDTO[]
}

/**
 * The value of one variant for one option.
 * @since 0.1.0
 */
export interface ProductOptionValueDTO extends DeletableRow {
  /** the text of the value, such as `XL` */
  readonly value: string
  /** the ID of the option */
  readonly option_id: string
  /** the ID of the variant */
  readonly variant_id: string
  /** the option; present if the relation is requested or always returned */
  readonly option?: ProductOptionDTO
  /** the variant; present if the relation is requested or always returned */
  readonly variant?: ProductVariantDTO
}

/**
 * A product tag.
 * @since 0.1.0
 */
export interface ProductTagDTO extends DeletableRow {
  /** the text of the tag */
  readonly value: string
  /** the products; present if the relation is requested or always returned */
  readonly products?: readonly ProductDTO[]
}

/**
 * A product type.
 * @since 0.1.0
 */
export interface ProductTypeDTO extends DeletableRow {
  /** the name of the type, such as `Coats` */
  readonly value: string
}

/**
 * An image of a product.
 * @since 0.1.0
 */
export interface ProductImageDTO extends DeletableRow {
  /** the URL of the image */
  readonly url: string
}

/**
 * A product collection.
 * @since 0.1.0
 */
export interface ProductCollectionDTO extends DeletableRow {
  /** the title */
  readonly title: string
  /** the URL-safe name; unique among rows that are not deleted */
  readonly handle: string | null
  /** the products; present if the relation is requested or always returned */
  readonly products?: readonly ProductDTO[]
}

/**
 * A product category: a node in the category tree.
 * @since 0.1.0
 */
export interface ProductCategoryDTO extends StoredRow {
  /** the name */
  readonly name: string
  /** the URL-safe name; unique among rows that are not deleted */
  readonly handle: string
  /** a text that describes it */
  readonly description: string
  /** the ID of the parent category; null for a root category */
  readonly parent_category_id: string | null
  /** whether the category is active */
  readonly is_active: boolean
  /** whether the category is left out of the Store API */
  readonly is_internal: boolean
  /** the position among the categories of the same parent, starting at 0 */
  readonly rank: number
  /** the parent category; present if the relation is requested or always returned */
  readonly parent_category?: ProductCategoryDTO | null
  /** the child categories; present if the relation is requested or always returned */
  readonly category_children?: readonly ProductCategoryDTO[]
  /** the products; present if the relation is requested or always returned */
  readonly products?: readonly ProductDTO[]
}

type OneOrMany = string | readonly string[]

/**
 * One ID, a list of IDs, or `{ $in: […] }`.
 * @since 0.1.0
 */
export type IdFilter = OneOrMany | { readonly $in: readonly string[] } | { readonly $eq: string }

/**
 * The filters for a list of products.
 * @since 0.1.0
 */
export interface FilterableProductProps {
  /** filters by the ID */
  readonly id?: OneOrMany
  /** text that the title, the description, a variant's title or SKU, or the collection's title contains */
  readonly q?: string
  /** filters by the handle */
  readonly handle?: OneOrMany
  /** filters by the status */
  readonly status?: ProductStatus | readonly ProductStatus[]
  /** filters by the tags */
  readonly tags?: {
    /** the values of the tags */
    readonly value?: readonly string[]
    /** the IDs of the tags */
    readonly id?: readonly string[]
  }
  /** filters by the categories */
  readonly categories?: {
    /** the IDs of the categories */
    readonly id?: IdFilter
    /** whether the category is internal, which storefronts do not see */
    readonly is_internal?: boolean
    /** whether the category is active */
    readonly is_active?: boolean
  }
  /** filters by the category */
  readonly category_id?: IdFilter
  /** filters by the collection */
  readonly collection_id?: IdFilter
}

/**
 * The filters for a list of variants.
 * @since 0.1.0
 */
export interface FilterableProductVariantProps {
  /** filters by the ID */
  readonly id?: OneOrMany
  /** filters by the SKU */
  readonly sku?: OneOrMany
  /** filters by the product */
  readonly product_id?: OneOrMany
  /** variants that have these option values, by ID */
  readonly options?: {
    /** the IDs of the option values */
    readonly id?: readonly string[]
  }
}

/**
 * The filters for a list of tags.
 * @since 0.1.0
 */
export interface FilterableProductTagProps {
  /** filters by the ID */
  readonly id?: OneOrMany
  /** filters by the value */
  readonly value?: OneOrMany
}

/**
 * The filters for a list of product types.
 * @since 0.1.0
 */
export interface FilterableProductTypeProps {
  /** filters by the ID */
  readonly id?: OneOrMany
  /** filters by the value */
  readonly value?: OneOrMany
}

/**
 * The filters for a list of options.
 * @since 0.1.0
 */
export interface FilterableProductOptionProps {
  /** filters by the ID */
  readonly id?: OneOrMany
  /** filters by the title */
  readonly title?: OneOrMany
  /** filters by the product */
  readonly product_id?: OneOrMany
}

/**
 * The filters for a list of collections.
 * @since 0.1.0
 */
export interface FilterableProductCollectionProps {
  /** filters by the ID */
  readonly id?: OneOrMany
  /** filters by the handle */
  readonly handle?: OneOrMany
  /** filters by the title */
  readonly title?: OneOrMany
}

/**
 * The filters for a list of categories.
 * @since 0.1.0
 */
export interface FilterableProductCategoryProps {
  /** filters by the ID */
  readonly id?: OneOrMany
  /** filters by the name */
  readonly name?: OneOrMany
  /** filters by the handle */
  readonly handle?: OneOrMany
  /** null for root categories */
  readonly parent_category_id?: OneOrMany | null
  /** filters by whether the category is active */
  readonly is_active?: boolean
  /** filters by whether the category is internal */
  readonly is_internal?: boolean
  /** whether `category_children` contains all descendants of each category */
  readonly include_descendants_tree?: boolean
}

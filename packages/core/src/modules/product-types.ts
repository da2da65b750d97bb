type Metadata = Readonly<Record<string, unknown>>

interface StoredRow {
  readonly id: string
  readonly metadata: Metadata | null
  /** an ISO 8601 date */
  readonly created_at: string
  readonly updated_at: string
}

interface DeletableRow extends StoredRow {
  /** null unless the row is deleted */
  readonly deleted_at: string | null
}

/** Weight, dimensions and customs data. */
interface Physical {
  /** weight and dimensions are integers in units of the shop's choice */
  readonly weight: number | null
  readonly length: number | null
  readonly height: number | null
  readonly width: number | null
  readonly origin_country: string | null
  readonly hs_code: string | null
  readonly mid_code: string | null
  readonly material: string | null
}

/** The publication status of a product. */
export type ProductStatus = "draft" | "proposed" | "published" | "rejected"

/**
 * A product. Relations are present when they are requested.
 * @since 0.1.0
 */
export interface ProductDTO extends DeletableRow, Physical {
  readonly title: string
  readonly handle: string | null
  readonly subtitle: string | null
  readonly description: string | null
  readonly is_giftcard: boolean
  readonly status: ProductStatus
  readonly thumbnail: string | null
  readonly collection_id: string | null
  readonly type_id: string | null
  readonly discountable: boolean
  readonly external_id: string | null
  readonly collection?: ProductCollectionDTO | null
  readonly type?: ProductTypeDTO | null
  readonly tags?: readonly ProductTagDTO[]
  readonly categories?: readonly ProductCategoryDTO[]
  readonly images?: readonly ProductImageDTO[]
  readonly options?: readonly ProductOptionDTO[]
  readonly variants?: readonly ProductVariantDTO[]
}

/**
 * A product variant: a version of a product that customers can buy.
 * @since 0.1.0
 */
export interface ProductVariantDTO extends DeletableRow, Physical {
  readonly title: string
  readonly product_id: string
  readonly sku: string | null
  readonly barcode: string | null
  readonly ean: string | null
  readonly upc: string | null
  /** units in stock, for variants without inventory items */
  readonly inventory_quantity: number
  readonly allow_backorder: boolean
  readonly manage_inventory: boolean
  readonly variant_rank: number | null
  readonly product?: ProductDTO
  readonly options?: readonly ProductOptionValueDTO[]
}

/**
 * A product option: a property in which a product's variants differ.
 * @since 0.1.0
 */
export interface ProductOptionDTO extends DeletableRow {
  readonly title: string
  readonly product_id: string
  readonly product?: ProductDTO
  readonly values?: readonly ProductOptionValueDTO[]
}

/**
 * The value of one variant for one option.
 * @since 0.1.0
 */
export interface ProductOptionValueDTO extends DeletableRow {
  readonly value: string
  readonly option_id: string
  readonly variant_id: string
  readonly option?: ProductOptionDTO
  readonly variant?: ProductVariantDTO
}

/**
 * A product tag.
 * @since 0.1.0
 */
export interface ProductTagDTO extends DeletableRow {
  readonly value: string
  readonly products?: readonly ProductDTO[]
}

/**
 * A product type.
 * @since 0.1.0
 */
export interface ProductTypeDTO extends DeletableRow {
  readonly value: string
}

/**
 * An image of a product.
 * @since 0.1.0
 */
export interface ProductImageDTO extends DeletableRow {
  readonly url: string
}

/**
 * A product collection.
 * @since 0.1.0
 */
export interface ProductCollectionDTO extends DeletableRow {
  readonly title: string
  readonly handle: string | null
  readonly products?: readonly ProductDTO[]
}

/**
 * A product category: a node in the category tree.
 * @since 0.1.0
 */
export interface ProductCategoryDTO extends StoredRow {
  readonly name: string
  readonly handle: string
  readonly description: string
  readonly parent_category_id: string | null
  readonly is_active: boolean
  readonly is_internal: boolean
  /** the position among the categories of the same parent, starting at 0 */
  readonly rank: number
  readonly parent_category?: ProductCategoryDTO | null
  readonly category_children?: readonly ProductCategoryDTO[]
  readonly products?: readonly ProductDTO[]
}

type OneOrMany = string | readonly string[]

/**
 * One id, a list of ids, or `{ $in: […] }`.
 * @since 0.1.0
 */
export type IdFilter = OneOrMany | { readonly $in: readonly string[] } | { readonly $eq: string }

/**
 * The filters for a list of products.
 * @since 0.1.0
 */
export interface FilterableProductProps {
  readonly id?: OneOrMany
  /** text that the title, the description, a variant's title or SKU, or the collection's title contains */
  readonly q?: string
  readonly handle?: OneOrMany
  readonly status?: ProductStatus | readonly ProductStatus[]
  readonly tags?: { readonly value?: readonly string[]; readonly id?: readonly string[] }
  readonly categories?: {
    readonly id?: IdFilter
    readonly is_internal?: boolean
    readonly is_active?: boolean
  }
  readonly category_id?: IdFilter
  readonly collection_id?: IdFilter
}

/**
 * The filters for a list of variants.
 * @since 0.1.0
 */
export interface FilterableProductVariantProps {
  readonly id?: OneOrMany
  readonly sku?: OneOrMany
  readonly product_id?: OneOrMany
  /** variants that have these option values, by id */
  readonly options?: { readonly id?: readonly string[] }
}

/**
 * The filters for a list of tags.
 * @since 0.1.0
 */
export interface FilterableProductTagProps {
  readonly id?: OneOrMany
  readonly value?: OneOrMany
}

/**
 * The filters for a list of product types.
 * @since 0.1.0
 */
export interface FilterableProductTypeProps {
  readonly id?: OneOrMany
  readonly value?: OneOrMany
}

/**
 * The filters for a list of options.
 * @since 0.1.0
 */
export interface FilterableProductOptionProps {
  readonly id?: OneOrMany
  readonly title?: OneOrMany
  readonly product_id?: OneOrMany
}

/**
 * The filters for a list of collections.
 * @since 0.1.0
 */
export interface FilterableProductCollectionProps {
  readonly id?: OneOrMany
  readonly handle?: OneOrMany
  readonly title?: OneOrMany
}

/**
 * The filters for a list of categories.
 * @since 0.1.0
 */
export interface FilterableProductCategoryProps {
  readonly id?: OneOrMany
  readonly name?: OneOrMany
  readonly handle?: OneOrMany
  /** null for root categories */
  readonly parent_category_id?: OneOrMany | null
  readonly is_active?: boolean
  readonly is_internal?: boolean
  /** whether `category_children` contains all descendants of each category */
  readonly include_descendants_tree?: boolean
}

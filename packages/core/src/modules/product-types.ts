type Metadata = Readonly<Record<string, unknown>>

interface StoredRow {
  readonly id: string
  readonly metadata: Metadata | null
  /** ISO 8601 */
  readonly created_at: string
  readonly updated_at: string
}

interface DeletableRow extends StoredRow {
  /** null while it is alive */
  readonly deleted_at: string | null
}

/** Weight, measures and customs data. */
interface Physical {
  /** weight and measures are whole units of the shop's choice */
  readonly weight: number | null
  readonly length: number | null
  readonly height: number | null
  readonly width: number | null
  readonly origin_country: string | null
  readonly hs_code: string | null
  readonly mid_code: string | null
  readonly material: string | null
}

/** Whether customers see a product. */
export type ProductStatus = "draft" | "proposed" | "published" | "rejected"

/**
 * Something the shop sells. Relations are there where they are asked for.
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
 * One purchasable form of a product.
 * @since 0.1.0
 */
export interface ProductVariantDTO extends DeletableRow, Physical {
  readonly title: string
  readonly product_id: string
  readonly sku: string | null
  readonly barcode: string | null
  readonly ean: string | null
  readonly upc: string | null
  /** units, where no inventory items are kept */
  readonly inventory_quantity: number
  readonly allow_backorder: boolean
  readonly manage_inventory: boolean
  readonly variant_rank: number | null
  readonly product?: ProductDTO
  readonly options?: readonly ProductOptionValueDTO[]
}

/**
 * A property in which the variants of a product differ.
 * @since 0.1.0
 */
export interface ProductOptionDTO extends DeletableRow {
  readonly title: string
  readonly product_id: string
  readonly product?: ProductDTO
  readonly values?: readonly ProductOptionValueDTO[]
}

/**
 * What one variant has for one option.
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
 * A word that products can be found by.
 * @since 0.1.0
 */
export interface ProductTagDTO extends DeletableRow {
  readonly value: string
  readonly products?: readonly ProductDTO[]
}

/**
 * A kind of product.
 * @since 0.1.0
 */
export interface ProductTypeDTO extends DeletableRow {
  readonly value: string
}

/**
 * A picture of a product.
 * @since 0.1.0
 */
export interface ProductImageDTO extends DeletableRow {
  readonly url: string
}

/**
 * Products that are shown together.
 * @since 0.1.0
 */
export interface ProductCollectionDTO extends DeletableRow {
  readonly title: string
  readonly handle: string | null
  readonly products?: readonly ProductDTO[]
}

/**
 * A node in the tree of categories.
 * @since 0.1.0
 */
export interface ProductCategoryDTO extends StoredRow {
  readonly name: string
  readonly handle: string
  readonly description: string
  readonly parent_category_id: string | null
  readonly is_active: boolean
  readonly is_internal: boolean
  /** its place among the categories of the same parent, from 0 */
  readonly rank: number
  readonly parent_category?: ProductCategoryDTO | null
  readonly category_children?: readonly ProductCategoryDTO[]
  readonly products?: readonly ProductDTO[]
}

type OneOrMany = string | readonly string[]

/**
 * One id, several, or `{ $in: […] }`.
 * @since 0.1.0
 */
export type IdFilter = OneOrMany | { readonly $in: readonly string[] } | { readonly $eq: string }

/**
 * Which products are meant.
 * @since 0.1.0
 */
export interface FilterableProductProps {
  readonly id?: OneOrMany
  /** text in the title, the description, a variant's title or sku, or the collection's title */
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
 * Which variants are meant.
 * @since 0.1.0
 */
export interface FilterableProductVariantProps {
  readonly id?: OneOrMany
  readonly sku?: OneOrMany
  readonly product_id?: OneOrMany
  /** ids of option values that the variants have */
  readonly options?: { readonly id?: readonly string[] }
}

/**
 * Which tags are meant.
 * @since 0.1.0
 */
export interface FilterableProductTagProps {
  readonly id?: OneOrMany
  readonly value?: OneOrMany
}

/**
 * Which product types are meant.
 * @since 0.1.0
 */
export interface FilterableProductTypeProps {
  readonly id?: OneOrMany
  readonly value?: OneOrMany
}

/**
 * Which options are meant.
 * @since 0.1.0
 */
export interface FilterableProductOptionProps {
  readonly id?: OneOrMany
  readonly title?: OneOrMany
  readonly product_id?: OneOrMany
}

/**
 * Which collections are meant.
 * @since 0.1.0
 */
export interface FilterableProductCollectionProps {
  readonly id?: OneOrMany
  readonly handle?: OneOrMany
  readonly title?: OneOrMany
}

/**
 * Which categories are meant.
 * @since 0.1.0
 */
export interface FilterableProductCategoryProps {
  readonly id?: OneOrMany
  readonly name?: OneOrMany
  readonly handle?: OneOrMany
  /** null: those at the root */
  readonly parent_category_id?: OneOrMany | null
  readonly is_active?: boolean
  readonly is_internal?: boolean
  /** `category_children` holds everything below each category */
  readonly include_descendants_tree?: boolean
}

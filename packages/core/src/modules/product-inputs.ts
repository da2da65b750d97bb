import type { ProductStatus } from "./product-types.ts"

type Metadata = Readonly<Record<string, unknown>>

interface PhysicalInput {
  /** weight and dimensions are integers in units of the shop's choice */
  readonly weight?: number | null
  readonly length?: number | null
  readonly height?: number | null
  readonly width?: number | null
  readonly origin_country?: string | null
  readonly hs_code?: string | null
  readonly mid_code?: string | null
  readonly material?: string | null
}

/**
 * The input for creating a tag.
 * @since 0.1.0
 */
export interface CreateProductTagDTO {
  readonly value: string
}

/**
 * The input for updating a tag. Fields that are left out keep their values.
 * @since 0.1.0
 */
export interface UpdateProductTagDTO {
  readonly id: string
  readonly value?: string
}

/**
 * The input for creating a product type.
 * @since 0.1.0
 */
export interface CreateProductTypeDTO {
  /** generated when left out */
  readonly id?: string
  readonly value: string
  readonly metadata?: Metadata | null
}

/**
 * The input for updating a product type. Fields that are left out keep their values; metadata is merged key by
 * key.
 * @since 0.1.0
 */
export interface UpdateProductTypeDTO {
  readonly id: string
  readonly value?: string
  readonly metadata?: Metadata | null
}

/**
 * The input for creating an option.
 * @since 0.1.0
 */
export interface CreateProductOptionDTO {
  readonly title: string
  /** the product the option belongs to; left out inside a product */
  readonly product_id?: string
}

/**
 * The input for updating an option. Fields that are left out keep their values.
 * @since 0.1.0
 */
export interface UpdateProductOptionDTO {
  readonly id: string
  readonly title?: string
  /** the product it belongs to; it cannot be changed */
  readonly product_id?: string
}

/**
 * The value of a variant for a product option.
 * @since 0.1.0
 */
export interface CreateProductVariantOptionDTO {
  readonly value: string
  /** the id of the option; without it, values are matched to the product's options by position */
  readonly option_id?: string | null
}

interface VariantFields extends PhysicalInput {
  /** `sku`, `barcode`, `ean` and `upc` are unique among variants that are not deleted */
  readonly sku?: string | null
  readonly barcode?: string | null
  readonly ean?: string | null
  readonly upc?: string | null
  readonly inventory_quantity?: number | null
  readonly allow_backorder?: boolean | null
  readonly manage_inventory?: boolean | null
  readonly options?: readonly CreateProductVariantOptionDTO[] | null
  readonly metadata?: Metadata | null
}

/**
 * The input for creating a variant, with one value for each option of its product.
 * @since 0.1.0
 */
export interface CreateProductVariantDTO extends VariantFields {
  readonly title: string
  /** the product the option belongs to; left out inside a product */
  readonly product_id?: string | null
}

/**
 * The input for updating a variant. Fields that are left out keep their values; metadata is merged key by key.
 * @since 0.1.0
 */
export interface UpdateProductVariantDTO extends VariantFields {
  readonly id: string
  readonly title?: string | null
}

interface ProductFields extends PhysicalInput {
  readonly subtitle?: string | null
  readonly description?: string | null
  readonly is_giftcard?: boolean | null
  readonly discountable?: boolean | null
  /** URLs */
  readonly images?: readonly (string | { readonly id?: string; readonly url: string })[] | null
  readonly thumbnail?: string | null
  readonly handle?: string | null
  readonly status?: ProductStatus
  /** an existing type with this value, or a new one */
  readonly type?: CreateProductTypeDTO | null
  readonly type_id?: string | null
  readonly collection_id?: string | null
  /** existing tags with these values, or new ones */
  readonly tags?: readonly CreateProductTagDTO[] | null
  readonly categories?: readonly { readonly id: string }[] | null
  readonly options?: readonly CreateProductOptionDTO[] | null
  readonly external_id?: string | null
  readonly metadata?: Metadata | null
}

/**
 * The input for creating a product.
 * @since 0.1.0
 */
export interface CreateProductDTO extends ProductFields {
  readonly title: string
  readonly variants?: readonly CreateProductVariantDTO[] | null
}

/**
 * The input for updating a product. Fields that are left out keep their values. Lists of images, tags,
 * categories, options and variants replace the previous ones; variants with an id are updated. Metadata is
 * merged.
 * @since 0.1.0
 */
export interface UpdateProductDTO extends ProductFields {
  readonly id: string
  readonly title?: string | null
  readonly variants?: readonly (CreateProductVariantDTO | UpdateProductVariantDTO)[] | null
}

/**
 * The input for creating a collection.
 * @since 0.1.0
 */
export interface CreateProductCollectionDTO {
  readonly title: string
  /** derived from the title by default */
  readonly handle?: string | null
  /** the ids of the products to add */
  readonly product_ids?: readonly string[] | null
  readonly metadata?: Metadata | null
}

/**
 * The input for updating a collection. Fields that are left out keep their values; metadata is merged key by key.
 * @since 0.1.0
 */
export interface UpdateProductCollectionDTO {
  readonly id: string
  readonly title?: string | null
  readonly handle?: string | null
  /** the ids of all products of the collection; others are removed from it */
  readonly product_ids?: readonly string[] | null
  readonly metadata?: Metadata | null
}

/**
 * The input for creating a category.
 * @since 0.1.0
 */
export interface CreateProductCategoryDTO {
  readonly name: string
  /** derived from the name by default */
  readonly handle?: string | null
  readonly description?: string
  readonly is_active?: boolean | null
  readonly is_internal?: boolean | null
  /** the position among the categories of the same parent, starting at 0; the last one by default */
  readonly rank?: number | null
  /** null for a root category */
  readonly parent_category_id: string | null
  readonly metadata?: Metadata | null
}

/**
 * The input for updating a category. Fields that are left out keep their values; metadata is merged key by key.
 * @since 0.1.0
 */
export interface UpdateProductCategoryDTO {
  readonly name?: string | null
  readonly handle?: string | null
  readonly description?: string
  readonly is_active?: boolean | null
  readonly is_internal?: boolean | null
  readonly rank?: number | null
  readonly parent_category_id?: string | null
  readonly metadata?: Metadata | null
}

/**
 * Selects the ids that a deletion or a restoration returns.
 * @since 0.1.0
 */
export interface ReturnedKeys {
  /** `product_id`, `variant_id` or both; without it nothing is returned */
  readonly returnLinkableKeys?: readonly string[]
}

import type { ProductStatus } from "./product-types.ts"

type Metadata = Readonly<Record<string, unknown>>

interface PhysicalInput {
  /** weight and measures are whole units of the shop's choice */
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
 * A tag as it is to be made.
 * @since 0.1.0
 */
export interface CreateProductTagDTO {
  readonly value: string
}

/**
 * What is to be different of a tag.
 * @since 0.1.0
 */
export interface UpdateProductTagDTO {
  readonly id: string
  readonly value?: string
}

/**
 * A product type as it is to be made.
 * @since 0.1.0
 */
export interface CreateProductTypeDTO {
  /** made up unless said */
  readonly id?: string
  readonly value: string
  readonly metadata?: Metadata | null
}

/**
 * What is to be different of a product type; metadata is merged.
 * @since 0.1.0
 */
export interface UpdateProductTypeDTO {
  readonly id: string
  readonly value?: string
  readonly metadata?: Metadata | null
}

/**
 * An option as it is to be made.
 * @since 0.1.0
 */
export interface CreateProductOptionDTO {
  readonly title: string
  /** the product it is for; not said within a product */
  readonly product_id?: string
}

/**
 * What is to be different of an option.
 * @since 0.1.0
 */
export interface UpdateProductOptionDTO {
  readonly id: string
  readonly title?: string
  /** the product it belongs to; it cannot change */
  readonly product_id?: string
}

/**
 * What a variant has for an option.
 * @since 0.1.0
 */
export interface CreateProductVariantOptionDTO {
  readonly value: string
  /** the option; without it the values stand in the order of the product's options */
  readonly option_id?: string | null
}

interface VariantFields extends PhysicalInput {
  /** codes are unique among variants that are not deleted */
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
 * A variant as it is to be made: one value for each option of its product.
 * @since 0.1.0
 */
export interface CreateProductVariantDTO extends VariantFields {
  readonly title: string
  /** the product it is for; not said within a product */
  readonly product_id?: string | null
}

/**
 * What is to be different of a variant; metadata is merged.
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
  /** addresses */
  readonly images?: readonly (string | { readonly id?: string; readonly url: string })[] | null
  readonly thumbnail?: string | null
  readonly handle?: string | null
  readonly status?: ProductStatus
  /** found by its value, or made */
  readonly type?: CreateProductTypeDTO | null
  readonly type_id?: string | null
  readonly collection_id?: string | null
  /** found by their values, or made */
  readonly tags?: readonly CreateProductTagDTO[] | null
  readonly categories?: readonly { readonly id: string }[] | null
  readonly options?: readonly CreateProductOptionDTO[] | null
  readonly external_id?: string | null
  readonly metadata?: Metadata | null
}

/**
 * A product as it is to be made.
 * @since 0.1.0
 */
export interface CreateProductDTO extends ProductFields {
  readonly title: string
  readonly variants?: readonly CreateProductVariantDTO[] | null
}

/**
 * What is to be different of a product. Images, tags, categories, options and variants that are given replace all
 * there were; variants with an id are changed. Metadata is merged.
 * @since 0.1.0
 */
export interface UpdateProductDTO extends ProductFields {
  readonly id: string
  readonly title?: string | null
  readonly variants?: readonly (CreateProductVariantDTO | UpdateProductVariantDTO)[] | null
}

/**
 * A collection as it is to be made.
 * @since 0.1.0
 */
export interface CreateProductCollectionDTO {
  readonly title: string
  /** made of the title unless said */
  readonly handle?: string | null
  /** products that come into it */
  readonly product_ids?: readonly string[] | null
  readonly metadata?: Metadata | null
}

/**
 * What is to be different of a collection; metadata is merged.
 * @since 0.1.0
 */
export interface UpdateProductCollectionDTO {
  readonly id: string
  readonly title?: string | null
  readonly handle?: string | null
  /** exactly these products are in it afterwards */
  readonly product_ids?: readonly string[] | null
  readonly metadata?: Metadata | null
}

/**
 * A category as it is to be made.
 * @since 0.1.0
 */
export interface CreateProductCategoryDTO {
  readonly name: string
  /** made of the name unless said */
  readonly handle?: string | null
  readonly description?: string
  readonly is_active?: boolean | null
  readonly is_internal?: boolean | null
  /** its place among its siblings, from 0; the last one unless said */
  readonly rank?: number | null
  /** null: at the root */
  readonly parent_category_id: string | null
  readonly metadata?: Metadata | null
}

/**
 * What is to be different of a category; metadata is merged.
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
 * Which keys a deletion or a restoration answers.
 * @since 0.1.0
 */
export interface ReturnedKeys {
  /** of `product_id` and `variant_id`; nothing is answered unless said */
  readonly returnLinkableKeys?: readonly string[]
}

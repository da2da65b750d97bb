import type { ProductStatus } from "./product-types.ts"

/** Key-value pairs for your own data; values can be anything that JSON can contain. */
type Metadata = Readonly<Record<string, unknown>>

interface PhysicalInput {
  /** the weight, an integer in a unit of the shop's choice */
  readonly weight?: number | null
  /** the length, in a unit of the shop's choice */
  readonly length?: number | null
  /** the height, in a unit of the shop's choice */
  readonly height?: number | null
  /** the width, in a unit of the shop's choice */
  readonly width?: number | null
  /** the country of origin */
  readonly origin_country?: string | null
  /** the Harmonized System (HS) code for customs */
  readonly hs_code?: string | null
  /** the manufacturer identification (MID) code for customs */
  readonly mid_code?: string | null
  /** the material */
  readonly material?: string | null
}

/**
 * The input for creating a tag. If a tag with the text exists, it is used instead of a new one.
 * @since 0.1.0
 */
export interface CreateProductTagDTO {
  /** the text of the tag */
  readonly value: string
}

/**
 * The input for updating a tag. Fields that are left out keep their values.
 * @since 0.1.0
 */
export interface UpdateProductTagDTO {
  /** the ID of the product tag to update */
  readonly id: string
  /** the text of the tag */
  readonly value?: string
}

/**
 * The input for creating a product type.
 * @since 0.1.0
 */
export interface CreateProductTypeDTO {
  /** generated when left out */
  readonly id?: string
  /** the name of the type, such as `Coats` */
  readonly value: string
  /** key-value pairs for your own data */
  readonly metadata?: Metadata | null
}

/**
 * The input for updating a product type. Fields that are left out keep their values; metadata is merged key by
 * key.
 * @since 0.1.0
 */
export interface UpdateProductTypeDTO {
  /** the ID of the product type to update */
  readonly id: string
  /** the name of the type, such as `Coats` */
  readonly value?: string
  /** key-value pairs for your own data */
  readonly metadata?: Metadata | null
}

/**
 * The input for creating an option.
 * @since 0.1.0
 */
export interface CreateProductOptionDTO {
  /** the title */
  readonly title: string
  /** the product the option belongs to; left out inside a product */
  readonly product_id?: string
}

/**
 * The input for updating an option. Fields that are left out keep their values.
 * @since 0.1.0
 */
export interface UpdateProductOptionDTO {
  /** the ID of the product option to update */
  readonly id: string
  /** the title */
  readonly title?: string
  /** the product it belongs to; it cannot be changed */
  readonly product_id?: string
}

/**
 * The value of a variant for a product option.
 * @since 0.1.0
 */
export interface CreateProductVariantOptionDTO {
  /** the text of the value, such as `XL` */
  readonly value: string
  /** the ID of the option; without it, values are matched to the product's options by position */
  readonly option_id?: string | null
}

interface VariantFields extends PhysicalInput {
  /** the stock keeping unit; `sku`, `barcode`, `ean` and `upc` are unique among variants that are not deleted */
  readonly sku?: string | null
  /** a barcode of any standard */
  readonly barcode?: string | null
  /** the European Article Number (EAN) */
  readonly ean?: string | null
  /** the Universal Product Code (UPC) */
  readonly upc?: string | null
  /** the units in stock, for variants without inventory items */
  readonly inventory_quantity?: number | null
  /** whether the variant can be bought when it is out of stock */
  readonly allow_backorder?: boolean | null
  /** whether stock is tracked for the variant */
  readonly manage_inventory?: boolean | null
  /** the variant's values for the product's options */
  readonly options?: readonly CreateProductVariantOptionDTO[] | null
  /** key-value pairs for your own data */
  readonly metadata?: Metadata | null
}

/**
 * The input for creating a variant, with one value for each option of its product.
 * @since 0.1.0
 */
export interface CreateProductVariantDTO extends VariantFields {
  /** the title */
  readonly title: string
  /** the product the variant belongs to; left out inside a product */
  readonly product_id?: string | null
}

/**
 * The input for updating a variant. Fields that are left out keep their values; metadata is merged key by key.
 * @since 0.1.0
 */
export interface UpdateProductVariantDTO extends VariantFields {
  /** the ID of the product variant to update */
  readonly id: string
  /** the title */
  readonly title?: string | null
}

interface ProductFields extends PhysicalInput {
  /** a second line shown with the title */
  readonly subtitle?: string | null
  /** a text that describes it */
  readonly description?: string | null
  /** whether the product is a gift card */
  readonly is_giftcard?: boolean | null
  /** whether discounts apply to the product */
  readonly discountable?: boolean | null
  /** the images, as URLs or objects */
  readonly images?:
    | readonly (
        | string
        | {
            /** the ID of an existing image */
            readonly id?: string
            /** the URL of the image */
            readonly url: string
          }
      )[]
    | null
  /** the URL of the thumbnail image */
  readonly thumbnail?: string | null
  /** the URL-safe name; unique among rows that are not deleted */
  readonly handle?: string | null
  /** the publication status; `draft` by default for a new product */
  readonly status?: ProductStatus
  /** an existing type with this value, or a new one */
  readonly type?: CreateProductTypeDTO | null
  /** the ID of the product type; null when there is none */
  readonly type_id?: string | null
  /** the ID of the collection; null when there is none */
  readonly collection_id?: string | null
  /** existing tags with these values, or new ones */
  readonly tags?: readonly CreateProductTagDTO[] | null
  /** the categories, by ID */
  readonly categories?:
    | readonly {
        /** the ID of the category */
        readonly id: string
      }[]
    | null
  /** the options */
  readonly options?: readonly CreateProductOptionDTO[] | null
  /** an identifier in an external system */
  readonly external_id?: string | null
  /** key-value pairs for your own data */
  readonly metadata?: Metadata | null
}

/**
 * The input for creating a product.
 * @since 0.1.0
 */
export interface CreateProductDTO extends ProductFields {
  /** the title */
  readonly title: string
  /** the variants */
  readonly variants?: readonly CreateProductVariantDTO[] | null
}

/**
 * The input for updating a product. Fields that are left out keep their values. Lists of images, tags,
 * categories, options and variants replace the previous ones; variants with an ID are updated. Metadata is
 * merged.
 * @since 0.1.0
 */
export interface UpdateProductDTO extends ProductFields {
  /** the ID of the product to update */
  readonly id: string
  /** the title */
  readonly title?: string | null
  /** the variants */
  readonly variants?: readonly (CreateProductVariantDTO | UpdateProductVariantDTO)[] | null
}

/**
 * The input for creating a collection.
 * @since 0.1.0
 */
export interface CreateProductCollectionDTO {
  /** the title */
  readonly title: string
  /** derived from the title by default */
  readonly handle?: string | null
  /** the IDs of the products to add */
  readonly product_ids?: readonly string[] | null
  /** key-value pairs for your own data */
  readonly metadata?: Metadata | null
}

/**
 * The input for updating a collection. Fields that are left out keep their values; metadata is merged key by key.
 * @since 0.1.0
 */
export interface UpdateProductCollectionDTO {
  /** the ID of the product collection to update */
  readonly id: string
  /** the title */
  readonly title?: string | null
  /** the URL-safe name; unique among rows that are not deleted */
  readonly handle?: string | null
  /** the IDs of all products of the collection; others are removed from it */
  readonly product_ids?: readonly string[] | null
  /** key-value pairs for your own data */
  readonly metadata?: Metadata | null
}

/**
 * The input for creating a category.
 * @since 0.1.0
 */
export interface CreateProductCategoryDTO {
  /** the name */
  readonly name: string
  /** derived from the name by default */
  readonly handle?: string | null
  /** a text that describes it */
  readonly description?: string
  /** whether the category is active */
  readonly is_active?: boolean | null
  /** whether the category is left out of the Store API */
  readonly is_internal?: boolean | null
  /** the position among the categories of the same parent, starting at 0; the last one by default */
  readonly rank?: number | null
  /** null for a root category */
  readonly parent_category_id: string | null
  /** key-value pairs for your own data */
  readonly metadata?: Metadata | null
}

/**
 * The input for updating a category. Fields that are left out keep their values; metadata is merged key by key.
 * @since 0.1.0
 */
export interface UpdateProductCategoryDTO {
  /** the name */
  readonly name?: string | null
  /** the URL-safe name; unique among rows that are not deleted */
  readonly handle?: string | null
  /** a text that describes it */
  readonly description?: string
  /** whether the category is active */
  readonly is_active?: boolean | null
  /** whether the category is left out of the Store API */
  readonly is_internal?: boolean | null
  /** the position among the categories of the same parent, starting at 0 */
  readonly rank?: number | null
  /** the ID of the parent category; null for a root category */
  readonly parent_category_id?: string | null
  /** key-value pairs for your own data */
  readonly metadata?: Metadata | null
}

/**
 * Selects the IDs that a deletion or a restoration returns.
 * @since 0.1.0
 */
export interface ReturnedKeys {
  /** `product_id`, `variant_id` or both; without it nothing is returned */
  readonly returnLinkableKeys?: readonly string[]
}

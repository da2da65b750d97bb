import { joinerConfig, type JoinerConfig } from "./joiner-config.ts"
import { ProductCategories } from "./product-categories.ts"
import { ProductCollections } from "./product-collections.ts"
import { ProductOptions } from "./product-options.ts"
import { Products } from "./product-products.ts"
import { ProductVariants } from "./product-variants.ts"
import { ProductTags, ProductTypes } from "./product-words.ts"
import { moduleCore, type Methods, type ModuleOptions } from "./run.ts"

export { CommerceError } from "../platform/kernel/errors.ts"
export type { FindConfig } from "./find-config.ts"
export type { JoinerConfig } from "./joiner-config.ts"
export type { Filterable } from "./reader.ts"
export type { ModuleOptions, SharedContext } from "./run.ts"
export type * from "./product-inputs.ts"
export type * from "./product-types.ts"

/** What the module says of itself. */
class ProductJoin {
  /**
   * Describes how other code can link its data to products.
   * @returns the name of the module's service, and the keys that refer to its entities
   * @since 0.1.0
   */
  readonly __joinerConfig = (): JoinerConfig =>
    joinerConfig(
      "productService",
      [
        "product",
        "variant",
        "product_option",
        "product_type",
        "product_tag",
        "product_collection",
        "product_category",
      ],
      {
        product_id: "Product",
        variant_id: "ProductVariant",
        product_option_id: "ProductOption",
        product_type_id: "ProductType",
        product_tag_id: "ProductTag",
        product_collection_id: "ProductCollection",
        product_category_id: "ProductCategory",
      },
      ["id", "handle"],
    )
}

/**
 * The methods of the product module.
 * @since 0.1.0
 */
export interface ProductModule
  extends
    Methods<ProductJoin>,
    Methods<Products>,
    Methods<ProductVariants>,
    Methods<ProductOptions>,
    Methods<ProductTags>,
    Methods<ProductTypes>,
    Methods<ProductCollections>,
    Methods<ProductCategories> {}

/**
 * Creates a product module, which manages products, variants, options, tags, types, collections and categories
 * without a server.
 * @param options.db a connection pool of a migrated database, or a transaction that all calls join
 * @param options.events `false` stores no events in the outbox; `true` by default
 * @since 0.1.0
 */
export function createProductModule(options: ModuleOptions): ProductModule {
  const core = moduleCore(options)
  return {
    ...new ProductJoin(),
    ...new Products(core),
    ...new ProductVariants(core),
    ...new ProductOptions(core),
    ...new ProductTags(core),
    ...new ProductTypes(core),
    ...new ProductCollections(core),
    ...new ProductCategories(core),
  }
}

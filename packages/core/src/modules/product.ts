import { joinerConfig, type JoinerConfig } from "./joiner-config.ts"
import { ProductCategories } from "./product-categories.ts"
import { ProductCollections } from "./product-collections.ts"
import { ProductOptions } from "./product-options.ts"
import { Products } from "./product-products.ts"
import { ProductVariants } from "./product-variants.ts"
import { ProductTags, ProductTypes } from "./product-words.ts"
import { moduleCore, type Methods, type ModuleOptions } from "./run.ts"

export { CommerceError } from "../kernel/errors.ts"
export type { FindConfig } from "./find-config.ts"
export type { JoinerConfig } from "./joiner-config.ts"
export type { Filterable } from "./reader.ts"
export type { ModuleOptions, SharedContext } from "./run.ts"
export type * from "./product-inputs.ts"
export type * from "./product-types.ts"

/** What the module says of itself. */
class ProductJoin {
  /**
   * What other code may join products by.
   * @returns the service's name and the keys of its rows
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
 * The catalogue, without a server: products, variants, options, tags, types, collections and categories.
 * @param options.db a pool of connections to a migrated database, or a transaction
 * @param options.events false writes no events into the outbox
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

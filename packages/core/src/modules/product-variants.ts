import { sql } from "kysely"
import {
  addVariant,
  deleteVariants,
  productErrors,
  readVariantOwners,
  restoreVariants,
  updateVariantsOf,
} from "../commerce/catalog/products/index.ts"
import type { Executor } from "../platform/query/fetch.ts"
import { givenFilters } from "../platform/query/filter.ts"
import type { FindConfig } from "./find-config.ts"
import type {
  CreateProductVariantDTO,
  CreateProductVariantOptionDTO,
  ReturnedKeys,
  UpdateProductVariantDTO,
} from "./product-inputs.ts"
import { newVariants, variantChanges, variantFilters } from "./product-shapes.ts"
import type { FilterableProductVariantProps, ProductVariantDTO } from "./product-types.ts"
import { keysOf } from "./returned-keys.ts"
import { reader, type Filterable } from "./reader.ts"
import { parsed, parsedIds, type ModuleCore, type SharedContext } from "./run.ts"
import { valueOf } from "../platform/kernel/certain.ts"

const readerOf = (core: ModuleCore) =>
  reader<ProductVariantDTO, FilterableProductVariantProps>(core)({
    entity: "ProductVariant",
    filters: variantFilters,
    take: 15,
    notFound: productErrors.variant_not_found,
    conditions: ({ options, ...columns }) => ({
      columns: givenFilters(columns),
      where: options?.id
        ? [
            sql`exists (select from product_option_value ov where ov.variant_id = root.id
              and ov.deleted_at is null and ov.id = any(${options.id}::text[]))`,
          ]
        : [],
    }),
  })

/** The methods for variants. */
export class ProductVariants {
  readonly #core: ModuleCore
  readonly #variants: ReturnType<typeof readerOf>

  constructor(core: ModuleCore) {
    this.#core = core
    this.#variants = readerOf(core)
  }

  /**
   * Retrieves one variant by its id.
   * @param productVariantId the id of the variant (`variant_…`)
   * @param config the fields and relations to return, such as `{ relations: ["options", "product"] }`
   * @param sharedContext `{ transactionManager: db }` to read in the transaction `db`; by default, without a transaction
   * @returns the variant
   * @throws products.variant_not_found, general.invalid_data
   * @since 0.1.0
   */
  readonly retrieveVariant = (
    productVariantId: string,
    config?: FindConfig<ProductVariantDTO>,
    sharedContext?: SharedContext,
  ): Promise<ProductVariantDTO> => this.#variants.retrieve(productVariantId, config, sharedContext)

  /**
   * Returns a list of variants: at most 15 of them unless `config.take` sets another limit.
   * @param filters filters by `id`, `sku`, `product_id` and option values
   * @param config the fields and relations to return, the sort order and the page
   * @param sharedContext `{ transactionManager: db }` to read in the transaction `db`; by default, without a transaction
   * @returns the variants
   * @throws general.invalid_data, general.fields_not_valid
   * @since 0.1.0
   */
  readonly listVariants = (
    filters: Filterable<FilterableProductVariantProps> = {},
    config?: FindConfig<ProductVariantDTO>,
    sharedContext?: SharedContext,
  ): Promise<ProductVariantDTO[]> => this.#variants.list(filters, config, sharedContext)

  /**
   * Returns a list of variants together with the number of all that match, using one database query.
   * @param filters filters by `id`, `sku`, `product_id` and option values
   * @param config the fields and relations to return, the sort order and the page
   * @param sharedContext `{ transactionManager: db }` to read in the transaction `db`; by default, without a transaction
   * @returns a pair of the listed rows and the number of all rows that match
   * @throws general.invalid_data, general.fields_not_valid
   * @since 0.1.0
   */
  readonly listAndCountVariants = (
    filters: Filterable<FilterableProductVariantProps> = {},
    config?: FindConfig<ProductVariantDTO>,
    sharedContext?: SharedContext,
  ): Promise<[ProductVariantDTO[], number]> => this.#variants.listAndCount(filters, config, sharedContext)

  /**
   * Adds variants to products, each as the product's last one. If one of them is rejected, none is added.
   * @param data one entry per variant: its `product_id`, and one value for each option of the product
   * @param sharedContext a context whose transaction the method joins; by default, it runs in a new transaction
   * @returns the variants with their option values, in the order of the input
   * @throws products.product_id_missing, products.option_count_differs, products.option_value_missing,
   *   products.variant_exists, products.variant_refused, general.invalid_data
   * @emits product-variant.created for each
   * @since 0.1.0
   */
  readonly createVariants = (
    data: readonly CreateProductVariantDTO[],
    sharedContext?: SharedContext,
  ): Promise<ProductVariantDTO[]> =>
    this.#core.write(sharedContext, async (write) => {
      const ids: string[] = []
      for (const { product_id, ...variant } of parsed(newVariants, data)) {
        const owner = (await readVariantOwners(write.db, [product_id])).get(product_id)
        const options = withOptionIds(variant.options ?? [], owner ?? { options: [] })
        ids.push(await addVariant(write, product_id, { ...variant, prices: [], options }))
      }
      return this.#variants.byIds(write.db, ids, ["options"])
    })

  /**
   * Updates variants. If one of them is rejected, none is changed. Fields that are left out keep their values;
   * metadata is merged.
   * @param data one entry per variant: its `id` and the fields to update
   * @param sharedContext a context whose transaction the method joins; by default, it runs in a new transaction
   * @returns the updated variants with their option values, in the order of the input
   * @throws products.variant_not_found, products.option_value_not_found, general.invalid_data; duplicate_error
   *   when a code is taken
   * @emits product-variant.updated for each
   * @since 0.1.0
   */
  readonly updateVariants = (
    data: readonly UpdateProductVariantDTO[],
    sharedContext?: SharedContext,
  ): Promise<ProductVariantDTO[]> =>
    this.#core.write(sharedContext, async (write) => {
      const changes = parsed(variantChanges, data)
      const ids = changes.map(({ id }) => id)
      const products = await productsOf(write.db, ids)
      const owners = await readVariantOwners(write.db, [...new Set(products.values())])
      await updateVariantsOf(
        write,
        changes.map((change) => {
          const product_id = products.get(change.id)
          if (!product_id) throw productErrors.variant_not_found(change.id)
          return {
            ...change,
            product_id,
            options: withOptionIds(change.options ?? [], valueOf(owners, product_id)),
          }
        }),
      )
      return this.#variants.byIds(write.db, ids, ["options"])
    })

  /**
   * Soft-deletes variants with their option values, prices and inventory items, so that they can be restored.
   * Their codes can be used again. IDs that do not exist are ignored.
   * @param productVariantIds the IDs of the variants (`variant_…`)
   * @param sharedContext a context whose transaction the method joins; by default, it runs in a new transaction
   * @throws general.invalid_data
   * @emits product-variant.deleted for each
   * @since 0.1.0
   */
  readonly deleteVariants = (
    productVariantIds: readonly string[],
    sharedContext?: SharedContext,
  ): Promise<void> =>
    this.#core.write(sharedContext, async (write) => {
      const ids = parsedIds(productVariantIds)
      const products = await productsOf(write.db, ids)
      for (const productId of [...new Set(products.values())].toSorted())
        await deleteVariants(
          write,
          productId,
          ids.filter((id) => products.get(id) === productId),
        )
    })

  /**
   * Restores soft-deleted variants with the option values, prices and inventory items that were deleted with
   * them. Variants that are not deleted, and variants of deleted products, are ignored.
   * @param variantIds the IDs of the variants (`variant_…`)
   * @param config.returnLinkableKeys the IDs to return: `variant_id`
   * @param sharedContext a context whose transaction the method joins; by default, it runs in a new transaction
   * @returns the restored IDs by key, when `returnLinkableKeys` asks for them
   * @throws general.invalid_data; duplicate_error when a code was taken meanwhile
   * @emits product-variant.updated for each
   * @since 0.1.0
   */
  readonly restoreVariants = (
    variantIds: readonly string[],
    config?: ReturnedKeys,
    sharedContext?: SharedContext,
  ): Promise<Record<string, string[]> | void> =>
    this.#core.write(sharedContext, async (write) =>
      keysOf(config, { variant_id: await restoreVariants(write, parsedIds(variantIds)) }),
    )
}

async function productsOf(db: Executor, variantIds: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; product_id: string }>`select id, product_id from product_variant
    where id = any(${variantIds}::text[]) and deleted_at is null`.execute(db)
  return new Map(rows.map((row) => [row.id, row.product_id]))
}

/** Values without an option name are in the order of the options; a value after the last option has none. */
export function withOptionIds(
  values: readonly CreateProductVariantOptionDTO[],
  owner: { readonly options: readonly { readonly id: string }[] },
): { value: string; option_id: string }[] {
  return values.map(({ value, option_id }, at) => ({
    value,
    option_id: option_id || (owner.options[at]?.id ?? ""),
  }))
}

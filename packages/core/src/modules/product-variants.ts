import { sql } from "kysely"
import {
  addVariant,
  deleteVariants,
  productErrors,
  readVariantOwners,
  restoreVariants,
  updateVariantsOf,
} from "../products/index.ts"
import type { Executor } from "../query/fetch.ts"
import { givenFilters } from "../query/filter.ts"
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
   * Reads one variant.
   * @param productVariantId `variant_…`
   * @param config what is read of it, e.g. `{ relations: ["options", "product"] }`
   * @param sharedContext a transaction to read in
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
   * Lists variants, 15 unless `config.take` says otherwise.
   * @param filters which: by `id`, `sku`, `product_id` and option values
   * @param config what is read of them, in which order, which page
   * @param sharedContext a transaction to read in
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
   * Lists variants and counts all that match, with one statement.
   * @param filters which: by `id`, `sku`, `product_id` and option values
   * @param config what is read of them, in which order, which page
   * @param sharedContext a transaction to read in
   * @returns the page, and how many match
   * @throws general.invalid_data, general.fields_not_valid
   * @since 0.1.0
   */
  readonly listAndCountVariants = (
    filters: Filterable<FilterableProductVariantProps> = {},
    config?: FindConfig<ProductVariantDTO>,
    sharedContext?: SharedContext,
  ): Promise<[ProductVariantDTO[], number]> => this.#variants.listAndCount(filters, config, sharedContext)

  /**
   * Adds variants to products, each as the last one: all of them, or none when one is refused.
   * @param data one entry per variant, with its `product_id` and one value per option of the product
   * @param sharedContext a transaction to write in
   * @returns the variants with their option values, in the given order
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
   * Changes variants: all of them, or none when one is refused. What is not mentioned stays; metadata is merged.
   * @param data one entry per variant, with its id
   * @param sharedContext a transaction to write in
   * @returns the changed variants with their option values, in the given order
   * @throws products.variant_not_found, products.option_value_not_found, general.invalid_data; duplicate_error when
   *   a code is taken
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
            options: withOptionIds(change.options ?? [], owners.get(product_id)!),
          }
        }),
      )
      return this.#variants.byIds(write.db, ids, ["options"])
    })

  /**
   * Deletes variants with their option values, prices and inventory items so that they can be restored; their codes
   * are free again. Variants that do not exist are passed over.
   * @param productVariantIds `variant_…`
   * @param sharedContext a transaction to write in
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
   * Brings deleted variants back, with the option values, prices and inventory items that were deleted along with
   * them. Variants that are not deleted, and those of deleted products, are passed over.
   * @param variantIds `variant_…`
   * @param config.returnLinkableKeys which ids to answer: `variant_id`
   * @param sharedContext a transaction to write in
   * @returns the ids of what came back, where they are asked for
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

/** Values that name no option stand in the order of the options; one beyond the last option names none. */
export function withOptionIds(
  values: readonly CreateProductVariantOptionDTO[],
  owner: { readonly options: readonly { readonly id: string }[] },
): { value: string; option_id: string }[] {
  return values.map(({ value, option_id }, at) => ({
    value,
    option_id: option_id || (owner.options[at]?.id ?? ""),
  }))
}

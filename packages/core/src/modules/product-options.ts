import { addOption, deleteOption, productErrors, renameOption } from "../commerce/catalog/products/index.ts"
import type { Executor } from "../platform/query/fetch.ts"
import { givenFilters } from "../platform/query/filter.ts"
import type { FindConfig } from "./find-config.ts"
import type { CreateProductOptionDTO, UpdateProductOptionDTO } from "./product-inputs.ts"
import { newOptions, optionChanges, optionFilters } from "./product-shapes.ts"
import type { FilterableProductOptionProps, ProductOptionDTO } from "./product-types.ts"
import { reader, type Filterable } from "./reader.ts"
import { parsed, parsedIds, type ModuleCore, type SharedContext } from "./run.ts"

const readerOf = (core: ModuleCore) =>
  reader<ProductOptionDTO, FilterableProductOptionProps>(core)({
    entity: "ProductOption",
    filters: optionFilters,
    take: 15,
    notFound: productErrors.option_not_found,
    conditions: (columns) => ({ columns: givenFilters(columns), where: [] }),
  })

/** The methods for options. */
export class ProductOptions {
  readonly #core: ModuleCore
  readonly #options: ReturnType<typeof readerOf>

  constructor(core: ModuleCore) {
    this.#core = core
    this.#options = readerOf(core)
  }

  /**
   * Retrieves one option by its id.
   * @param optionId the id of the option (`opt_…`)
   * @param config the fields and relations to return, such as `{ relations: ["values"] }`
   * @param sharedContext `{ transactionManager: db }` to read in the transaction `db`; by default, without a transaction
   * @returns the option
   * @throws products.option_not_found, general.invalid_data
   * @since 0.1.0
   */
  readonly retrieveOption = (
    optionId: string,
    config?: FindConfig<ProductOptionDTO>,
    sharedContext?: SharedContext,
  ): Promise<ProductOptionDTO> => this.#options.retrieve(optionId, config, sharedContext)

  /**
   * Returns a list of options: at most 15 of them unless `config.take` sets another limit.
   * @param filters filters by `id`, `title` and `product_id`
   * @param config the fields and relations to return, the sort order and the page
   * @param sharedContext `{ transactionManager: db }` to read in the transaction `db`; by default, without a transaction
   * @returns the options
   * @throws general.invalid_data, general.fields_not_valid
   * @since 0.1.0
   */
  readonly listOptions = (
    filters: Filterable<FilterableProductOptionProps> = {},
    config?: FindConfig<ProductOptionDTO>,
    sharedContext?: SharedContext,
  ): Promise<ProductOptionDTO[]> => this.#options.list(filters, config, sharedContext)

  /**
   * Returns a list of options together with the number of all that match, using one database query.
   * @param filters filters by `id`, `title` and `product_id`
   * @param config the fields and relations to return, the sort order and the page
   * @param sharedContext `{ transactionManager: db }` to read in the transaction `db`; by default, without a transaction
   * @returns a pair of the listed rows and the number of all rows that match
   * @throws general.invalid_data, general.fields_not_valid
   * @since 0.1.0
   */
  readonly listAndCountOptions = (
    filters: Filterable<FilterableProductOptionProps> = {},
    config?: FindConfig<ProductOptionDTO>,
    sharedContext?: SharedContext,
  ): Promise<[ProductOptionDTO[], number]> => this.#options.listAndCount(filters, config, sharedContext)

  /**
   * Adds options to products. Existing variants get the value `Default Value` for a new option.
   * @param data one entry per option, with its `product_id`
   * @param sharedContext a context whose transaction the method joins; by default, it runs in a new transaction
   * @returns the options with their values, in the order of the input
   * @throws products.not_found, products.option_title_taken, general.invalid_data
   * @emits product.updated for each
   * @since 0.1.0
   */
  readonly createOptions = (
    data: readonly CreateProductOptionDTO[],
    sharedContext?: SharedContext,
  ): Promise<ProductOptionDTO[]> =>
    this.#core.write(sharedContext, async (write) => {
      const ids: string[] = []
      for (const { product_id, title } of parsed(newOptions, data))
        ids.push(await addOption(write, product_id, title))
      return this.#options.byIds(write.db, ids, ["values"])
    })

  /**
   * Renames options. If one of them is rejected, none is changed.
   * @param data one entry per option: its `id` and the fields to update
   * @param sharedContext a context whose transaction the method joins; by default, it runs in a new transaction
   * @returns the updated options with their values, in the order of the input
   * @throws products.option_not_found, products.option_rename_taken, general.invalid_data
   * @emits product.updated for each
   * @since 0.1.0
   */
  readonly updateOptions = (
    data: readonly UpdateProductOptionDTO[],
    sharedContext?: SharedContext,
  ): Promise<ProductOptionDTO[]> =>
    this.#core.write(sharedContext, async (write) => {
      const changes = parsed(optionChanges, data)
      const ids = changes.map(({ id }) => id)
      const products = await productsOf(write.db, ids)
      for (const { id, title, product_id } of changes) {
        const owner = products.get(id)
        if (!owner || (product_id && product_id !== owner)) throw productErrors.option_not_found(id)
        if (title) await renameOption(write, owner, id, { title })
      }
      return this.#options.byIds(write.db, ids, ["values"])
    })

  /**
   * Deletes options together with the values that variants have for them. IDs that do not exist are ignored.
   * @param productOptionIds the IDs of the options (`opt_…`)
   * @param sharedContext a context whose transaction the method joins; by default, it runs in a new transaction
   * @throws products.option_in_use when variants differ in one, general.invalid_data
   * @emits product.updated for each
   * @since 0.1.0
   */
  readonly deleteOptions = (
    productOptionIds: readonly string[],
    sharedContext?: SharedContext,
  ): Promise<void> =>
    this.#core.write(sharedContext, async (write) => {
      for (const [id, productId] of await productsOf(write.db, parsedIds(productOptionIds)))
        await deleteOption(write, productId, id)
    })
}

async function productsOf(db: Executor, optionIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom("product_option")
    .select(["id", "product_id"])
    .where("id", "in", ["", ...optionIds])
    .where("deleted_at", "is", null)
    .orderBy("product_id")
    .execute()
  return new Map(rows.flatMap(({ id, product_id }) => (product_id ? [[id, product_id] as const] : [])))
}

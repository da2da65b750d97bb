import {
  createTags,
  createTypes,
  deleteWords,
  productErrors,
  updateWord,
} from "../commerce/catalog/products/index.ts"
import { givenFilters } from "../platform/query/filter.ts"
import type { FindConfig } from "./find-config.ts"
import type {
  CreateProductTagDTO,
  CreateProductTypeDTO,
  UpdateProductTagDTO,
  UpdateProductTypeDTO,
} from "./product-inputs.ts"
import { newTags, newTypes, tagChanges, typeChanges, wordFilters } from "./product-shapes.ts"
import type {
  FilterableProductTagProps,
  FilterableProductTypeProps,
  ProductTagDTO,
  ProductTypeDTO,
} from "./product-types.ts"
import { reader, type Filterable } from "./reader.ts"
import { parsed, parsedIds, type ModuleCore, type SharedContext } from "./run.ts"

const productTagsReaderOf = (core: ModuleCore) =>
  reader<ProductTagDTO, FilterableProductTagProps>(core)({
    entity: "ProductTag",
    filters: wordFilters,
    take: 15,
    notFound: productErrors.tag_not_found,
    conditions: (columns) => ({ columns: givenFilters(columns), where: [] }),
  })

/** The methods for tags. */
export class ProductTags {
  readonly #core: ModuleCore
  readonly #rows: ReturnType<typeof productTagsReaderOf>

  constructor(core: ModuleCore) {
    this.#core = core
    this.#rows = productTagsReaderOf(core)
  }

  /**
   * Retrieves one tag by its id.
   * @param tagId the id of the tag (`ptag_…`)
   * @param config the fields and relations to return
   * @param sharedContext `{ transactionManager: db }` to read in the transaction `db`; by default, without a transaction
   * @returns the tag
   * @throws products.tag_not_found, general.invalid_data
   * @since 0.1.0
   */
  readonly retrieveTag = (
    tagId: string,
    config?: FindConfig<ProductTagDTO>,
    sharedContext?: SharedContext,
  ): Promise<ProductTagDTO> => this.#rows.retrieve(tagId, config, sharedContext)

  /**
   * Returns a list of tags: at most 15 of them unless `config.take` sets another limit.
   * @param filters filters by `id` and `value`
   * @param config the fields and relations to return, the sort order and the page
   * @param sharedContext `{ transactionManager: db }` to read in the transaction `db`; by default, without a transaction
   * @returns the tags
   * @throws general.invalid_data, general.fields_not_valid
   * @since 0.1.0
   */
  readonly listTags = (
    filters: Filterable<FilterableProductTagProps> = {},
    config?: FindConfig<ProductTagDTO>,
    sharedContext?: SharedContext,
  ): Promise<ProductTagDTO[]> => this.#rows.list(filters, config, sharedContext)

  /**
   * Returns a list of tags together with the number of all that match, using one database query.
   * @param filters filters by `id` and `value`
   * @param config the fields and relations to return, the sort order and the page
   * @param sharedContext `{ transactionManager: db }` to read in the transaction `db`; by default, without a transaction
   * @returns a pair of the listed rows and the number of all rows that match
   * @throws general.invalid_data, general.fields_not_valid
   * @since 0.1.0
   */
  readonly listAndCountTags = (
    filters: Filterable<FilterableProductTagProps> = {},
    config?: FindConfig<ProductTagDTO>,
    sharedContext?: SharedContext,
  ): Promise<[ProductTagDTO[], number]> => this.#rows.listAndCount(filters, config, sharedContext)

  /**
   * Creates tags. If a tag with the value exists, it is returned instead.
   * @param data one entry per tag
   * @param sharedContext a context whose transaction the method joins; by default, it runs in a new transaction
   * @returns the tags, in the order of the input
   * @throws general.invalid_data
   * @since 0.1.0
   */
  readonly createTags = (
    data: readonly CreateProductTagDTO[],
    sharedContext?: SharedContext,
  ): Promise<ProductTagDTO[]> =>
    this.#core.write(sharedContext, async ({ db }) =>
      this.#rows.byIds(db, await createTags(db, parsed(newTags, data))),
    )

  /**
   * Updates tags. If one of them is rejected, none is changed.
   * @param data one entry per tag: its `id` and the fields to update
   * @param sharedContext a context whose transaction the method joins; by default, it runs in a new transaction
   * @returns the updated tags, in the order of the input
   * @throws products.tag_not_found, general.invalid_data
   * @since 0.1.0
   */
  readonly updateTags = (
    data: readonly UpdateProductTagDTO[],
    sharedContext?: SharedContext,
  ): Promise<ProductTagDTO[]> =>
    this.#core.write(sharedContext, async ({ db }) => {
      const changes = parsed(tagChanges, data)
      for (const { id, ...change } of changes) await updateWord(db, "product_tag", id, change)
      return this.#rows.byIds(
        db,
        changes.map(({ id }) => id),
      )
    })

  /**
   * Deletes tags and removes them from their products. IDs that do not exist are ignored.
   * @param productTagIds the IDs of the tags (`ptag_…`)
   * @param sharedContext a context whose transaction the method joins; by default, it runs in a new transaction
   * @throws general.invalid_data
   * @since 0.1.0
   */
  readonly deleteTags = (productTagIds: readonly string[], sharedContext?: SharedContext): Promise<void> =>
    this.#core.write(sharedContext, ({ db }) => deleteWords(db, "product_tag", parsedIds(productTagIds)))
}

const productTypesReaderOf = (core: ModuleCore) =>
  reader<ProductTypeDTO, FilterableProductTypeProps>(core)({
    entity: "ProductType",
    filters: wordFilters,
    take: 15,
    notFound: productErrors.type_not_found,
    conditions: (columns) => ({ columns: givenFilters(columns), where: [] }),
  })

/** The methods for product types. */
export class ProductTypes {
  readonly #core: ModuleCore
  readonly #rows: ReturnType<typeof productTypesReaderOf>

  constructor(core: ModuleCore) {
    this.#core = core
    this.#rows = productTypesReaderOf(core)
  }

  /**
   * Retrieves one product type by its id.
   * @param typeId the id of the product type (`ptyp_…`)
   * @param config the fields and relations to return
   * @param sharedContext `{ transactionManager: db }` to read in the transaction `db`; by default, without a transaction
   * @returns the product type
   * @throws products.type_not_found, general.invalid_data
   * @since 0.1.0
   */
  readonly retrieveType = (
    typeId: string,
    config?: FindConfig<ProductTypeDTO>,
    sharedContext?: SharedContext,
  ): Promise<ProductTypeDTO> => this.#rows.retrieve(typeId, config, sharedContext)

  /**
   * Returns a list of product types: at most 15 of them unless `config.take` sets another limit.
   * @param filters filters by `id` and `value`
   * @param config the fields and relations to return, the sort order and the page
   * @param sharedContext `{ transactionManager: db }` to read in the transaction `db`; by default, without a transaction
   * @returns the product types
   * @throws general.invalid_data, general.fields_not_valid
   * @since 0.1.0
   */
  readonly listTypes = (
    filters: Filterable<FilterableProductTypeProps> = {},
    config?: FindConfig<ProductTypeDTO>,
    sharedContext?: SharedContext,
  ): Promise<ProductTypeDTO[]> => this.#rows.list(filters, config, sharedContext)

  /**
   * Returns a list of product types together with the number of all that match, using one database query.
   * @param filters filters by `id` and `value`
   * @param config the fields and relations to return, the sort order and the page
   * @param sharedContext `{ transactionManager: db }` to read in the transaction `db`; by default, without a transaction
   * @returns a pair of the listed rows and the number of all rows that match
   * @throws general.invalid_data, general.fields_not_valid
   * @since 0.1.0
   */
  readonly listAndCountTypes = (
    filters: Filterable<FilterableProductTypeProps> = {},
    config?: FindConfig<ProductTypeDTO>,
    sharedContext?: SharedContext,
  ): Promise<[ProductTypeDTO[], number]> => this.#rows.listAndCount(filters, config, sharedContext)

  /**
   * Creates product types. If a type with the value exists, it is returned instead.
   * @param data one entry per product type
   * @param sharedContext a context whose transaction the method joins; by default, it runs in a new transaction
   * @returns the product types, in the order of the input
   * @throws general.invalid_data
   * @since 0.1.0
   */
  readonly createTypes = (
    data: readonly CreateProductTypeDTO[],
    sharedContext?: SharedContext,
  ): Promise<ProductTypeDTO[]> =>
    this.#core.write(sharedContext, async ({ db }) =>
      this.#rows.byIds(db, await createTypes(db, parsed(newTypes, data))),
    )

  /**
   * Updates product types. If one of them is rejected, none is changed. Metadata is merged.
   * @param data one entry per product type: its `id` and the fields to update
   * @param sharedContext a context whose transaction the method joins; by default, it runs in a new transaction
   * @returns the updated product types, in the order of the input
   * @throws products.type_not_found, general.invalid_data
   * @since 0.1.0
   */
  readonly updateTypes = (
    data: readonly UpdateProductTypeDTO[],
    sharedContext?: SharedContext,
  ): Promise<ProductTypeDTO[]> =>
    this.#core.write(sharedContext, async ({ db }) => {
      const changes = parsed(typeChanges, data)
      for (const { id, ...change } of changes) await updateWord(db, "product_type", id, change)
      return this.#rows.byIds(
        db,
        changes.map(({ id }) => id),
      )
    })

  /**
   * Deletes product types and removes them from their products. IDs that do not exist are ignored.
   * @param productTypeIds the IDs of the product types (`ptyp_…`)
   * @param sharedContext a context whose transaction the method joins; by default, it runs in a new transaction
   * @throws general.invalid_data
   * @since 0.1.0
   */
  readonly deleteTypes = (productTypeIds: readonly string[], sharedContext?: SharedContext): Promise<void> =>
    this.#core.write(sharedContext, ({ db }) => deleteWords(db, "product_type", parsedIds(productTypeIds)))
}

import { createTags, createTypes, deleteWords, productErrors, updateWord } from "../products/index.ts"
import { givenFilters } from "../query/filter.ts"
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
   * Reads one tag.
   * @param tagId `ptag_…`
   * @param config what is read of it
   * @param sharedContext a transaction to read in
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
   * Lists tags, 15 unless `config.take` says otherwise.
   * @param filters which: by `id` and `value`
   * @param config what is read of them, in which order, which page
   * @param sharedContext a transaction to read in
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
   * Lists tags and counts all that match, with one statement.
   * @param filters which: by `id` and `value`
   * @param config what is read of them, in which order, which page
   * @param sharedContext a transaction to read in
   * @returns the page, and how many match
   * @throws general.invalid_data, general.fields_not_valid
   * @since 0.1.0
   */
  readonly listAndCountTags = (
    filters: Filterable<FilterableProductTagProps> = {},
    config?: FindConfig<ProductTagDTO>,
    sharedContext?: SharedContext,
  ): Promise<[ProductTagDTO[], number]> => this.#rows.listAndCount(filters, config, sharedContext)

  /**
   * Makes tags; where a value exists already, the tag that is there is taken.
   * @param data one entry per tag
   * @param sharedContext a transaction to write in
   * @returns the tags, in the given order
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
   * Changes tags: all of them, or none when one is refused.
   * @param data one entry per tag, with its id
   * @param sharedContext a transaction to write in
   * @returns the changed tags, in the given order
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
   * Deletes tags; products lose them. Those that do not exist are passed over.
   * @param productTagIds `ptag_…`
   * @param sharedContext a transaction to write in
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
   * Reads one product type.
   * @param typeId `ptyp_…`
   * @param config what is read of it
   * @param sharedContext a transaction to read in
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
   * Lists product types, 15 unless `config.take` says otherwise.
   * @param filters which: by `id` and `value`
   * @param config what is read of them, in which order, which page
   * @param sharedContext a transaction to read in
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
   * Lists product types and counts all that match, with one statement.
   * @param filters which: by `id` and `value`
   * @param config what is read of them, in which order, which page
   * @param sharedContext a transaction to read in
   * @returns the page, and how many match
   * @throws general.invalid_data, general.fields_not_valid
   * @since 0.1.0
   */
  readonly listAndCountTypes = (
    filters: Filterable<FilterableProductTypeProps> = {},
    config?: FindConfig<ProductTypeDTO>,
    sharedContext?: SharedContext,
  ): Promise<[ProductTypeDTO[], number]> => this.#rows.listAndCount(filters, config, sharedContext)

  /**
   * Makes product types; where a value exists already, the product type that is there is taken.
   * @param data one entry per product type
   * @param sharedContext a transaction to write in
   * @returns the product types, in the given order
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
   * Changes product types: all of them, or none when one is refused. Metadata is merged.
   * @param data one entry per product type, with its id
   * @param sharedContext a transaction to write in
   * @returns the changed product types, in the given order
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
   * Deletes product types; products lose them. Those that do not exist are passed over.
   * @param productTypeIds `ptyp_…`
   * @param sharedContext a transaction to write in
   * @throws general.invalid_data
   * @since 0.1.0
   */
  readonly deleteTypes = (productTypeIds: readonly string[], sharedContext?: SharedContext): Promise<void> =>
    this.#core.write(sharedContext, ({ db }) => deleteWords(db, "product_type", parsedIds(productTypeIds)))
}

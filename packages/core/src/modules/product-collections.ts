import {
  addProducts,
  collectionErrors,
  createCollection,
  deleteCollection,
  removeProducts,
  updateCollection,
} from "../commerce/catalog/collections/index.ts"
import { givenFilters } from "../platform/query/filter.ts"
import type { FindConfig } from "./find-config.ts"
import type { CreateProductCollectionDTO, UpdateProductCollectionDTO } from "./product-inputs.ts"
import { collectionChanges, collectionFilters, newCollections } from "./product-shapes.ts"
import type { FilterableProductCollectionProps, ProductCollectionDTO } from "./product-types.ts"
import { reader, type Filterable } from "./reader.ts"
import { parsed, parsedIds, type ModuleCore, type SharedContext, type Write } from "./run.ts"

const readerOf = (core: ModuleCore) =>
  reader<ProductCollectionDTO, FilterableProductCollectionProps>(core)({
    entity: "ProductCollection",
    filters: collectionFilters,
    take: 15,
    notFound: collectionErrors.not_found,
    conditions: (columns) => ({ columns: givenFilters(columns), where: [] }),
  })

/** The methods for collections. */
export class ProductCollections {
  readonly #core: ModuleCore
  readonly #collections: ReturnType<typeof readerOf>

  constructor(core: ModuleCore) {
    this.#core = core
    this.#collections = readerOf(core)
  }

  /**
   * Retrieves one collection by its id.
   * @param productCollectionId the id of the collection (`pcol_…`)
   * @param config the fields and relations to return, such as `{ relations: ["products"] }`
   * @param sharedContext `{ transactionManager: db }` to read in the transaction `db`; by default, without a transaction
   * @returns the collection
   * @throws collections.not_found, general.invalid_data
   * @since 0.1.0
   */
  readonly retrieveCollection = (
    productCollectionId: string,
    config?: FindConfig<ProductCollectionDTO>,
    sharedContext?: SharedContext,
  ): Promise<ProductCollectionDTO> => this.#collections.retrieve(productCollectionId, config, sharedContext)

  /**
   * Returns a list of collections: at most 15 of them unless `config.take` sets another limit.
   * @param filters filters by `id`, `handle` and `title`
   * @param config the fields and relations to return, the sort order and the page
   * @param sharedContext `{ transactionManager: db }` to read in the transaction `db`; by default, without a transaction
   * @returns the collections
   * @throws general.invalid_data, general.fields_not_valid
   * @since 0.1.0
   */
  readonly listCollections = (
    filters: Filterable<FilterableProductCollectionProps> = {},
    config?: FindConfig<ProductCollectionDTO>,
    sharedContext?: SharedContext,
  ): Promise<ProductCollectionDTO[]> => this.#collections.list(filters, config, sharedContext)

  /**
   * Returns a list of collections together with the number of all that match, using one database query.
   * @param filters filters by `id`, `handle` and `title`
   * @param config the fields and relations to return, the sort order and the page
   * @param sharedContext `{ transactionManager: db }` to read in the transaction `db`; by default, without a transaction
   * @returns a pair of the listed rows and the number of all rows that match
   * @throws general.invalid_data, general.fields_not_valid
   * @since 0.1.0
   */
  readonly listAndCountCollections = (
    filters: Filterable<FilterableProductCollectionProps> = {},
    config?: FindConfig<ProductCollectionDTO>,
    sharedContext?: SharedContext,
  ): Promise<[ProductCollectionDTO[], number]> =>
    this.#collections.listAndCount(filters, config, sharedContext)

  /**
   * Creates collections, with products if any are given.
   * @param data one entry per collection
   * @param sharedContext a context whose transaction the method joins; by default, it runs in a new transaction
   * @returns the collections with their products, in the order of the input
   * @throws general.invalid_data; duplicate_error when a handle is taken
   * @emits product-collection.created for each
   * @since 0.1.0
   */
  readonly createCollections = (
    data: readonly CreateProductCollectionDTO[],
    sharedContext?: SharedContext,
  ): Promise<ProductCollectionDTO[]> =>
    this.#core.write(sharedContext, async (write) => {
      const ids: string[] = []
      for (const { product_ids, ...collection } of parsed(newCollections, data)) {
        const id = await createCollection(write, collection)
        if (product_ids?.length) await addProducts(write, id, product_ids)
        ids.push(id)
      }
      return this.#collections.byIds(write.db, ids, ["products"])
    })

  /**
   * Updates collections. If one of them is rejected, none is changed. Fields that are left out keep their values;
   * metadata is merged; a list of products replaces the previous one.
   * @param data one entry per collection: its `id` and the fields to update
   * @param sharedContext a context whose transaction the method joins; by default, it runs in a new transaction
   * @returns the updated collections with their products, in the order of the input
   * @throws collections.not_found, general.invalid_data; duplicate_error when a handle is taken
   * @emits product-collection.updated for each
   * @since 0.1.0
   */
  readonly updateCollections = (
    data: readonly UpdateProductCollectionDTO[],
    sharedContext?: SharedContext,
  ): Promise<ProductCollectionDTO[]> =>
    this.#core.write(sharedContext, async (write) => {
      const changes = parsed(collectionChanges, data)
      for (const { id, product_ids, ...change } of changes) {
        await updateCollection(write, id, change)
        if (product_ids) await replaceProducts(write, id, product_ids)
      }
      return this.#collections.byIds(
        write.db,
        changes.map(({ id }) => id),
        ["products"],
      )
    })

  /**
   * Deletes collections; their products stay, without a collection.
   * @param productCollectionIds the IDs of the collections (`pcol_…`)
   * @param sharedContext a context whose transaction the method joins; by default, it runs in a new transaction
   * @throws collections.not_found, general.invalid_data
   * @emits product-collection.deleted for each
   * @since 0.1.0
   */
  readonly deleteCollections = (
    productCollectionIds: readonly string[],
    sharedContext?: SharedContext,
  ): Promise<void> =>
    this.#core.write(sharedContext, async (write) => {
      for (const id of parsedIds(productCollectionIds).toSorted()) await deleteCollection(write, id)
    })
}

async function replaceProducts(write: Write, id: string, productIds: readonly string[]): Promise<void> {
  const rows = await write.db
    .selectFrom("product")
    .select("id")
    .where("collection_id", "=", id)
    .where("deleted_at", "is", null)
    .execute()
  const gone = rows.map((row) => row.id).filter((product) => !productIds.includes(product))
  if (gone.length > 0) await removeProducts(write, id, gone)
  if (productIds.length > 0) await addProducts(write, id, productIds)
}

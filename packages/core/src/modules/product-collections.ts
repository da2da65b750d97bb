import {
  addProducts,
  collectionErrors,
  createCollection,
  deleteCollection,
  removeProducts,
  updateCollection,
} from "../collections/index.ts"
import { givenFilters } from "../query/filter.ts"
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
   * Reads one collection.
   * @param productCollectionId `pcol_…`
   * @param config what is read of it, e.g. `{ relations: ["products"] }`
   * @param sharedContext a transaction to read in
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
   * Lists collections, 15 unless `config.take` says otherwise.
   * @param filters which: by `id`, `handle` and `title`
   * @param config what is read of them, in which order, which page
   * @param sharedContext a transaction to read in
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
   * Lists collections and counts all that match, with one statement.
   * @param filters which: by `id`, `handle` and `title`
   * @param config what is read of them, in which order, which page
   * @param sharedContext a transaction to read in
   * @returns the page, and how many match
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
   * Makes collections, with products in them where some are named.
   * @param data one entry per collection
   * @param sharedContext a transaction to write in
   * @returns the collections with their products, in the given order
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
   * Changes collections: all of them, or none when one is refused. What is not mentioned stays; metadata is merged;
   * products that are given replace all there were.
   * @param data one entry per collection, with its id
   * @param sharedContext a transaction to write in
   * @returns the changed collections with their products, in the given order
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
   * @param productCollectionIds `pcol_…`
   * @param sharedContext a transaction to write in
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

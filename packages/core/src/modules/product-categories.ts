import {
  categoryErrors,
  createCategory,
  deleteCategory,
  updateCategory,
  withFamily,
} from "../commerce/catalog/categories/index.ts"
import type { FindConfig } from "./find-config.ts"
import type { CreateProductCategoryDTO, UpdateProductCategoryDTO } from "./product-inputs.ts"
import { categoryChange, categoryFilters, newCategory } from "./product-shapes.ts"
import type { FilterableProductCategoryProps, ProductCategoryDTO } from "./product-types.ts"
import { reader, type Filterable } from "./reader.ts"
import { parsed, parsedId, type ModuleCore, type SharedContext } from "./run.ts"
import type { ResponseRow } from "../platform/query/selected.ts"
import { firstOf } from "../platform/kernel/certain.ts"

const asItIs = (category: ResponseRow) => category

const readerOf = (core: ModuleCore) =>
  reader<ProductCategoryDTO, FilterableProductCategoryProps>(core)({
    entity: "ProductCategory",
    filters: categoryFilters,
    take: 15,
    notFound: categoryErrors.not_found,
    conditions: ({ parent_category_id, include_descendants_tree: _, ...columns }) => ({
      columns: {
        id: columns.id ?? undefined,
        name: columns.name ?? undefined,
        handle: columns.handle ?? undefined,
        is_active: columns.is_active ?? undefined,
        is_internal: columns.is_internal ?? undefined,
        parent_category_id,
      },
      where: [],
    }),
    present: async (db, rows, filters) =>
      filters?.include_descendants_tree
        ? withFamily(db, rows, {
            withParent: false,
            children: "tree",
            isForStore: false,
            showParent: asItIs,
            showChild: asItIs,
          })
        : rows,
  })

/** The methods for categories. */
export class ProductCategories {
  readonly #core: ModuleCore
  readonly #categories: ReturnType<typeof readerOf>

  constructor(core: ModuleCore) {
    this.#core = core
    this.#categories = readerOf(core)
  }

  /**
   * Retrieves one category by its id.
   * @param productCategoryId the id of the category (`pcat_…`)
   * @param config the fields and relations to return, such as `{ relations: ["parent_category",
   *   "category_children"] }`
   * @param sharedContext `{ transactionManager: db }` to read in the transaction `db`; by default, without a transaction
   * @returns the category
   * @throws categories.not_found, general.invalid_data
   * @since 0.1.0
   */
  readonly retrieveCategory = (
    productCategoryId: string,
    config?: FindConfig<ProductCategoryDTO>,
    sharedContext?: SharedContext,
  ): Promise<ProductCategoryDTO> => this.#categories.retrieve(productCategoryId, config, sharedContext)

  /**
   * Returns a list of categories: at most 15 of them unless `config.take` sets another limit.
   * @param filters filters by `id`, `name`, `handle`, `parent_category_id` and more; `include_descendants_tree`
   *   adds all descendants of each category
   * @param config the fields and relations to return, the sort order and the page
   * @param sharedContext `{ transactionManager: db }` to read in the transaction `db`; by default, without a transaction
   * @returns the categories
   * @throws general.invalid_data, general.fields_not_valid
   * @since 0.1.0
   */
  readonly listCategories = (
    filters: Filterable<FilterableProductCategoryProps> = {},
    config?: FindConfig<ProductCategoryDTO>,
    sharedContext?: SharedContext,
  ): Promise<ProductCategoryDTO[]> => this.#categories.list(filters, config, sharedContext)

  /**
   * Returns a list of categories together with the number of all that match, using one database query.
   * @param filters filters by `id`, `name`, `handle`, `parent_category_id` and more; `include_descendants_tree`
   *   adds all descendants of each category, with one more query
   * @param config the fields and relations to return, the sort order and the page
   * @param sharedContext `{ transactionManager: db }` to read in the transaction `db`; by default, without a transaction
   * @returns a pair of the listed rows and the number of all rows that match
   * @throws general.invalid_data, general.fields_not_valid
   * @since 0.1.0
   */
  readonly listAndCountCategories = (
    filters: Filterable<FilterableProductCategoryProps> = {},
    config?: FindConfig<ProductCategoryDTO>,
    sharedContext?: SharedContext,
  ): Promise<[ProductCategoryDTO[], number]> => this.#categories.listAndCount(filters, config, sharedContext)

  /**
   * Creates a category below its parent, or at the root of the tree.
   * @param data the name, the parent and the rank; without a rank it becomes the last of its siblings
   * @param sharedContext a context whose transaction the method joins; by default, it runs in a new transaction
   * @returns the category with its parent
   * @throws categories.not_found when the parent does not exist, general.invalid_data; duplicate_error when the
   *   handle is taken
   * @emits product-category.created
   * @since 0.1.0
   */
  readonly createCategory = (
    data: CreateProductCategoryDTO,
    sharedContext?: SharedContext,
  ): Promise<ProductCategoryDTO> =>
    this.#core.write(sharedContext, async (write) => {
      const { rank, ...category } = parsed(newCategory, data)
      const id = await createCategory(write, category)
      if (rank != null) await updateCategory(write, id, { rank })
      return firstOf(await this.#categories.byIds(write.db, [id], ["parent_category"]))
    })

  /**
   * Updates a category. A new parent or rank moves it together with its descendants. Fields that are left out
   * keep their values; metadata is merged.
   * @param categoryId the id of the category (`pcat_…`)
   * @param data the fields to update
   * @param sharedContext a context whose transaction the method joins; by default, it runs in a new transaction
   * @returns the updated category with its parent
   * @throws categories.not_found, categories.inside_itself, general.invalid_data; duplicate_error when the handle
   *   is taken
   * @emits product-category.updated
   * @since 0.1.0
   */
  readonly updateCategory = (
    categoryId: string,
    data: UpdateProductCategoryDTO,
    sharedContext?: SharedContext,
  ): Promise<ProductCategoryDTO> =>
    this.#core.write(sharedContext, async (write) => {
      await updateCategory(write, parsedId(categoryId), parsed(categoryChange, data))
      return firstOf(await this.#categories.byIds(write.db, [categoryId], ["parent_category"]))
    })

  /**
   * Deletes a category permanently; its products stay. An id that does not exist is ignored.
   * @param categoryId the id of the category (`pcat_…`)
   * @param sharedContext a context whose transaction the method joins; by default, it runs in a new transaction
   * @throws categories.has_children, general.invalid_data
   * @emits product-category.deleted
   * @since 0.1.0
   */
  readonly deleteCategory = (categoryId: string, sharedContext?: SharedContext): Promise<void> =>
    this.#core.write(sharedContext, (write) => deleteCategory(write, parsedId(categoryId)))
}

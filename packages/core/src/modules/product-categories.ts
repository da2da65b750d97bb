import {
  categoryErrors,
  createCategory,
  deleteCategory,
  updateCategory,
  withFamily,
} from "../categories/index.ts"
import type { Row } from "../query/fetch.ts"
import type { FindConfig } from "./find-config.ts"
import type { CreateProductCategoryDTO, UpdateProductCategoryDTO } from "./product-inputs.ts"
import { categoryChange, categoryFilters, newCategory } from "./product-shapes.ts"
import type { FilterableProductCategoryProps, ProductCategoryDTO } from "./product-types.ts"
import { reader, type Filterable } from "./reader.ts"
import { parsed, parsedId, type ModuleCore, type SharedContext } from "./run.ts"

const asItIs = (category: Row) => category

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
   * Reads one category.
   * @param productCategoryId `pcat_…`
   * @param config what is read of it, e.g. `{ relations: ["parent_category", "category_children"] }`
   * @param sharedContext a transaction to read in
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
   * Lists categories, 15 unless `config.take` says otherwise.
   * @param filters which: by `id`, `name`, `handle`, `parent_category_id` and more; `include_descendants_tree` adds
   *   everything below each
   * @param config what is read of them, in which order, which page
   * @param sharedContext a transaction to read in
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
   * Lists categories and counts all that match, with one statement.
   * @param filters which: by `id`, `name`, `handle`, `parent_category_id` and more; `include_descendants_tree` adds
   *   everything below each, with one statement more
   * @param config what is read of them, in which order, which page
   * @param sharedContext a transaction to read in
   * @returns the page, and how many match
   * @throws general.invalid_data, general.fields_not_valid
   * @since 0.1.0
   */
  readonly listAndCountCategories = (
    filters: Filterable<FilterableProductCategoryProps> = {},
    config?: FindConfig<ProductCategoryDTO>,
    sharedContext?: SharedContext,
  ): Promise<[ProductCategoryDTO[], number]> => this.#categories.listAndCount(filters, config, sharedContext)

  /**
   * Makes a category below its parent, or at the root.
   * @param data its name, its parent, and its place where it is not the last
   * @param sharedContext a transaction to write in
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
      return (await this.#categories.byIds(write.db, [id], ["parent_category"]))[0]!
    })

  /**
   * Changes a category, and moves it with everything below it when a parent or a rank is given. What is not
   * mentioned stays; metadata is merged.
   * @param categoryId `pcat_…`
   * @param data what is to be different
   * @param sharedContext a transaction to write in
   * @returns the changed category with its parent
   * @throws categories.not_found, categories.inside_itself, general.invalid_data; duplicate_error when the handle is
   *   taken
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
      return (await this.#categories.byIds(write.db, [categoryId], ["parent_category"]))[0]!
    })

  /**
   * Deletes a category for good; its products stay. One that does not exist is fine.
   * @param categoryId `pcat_…`
   * @param sharedContext a transaction to write in
   * @throws categories.has_children, general.invalid_data
   * @emits product-category.deleted
   * @since 0.1.0
   */
  readonly deleteCategory = (categoryId: string, sharedContext?: SharedContext): Promise<void> =>
    this.#core.write(sharedContext, (write) => deleteCategory(write, parsedId(categoryId)))
}

import { sql } from "kysely"
import {
  addOption,
  createProducts,
  deleteOption,
  deleteProduct,
  lockProducts,
  productConditions,
  productErrors,
  readVariantOwners,
  removeProducts,
  restoreProducts,
  updateProduct,
  type ProductChange,
} from "../products/index.ts"
import type { Sql } from "../query/compile.ts"
import type { Executor } from "../query/fetch.ts"
import type { FindConfig } from "./find-config.ts"
import type { CreateProductDTO, ReturnedKeys, UpdateProductDTO } from "./product-inputs.ts"
import {
  newProducts,
  productChanges,
  productFilters,
  type ParsedProductChange,
  type ProductFilters,
} from "./product-shapes.ts"
import { keysOf } from "./returned-keys.ts"
import type { FilterableProductProps, ProductDTO } from "./product-types.ts"
import { withOptionIds } from "./product-variants.ts"
import { reader, type Filterable } from "./reader.ts"
import { parsed, parsedIds, type ModuleCore, type SharedContext, type Write } from "./run.ts"

const readerOf = (core: ModuleCore) =>
  reader<ProductDTO, FilterableProductProps>(core)({
    entity: "Product",
    filters: productFilters,
    take: 15,
    notFound: productErrors.not_found,
    conditions: (filters) => ({
      columns: {
        id: filters.id ?? undefined,
        handle: filters.handle ?? undefined,
        status: filters.status ?? undefined,
        collection_id: filters.collection_id ?? undefined,
      },
      where: [
        ...productConditions({ q: filters.q, category_id: filters.category_id, tags: filters.tags?.id }),
        ...(filters.tags?.value ? [hasTagValue(filters.tags.value)] : []),
        ...(filters.categories ? [isInCategory(filters.categories)] : []),
      ],
    }),
  })

/** What answers of changes show of a product. */
const whole = ["variants", "variants.options", "options", "tags", "type", "images", "categories"]

/** The methods for products. */
export class Products {
  readonly #core: ModuleCore
  readonly #products: ReturnType<typeof readerOf>

  constructor(core: ModuleCore) {
    this.#core = core
    this.#products = readerOf(core)
  }

  /**
   * Reads one product.
   * @param productId `prod_…`
   * @param config what is read of it, e.g. `{ relations: ["variants", "options"] }`
   * @param sharedContext a transaction to read in
   * @returns the product
   * @throws products.not_found, general.invalid_data, general.fields_not_valid
   * @since 0.1.0
   */
  readonly retrieve = (
    productId: string,
    config?: FindConfig<ProductDTO>,
    sharedContext?: SharedContext,
  ): Promise<ProductDTO> => this.#products.retrieve(productId, config, sharedContext)

  /**
   * Lists products, 15 unless `config.take` says otherwise.
   * @param filters which: by `id`, `handle`, `q`, `tags`, `categories`, `collection_id` and more
   * @param config what is read of them, in which order, which page
   * @param sharedContext a transaction to read in
   * @returns the products
   * @throws general.invalid_data, general.fields_not_valid
   * @since 0.1.0
   */
  readonly list = (
    filters: Filterable<FilterableProductProps> = {},
    config?: FindConfig<ProductDTO>,
    sharedContext?: SharedContext,
  ): Promise<ProductDTO[]> => this.#products.list(filters, config, sharedContext)

  /**
   * Lists products and counts all that match, with one statement.
   * @param filters which: by `id`, `handle`, `q`, `tags`, `categories`, `collection_id` and more
   * @param config what is read of them, in which order, which page
   * @param sharedContext a transaction to read in
   * @returns the page, and how many match
   * @throws general.invalid_data, general.fields_not_valid
   * @since 0.1.0
   */
  readonly listAndCount = (
    filters: Filterable<FilterableProductProps> = {},
    config?: FindConfig<ProductDTO>,
    sharedContext?: SharedContext,
  ): Promise<[ProductDTO[], number]> => this.#products.listAndCount(filters, config, sharedContext)

  /**
   * Makes products with everything that belongs to them: images, tags, type, options, variants. Variants whose stock
   * is counted get inventory items. The products are in no sales channel: whoever runs a shop puts them there.
   * @param data one entry per product; variants give their option values in the order of the options
   * @param sharedContext a transaction to write in
   * @returns the products with their variants, options, tags, type, images and categories, in the given order
   * @throws products.option_count_differs, products.variant_refused, general.invalid_data; duplicate_error when a
   *   handle is taken
   * @emits product.created, and product-variant.created for each variant
   * @since 0.1.0
   */
  readonly create = (
    data: readonly CreateProductDTO[],
    sharedContext?: SharedContext,
  ): Promise<ProductDTO[]> =>
    this.#core.write(sharedContext, async (write) => {
      const inputs = parsed(newProducts, data).map((product) => ({
        ...product,
        isOffSale: true,
        variants: product.variants?.map((variant) => ({
          ...variant,
          prices: [],
          options: variant.options?.map(({ value }) => ({ value })) ?? [],
        })),
      }))
      if (inputs.length === 0) return []
      return this.#products.byIds(write.db, await createProducts(write, inputs), whole)
    })

  /**
   * Changes products: all of them, or none when one is refused. What is not mentioned stays; metadata is merged;
   * images, tags, categories, options and variants that are given replace all there were.
   * @param data one entry per product, with its id
   * @param sharedContext a transaction to write in
   * @returns the changed products with their variants, options, tags, type, images and categories
   * @throws products.not_found, products.variants_not_of_product, products.variant_refused, products.option_in_use,
   *   general.invalid_data
   * @emits product.updated, and what happens to the variants
   * @since 0.1.0
   */
  readonly update = (
    data: readonly UpdateProductDTO[],
    sharedContext?: SharedContext,
  ): Promise<ProductDTO[]> =>
    this.#core.write(sharedContext, async (write) => {
      const changes = parsed(productChanges, data)
      // In one order, so that two changes of the same products do not wait for each other.
      for (const change of changes.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
        await changeProduct(write, change)
      return this.#products.byIds(
        write.db,
        changes.map(({ id }) => id),
        whole,
      )
    })

  /**
   * Removes products for good, with their variants, options and prices; they cannot be restored. Products that do
   * not exist are passed over.
   * @param productIds `prod_…`
   * @param sharedContext a transaction to write in
   * @throws products.in_use when carts or orders tell of them, general.invalid_data
   * @emits product.deleted
   * @since 0.1.0
   */
  readonly delete = (productIds: readonly string[], sharedContext?: SharedContext): Promise<void> =>
    this.#core.write(sharedContext, (write) => removeProducts(write, parsedIds(productIds)))

  /**
   * Deletes products with their variants and options so that they can be restored; handles and codes are free again.
   * Products that do not exist are passed over.
   * @param productIds `prod_…`
   * @param config.returnLinkableKeys which ids to answer: of `product_id` and `variant_id`
   * @param sharedContext a transaction to write in
   * @returns the ids of what was deleted, where they are asked for
   * @throws general.invalid_data
   * @emits product.deleted
   * @since 0.1.0
   */
  readonly softDelete = (
    productIds: readonly string[],
    config?: ReturnedKeys,
    sharedContext?: SharedContext,
  ): Promise<Record<string, string[]> | void> =>
    this.#core.write(sharedContext, async (write) => {
      const ids = parsedIds(productIds).toSorted()
      const alive = await aliveProducts(write.db, ids)
      const variants: string[] = []
      for (const id of alive) variants.push(...(await deleteProduct(write, id)))
      return keysOf(config, { product_id: alive, variant_id: variants })
    })

  /**
   * Brings softly deleted products back, with the variants, options, prices and inventory items that were deleted
   * along with them. Products that are not deleted are passed over.
   * @param productIds `prod_…`
   * @param config.returnLinkableKeys which ids to answer: of `product_id` and `variant_id`
   * @param sharedContext a transaction to write in
   * @returns the ids of what came back, where they are asked for
   * @throws general.invalid_data; duplicate_error when a handle or a code was taken meanwhile
   * @emits product.updated
   * @since 0.1.0
   */
  readonly restore = (
    productIds: readonly string[],
    config?: ReturnedKeys,
    sharedContext?: SharedContext,
  ): Promise<Record<string, string[]> | void> =>
    this.#core.write(sharedContext, async (write) => {
      const { products, variants } = await restoreProducts(write, parsedIds(productIds))
      return keysOf(config, { product_id: products, variant_id: variants })
    })
}

/** Options are replaced before variants, so that a variant is measured by those that stay. */
async function changeProduct(
  write: Write,
  { id, options, variants, ...change }: ParsedProductChange,
): Promise<void> {
  await lockProducts(write.db, [id])
  if (options)
    await replaceOptions(
      write,
      id,
      options.map(({ title }) => title),
    )
  await updateProduct(write, id, {
    ...change,
    ...(variants ? await parsedVariants(write.db, id, variants) : {}),
  })
}

async function parsedVariants(
  db: Executor,
  id: string,
  variants: NonNullable<ParsedProductChange["variants"]>,
): Promise<Pick<ProductChange, "variants">> {
  const owner = (await readVariantOwners(db, [id])).get(id) ?? { options: [] }
  return {
    variants: variants.map(({ product_id: _, ...variant }) => ({
      ...variant,
      inventory_quantity: variant.inventory_quantity ?? (variant.id ? undefined : 0),
      options: withOptionIds(variant.options ?? [], owner),
    })),
  }
}

async function replaceOptions(write: Write, productId: string, titles: readonly string[]): Promise<void> {
  const owner = (await readVariantOwners(write.db, [productId])).get(productId)
  if (!owner) throw productErrors.not_found(productId)
  for (const option of owner.options)
    if (!titles.includes(option.title)) await deleteOption(write, productId, option.id)
  for (const title of titles)
    if (!owner.options.some((option) => option.title === title)) await addOption(write, productId, title)
}

async function aliveProducts(db: Executor, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from product
    where id = any(${ids}::text[]) and deleted_at is null order by id for update`.execute(db)
  return rows.map(({ id }) => id)
}

function hasTagValue(values: readonly string[]): Sql {
  return sql`exists (select from product_tags pt join product_tag t on t.id = pt.product_tag_id
    where pt.product_id = root.id and t.deleted_at is null and t.value = any(${values}::text[]))`
}

function isInCategory({ id, is_active, is_internal }: NonNullable<ProductFilters["categories"]>): Sql {
  const conditions = [
    sql`pc.product_id = root.id`,
    ...(id ? [sql`c.id = any(${id}::text[])`] : []),
    ...(is_active == null ? [] : [sql`c.is_active = ${is_active}`]),
    ...(is_internal == null ? [] : [sql`c.is_internal = ${is_internal}`]),
  ]
  return sql`exists (select from product_category_product pc
    join product_category c on c.id = pc.product_category_id where ${sql.join(conditions, sql` and `)})`
}

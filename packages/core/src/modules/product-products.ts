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
} from "../commerce/catalog/products/index.ts"
import type { Sql } from "../platform/query/compile.ts"
import type { Executor } from "../platform/query/fetch.ts"
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
   * Retrieves one product by its id.
   * @param productId the id of the product (`prod_…`)
   * @param config the fields and relations to return, such as `{ relations: ["variants", "options"] }`
   * @param sharedContext `{ transactionManager: db }` to read in the transaction `db`; by default, without a transaction
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
   * Returns a list of products: at most 15 of them unless `config.take` sets another limit.
   * @param filters filters by `id`, `handle`, `q`, `tags`, `categories`, `collection_id` and more
   * @param config the fields and relations to return, the sort order and the page
   * @param sharedContext `{ transactionManager: db }` to read in the transaction `db`; by default, without a transaction
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
   * Returns a list of products together with the number of all that match, using one database query.
   * @param filters filters by `id`, `handle`, `q`, `tags`, `categories`, `collection_id` and more
   * @param config the fields and relations to return, the sort order and the page
   * @param sharedContext `{ transactionManager: db }` to read in the transaction `db`; by default, without a transaction
   * @returns a pair of the listed rows and the number of all rows that match
   * @throws general.invalid_data, general.fields_not_valid
   * @since 0.1.0
   */
  readonly listAndCount = (
    filters: Filterable<FilterableProductProps> = {},
    config?: FindConfig<ProductDTO>,
    sharedContext?: SharedContext,
  ): Promise<[ProductDTO[], number]> => this.#products.listAndCount(filters, config, sharedContext)

  /**
   * Creates products with their images, tags, type, options and variants. Variants with `manage_inventory` get
   * inventory items. The products are in no sales channel; add them to one to sell them. If one of them is
   * rejected, none is created.
   * @param data one entry per product; the option values of variants are in the order of the product's options
   * @param sharedContext a context whose transaction the method joins; by default, it runs in a new transaction
   * @returns the products with their variants, options, tags, type, images and categories, in the order of the
   *   input
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
   * Updates products. If one of them is rejected, none is changed. Fields that are left out keep their values;
   * metadata is merged; lists of images, tags, categories, options and variants replace the previous ones.
   * @param data one entry per product: its `id` and the fields to update
   * @param sharedContext a context whose transaction the method joins; by default, it runs in a new transaction
   * @returns the updated products with their variants, options, tags, type, images and categories
   * @throws products.not_found, products.variants_not_of_product, products.variant_refused,
   *   products.option_in_use, general.invalid_data
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
   * Deletes products permanently, with their variants, options and prices; they cannot be restored. IDs that do
   * not exist are ignored.
   * @param productIds the IDs of the products (`prod_…`)
   * @param sharedContext a context whose transaction the method joins; by default, it runs in a new transaction
   * @throws products.in_use when carts or orders refer to them, general.invalid_data
   * @emits product.deleted
   * @since 0.1.0
   */
  readonly delete = (productIds: readonly string[], sharedContext?: SharedContext): Promise<void> =>
    this.#core.write(sharedContext, (write) => removeProducts(write, parsedIds(productIds)))

  /**
   * Soft-deletes products with their variants and options, so that they can be restored. Their handles and codes
   * can be used again. IDs that do not exist are ignored.
   * @param productIds the IDs of the products (`prod_…`)
   * @param config.returnLinkableKeys the IDs to return: `product_id`, `variant_id` or both
   * @param sharedContext a context whose transaction the method joins; by default, it runs in a new transaction
   * @returns the deleted IDs by key, when `returnLinkableKeys` asks for them
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
   * Restores soft-deleted products with the variants, options, prices and inventory items that were deleted with
   * them. Products that are not deleted are ignored.
   * @param productIds the IDs of the products (`prod_…`)
   * @param config.returnLinkableKeys the IDs to return: `product_id`, `variant_id` or both
   * @param sharedContext a context whose transaction the method joins; by default, it runs in a new transaction
   * @returns the restored IDs by key, when `returnLinkableKeys` asks for them
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

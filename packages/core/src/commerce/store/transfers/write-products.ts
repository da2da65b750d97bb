import { sql } from "kysely"
import type { JobBatch } from "../batch-jobs/index.ts"
import { groupBy } from "../../../platform/kernel/group-by.ts"
import {
  createProducts,
  createVariantsOf,
  readVariantOwners,
  updateProducts,
  updateVariantsOf,
  type NewProduct,
  type NewVariant,
  type VariantChange,
} from "../../catalog/products/index.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import type { CheckedBatch } from "./check-products.ts"
import type { ProductPart, ProductRow, VariantPart } from "./parse-product-row.ts"
import { valueOf } from "../../../platform/kernel/certain.ts"

const bulk = { isBulk: true }

/**
 * Writes a batch of checked rows: new products, changed ones, new variants, changed ones, in this order.
 * @param batch as `checkAgain` returns it, which holds the products
 * @locks product_variant
 * @emits product.created, product.updated, product-variant.created, product-variant.updated
 * @source facts/csv.json, productImport.rules
 */
export async function writeProducts(run: JobBatch, batch: CheckedBatch): Promise<void> {
  const { firsts, products } = batch
  const isNew = ({ handle }: ProductRow) => valueOf(products, handle).is_new
  const created = firsts.filter(isNew).map((row) => newProduct(row, batch))
  if (created.length > 0) await createProducts(run, created, bulk)
  await changeProducts(
    run,
    firsts.filter((row) => !isNew(row)),
    batch,
  )
  await writeVariants(run, batch)
}

function newProduct({ handle, product }: ProductRow, batch: CheckedBatch): NewProduct {
  const { id, options } = valueOf(batch.products, handle)
  return {
    // A product without an ID has a title, as the check demands.
    ...(product.values as unknown as Pick<NewProduct, "title">),
    id,
    handle,
    is_giftcard: false,
    isOffSale: true,
    // Parsing has compared it with the statuses.
    status: (product.status ?? "draft") as NewProduct["status"],
    discountable: product.discountable ?? true,
    ...relationsOf(product, batch),
    options: options.map((title) => ({ title })),
    variants: [],
  }
}

/** Lists are left alone where a row names nothing for them; a single value that is empty is taken away. */
function relationsOf(product: ProductPart, { references }: CheckedBatch) {
  const { collection, type, tags, images, channels, categories } = product
  return {
    ...(collection === undefined
      ? {}
      : // The check has found every reference.
        { collection_id: collection && references.collectionId(collection.name)! }),
    ...(type === undefined ? {} : { type: type === null ? null : { value: type } }),
    ...(tags.length > 0 ? { tags: tags.map((value) => ({ value })) } : {}),
    ...(images.length > 0 ? { images: [...images] } : {}),
    ...(channels.length > 0
      ? // The check has found every reference.
        { sales_channels: channels.map((channel) => ({ id: references.channelId(channel)! })) }
      : {}),
    ...(categories.length > 0
      ? // The check has found every reference.
        { categories: categories.map(({ name }) => ({ id: references.categoryId(name)! })) }
      : {}),
  }
}

async function changeProducts(
  run: JobBatch,
  rows: readonly ProductRow[],
  batch: CheckedBatch,
): Promise<void> {
  const changes = rows.map(({ handle, product }) => {
    const { status, discountable } = product
    return {
      // Cells by the columns of a product.
      ...(product.values as Pick<NewProduct, "title">),
      // Products that exist have an ID.
      id: product.id!,
      handle,
      // Parsing has compared it with the statuses.
      ...(status ? { status: status as "draft" } : {}),
      ...(discountable === undefined ? {} : { discountable }),
      ...relationsOf(product, batch),
    }
  })
  await updateProducts(run, changes, bulk)
}

async function writeVariants(run: JobBatch, { rows, products }: CheckedBatch): Promise<void> {
  const given = rows.flatMap(({ handle, variant }) =>
    variant ? [{ variant, productId: valueOf(products, handle).id }] : [],
  )
  const owners = await readVariantOwners(run.db, [...new Set(given.map(({ productId }) => productId))])
  const withOptionIds = ({ variant, productId }: (typeof given)[number]) => {
    const ids = new Map(valueOf(owners, productId).options.map(({ id, title }) => [title, id]))
    return variant.options.map(({ title, value }) => ({ option_id: valueOf(ids, title), value }))
  }
  const created = groupBy(
    given.filter(({ variant }) => !variant.id),
    ({ productId }) => productId,
  )
  await createVariantsOf(
    run,
    [...created].map(([productId, entries]) => ({
      product: valueOf(owners, productId),
      variants: entries.map((entry) => newVariant(entry.variant, withOptionIds(entry))),
    })),
  )
  const changed = given.filter(({ variant }) => variant.id)
  const kept = await quantityPrices(
    run.db,
    // `changed` are those with an ID.
    changed.map(({ variant }) => variant.id!),
  )
  await updateVariantsOf(
    run,
    changed.map((entry) => ({
      ...variantChange(entry.variant, withOptionIds(entry), kept),
      product_id: entry.productId,
    })),
  )
}

type OptionValues = { option_id: string; value: string }[]

function newVariant({ values, prices }: VariantPart, options: OptionValues): NewVariant {
  const { title, inventory_quantity, ...rest } = values
  return {
    ...rest,
    // The check demands a title.
    title: title as string,
    // Cells of this column are numbers.
    inventory_quantity: (inventory_quantity as number | null) ?? 0,
    prices: prices.map((price) => ({ ...price })),
    options,
  }
}

type QuantityPrice = NonNullable<VariantChange["prices"]>[number]

/** A row that names prices names all but those for quantities, which no file has columns for. */
function variantChange(
  { id, values: { inventory_quantity, ...values }, prices }: VariantPart,
  options: OptionValues,
  kept: ReadonlyMap<string, readonly QuantityPrice[]>,
): VariantChange {
  return {
    ...values,
    // An empty cell keeps the quantity.
    ...(typeof inventory_quantity === "number" ? { inventory_quantity } : {}),
    // Variants that exist have an ID.
    id: id!,
    options,
    // Variants that exist have an ID.
    ...(prices.length > 0 ? { prices: [...prices, ...(kept.get(id!) ?? [])] } : {}),
  }
}

async function quantityPrices(
  db: Executor,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, readonly QuantityPrice[]>> {
  if (variantIds.length === 0) return new Map()
  const { rows } = await sql<QuantityPrice & { variant_id: string }>`
    select ma.id, ma.amount, ma.currency_code, ma.region_id, ma.min_quantity, ma.max_quantity, pvma.variant_id
    from product_variant_money_amount pvma join money_amount ma on ma.id = pvma.money_amount_id
    where pvma.variant_id = any(${variantIds}::text[]) and pvma.deleted_at is null and ma.deleted_at is null
      and ma.price_list_id is null and (ma.min_quantity is not null or ma.max_quantity is not null)`.execute(
    db,
  )
  return groupBy(
    rows.map(({ variant_id, ...price }) => ({ ...price, variant_id })),
    (row) => row.variant_id,
  )
}

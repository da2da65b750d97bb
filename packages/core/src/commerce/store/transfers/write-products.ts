import { sql } from "kysely"
import type { BatchJobRun } from "../batch-jobs/index.ts"
import { groupBy } from "../../../platform/kernel/group-by.ts"
import {
  createProducts,
  createVariantsOf,
  findOrCreateImages,
  findOrCreateTags,
  findOrCreateTypes,
  lockProducts,
  readVariantOwners,
  updateProduct,
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
 * @locks product, product_variant
 * @emits product.created, product.updated, product-variant.created, product-variant.updated
 * @source facts/csv.json, productImport.rules
 */
export async function writeProducts(run: BatchJobRun, batch: CheckedBatch): Promise<void> {
  const { db } = run
  const { firsts, products } = batch
  const isNew = ({ handle }: ProductRow) => valueOf(products, handle).is_new
  const stored = [...new Set([...products.values()].flatMap(({ id, is_new }) => (is_new ? [] : [id])))]
  await lockProducts(db, stored)
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
  run: BatchJobRun,
  rows: readonly ProductRow[],
  batch: CheckedBatch,
): Promise<void> {
  if (rows.length === 0) return
  const parts = rows.map(({ product }) => product)
  // Made here, they are found by each change, which then has nothing to lock.
  await findOrCreateImages(
    run.db,
    parts.flatMap(({ images }) => images),
    bulk,
  )
  await findOrCreateTags(
    run.db,
    parts.flatMap(({ tags }) => tags),
    bulk,
  )
  await findOrCreateTypes(
    run.db,
    parts.flatMap(({ type }) => type ?? []),
    bulk,
  )
  for (const { handle, product } of rows) {
    const { external_id: _, ...values } = product.values
    const { status, discountable } = product
    // Products that exist have an ID.
    await updateProduct(run, product.id!, {
      // Cells by the columns of a product.
      ...(values as Pick<NewProduct, "title">),
      handle,
      // Parsing has compared it with the statuses.
      ...(status ? { status: status as "draft" } : {}),
      ...(discountable === undefined ? {} : { discountable }),
      ...relationsOf(product, batch),
    })
  }
  await writeExternalIds(run.db, parts)
}

/** Nothing else writes them: they are not part of the HTTP API. */
async function writeExternalIds(db: Executor, parts: readonly ProductPart[]): Promise<void> {
  const given = parts.filter(({ values }) => "external_id" in values)
  if (given.length === 0) return
  // Cells of this column are texts.
  const values = given.map((part) => part.values.external_id as string | null)
  // Products that exist have an ID.
  await sql`update product p set external_id = g.external_id
    from unnest(${given.map(({ id }) => id!)}::text[], ${values}::text[]) as g (id, external_id)
    where p.id = g.id`.execute(db)
}

async function writeVariants(run: BatchJobRun, { rows, products }: CheckedBatch): Promise<void> {
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
  { id, values, prices }: VariantPart,
  options: OptionValues,
  kept: ReadonlyMap<string, readonly QuantityPrice[]>,
): VariantChange {
  return {
    ...values,
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

import { newId, sql } from "@stheno/core"
import { findTargets, rememberTarget, type Writing } from "./mapping.ts"
import type { SourceCollection, SourceProduct } from "./records.ts"
import { freeCodes } from "./codes.ts"
import { matchVariants, readStoredProduct, type StoredProduct } from "./stored-product.ts"
import { writeStock } from "./write-stock.ts"
import { variantBody, writeOptions } from "./variant-body.ts"

/**
 * Creates a product, or updates the one that an earlier import created.
 * @returns whether the product is new
 * @throws CommerceError for a product that the store does not accept
 */
export async function writeProduct(writing: Writing, product: SourceProduct): Promise<boolean> {
  const id = await findProduct(writing, product.id)
  const stored = id === undefined ? undefined : await readStoredProduct(writing.shop.db, id)
  const codes = await freeCodes(writing, product, stored?.id)
  const given = { ...product, variants: codes }
  const collectionId = await collectionOf(writing, product.collections[0])
  const productId = stored
    ? await update(writing, given, { stored, collectionId })
    : await create(writing, given, collectionId)
  await rememberTarget(writing, "product", { from: product.id, to: productId })
  await writeStock(writing, product.variants, await rememberVariants(writing, product, productId))
  return !stored
}

/** By an earlier import, or by the `external_id` that v1's plugin wrote. */
async function findProduct(writing: Writing, sourceId: string): Promise<string | undefined> {
  const known = (await findTargets(writing, "product", [sourceId])).get(sourceId)
  const { rows } = await sql<{ id: string }>`select id from product
    where deleted_at is null and (id = ${known ?? null} or external_id = ${sourceId})
    order by id = ${known ?? null} desc nulls last, id limit 1`.execute(writing.shop.db)
  return rows[0]?.id
}

function bodyOf(product: SourceProduct, collectionId: string | null) {
  const { title, handle, description, isPublished, type, tags, images, metadata } = product
  return {
    title,
    handle,
    description,
    status: isPublished ? ("published" as const) : ("draft" as const),
    type: type ? { value: type } : null,
    collection_id: collectionId,
    tags: tags.map((value) => ({ value })),
    images,
    metadata,
  }
}

async function create(writing: Writing, product: SourceProduct, collectionId: string | null) {
  const { call, db } = writing.shop
  const { isGiftCard, options } = product
  const id = newId("prod")
  const variants = product.variants.map((variant) => ({
    ...variantBody(variant),
    prices: variant.price ? [variant.price] : [],
    options: variant.options.map((value) => ({ value })),
  }))
  const body = { ...bodyOf(product, collectionId), is_giftcard: isGiftCard }
  await call("admin.PostProducts", {
    id,
    body: { ...body, options: options.map((title) => ({ title })), variants },
  })
  await sql`update product set external_id = ${product.id} where id = ${id}`.execute(db)
  return id
}

async function update(
  writing: Writing,
  product: SourceProduct,
  { stored, collectionId }: { readonly stored: StoredProduct; readonly collectionId: string | null },
): Promise<string> {
  const { call, db } = writing.shop
  const matches = await matchVariants(writing, stored, product.variants)
  const optionIds = await writeOptions(writing.shop, stored, product.options)
  const variants = product.variants.map((variant) => {
    const match = matches.get(variant.id)
    const price = variant.price ? [variant.price] : []
    return {
      ...(match && { id: match.id }),
      ...variantBody(variant),
      prices: [...price, ...(match?.otherPrices(variant.price?.currency_code) ?? [])],
      options: variant.options.map((value, index) => ({ value, option_id: optionIds[index]! })),
    }
  })
  const body = { ...bodyOf(product, collectionId), variants }
  await call("admin.PostProductsProduct", { params: { id: stored.id }, body })
  await sql`update product set external_id = ${product.id} where id = ${stored.id}`.execute(db)
  return stored.id
}

/** @returns the variants of the store by the IDs of the source's */
async function rememberVariants(
  writing: Writing,
  product: SourceProduct,
  productId: string,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string }>`select id from product_variant
    where product_id = ${productId} and deleted_at is null order by variant_rank, id`.execute(writing.shop.db)
  const targets = product.variants.map(({ id }, index) => [id, rows[index]!.id] as const)
  for (const [from, to] of targets) await rememberTarget(writing, "variant", { from, to })
  return new Map(targets)
}

/** The collection with the same handle, created if there is none. */
async function collectionOf(writing: Writing, source: SourceCollection | undefined): Promise<string | null> {
  if (!source) return null
  const { call, db } = writing.shop
  const known = (await findTargets(writing, "collection", [source.id])).get(source.id)
  const { rows } = await sql<{ id: string }>`select id from product_collection
    where deleted_at is null and (id = ${known ?? null} or handle = ${source.handle})
    order by id = ${known ?? null} desc nulls last limit 1`.execute(db)
  const id = rows[0]?.id ?? newId("pcol")
  const { title, handle } = source
  if (!rows[0]) await call("admin.PostCollections", { id, body: { title, handle } })
  if (known !== id) await rememberTarget(writing, "collection", { from: source.id, to: id })
  return id
}

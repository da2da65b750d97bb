import { valueOf } from "../../../platform/kernel/certain.ts"
import { sql } from "kysely"
import { mergeMetadata } from "../../../platform/kernel/metadata.ts"
import type { Context } from "../../../platform/http/operation.ts"
import { requiredColumns } from "../../../platform/http/required-columns.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { findOrCreateImages, findOrCreateTags, findOrCreateTypes } from "./find-or-create.ts"
import { relinkProduct } from "./links.ts"
import { lockProduct, type LockedProduct } from "./lock-product.ts"
import { saveVariants } from "./save-variants.ts"
import type { UpdateProductInput } from "./shapes.ts"

/** Columns that take over what the caller says; null empties them. */
const emptiable = [
  "subtitle",
  "description",
  "weight",
  "length",
  "height",
  "width",
  "hs_code",
  "origin_country",
  "mid_code",
  "material",
  "external_id",
] as const

/** Columns that always hold something: null is an error. */
const required = ["title", "discountable", "status", "is_giftcard"] as const

/** A change of a product; what is not mentioned stays. */
export interface ProductChange extends UpdateProductInput {
  readonly is_giftcard?: boolean | null
  readonly external_id?: string | null
  /** its type, where `type` does not say it; null takes it away */
  readonly type_id?: string | null
}

/**
 * Changes a product. What is not mentioned stays; metadata is merged; images, tags, sales channels, categories and
 * variants that are given replace all there were.
 * @throws products.not_found, products.variants_not_of_product, products.variant_refused
 * @locks product, product_variant
 * @emits product.updated, and what happens to the variants
 * @since 0.1
 */
export async function updateProduct(
  context: Pick<Context, "db" | "emit">,
  id: string,
  change: ProductChange,
): Promise<void> {
  const { db } = context
  const stored = await lockProduct(db, id)
  await db
    .updateTable("product")
    .set({ ...ownColumns(stored, change), ...(await typeColumn(db, change)), updated_at: sql`now()` })
    .where("id", "=", id)
    .execute()
  await relink(db, id, change)
  if (change.variants) await saveVariants(context, id, change.variants)
  const fields = Object.entries(change).flatMap(([key, value]) => (value === undefined ? [] : [key]))
  await context.emit("product.updated", { id, fields })
}

function ownColumns(stored: LockedProduct, change: ProductChange) {
  const kept = required.filter((name) => change[name] !== undefined).map((name) => [name, change[name]])
  const set = emptiable.filter((name) => change[name] !== undefined).map((name) => [name, change[name]])
  requiredColumns("product", Object.fromEntries(kept))
  return {
    // The keys of `kept` and `emptiable`, with values of the same change.
    ...(Object.fromEntries([...kept, ...set]) as Pick<ProductChange, (typeof emptiable)[number]>),
    ...(change.handle === undefined ? {} : { handle: change.handle }),
    ...(change.collection_id === undefined ? {} : { collection_id: change.collection_id || null }),
    ...thumbnailColumn(stored, change),
    ...(change.metadata ? { metadata: JSON.stringify(mergeMetadata(stored.metadata, change.metadata)) } : {}),
  }
}

/** The first image is the thumbnail if none was chosen. */
function thumbnailColumn(stored: LockedProduct, { thumbnail, images }: UpdateProductInput) {
  if (thumbnail !== undefined) return { thumbnail }
  return !stored.thumbnail && images?.[0] ? { thumbnail: images[0] } : {}
}

async function typeColumn(db: Executor, { type, type_id }: ProductChange) {
  if (type === undefined) return type_id === undefined ? {} : { type_id: type_id || null }
  return { type_id: type ? valueOf(await findOrCreateTypes(db, [type.value]), type.value) : null }
}

async function relink(db: Executor, id: string, change: UpdateProductInput): Promise<void> {
  const { images, tags, categories, sales_channels: channels } = change
  if (images) await relinkProduct(db, id, "images", [...(await findOrCreateImages(db, images)).values()])
  if (tags) {
    const values = tags.map(({ value }) => value)
    await relinkProduct(db, id, "tags", [...(await findOrCreateTags(db, values)).values()])
  }
  if (categories !== undefined) await relinkProduct(db, id, "categories", idsOf(categories))
  if (channels !== undefined) await relinkProduct(db, id, "salesChannels", idsOf(channels))
}

function idsOf(rows: readonly { readonly id: string }[] | null): string[] {
  return (rows ?? []).map((row) => row.id)
}

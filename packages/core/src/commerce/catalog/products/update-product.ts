import { valueOf } from "../../../platform/kernel/certain.ts"
import { sql } from "kysely"
import { mergeMetadata } from "../../../platform/kernel/metadata.ts"
import { emitAll } from "../../../platform/http/context.ts"
import type { Context } from "../../../platform/http/operation.ts"
import { requiredColumns } from "../../../platform/http/required-columns.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { findOrCreateImages, findOrCreateTags, findOrCreateTypes } from "./find-or-create.ts"
import { relinkProducts, type ProductLinks } from "./links.ts"
import { productErrors } from "./errors.ts"
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

/** A change of one of several products, without its variants. */
export interface ProductOwnChange extends Omit<ProductChange, "variants"> {
  readonly id: string
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
  await writeChanges(context.db, [{ ...change, id }])
  if (change.variants) await saveVariants(context, id, change.variants)
  await context.emit("product.updated", { id, fields: givenKeys(change) })
}

/**
 * Changes several products as `updateProduct` does, in as many statements as for one.
 * @param changes each product at most once
 * @param options.isBulk leaves out the locks on new tags, types and images, as for `createProducts`
 * @throws products.not_found
 * @locks product
 * @emits product.updated for each
 * @since 0.1
 */
export async function updateProducts(
  context: Pick<Context, "db" | "emit">,
  changes: readonly ProductOwnChange[],
  options: { readonly isBulk?: boolean } = {},
): Promise<void> {
  if (changes.length === 0) return
  await writeChanges(context.db, changes, options)
  await emitAll(
    context,
    "product.updated",
    changes.map(({ id, ...change }) => ({ id, fields: givenKeys(change) })),
  )
}

/** Names of what the caller said, for the event. */
function givenKeys(change: object): string[] {
  return Object.entries(change).flatMap(([key, value]) => (value === undefined ? [] : [key]))
}

async function writeChanges(
  db: Executor,
  changes: readonly ProductOwnChange[],
  options: { readonly isBulk?: boolean } = {},
): Promise<void> {
  const stored = await lockStored(
    db,
    changes.map(({ id }) => id),
  )
  const unknown = changes.find(({ id }) => !stored.has(id))
  if (unknown) throw productErrors.not_found(unknown.id)
  const types = await findOrCreateTypes(
    db,
    changes.flatMap(({ type }) => (type ? [type.value] : [])),
    options,
  )
  await writeColumns(
    db,
    changes.map((change) => ownColumns(valueOf(stored, change.id), change, types)),
    stored,
  )
  await relink(db, changes, options)
}

/** Columns of one product as they are to be, by name. */
type ChangedRow = Readonly<Record<string, unknown>> & { readonly id: string }

type StoredProduct = Awaited<ReturnType<typeof readStored>>[number]

async function lockStored(db: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, StoredProduct>> {
  const rows = await readStored(db, ids)
  return new Map(rows.map((row) => [row.id, row]))
}

function readStored(db: Executor, ids: readonly string[]) {
  return db
    .selectFrom("product")
    .select(["id", "handle", "collection_id", "type_id", "thumbnail", "metadata", ...required, ...emptiable])
    .where("id", "=", sql<string>`any(${ids}::text[])`)
    .where("deleted_at", "is", null)
    .orderBy("id")
    .forUpdate()
    .execute()
}

/** Writes the columns that any change mentions; those that a change does not mention stay as they are. */
async function writeColumns(
  db: Executor,
  rows: readonly ChangedRow[],
  stored: ReadonlyMap<string, StoredProduct>,
): Promise<void> {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((name) => name !== "id")
  const whole = rows.map((row) => ({ ...valueOf(stored, row.id), ...row }))
  const assignments = columns.map((name) => sql`${sql.ref(name)} = changed.${sql.ref(name)}`)
  await sql`update product as p set ${sql.join([...assignments, sql`updated_at = now()`])}
    from jsonb_populate_recordset(null::product, ${JSON.stringify(whole)}::jsonb) as changed
    where p.id = changed.id`.execute(db)
}

function ownColumns(
  stored: StoredProduct,
  change: ProductOwnChange,
  types: ReadonlyMap<string, string>,
): ChangedRow {
  const kept = required
    .filter((name) => change[name] !== undefined)
    .map((name) => [name, change[name]] as const)
  const set = emptiable
    .filter((name) => change[name] !== undefined)
    .map((name) => [name, change[name]] as const)
  requiredColumns("product", Object.fromEntries<unknown>(kept))
  return {
    id: stored.id,
    ...Object.fromEntries<unknown>([...kept, ...set]),
    ...(change.handle === undefined ? {} : { handle: change.handle }),
    ...(change.collection_id === undefined ? {} : { collection_id: change.collection_id || null }),
    ...typeColumn(change, types),
    ...thumbnailColumn(stored, change),
    ...(change.metadata ? { metadata: mergeMetadata(stored.metadata, change.metadata) } : {}),
  }
}

/** The first image is the thumbnail if none was chosen. */
function thumbnailColumn(stored: StoredProduct, { thumbnail, images }: ProductOwnChange) {
  if (thumbnail !== undefined) return { thumbnail }
  return !stored.thumbnail && images?.[0] ? { thumbnail: images[0] } : {}
}

function typeColumn({ type, type_id }: ProductOwnChange, types: ReadonlyMap<string, string>) {
  if (type === undefined) return type_id === undefined ? {} : { type_id: type_id || null }
  return { type_id: type ? valueOf(types, type.value) : null }
}

async function relink(
  db: Executor,
  changes: readonly ProductOwnChange[],
  options: { readonly isBulk?: boolean },
): Promise<void> {
  const urls = changes.flatMap(({ images }) => images ?? [])
  const images = await findOrCreateImages(db, urls, options)
  const tags = await findOrCreateTags(db, changes.flatMap(tagsOf), options)
  const links = (thingsOf: (change: ProductOwnChange) => readonly string[] | undefined): ProductLinks[] =>
    changes.flatMap((change) => {
      const ids = thingsOf(change)
      return ids ? [{ productId: change.id, ids }] : []
    })
  await relinkProducts(
    db,
    "images",
    links((change) => change.images?.map((url) => valueOf(images, url))),
  )
  await relinkProducts(
    db,
    "tags",
    links((change) =>
      change.tags == null ? undefined : tagsOf(change).map((value) => valueOf(tags, value)),
    ),
  )
  await relinkProducts(
    db,
    "categories",
    links(({ categories }) => idsOf(categories)),
  )
  await relinkProducts(
    db,
    "salesChannels",
    links(({ sales_channels }) => idsOf(sales_channels)),
  )
}

function tagsOf({ tags }: ProductOwnChange): string[] {
  return (tags ?? []).map(({ value }) => value)
}

/** undefined where the change does not mention them */
function idsOf(rows: readonly { readonly id: string }[] | null | undefined): string[] | undefined {
  return rows === undefined ? undefined : (rows ?? []).map((row) => row.id)
}

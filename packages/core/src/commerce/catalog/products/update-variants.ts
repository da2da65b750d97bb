import { sql } from "kysely"
import { mergeMetadata } from "../../../platform/kernel/metadata.ts"
import { emitAll } from "../../../platform/http/context.ts"
import type { Context } from "../../../platform/http/operation.ts"
import { requiredColumns } from "../../../platform/http/required-columns.ts"
import { replaceVariantPrices } from "../pricing/index.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { productErrors } from "./errors.ts"
import type { UpdateVariantInput } from "./shapes.ts"
import { valueOf } from "../../../platform/kernel/certain.ts"

/** A change of one variant; what is not mentioned stays. */
export interface VariantChange extends Omit<UpdateVariantInput, "options"> {
  readonly id: string
  readonly variant_rank?: number
  readonly options?: UpdateVariantInput["options"]
}

/** Columns that always hold something: null is an error. */
const required = [
  "title",
  "inventory_quantity",
  "allow_backorder",
  "manage_inventory",
  "variant_rank",
] as const

/** Codes are unique, so an empty one is none. */
const codes = ["sku", "barcode", "ean", "upc"] as const

/** Columns that null empties. */
const emptiable = [
  ...codes,
  "hs_code",
  "origin_country",
  "mid_code",
  "material",
  "weight",
  "length",
  "height",
  "width",
] as const

type Column = (typeof required)[number] | (typeof emptiable)[number]

/**
 * Changes variants of one product. Prices that are given replace all the variant has outside of price lists;
 * metadata is merged. A handful of statements, whatever the number of variants.
 * @throws products.variant_not_found  also for another product's variants
 * @throws products.option_value_not_found, pricing.region_not_found
 * @locks product_variant
 * @emits product-variant.updated for each
 * @since 0.1
 */
export async function updateVariants(
  context: Pick<Context, "db" | "emit">,
  productId: string,
  changes: readonly VariantChange[],
): Promise<void> {
  await updateVariantsOf(
    context,
    changes.map((change) => ({ ...change, product_id: productId })),
  )
}

/**
 * Changes variants of several products, in as many statements as for one.
 * @throws products.variant_not_found  also for another product's variants
 * @throws products.option_value_not_found, pricing.region_not_found
 * @locks product_variant
 * @emits product-variant.updated for each
 * @since 0.1
 */
export async function updateVariantsOf(
  context: Pick<Context, "db" | "emit">,
  changes: readonly (VariantChange & { readonly product_id: string })[],
): Promise<void> {
  if (changes.length === 0) return
  const { db } = context
  const stored = await lockVariants(db, changes)
  await writeRows(
    db,
    changes.map((change) => changedRow(valueOf(stored, change.id), change)),
  )
  await writeOptionValues(db, changes)
  await replaceVariantPrices(
    context,
    changes.flatMap(({ id, prices }) => (prices ? [{ variantId: id, prices }] : [])),
  )
  await emitAll(
    context,
    "product-variant.updated",
    changes.map(({ id, product_id, ...fields }) => ({ id, product_id, fields: givenKeys(fields) })),
  )
}

type StoredVariant = Readonly<Record<Column, unknown>> & {
  readonly id: string
  readonly product_id: string
  readonly metadata: unknown
}

async function lockVariants(
  db: Executor,
  changes: readonly { readonly id: string; readonly product_id: string }[],
): Promise<Map<string, StoredVariant>> {
  const ids = changes.map(({ id }) => id)
  const rows = await db
    .selectFrom("product_variant")
    .select(["id", "product_id", "metadata", ...required, ...emptiable])
    .where("id", "=", sql<string>`any(${ids}::text[])`)
    .where("deleted_at", "is", null)
    .orderBy("id")
    .forUpdate()
    .execute()
  const stored = new Map<string, StoredVariant>(rows.map((row) => [row.id, row]))
  const unknown = changes.find(({ id, product_id }) => stored.get(id)?.product_id !== product_id)
  if (unknown) throw productErrors.variant_not_found(unknown.id)
  return stored
}

function changedRow(stored: StoredVariant, change: VariantChange): Readonly<Record<string, unknown>> {
  const kept = required.map(
    (name) => [name, change[name] === undefined ? stored[name] : change[name]] as const,
  )
  requiredColumns("product_variant", Object.fromEntries<unknown>(kept))
  const set = emptiable.map(
    (name) => [name, change[name] === undefined ? stored[name] : change[name]] as const,
  )
  const emptied = codes.filter((name) => change[name] === "").map((name) => [name, null] as const)
  return {
    id: stored.id,
    ...Object.fromEntries<unknown>([...kept, ...set, ...emptied]),
    metadata: change.metadata ? mergeMetadata(stored.metadata, change.metadata) : stored.metadata,
  }
}

async function writeRows(db: Executor, rows: readonly Readonly<Record<string, unknown>>[]): Promise<void> {
  const columns = ["metadata", ...required, ...emptiable]
  await sql`update product_variant as v set updated_at = now(),
      ${sql.join(columns.map((name) => sql`${sql.ref(name)} = changed.${sql.ref(name)}`))}
    from jsonb_populate_recordset(null::product_variant, ${JSON.stringify(rows)}::jsonb) as changed
    where v.id = changed.id`.execute(db)
}

async function writeOptionValues(db: Executor, changes: readonly VariantChange[]): Promise<void> {
  const values = changes.flatMap(({ id, options }) =>
    (options ?? []).map(({ option_id, value }) => ({ variant_id: id, option_id, value })),
  )
  if (values.length === 0) return
  const { rows } = await sql`with found as materialized (
      select v.id, changed.value, v.value as stored
      from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as changed (variant_id text, option_id text, value text)
      join product_option_value v on v.variant_id = changed.variant_id and v.option_id = changed.option_id
      where v.deleted_at is null),
    written as (update product_option_value as v set value = found.value, updated_at = now()
      from found where v.id = found.id and found.value <> found.stored)
    select distinct id from found`.execute(db)
  const distinct = new Set(values.map(({ variant_id, option_id }) => `${variant_id} ${option_id}`))
  if (rows.length < distinct.size) throw productErrors.option_value_not_found()
}

/** Names of what the caller said, for the event. */
function givenKeys(change: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(change).filter((key) => change[key] !== undefined)
}

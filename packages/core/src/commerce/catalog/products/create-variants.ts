import { sql } from "kysely"
import { newId } from "../../../platform/kernel/ids.ts"
import { emitAll } from "../../../platform/http/context.ts"
import type { Context } from "../../../platform/http/operation.ts"
import { requiredColumns } from "../../../platform/http/required-columns.ts"
import { createItemsForVariants } from "../../stock/inventory/index.ts"
import { insertVariantPrices } from "../pricing/index.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { productErrors } from "./errors.ts"
import type { CreateVariantInput } from "./shapes.ts"
import { firstOf } from "../../../platform/kernel/certain.ts"

/** A variant as it is to be made; its option values name the options. */
export interface NewVariant extends Omit<CreateVariantInput, "manage_inventory"> {
  readonly manage_inventory?: boolean | null | undefined
  /** its place among the variants; after the last one by default */
  readonly variant_rank?: number
}

interface ProductOptionRow {
  readonly id: string
  readonly title: string
}

/** What is known of the product that gets variants. */
export interface VariantOwner {
  readonly id: string
  readonly options: readonly ProductOptionRow[]
  /** the variants that are there already */
  readonly variants: readonly {
    readonly title: string
    readonly options: readonly { readonly option_id: string; readonly value: string }[]
  }[]
  /** the rank of the first new variant: as in v1, the number of variants that the product has */
  readonly nextRank: number
}

/** Variants that one product is to get. */
export interface VariantsOfOwner {
  readonly product: VariantOwner
  readonly variants: readonly NewVariant[]
}

type Write = Pick<Context, "db" | "emit">

/**
 * Makes variants of a product with their option values, prices and inventory items: a handful of statements,
 * whatever the number of variants.
 * @returns ids in the given order
 * @throws products.option_count_differs, products.option_value_missing, products.variant_exists
 * @emits product-variant.created for each
 * @since 0.1
 */
export async function createVariants(
  context: Write,
  product: VariantOwner,
  variants: readonly NewVariant[],
): Promise<string[]> {
  return createVariantsOf(context, [{ product, variants }])
}

/**
 * Makes variants of several products, in as many statements as for one variant.
 * @param owners each product once
 * @returns ids in the given order
 * @throws products.option_count_differs, products.option_value_missing, products.variant_exists
 * @emits product-variant.created for each
 * @since 0.1
 */
export async function createVariantsOf(
  context: Write,
  owners: readonly VariantsOfOwner[],
): Promise<string[]> {
  for (const { product, variants } of owners) for (const variant of variants) checkOptions(product, variant)
  const made = owners.flatMap(({ product, variants }) =>
    variants.map((variant, index) => ({
      variant,
      row: variantRow(product.id, variant.variant_rank ?? product.nextRank + index, variant),
    })),
  )
  if (made.length === 0) return []
  const rows = made.map(({ row }) => row)
  await insertVariantRows(context.db, rows)
  await insertOptionValues(
    context.db,
    made.map(({ variant, row }) => ({ id: row.id, options: variant.options ?? [] })),
  )
  await insertVariantPrices(
    context,
    made.map(({ variant, row }) => ({ variantId: row.id, prices: variant.prices })),
  )
  await createItemsForVariants(
    context,
    rows.filter((row) => row.manage_inventory),
  )
  await emitAll(
    context,
    "product-variant.created",
    rows.map(({ id, product_id }) => ({ id, product_id })),
  )
  return rows.map(({ id }) => id)
}

function checkOptions(product: VariantOwner, variant: NewVariant): void {
  const values = new Map((variant.options ?? []).map(({ option_id, value }) => [option_id, value]))
  const given = variant.options?.length ?? 0
  if (product.options.length !== given)
    throw productErrors.option_count_differs(product.options.length, given)
  const missing = product.options.find(({ id }) => !values.has(id))
  if (missing) throw productErrors.option_value_missing(missing.title)
  const twin = product.variants.find((other) =>
    other.options.every(({ option_id, value }) => values.get(option_id) === value),
  )
  if (twin) throw productErrors.variant_exists(twin.title)
}

/** An empty code is none: codes are unique. */
function variantRow(productId: string, rank: number, variant: NewVariant) {
  const given = requiredColumns("product_variant", {
    inventory_quantity: variant.inventory_quantity,
    allow_backorder: variant.allow_backorder,
    manage_inventory: variant.manage_inventory,
  })
  return {
    id: newId("variant"),
    product_id: productId,
    variant_rank: rank,
    title: variant.title,
    sku: variant.sku || null,
    barcode: variant.barcode || null,
    ean: variant.ean || null,
    upc: variant.upc || null,
    inventory_quantity: given.inventory_quantity ?? 0,
    allow_backorder: given.allow_backorder ?? false,
    manage_inventory: given.manage_inventory ?? true,
    hs_code: variant.hs_code ?? null,
    origin_country: variant.origin_country ?? null,
    mid_code: variant.mid_code ?? null,
    material: variant.material ?? null,
    weight: variant.weight ?? null,
    length: variant.length ?? null,
    height: variant.height ?? null,
    width: variant.width ?? null,
    metadata: variant.metadata ?? null,
  }
}

/** One text for any number of rows, so that it is prepared once. */
async function insertVariantRows(
  db: Executor,
  rows: readonly ReturnType<typeof variantRow>[],
): Promise<void> {
  const columns = sql.join(Object.keys(firstOf(rows)).map((name) => sql.ref(name)))
  await sql`insert into product_variant (${columns})
    select ${columns} from jsonb_populate_recordset(null::product_variant, ${JSON.stringify(rows)}::jsonb)`.execute(
    db,
  )
}

/** Writes what variants have for the options of their product. */
async function insertOptionValues(
  db: Executor,
  variants: readonly {
    readonly id: string
    readonly options: readonly { readonly option_id: string; readonly value: string }[]
  }[],
): Promise<void> {
  const rows = variants.flatMap(({ id, options }) =>
    options.map(({ option_id, value }) => ({ id: newId("optval"), variant_id: id, option_id, value })),
  )
  if (rows.length === 0) return
  await sql`insert into product_option_value (id, variant_id, option_id, value)
    select id, variant_id, option_id, value from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as v (id text, variant_id text, option_id text, value text)`.execute(db)
}

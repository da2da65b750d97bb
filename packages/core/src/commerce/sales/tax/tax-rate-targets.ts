import { sql } from "kysely"
import type { Executor } from "../../../platform/query/fetch.ts"
import { taxErrors } from "./errors.ts"

/** What a tax rate can be put on: by the property of the body that names them. */
export const taxRateTargets = {
  products: {
    entity: "product",
    name: "Product",
    table: "product_tax_rate",
    column: "product_id",
    count: "product_count",
  },
  product_types: {
    entity: "product_type",
    name: "Product type",
    table: "product_type_tax_rate",
    column: "product_type_id",
    count: "product_type_count",
  },
  shipping_options: {
    entity: "shipping_option",
    name: "Shipping Option",
    table: "shipping_tax_rate",
    column: "shipping_option_id",
    count: "shipping_option_count",
  },
} as const

export type TaxRateTarget = keyof typeof taxRateTargets

/**
 * Puts a tax rate on things; what has it already stays.
 * @param ids products, product types or shipping options, as the target says
 * @throws tax.target_not_found, tax.option_of_other_region
 * @since 0.1
 */
export async function addTaxRateTargets(
  db: Executor,
  rate: { readonly id: string; readonly region_id: string },
  target: TaxRateTarget,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  if (target === "shipping_options") await checkOptionRegions(db, rate, ids)
  const missing = await firstMissing(db, target, ids)
  if (missing !== undefined) throw taxErrors.target_not_found(taxRateTargets[target].name, missing)
  const { table, column } = taxRateTargets[target]
  await sql`insert into ${sql.table(table)} (${sql.ref(column)}, rate_id)
    select id, ${rate.id} from unnest(${[...new Set(ids)]}::text[]) as given(id)
    on conflict do nothing`.execute(db)
}

/**
 * Takes a tax rate off things; what does not have it is fine.
 * @since 0.1
 */
export async function removeTaxRateTargets(
  db: Executor,
  rateId: string,
  target: TaxRateTarget,
  ids: readonly string[],
): Promise<void> {
  const { table, column } = taxRateTargets[target]
  await sql`delete from ${sql.table(table)}
    where rate_id = ${rateId} and ${sql.ref(column)} = any(${ids})`.execute(db)
}

/** Makes these the things that a tax rate is on. */
export async function replaceTaxRateTargets(
  db: Executor,
  rate: { readonly id: string; readonly region_id: string },
  target: TaxRateTarget,
  ids: readonly string[],
): Promise<void> {
  const { table, column } = taxRateTargets[target]
  await sql`delete from ${sql.table(table)}
    where rate_id = ${rate.id} and not ${sql.ref(column)} = any(${ids})`.execute(db)
  await addTaxRateTargets(db, rate, target, ids)
}

async function checkOptionRegions(
  db: Executor,
  rate: { readonly id: string; readonly region_id: string },
  optionIds: readonly string[],
): Promise<void> {
  const other = await db
    .selectFrom("shipping_option")
    .select(["id", "region_id"])
    .where("id", "in", optionIds)
    .where("region_id", "!=", rate.region_id)
    .orderBy("id")
    .executeTakeFirst()
  if (other) throw taxErrors.option_of_other_region(other, rate)
}

async function firstMissing(
  db: Executor,
  target: TaxRateTarget,
  ids: readonly string[],
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${ids}::text[]) with ordinality as given(id, position)
    where not exists (select from ${sql.table(taxRateTargets[target].entity)} e where e.id = given.id)
    order by position limit 1`.execute(db)
  return rows[0]?.id
}

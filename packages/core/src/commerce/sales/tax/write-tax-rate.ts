import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import type { z } from "../../../platform/http/shape.ts"
import { requiredColumns } from "../../../platform/http/required-columns.ts"
import { CommerceError } from "../../../platform/kernel/errors.ts"
import { newId } from "../../../platform/kernel/ids.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { taxErrors } from "./errors.ts"
import type { createTaxRateBody, updateTaxRateBody } from "./shapes.ts"
import { addTaxRateTargets, replaceTaxRateTargets, taxRateTargets } from "./tax-rate-targets.ts"
import { keysOf } from "../../../platform/kernel/values.ts"

const targets = keysOf(taxRateTargets)

/**
 * Adds a tax rate and puts it on what is given.
 * @param input.rate percent
 * @returns its id
 * @throws tax.rate_not_found when something it shall be put on does not exist: v1 words it so
 * @throws tax.option_of_other_region
 * @since 0.1
 */
export async function createTaxRate(
  { db }: Pick<Context, "db">,
  input: z.output<typeof createTaxRateBody>,
): Promise<string> {
  const id = newId("txr")
  const { name, code, region_id } = input
  await db
    .insertInto("tax_rate")
    .values({ id, name, code, region_id, rate: input.rate ?? null })
    .execute()
  try {
    for (const target of targets) await addTaxRateTargets(db, { id, region_id }, target, input[target] ?? [])
  } catch (error) {
    const isMissing = error instanceof CommerceError && error.type === "not_found"
    throw isMissing ? taxErrors.rate_not_found(id) : error
  }
  return id
}

/**
 * Changes a tax rate. Lists of what it is on replace the ones it has.
 * @param change.rate percent; null takes it away, as it does the code
 * @throws tax.rate_not_found, tax.target_not_found, tax.option_of_other_region
 * @locks tax_rate
 * @since 0.1
 */
export async function updateTaxRate(
  { db }: Pick<Context, "db">,
  id: string,
  change: z.output<typeof updateTaxRateBody>,
): Promise<void> {
  const rate = await lockTaxRate(db, id)
  await db
    .updateTable("tax_rate")
    .set({
      ...requiredColumns("tax_rate", { name: change.name, region_id: change.region_id }),
      code: change.code,
      rate: change.rate,
      updated_at: sql`now()`,
    })
    .where("id", "=", id)
    .execute()
  const changed = { id, region_id: change.region_id ?? rate.region_id }
  for (const target of targets) {
    const ids = change[target]
    if (ids) await replaceTaxRateTargets(db, changed, target, ids)
  }
}

/**
 * Deletes a tax rate. One that is not there is fine.
 * @since 0.1
 */
export async function deleteTaxRate({ db }: Pick<Context, "db">, id: string): Promise<void> {
  await db.deleteFrom("tax_rate").where("id", "=", id).execute()
}

/**
 * Locks a tax rate until the transaction ends.
 * @throws tax.rate_not_found
 * @locks tax_rate
 */
export async function lockTaxRate(db: Executor, id: string): Promise<{ id: string; region_id: string }> {
  const rate = await db
    .selectFrom("tax_rate")
    .select(["id", "region_id"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst()
  if (!rate) throw taxErrors.rate_not_found(id)
  return rate
}

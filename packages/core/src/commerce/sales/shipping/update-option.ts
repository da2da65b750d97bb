import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import type { z } from "../../../platform/http/shape.ts"
import { requiredColumns } from "../../../platform/http/required-columns.ts"
import { mergeMetadata } from "../../../platform/kernel/metadata.ts"
import type { ProviderData } from "../../../platform/kernel/provider-data.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { insertRequirements } from "./create-option.ts"
import { shippingErrors } from "./errors.ts"
import { fulfillmentProvider } from "./fulfillment-provider.ts"
import { checkRequirements, storedAmount } from "./option-rules.ts"
import type { updateOptionBody } from "./shapes.ts"

type OptionChange = z.output<typeof updateOptionBody>

/**
 * Changes a shipping option. The list of requirements replaces the ones it has; one with an id is changed.
 * @param change.amount smallest units
 * @throws shipping.option_not_found, shipping.requirement_not_found, shipping.requirement_twice,
 *   shipping.requirements_contradict, shipping.amount_missing, shipping.price_not_calculable
 * @locks shipping_option
 * @since 0.1
 */
export async function updateShippingOption(
  context: Pick<Context, "db" | "engine">,
  id: string,
  change: OptionChange,
): Promise<void> {
  const { db } = context
  if (change.price_type === "calculated") await checkCalculable(context, id)
  const option = await selectOption(db, id).forUpdate().executeTakeFirst()
  if (!option) throw shippingErrors.option_not_found(id)
  checkRequirements(change.requirements)
  await replaceRequirements(db, id, change.requirements)
  const priceType = change.price_type ?? option.price_type
  if (change.price_type === null) throw shippingErrors.price_type_missing()
  await db
    .updateTable("shipping_option")
    .set({
      ...requiredColumns("shipping_option", {
        name: change.name,
        admin_only: change.admin_only,
        includes_tax: change.includes_tax,
      }),
      price_type: priceType,
      amount: storedAmount(priceType, change.amount === undefined ? option.amount : change.amount),
      metadata: change.metadata ? JSON.stringify(mergeMetadata(option.metadata, change.metadata)) : undefined,
      updated_at: sql`now()`,
    })
    .where("id", "=", id)
    .execute()
}

function selectOption(db: Executor, id: string) {
  return db.selectFrom("shipping_option").selectAll().where("id", "=", id).where("deleted_at", "is", null)
}

/** Asks the provider before anything is locked. */
async function checkCalculable({ db, engine }: Pick<Context, "db" | "engine">, id: string): Promise<void> {
  const option = await selectOption(db, id).executeTakeFirst()
  if (!option) throw shippingErrors.option_not_found(id)
  const provider = fulfillmentProvider(engine, option.provider_id)
  // The column is always an object.
  if (!(await provider.canCalculate(option.data as ProviderData))) throw shippingErrors.price_not_calculable()
}

async function replaceRequirements(
  db: Executor,
  optionId: string,
  requirements: OptionChange["requirements"],
): Promise<void> {
  const known = requirements.filter((requirement) => requirement.id)
  await deleteOtherRequirements(
    db,
    optionId,
    // `known` are those with an ID.
    known.map((requirement) => requirement.id!),
  )
  for (const requirement of known) {
    const { numUpdatedRows: changed } = await db
      .updateTable("shipping_option_requirement")
      .set({ type: requirement.type, amount: requirement.amount })
      // `known` are those with an ID.
      .where("id", "=", requirement.id!)
      .where("shipping_option_id", "=", optionId)
      .where("deleted_at", "is", null)
      .executeTakeFirstOrThrow()
    // `known` are those with an ID.
    if (!changed) throw shippingErrors.requirement_not_found(requirement.id!)
  }
  await insertRequirements(
    db,
    optionId,
    requirements.filter((requirement) => !requirement.id),
  )
}

async function deleteOtherRequirements(
  db: Executor,
  optionId: string,
  keep: readonly string[],
): Promise<void> {
  await db
    .updateTable("shipping_option_requirement")
    .set({ deleted_at: sql`now()` })
    .where("shipping_option_id", "=", optionId)
    .where("deleted_at", "is", null)
    .$if(keep.length > 0, (query) => query.where("id", "not in", keep))
    .execute()
}

/**
 * Deletes a shipping option. One that is not there is fine.
 * @since 0.1
 */
export async function deleteShippingOption({ db }: Pick<Context, "db">, id: string): Promise<void> {
  await db
    .updateTable("shipping_option")
    .set({ deleted_at: sql`now()` })
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .execute()
}

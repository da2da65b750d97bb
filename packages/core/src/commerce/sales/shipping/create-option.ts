import type { Context } from "../../../platform/http/operation.ts"
import type { z } from "../../../platform/http/shape.ts"
import { requiredColumns } from "../../../platform/http/required-columns.ts"
import { newId } from "../../../platform/kernel/ids.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { withRelations } from "../../../platform/query/selection.ts"
import { retrieveRegion, suggestProvider } from "../../store/regions/index.ts"
import { shippingErrors } from "./errors.ts"
import { fulfillmentProvider } from "./fulfillment-provider.ts"
import { checkRequirements, storedAmount } from "./option-rules.ts"
import type { createOptionBody } from "./shapes.ts"

type NewOption = z.output<typeof createOptionBody>

/**
 * Adds a shipping option. Without a profile it joins the default one.
 * @param input.amount smallest units
 * @returns its id
 * @throws shipping.amount_missing, shipping.price_not_calculable, shipping.provider_not_in_region,
 *   shipping.option_refused_by_provider, shipping.requirement_twice, shipping.requirements_contradict,
 *   regions.not_found
 * @since 0.1
 */
export async function createShippingOption(
  { db, engine }: Pick<Context, "db" | "engine">,
  input: NewOption,
): Promise<string> {
  const amount = storedAmount(input.price_type, input.amount)
  const isCalculated = input.price_type === "calculated"
  if (isCalculated && !(await fulfillmentProvider(engine, input.provider_id).canCalculate(input.data)))
    throw shippingErrors.price_not_calculable()
  await checkProvider({ db, engine }, input.region_id, input.provider_id)
  if (!(await fulfillmentProvider(engine, input.provider_id).validateOption(input.data)))
    throw shippingErrors.option_refused_by_provider()
  checkRequirements(input.requirements ?? [])
  const id = newId("so")
  await insertOption(db, id, input, amount)
  await insertRequirements(db, id, input.requirements ?? [])
  return id
}

/** Adds requirements to a shipping option. */
export async function insertRequirements(
  db: Executor,
  optionId: string,
  requirements: NonNullable<NewOption["requirements"]>,
): Promise<void> {
  const rows = requirements.map(({ type, amount }) => ({
    id: newId("sor"),
    shipping_option_id: optionId,
    type,
    amount,
  }))
  if (rows.length > 0) await db.insertInto("shipping_option_requirement").values(rows).execute()
}

async function checkProvider(
  { db, engine }: Pick<Context, "db" | "engine">,
  regionId: string,
  providerId: string,
): Promise<void> {
  const region = await retrieveRegion(db, regionId, withRelations("fulfillment_providers"))
  if (region.fulfillment_providers.some(({ id }) => id === providerId)) return
  suggestProvider(engine, "fulfillment", [providerId])
  throw shippingErrors.provider_not_in_region()
}

async function insertOption(
  db: Executor,
  id: string,
  input: NewOption,
  amount: number | null,
): Promise<void> {
  await db
    .insertInto("shipping_option")
    .values({
      id,
      name: input.name,
      region_id: input.region_id,
      profile_id: input.profile_id ?? (await defaultProfileId(db)),
      provider_id: input.provider_id,
      price_type: input.price_type,
      amount,
      data: JSON.stringify(input.data),
      ...requiredColumns("shipping_option", {
        // Unchecked as in v1: PostgreSQL reads it, or rejects it.
        admin_only: input.admin_only as boolean | null | undefined,
        // Unchecked as in v1: PostgreSQL reads it, or rejects it.
        is_return: input.is_return as boolean | null | undefined,
        includes_tax: input.includes_tax,
      }),
      metadata: input.metadata ? JSON.stringify(input.metadata) : null,
    })
    .execute()
}

async function defaultProfileId(db: Executor): Promise<string> {
  const profile = await db
    .selectFrom("shipping_profile")
    .select("id")
    .where("type", "=", "default")
    .where("deleted_at", "is", null)
    .orderBy("created_at")
    .executeTakeFirst()
  if (!profile) throw shippingErrors.profile_not_found("default")
  return profile.id
}

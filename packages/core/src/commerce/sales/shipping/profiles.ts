import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import type { z } from "../../../platform/http/shape.ts"
import { requiredColumns } from "../../../platform/http/required-columns.ts"
import { newId } from "../../../platform/kernel/ids.ts"
import { mergeMetadata } from "../../../platform/kernel/metadata.ts"
import { fetchFirst, type Executor } from "../../../platform/query/fetch.ts"
import { withRelations, wholeRow, type Selection } from "../../../platform/query/selection.ts"
import type { Requested, ResponseRow } from "../../../platform/query/selected.ts"
import { shippingErrors } from "./errors.ts"
import type { createProfileBody, updateProfileBody } from "./shapes.ts"

/** The profile with its products, each with its profile, and its options: what single answers show. */
export const fullProfile = withRelations("products.profiles", "shipping_options")

/**
 * Reads a shipping profile.
 * @throws shipping.profile_not_found
 * @since 0.1
 */
export async function retrieveProfile(
  db: Executor,
  id: string,
  selection: Selection = wholeRow,
): Promise<ResponseRow> {
  const profile: Requested<"ShippingProfile"> | undefined = await fetchFirst(db, {
    entity: "ShippingProfile",
    selection,
    filters: { id },
    isLimitingRelations: true,
  })
  if (!profile) throw shippingErrors.profile_not_found(id)
  const { products } = profile
  return products ? { ...profile, products: products.map(withOwnProfile) } : profile
}

/** Products say their profile in three ways. */
function withOwnProfile(product: Requested<"Product">): ResponseRow {
  const profile = product.profiles?.[0]
  return { ...product, profile: profile ?? null, profile_id: profile?.id ?? null }
}

/**
 * Adds a shipping profile.
 * @returns its id
 * @since 0.1
 */
export async function createProfile(
  { db }: Pick<Context, "db">,
  input: z.output<typeof createProfileBody>,
): Promise<string> {
  const id = newId("sp")
  await db
    .insertInto("shipping_profile")
    .values({
      id,
      name: input.name,
      type: input.type,
      metadata: input.metadata ? JSON.stringify(input.metadata) : null,
    })
    .execute()
  return id
}

/**
 * Changes a shipping profile. Products and shipping options given with it move here from their profiles; those
 * it has stay.
 * @throws shipping.profile_not_found
 * @locks shipping_profile
 * @since 0.1
 */
export async function updateProfile(
  { db }: Pick<Context, "db">,
  id: string,
  change: z.output<typeof updateProfileBody>,
): Promise<void> {
  const profile = await db
    .selectFrom("shipping_profile")
    .select("metadata")
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst()
  if (!profile) throw shippingErrors.profile_not_found(id)
  await db
    .updateTable("shipping_profile")
    .set({
      ...requiredColumns("shipping_profile", { name: change.name, type: change.type }),
      metadata: change.metadata
        ? JSON.stringify(mergeMetadata(profile.metadata, change.metadata))
        : undefined,
      updated_at: sql`now()`,
    })
    .where("id", "=", id)
    .execute()
  if (change.products) await moveProducts(db, id, change.products)
  if (change.shipping_options) await moveOptions(db, id, change.shipping_options)
}

/** A product is in one profile: it leaves the one it was in. Unknown ids are left out. */
async function moveProducts(db: Executor, profileId: string, productIds: readonly string[]): Promise<void> {
  await sql`delete from product_shipping_profile
    where product_id = any(${productIds}) and profile_id <> ${profileId}`.execute(db)
  await sql`insert into product_shipping_profile (profile_id, product_id)
    select ${profileId}, id from product where id = any(${productIds})
    on conflict do nothing`.execute(db)
}

async function moveOptions(db: Executor, profileId: string, optionIds: readonly string[]): Promise<void> {
  await sql`update shipping_option set profile_id = ${profileId}, updated_at = now()
    where id = any(${optionIds}) and deleted_at is null`.execute(db)
}

/**
 * Deletes a shipping profile. One that is not there is fine.
 * @since 0.1
 */
export async function deleteProfile({ db }: Pick<Context, "db">, id: string): Promise<void> {
  await db
    .updateTable("shipping_profile")
    .set({ deleted_at: sql`now()` })
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .execute()
}

import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import { requiredColumns } from "../../../platform/http/required-columns.ts"
import { newId } from "../../../platform/kernel/ids.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { inventoryErrors } from "./errors.ts"
import type { CreateLevelInput, UpdateLevelInput } from "./shapes.ts"
import { firstOf } from "../../../platform/kernel/certain.ts"

type Write = Pick<Context, "db" | "emit">

/**
 * Stocks an item at a location. A level that was deleted there comes back empty of reservations.
 * @throws inventory.item_not_found, inventory.location_not_found
 * @emits inventory-level.created
 * @since 0.1
 */
export async function createLevel(context: Write, itemId: string, input: CreateLevelInput): Promise<void> {
  const { db } = context
  await checkOwners(db, itemId, input.location_id)
  const given = requiredColumns("inventory_level", { incoming_quantity: input.incoming_quantity })
  const level = {
    stocked_quantity: input.stocked_quantity,
    incoming_quantity: given.incoming_quantity ?? 0,
  }
  const revived = await db
    .updateTable("inventory_level")
    .set({ ...level, reserved_quantity: 0, created_at: sql`now()`, updated_at: sql`now()`, deleted_at: null })
    .where("inventory_item_id", "=", itemId)
    .where("location_id", "=", input.location_id)
    .where("deleted_at", "is not", null)
    .returning("id")
    .executeTakeFirst()
  const id = revived?.id ?? newId("ilev")
  if (!revived)
    await db
      .insertInto("inventory_level")
      .values({ id, inventory_item_id: itemId, location_id: input.location_id, ...level })
      .execute()
  await context.emit("inventory-level.created", { ids: [id] })
}

/**
 * Sets what a location holds of an item.
 * @throws inventory.not_stocked
 * @emits inventory-level.updated
 * @since 0.1
 */
export async function updateLevel(
  context: Write,
  itemId: string,
  locationId: string,
  change: UpdateLevelInput,
): Promise<void> {
  const level = await context.db
    .updateTable("inventory_level")
    .set({
      ...requiredColumns("inventory_level", {
        stocked_quantity: change.stocked_quantity,
        incoming_quantity: change.incoming_quantity,
      }),
      updated_at: sql`now()`,
    })
    .where("inventory_item_id", "=", itemId)
    .where("location_id", "=", locationId)
    .where("deleted_at", "is", null)
    .returning("id")
    .executeTakeFirst()
  if (!level) throw inventoryErrors.not_stocked(itemId, locationId)
  await context.emit("inventory-level.updated", { id: level.id })
}

/**
 * Takes an item off a location. A level that is not there is fine.
 * @throws inventory.level_is_reserved
 * @locks inventory_level
 * @emits inventory-level.deleted
 * @since 0.1
 */
export async function deleteLevel(context: Write, itemId: string, locationId: string): Promise<void> {
  const { db } = context
  const level = await db
    .selectFrom("inventory_level")
    .select("id")
    .where("inventory_item_id", "=", itemId)
    .where("location_id", "=", locationId)
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst()
  if (!level) return
  const reservation = await db
    .selectFrom("reservation_item")
    .select("id")
    .where("inventory_item_id", "=", itemId)
    .where("location_id", "=", locationId)
    .where("deleted_at", "is", null)
    .limit(1)
    .executeTakeFirst()
  if (reservation) throw inventoryErrors.level_is_reserved(itemId, locationId)
  await db
    .updateTable("inventory_level")
    .set({ deleted_at: sql`now()`, updated_at: sql`now()` })
    .where("id", "=", level.id)
    .execute()
  await context.emit("inventory-level.deleted", { ids: [level.id] })
}

/**
 * Deletes all levels and reservations at locations that are being deleted.
 * @locks inventory_level
 * @emits inventory-level.deleted, reservation-item.deleted
 * @since 0.1
 */
export async function deleteStockAtLocation(context: Write, locationId: string): Promise<void> {
  const { db } = context
  await sql`select id from inventory_level where location_id = ${locationId} order by id for update`.execute(
    db,
  )
  await sql`with reservations as (
      update reservation_item set deleted_at = now(), updated_at = now()
      where location_id = ${locationId} and deleted_at is null)
    update inventory_level set deleted_at = now(), updated_at = now()
    where location_id = ${locationId} and deleted_at is null`.execute(db)
  await context.emit("inventory-level.deleted", { location_ids: [locationId] })
  await context.emit("reservation-item.deleted", { location_id: locationId })
}

async function checkOwners(db: Executor, itemId: string, locationId: string): Promise<void> {
  const { rows } = await sql<{ has_item: boolean; has_location: boolean }>`select
    exists (select from inventory_item where id = ${itemId} and deleted_at is null) as has_item,
    exists (select from stock_location where id = ${locationId} and deleted_at is null) as has_location`.execute(
    db,
  )
  if (!firstOf(rows).has_item) throw inventoryErrors.item_not_found(itemId)
  if (!firstOf(rows).has_location) throw inventoryErrors.location_not_found(locationId)
}

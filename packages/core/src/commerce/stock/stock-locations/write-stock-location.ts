import { sql } from "kysely"
import { databaseErrors } from "../../../platform/http/database-errors.ts"
import type { Context } from "../../../platform/http/operation.ts"
import { requiredColumns } from "../../../platform/http/required-columns.ts"
import { deleteStockAtLocation } from "../inventory/index.ts"
import { newId } from "../../../platform/kernel/ids.ts"
import { mergeMetadata } from "../../../platform/kernel/metadata.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { stockLocationErrors } from "./errors.ts"
import type { AddressInput, CreateStockLocationInput, UpdateStockLocationInput } from "./shapes.ts"

type Write = Pick<Context, "db" | "emit">

/**
 * Makes a stock location, with an address where one is given.
 * @returns its id
 * @throws stock-locations.address_not_found
 * @emits stock-location.created
 * @since 0.1
 */
export async function createStockLocation(context: Write, input: CreateStockLocationInput): Promise<string> {
  const id = newId("sloc")
  const { metadata } = input
  if (input.address === null) throw databaseErrors.value_missing("address_1", "stock_location_address")
  await context.db
    .insertInto("stock_location")
    .values({
      id,
      name: input.name,
      address_id: await addressFor(context.db, input, null),
      metadata: metadata ? JSON.stringify(metadata) : null,
    })
    .execute()
  await context.emit("stock-location.created", { id })
  return id
}

/**
 * Changes a stock location. A given address changes the one that is there.
 * @throws stock-locations.not_found, stock-locations.address_not_found
 * @locks stock_location
 * @emits stock-location.updated
 * @since 0.1
 */
export async function updateStockLocation(
  context: Write,
  id: string,
  change: UpdateStockLocationInput,
): Promise<void> {
  const { db } = context
  const location = await db
    .selectFrom("stock_location")
    .select(["address_id", "metadata"])
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst()
  if (!location) throw stockLocationErrors.not_found(id)
  const { metadata } = change
  await db
    .updateTable("stock_location")
    .set({
      ...requiredColumns("stock_location", { name: change.name }),
      address_id: await addressFor(db, change, location.address_id),
      metadata: metadata ? JSON.stringify(mergeMetadata(location.metadata, metadata)) : undefined,
      updated_at: sql`now()`,
    })
    .where("id", "=", id)
    .execute()
  await context.emit("stock-location.updated", { id })
}

/**
 * Deletes a stock location with all stock and reservations there; sales channels sell from it no more. One that
 * is not there is fine.
 * @locks stock_location, inventory_level
 * @emits stock-location.deleted, inventory-level.deleted, reservation-item.deleted
 * @since 0.1
 */
export async function deleteStockLocation(context: Write, id: string): Promise<void> {
  const { db } = context
  const { numUpdatedRows: gone } = await db
    .updateTable("stock_location")
    .set({ deleted_at: sql`now()`, updated_at: sql`now()` })
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow()
  if (!gone) return
  await db
    .updateTable("sales_channel_location")
    .set({ deleted_at: sql`now()`, updated_at: sql`now()` })
    .where("location_id", "=", id)
    .where("deleted_at", "is", null)
    .execute()
  await context.emit("stock-location.deleted", { id })
  await deleteStockAtLocation(context, id)
}

interface AddressChoice {
  readonly address?: AddressInput | null
  readonly address_id?: string | null
}

/** The address a location is to have: the named one, the changed one, a new one, or the one it has. */
async function addressFor(
  db: Executor,
  { address, address_id }: AddressChoice,
  current: string | null,
): Promise<string | null> {
  const id = address_id === undefined ? current : address_id
  if (address_id) await checkAddress(db, address_id)
  if (!address) return id
  if (id) {
    await db
      .updateTable("stock_location_address")
      .set({ ...address, updated_at: sql`now()` })
      .where("id", "=", id)
      .execute()
    return id
  }
  const created = newId("laddr")
  await db
    .insertInto("stock_location_address")
    .values({ ...address, id: created })
    .execute()
  return created
}

async function checkAddress(db: Executor, id: string): Promise<void> {
  const address = await db
    .selectFrom("stock_location_address")
    .select("id")
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst()
  if (!address) throw stockLocationErrors.address_not_found(id)
}

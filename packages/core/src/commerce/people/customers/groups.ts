import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import { requiredColumns } from "../../../platform/http/required-columns.ts"
import { newId } from "../../../platform/kernel/ids.ts"
import { mergeMetadata, type Metadata } from "../../../platform/kernel/metadata.ts"
import { fetchById, type Executor } from "../../../platform/query/fetch.ts"
import type { Selection } from "../../../platform/query/selection.ts"
import { customerGroupErrors } from "./group-errors.ts"
import type { ResponseRow } from "../../../platform/query/selected.ts"

/** What a customer group is made of. */
export interface CustomerGroupInput {
  readonly name: string
  readonly metadata?: Metadata | null | undefined
}

/**
 * A customer group by id.
 * @throws customer-groups.not_found
 * @since 0.1
 */
export async function retrieveCustomerGroup(
  db: Executor,
  id: string,
  selection?: Selection,
): Promise<ResponseRow> {
  const group = await fetchById(db, "CustomerGroup", id, selection)
  if (!group) throw customerGroupErrors.not_found(id)
  return group
}

/**
 * Adds a customer group.
 * @throws customer-groups.name_taken
 * @since 0.1
 */
export async function createCustomerGroup(
  { db }: Pick<Context, "db">,
  { name, metadata }: CustomerGroupInput,
): Promise<ResponseRow> {
  const inserted = await db
    .insertInto("customer_group")
    .values({ id: newId("cgrp"), name, metadata: metadata ? JSON.stringify(metadata) : null })
    .onConflict((conflict) => conflict.column("name").where("deleted_at", "is", null).doNothing())
    .returning("id")
    .executeTakeFirst()
  if (!inserted) throw customerGroupErrors.name_taken(name)
  return retrieveCustomerGroup(db, inserted.id)
}

/**
 * Changes a customer group. Metadata is merged key by key.
 * @throws customer-groups.not_found
 * @throws duplicate_error when another group has the name
 * @locks the group
 * @since 0.1
 */
export async function updateCustomerGroup(
  { db }: Pick<Context, "db">,
  id: string,
  { name, metadata }: { name?: string | null | undefined; metadata?: Metadata | null | undefined },
): Promise<void> {
  const current = await db
    .selectFrom("customer_group")
    .select("metadata")
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst()
  if (!current) throw customerGroupErrors.not_found(id)
  const merged = metadata ? mergeMetadata(current.metadata, metadata) : undefined
  await db
    .updateTable("customer_group")
    .set({
      ...requiredColumns("customer_group", { name }),
      ...(merged ? { metadata: JSON.stringify(merged) } : {}),
      updated_at: sql`now()`,
    })
    .where("id", "=", id)
    .execute()
}

/**
 * Deletes a customer group; its customers stay. Prices and discounts for the group reach nobody from then on. An
 * unknown group is fine.
 * @since 0.1
 */
export async function deleteCustomerGroup({ db }: Pick<Context, "db">, id: string): Promise<void> {
  const deleted = await db
    .updateTable("customer_group")
    .set({ deleted_at: sql`now()`, updated_at: sql`now()` })
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .returning("id")
    .executeTakeFirst()
  if (deleted) await db.deleteFrom("customer_group_customers").where("customer_group_id", "=", id).execute()
}

/**
 * Puts customers into a group; those that are in it already stay.
 * @throws customer-groups.not_found
 * @throws customer-groups.customers_not_found
 * @locks the group against deletion
 * @since 0.1
 */
export async function addCustomersToGroup(
  { db }: Pick<Context, "db">,
  id: string,
  customerIds: readonly string[],
): Promise<void> {
  const groups = await holdGroups(db, [id])
  if (groups.length === 0) throw customerGroupErrors.not_found(id)
  const { rows } = await sql<{ id: string }>`
    select id from customer where id = any(${customerIds}) and deleted_at is null
    order by id for key share`.execute(db)
  const known = new Set(rows.map((row) => row.id))
  const unknown = customerIds.filter((customerId) => !known.has(customerId))
  if (unknown.length > 0) throw customerGroupErrors.customers_not_found(unknown)
  await insertMemberships(db, [id], [...known])
}

/**
 * Takes customers out of a group; those that are not in it are fine.
 * @since 0.1
 */
export async function removeCustomersFromGroup(
  { db }: Pick<Context, "db">,
  id: string,
  customerIds: readonly string[],
): Promise<void> {
  await db
    .deleteFrom("customer_group_customers")
    .where("customer_group_id", "=", id)
    .where(sql<boolean>`customer_id = any(${customerIds})`)
    .execute()
}

/**
 * Makes these the only groups of a customer.
 * @throws customer-groups.group_unknown
 * @locks the groups against deletion
 */
export async function replaceGroupsOfCustomer(
  db: Executor,
  customerId: string,
  groupIds: readonly string[],
): Promise<void> {
  const groups = await holdGroups(db, groupIds)
  const unknown = groupIds.find((groupId) => !groups.includes(groupId))
  if (unknown !== undefined) throw customerGroupErrors.group_unknown(unknown)
  await db
    .deleteFrom("customer_group_customers")
    .where("customer_id", "=", customerId)
    .where(sql<boolean>`not customer_group_id = any(${groups})`)
    .execute()
  await insertMemberships(db, groups, [customerId])
}

async function insertMemberships(
  db: Executor,
  groupIds: readonly string[],
  customerIds: readonly string[],
): Promise<void> {
  await sql`insert into customer_group_customers (customer_group_id, customer_id)
    select g, c from unnest(${groupIds}::text[]) as g, unnest(${customerIds}::text[]) as c
    on conflict do nothing`.execute(db)
}

/** The groups that exist; they cannot be deleted until the transaction ends. */
async function holdGroups(db: Executor, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from customer_group where id = any(${ids}) and deleted_at is null
    order by id for share`.execute(db)
  return rows.map((row) => row.id)
}

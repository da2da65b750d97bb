import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import { requiredColumns } from "../../../platform/http/required-columns.ts"
import { newId } from "../../../platform/kernel/ids.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { addListPrices, writeListPrices } from "./write-list-prices.ts"
import { priceListErrors } from "./errors.ts"
import type { CreatePriceListInput, UpdatePriceListInput } from "./shapes.ts"

type Write = Pick<Context, "db" | "emit">

/**
 * Makes a price list with its prices.
 * @returns its id
 * @throws price-lists.customer_group_not_found, pricing.region_not_found
 * @emits price-list.created
 * @since 0.1
 */
export async function createPriceList(context: Write, input: CreatePriceListInput): Promise<string> {
  const id = newId("pl")
  await context.db
    .insertInto("price_list")
    .values({
      id,
      name: input.name,
      description: input.description,
      type: input.type,
      ...requiredColumns("price_list", { status: input.status, includes_tax: input.includes_tax }),
      starts_at: input.starts_at ?? null,
      ends_at: input.ends_at ?? null,
    })
    .execute()
  await setCustomerGroups(context.db, id, groupIds(input))
  await addListPrices(context.db, id, input.prices)
  await context.emit("price-list.created", { id })
  return id
}

/**
 * Changes a price list. Prices that name one of the list's prices change it, others are added; customer groups
 * are replaced.
 * @throws price-lists.not_found, price-lists.customer_group_not_found, pricing.region_not_found
 * @locks price_list
 * @emits price-list.updated
 * @since 0.1
 */
export async function updatePriceList(
  context: Write,
  id: string,
  change: UpdatePriceListInput,
): Promise<void> {
  const { numUpdatedRows: changed } = await context.db
    .updateTable("price_list")
    .set({
      ...requiredColumns("price_list", {
        name: change.name,
        description: change.description,
        type: change.type,
        status: change.status,
        includes_tax: change.includes_tax,
      }),
      starts_at: change.starts_at,
      ends_at: change.ends_at,
      updated_at: sql`now()`,
    })
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow()
  if (!changed) throw priceListErrors.not_found(id)
  if (change.customer_groups) await setCustomerGroups(context.db, id, groupIds(change))
  if (change.prices) await writeListPrices(context.db, id, change.prices)
  await context.emit("price-list.updated", { id })
}

/**
 * Deletes a price list with its prices. One that is not there is fine.
 * @locks price_list
 * @emits price-list.deleted
 * @since 0.1
 */
export async function deletePriceList({ db, emit }: Write, id: string): Promise<void> {
  const { rows } = await sql`with list as (
      update price_list set deleted_at = now(), updated_at = now()
      where id = ${id} and deleted_at is null returning id),
    prices as (
      update money_amount set deleted_at = now(), updated_at = now()
      where price_list_id in (select id from list) and deleted_at is null returning id),
    places as (
      update product_variant_money_amount set deleted_at = now(), updated_at = now()
      where money_amount_id in (select id from prices) and deleted_at is null)
    select id from list`.execute(db)
  if (rows.length > 0) await emit("price-list.deleted", { id })
}

function groupIds(input: { readonly customer_groups?: readonly { readonly id: string }[] | null }): string[] {
  return [...new Set((input.customer_groups ?? []).map((group) => group.id))]
}

async function setCustomerGroups(db: Executor, listId: string, ids: readonly string[]): Promise<void> {
  await db.deleteFrom("price_list_customer_groups").where("price_list_id", "=", listId).execute()
  if (ids.length === 0) return
  const found = await db
    .selectFrom("customer_group")
    .select("id")
    .where("id", "in", ids)
    .where("deleted_at", "is", null)
    .execute()
  const missing = ids.find((id) => !found.some((group) => group.id === id))
  if (missing !== undefined) throw priceListErrors.customer_group_not_found(missing)
  await db
    .insertInto("price_list_customer_groups")
    .values(ids.map((id) => ({ price_list_id: listId, customer_group_id: id })))
    .execute()
}

import { sql } from "kysely"
import { newId } from "../../../platform/kernel/ids.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { ruleTypesOf } from "./write-price-sets.ts"

/**
 * Lets the prices that a list has in price sets depend on attributes: values that are given replace all that the
 * attribute had.
 * @param rules attribute → values of which the context has to have one
 * @throws price-sets.attribute_unknown
 * @locks price_list
 * @since 0.1
 */
export async function setListRules(
  db: Executor,
  priceListId: string,
  rules: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  await sql`select id from price_list where id = ${priceListId} for update`.execute(db)
  for (const { id: typeId, rule_attribute } of await ruleTypesOf(db, Object.keys(rules))) {
    await deleteListRules(db, await listRuleIds(db, priceListId, [rule_attribute]))
    await createListRule(db, {
      price_list_id: priceListId,
      rule_type_id: typeId,
      values: rules[rule_attribute] ?? [],
    })
  }
}

/**
 * Ids of the rules that a list has for attributes.
 * @since 0.1
 */
export async function listRuleIds(
  db: Executor,
  priceListId: string,
  attributes: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select r.id from price_list_rule r
      join rule_type t on t.id = r.rule_type_id
    where r.price_list_id = ${priceListId} and r.deleted_at is null
      and t.rule_attribute = any(${attributes}::text[])`.execute(db)
  return rows.map((row) => row.id)
}

/**
 * Deletes rules of price lists with their values. Those that do not exist are passed over.
 * @since 0.1
 */
export async function deleteListRules(db: Executor, ids: readonly string[]): Promise<void> {
  await sql`delete from price_list_rule where id = any(${ids}::text[])`.execute(db)
}

/**
 * Adds a rule to a price list.
 * @returns its id
 * @since 0.1
 */
export async function createListRule(
  db: Executor,
  rule: {
    readonly price_list_id: string
    readonly rule_type_id: string
    readonly values?: readonly string[] | null
  },
): Promise<string> {
  const { price_list_id, rule_type_id, values } = rule
  const id = newId("plrule")
  await db.insertInto("price_list_rule").values({ id, price_list_id, rule_type_id }).execute()
  const rows = [...new Set(values ?? [])].map((value) => ({
    id: newId("plrv"),
    price_list_rule_id: id,
    value,
  }))
  if (rows.length > 0) await db.insertInto("price_list_rule_value").values(rows).execute()
  return id
}

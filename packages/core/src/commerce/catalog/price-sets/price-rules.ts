import { sql } from "kysely"
import type { Executor } from "../../../platform/query/fetch.ts"
import { priceSetErrors } from "./errors.ts"
import { deleteRows, insertRows } from "./write-rows.ts"
import { firstOf } from "../../../platform/kernel/certain.ts"

/**
 * Lets prices of sets hold under further conditions only.
 * @returns ids of the rules, in the given order
 * @throws price-sets.price_not_found, price-sets.rule_type_not_found
 * @since 0.1
 */
export async function createPriceRules(
  db: Executor,
  rules: readonly {
    readonly price_set_money_amount_id: string
    readonly rule_type_id: string
    readonly value: string
    readonly priority?: number | null
  }[],
): Promise<string[]> {
  const prices = await db
    .selectFrom("price_set_money_amount")
    .select(["id", "price_set_id", "price_list_id"])
    .where("id", "in", ["", ...rules.map((rule) => rule.price_set_money_amount_id)])
    .where("deleted_at", "is", null)
    .execute()
  const types = await db
    .selectFrom("rule_type")
    .select(["id", "default_priority"])
    .where("id", "in", ["", ...rules.map((rule) => rule.rule_type_id)])
    .where("deleted_at", "is", null)
    .execute()
  const rows = rules.map(({ price_set_money_amount_id, rule_type_id, value, priority }) => {
    const price = prices.find(({ id }) => id === price_set_money_amount_id)
    const type = types.find(({ id }) => id === rule_type_id)
    if (!price) throw priceSetErrors.price_not_found(price_set_money_amount_id)
    if (!type) throw priceSetErrors.rule_type_not_found(rule_type_id)
    const { price_set_id, price_list_id } = price
    return {
      price_set_id,
      price_list_id,
      price_set_money_amount_id,
      rule_type_id,
      value,
      priority: priority ?? type.default_priority,
    }
  })
  return insertRows(db, "price_rule", rows)
}

/**
 * Deletes rule types. Those that do not exist are passed over.
 * @throws price-sets.rule_type_in_use
 * @since 0.1
 */
export async function deleteRuleTypes(db: Executor, ids: readonly string[]): Promise<void> {
  const { rows } = await sql<{ in_use: boolean }>`select
    exists (select from price_rule where rule_type_id = any(${ids}::text[]) and deleted_at is null)
    or exists (select from price_list_rule where rule_type_id = any(${ids}::text[]) and deleted_at is null)
      as in_use`.execute(db)
  if (firstOf(rows).in_use) throw priceSetErrors.rule_type_in_use()
  await sql`delete from price_set_rule_type where rule_type_id = any(${ids}::text[])`.execute(db)
  await deleteRows(db, "rule_type", ids)
}

import { sql } from "kysely"
import { newId } from "../../../platform/kernel/ids.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { discountErrors } from "./errors.ts"
import { resourceKinds, type ChangedCondition, type NewCondition, type ResourceKind } from "./shapes.ts"

/** Each kind of condition stores its pairs in a separate table. */
const pairTables = {
  products: { table: "discount_condition_product", column: "product_id" },
  product_types: { table: "discount_condition_product_type", column: "product_type_id" },
  product_collections: { table: "discount_condition_product_collection", column: "product_collection_id" },
  product_tags: { table: "discount_condition_product_tag", column: "product_tag_id" },
  customer_groups: { table: "discount_condition_customer_group", column: "customer_group_id" },
} satisfies Record<ResourceKind, { table: string; column: string }>

/** What a condition names: its kind and the ids; undefined when it names nothing, or an empty list as in v1. */
export function resourcesOf(
  input: Partial<Record<ResourceKind, readonly string[] | null>>,
): { kind: ResourceKind; ids: readonly string[] } | undefined {
  const kind = resourceKinds.find((candidate) => (input[candidate] ?? []).length > 0)
  // `find` has found entries in it.
  return kind && { kind, ids: input[kind]! }
}

/**
 * Adds a condition to a rule.
 * @returns its id
 * @throws discounts.condition_empty, discounts.condition_exists, discounts.operator_unknown
 * @since 0.1
 */
export async function addCondition(db: Executor, ruleId: string, input: NewCondition): Promise<string> {
  const resources = resourcesOf(input)
  if (!resources) throw discountErrors.condition_empty()
  const operator = operatorOf(input.operator)
  const id = newId("discon")
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("discount_condition")
    .values({ id, type: resources.kind, operator, discount_rule_id: ruleId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (!numInsertedOrUpdatedRows) throw discountErrors.condition_exists(operator, resources.kind)
  await addResources(db, id, resources.kind, resources.ids)
  return id
}

/**
 * Changes conditions of a rule: the operator, where one is given, and what the condition names. A condition without an
 * ID is added.
 * @throws discounts.condition_not_found, discounts.condition_empty, discounts.condition_exists,
 *   discounts.operator_unknown
 */
export async function upsertConditions(
  db: Executor,
  ruleId: string,
  inputs: readonly ChangedCondition[],
): Promise<void> {
  for (const input of inputs) {
    if (input.id && !(await hasCondition(db, input.id))) throw discountErrors.condition_not_found(input.id)
    if (input.id) await changeCondition(db, ruleId, { ...input, id: input.id })
    else await addCondition(db, ruleId, { ...input, operator: input.operator ?? "in" })
  }
}

async function hasCondition(db: Executor, id: string): Promise<boolean> {
  const { rows } = await sql`select from discount_condition where id = ${id}`.execute(db)
  return rows.length > 0
}

async function changeCondition(
  db: Executor,
  ruleId: string,
  input: ChangedCondition & { readonly id: string },
): Promise<void> {
  await replaceResources(db, input.id, input)
  if (input.operator == null) return
  const operator = operatorOf(input.operator)
  // `replaceResources` has refused a condition without resources.
  const { kind } = resourcesOf(input)!
  const { rows: same } = await sql`select from discount_condition where discount_rule_id = ${ruleId}
    and type = ${kind} and operator = ${operator} and id <> ${input.id}`.execute(db)
  if (same.length > 0) throw discountErrors.condition_exists(operator, kind)
  await sql`update discount_condition set operator = ${operator}, updated_at = now()
    where id = ${input.id} and discount_rule_id = ${ruleId} and type = ${kind}`.execute(db)
}

/**
 * Makes a condition name exactly these. A kind that is not the condition's own changes nothing, as in v1.
 * @throws discounts.condition_empty
 * @since 0.1
 */
export async function replaceResources(
  db: Executor,
  conditionId: string,
  input: Partial<Record<ResourceKind, readonly string[] | null>>,
): Promise<void> {
  const resources = resourcesOf(input)
  if (!resources) throw discountErrors.condition_empty()
  const { rows } = await sql<{ type: ResourceKind }>`
    select type from discount_condition where id = ${conditionId} for update`.execute(db)
  if (rows[0]?.type !== resources.kind) return
  const { table } = pairTables[resources.kind]
  await sql`delete from ${sql.table(table)} where condition_id = ${conditionId}`.execute(db)
  await addResources(db, conditionId, resources.kind, resources.ids)
}

/** Names more things in a condition; those it names already stay. */
export async function addResources(
  db: Executor,
  conditionId: string,
  kind: ResourceKind,
  ids: readonly string[],
): Promise<void> {
  const { table, column } = pairTables[kind]
  await sql`insert into ${sql.table(table)} (condition_id, ${sql.ref(column)})
    select ${conditionId}, id from unnest(${[...new Set(ids)]}::text[]) id
    on conflict do nothing`.execute(db)
}

/** Takes things out of a condition; those it does not name make no difference. */
export async function removeResources(
  db: Executor,
  conditionId: string,
  kind: ResourceKind,
  ids: readonly string[],
): Promise<void> {
  const { table, column } = pairTables[kind]
  await sql`delete from ${sql.table(table)}
    where condition_id = ${conditionId} and ${sql.ref(column)} = any(${[...ids]}::text[])`.execute(db)
}

function operatorOf(operator: string): "in" | "not_in" {
  if (operator !== "in" && operator !== "not_in") throw discountErrors.operator_unknown()
  return operator
}

import { sql } from "kysely"
import { newId } from "../../../platform/kernel/ids.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { priceSetErrors } from "./errors.ts"

/**
 * A price of a set as it is to be made.
 * @since 0.1
 */
export interface NewSetPrice {
  readonly id?: string | null
  /** ISO 4217 */
  readonly currency_code: string
  /** smallest units */
  readonly amount: number
  readonly min_quantity?: number | null
  readonly max_quantity?: number | null
  readonly title?: string | null
  /** attribute → value that the context has to have */
  readonly rules?: Readonly<Record<string, string>> | null
}

/**
 * Makes a price set, which prices can depend on the given attributes in.
 * @returns its id
 * @throws price-sets.attribute_unknown, price-sets.attribute_not_of_set
 * @since 0.1
 */
export async function createPriceSet(
  db: Executor,
  attributes: readonly string[],
  prices: readonly NewSetPrice[],
): Promise<string> {
  const id = newId("pset")
  await db.insertInto("price_set").values({ id }).execute()
  await addSetRules(db, id, attributes)
  await addSetPrices(db, id, prices)
  return id
}

/**
 * Lets prices of a set depend on further attributes.
 * @throws price-sets.not_found, price-sets.attribute_unknown
 * @locks price_set
 * @since 0.1
 */
export async function addSetRules(db: Executor, id: string, attributes: readonly string[]): Promise<void> {
  await lockPriceSet(db, id)
  for (const { id: typeId } of await ruleTypesOf(db, attributes))
    await sql`insert into price_set_rule_type (price_set_id, rule_type_id) values (${id}, ${typeId})
      on conflict do nothing`.execute(db)
}

/**
 * Lets prices of a set depend on attributes no more. Prices that did are deleted: without their rule they would hold
 * for everybody.
 * @throws price-sets.not_found, price-sets.attribute_unknown
 * @locks price_set
 * @since 0.1
 */
export async function removeSetRules(db: Executor, id: string, attributes: readonly string[]): Promise<void> {
  await lockPriceSet(db, id)
  const types = (await ruleTypesOf(db, attributes)).map((type) => type.id)
  const { rows } = await sql<{ id: string }>`select distinct psma.money_amount_id as id
    from price_rule r join price_set_money_amount psma on psma.id = r.price_set_money_amount_id
    where r.price_set_id = ${id} and r.rule_type_id = any(${types}::text[]) and r.deleted_at is null`.execute(
    db,
  )
  await deleteSetPrices(
    db,
    rows.map((row) => row.id),
  )
  await sql`delete from price_set_rule_type
    where price_set_id = ${id} and rule_type_id = any(${types}::text[])`.execute(db)
}

/**
 * Adds prices to a set.
 * @param priceListId the price list they are part of
 * @throws price-sets.not_found, price-sets.attribute_not_of_set, price-sets.attribute_unknown
 * @locks price_set
 * @since 0.1
 */
export async function addSetPrices(
  db: Executor,
  id: string,
  prices: readonly NewSetPrice[],
  priceListId: string | null = null,
): Promise<void> {
  await lockPriceSet(db, id)
  const { rows: types } = await sql<RuleTypeRow>`select t.id, t.rule_attribute, t.default_priority
    from price_set_rule_type pair join rule_type t on t.id = pair.rule_type_id
    where pair.price_set_id = ${id} and t.deleted_at is null`.execute(db)
  for (const price of prices) {
    const rules = Object.entries(price.rules ?? {}).map(([attribute, value]) => {
      const type = types.find((one) => one.rule_attribute === attribute)
      if (!type) throw priceSetErrors.attribute_not_of_set(attribute)
      return { rule_type_id: type.id, value, priority: type.default_priority }
    })
    await insertPrice(db, { ...price, setId: id, priceListId, rules })
  }
}

interface PlacedPrice extends Omit<NewSetPrice, "rules"> {
  readonly setId: string
  readonly priceListId: string | null
  readonly rules: readonly {
    readonly rule_type_id: string
    readonly value: string
    readonly priority: number
  }[]
}

async function insertPrice(db: Executor, price: PlacedPrice): Promise<void> {
  const { setId: price_set_id, priceListId: price_list_id, rules } = price
  const money_amount_id = price.id || newId("ma")
  await db
    .insertInto("money_amount")
    .values({
      id: money_amount_id,
      currency_code: price.currency_code.toLowerCase(),
      amount: price.amount,
      min_quantity: price.min_quantity ?? null,
      max_quantity: price.max_quantity ?? null,
      price_list_id,
    })
    .execute()
  const id = newId("psma")
  const title = price.title ?? ""
  await db
    .insertInto("price_set_money_amount")
    .values({ id, title, price_set_id, money_amount_id, price_list_id })
    .execute()
  if (rules.length > 0)
    await db
      .insertInto("price_rule")
      .values(
        rules.map((rule) => ({
          id: newId("prule"),
          price_set_id,
          price_list_id,
          price_set_money_amount_id: id,
          ...rule,
        })),
      )
      .execute()
}

/**
 * Deletes price sets with their prices. Those that do not exist are passed over.
 * @since 0.1
 */
export async function deletePriceSets(db: Executor, ids: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: string }>`select money_amount_id as id from price_set_money_amount
    where price_set_id = any(${ids}::text[]) and deleted_at is null`.execute(db)
  await deleteSetPrices(
    db,
    rows.map((row) => row.id),
  )
  await sql`update price_set set deleted_at = now(), updated_at = now()
    where id = any(${ids}::text[]) and deleted_at is null`.execute(db)
}

/**
 * Deletes prices, and takes them out of their sets and off their variants.
 * @since 0.1
 */
export async function deleteSetPrices(db: Executor, moneyAmountIds: readonly string[]): Promise<void> {
  const gone = sql`deleted_at = now(), updated_at = now()`
  await sql`with pairs as (
      update price_set_money_amount set ${gone}
      where money_amount_id = any(${moneyAmountIds}::text[]) and deleted_at is null returning id),
    rules as (
      update price_rule set ${gone}
      where price_set_money_amount_id in (select id from pairs) and deleted_at is null),
    variants as (
      update product_variant_money_amount set ${gone}
      where money_amount_id = any(${moneyAmountIds}::text[]) and deleted_at is null)
    update money_amount set ${gone}
    where id = any(${moneyAmountIds}::text[]) and deleted_at is null`.execute(db)
}

/**
 * Removes prices for good, from their sets and variants too. Those that do not exist are passed over.
 * @since 0.1
 */
export async function removePrices(db: Executor, ids: readonly string[]): Promise<void> {
  await sql`delete from product_variant_money_amount where money_amount_id = any(${ids}::text[])`.execute(db)
  await sql`delete from money_amount where id = any(${ids}::text[])`.execute(db)
}

/**
 * Brings deleted prices back, into the sets and to the variants that they were deleted from.
 * @returns ids of those that came back
 * @since 0.1
 */
export async function restorePrices(db: Executor, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`with gone as materialized (
      select id, deleted_at from money_amount where id = any(${ids}::text[]) and deleted_at is not null
      order by id for update),
    pairs as (
      update price_set_money_amount p set deleted_at = null, updated_at = now()
      from gone where p.money_amount_id = gone.id and p.deleted_at = gone.deleted_at
      returning p.id, gone.deleted_at),
    rules as (
      update price_rule r set deleted_at = null, updated_at = now()
      from price_set_money_amount p join gone on p.money_amount_id = gone.id
      where r.price_set_money_amount_id = p.id and r.deleted_at = gone.deleted_at),
    variants as (
      update product_variant_money_amount v set deleted_at = null, updated_at = now()
      from gone where v.money_amount_id = gone.id and v.deleted_at = gone.deleted_at)
    update money_amount ma set deleted_at = null, updated_at = now()
    from gone where ma.id = gone.id returning ma.id`.execute(db)
  return rows.map((row) => row.id)
}

interface RuleTypeRow {
  readonly id: string
  readonly rule_attribute: string
  readonly default_priority: number
}

/**
 * The rule types with these attributes.
 * @throws price-sets.attribute_unknown
 * @since 0.1
 */
export async function ruleTypesOf(
  db: Executor,
  attributes: readonly string[],
): Promise<readonly RuleTypeRow[]> {
  const { rows } = await sql<RuleTypeRow>`select id, rule_attribute, default_priority from rule_type
    where rule_attribute = any(${attributes}::text[]) and deleted_at is null`.execute(db)
  const unknown = attributes.filter((name) => !rows.some((row) => row.rule_attribute === name))
  if (unknown.length > 0) throw priceSetErrors.attribute_unknown(unknown)
  return rows
}

async function lockPriceSet(db: Executor, id: string): Promise<void> {
  const { rows } =
    await sql`select id from price_set where id = ${id} and deleted_at is null for update`.execute(db)
  if (rows.length === 0) throw priceSetErrors.not_found(id)
}

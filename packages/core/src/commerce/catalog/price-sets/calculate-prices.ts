import { sql } from "kysely"
import { groupBy } from "../../../platform/kernel/group-by.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { priceSetErrors } from "./errors.ts"
import { selectSetPrice, type SetContext, type SetPrice } from "./select-set-price.ts"

/** The prices of a set in a context. */
export interface CalculatedSet {
  readonly id: string
  readonly currency_code: string
  readonly calculated: SetPrice | undefined
  readonly original: SetPrice | undefined
}

/**
 * What do price sets cost in a context? One statement.
 * @param context with `currency_code`; `quantity` and attributes of rules count
 * @returns one entry per set, in the given order
 * @throws price-sets.currency_missing, price-sets.not_found
 * @since 0.1
 */
export async function calculateSetPrices(
  db: Executor,
  ids: readonly string[],
  context: SetContext,
  now: Date,
): Promise<CalculatedSet[]> {
  if (!context.currency_code) throw priceSetErrors.currency_missing()
  const currency_code = String(context.currency_code).toLowerCase()
  const { rows } = await sql<{ id: string; prices: readonly SetPrice[] | null }>`select s.id, (
      select json_agg(json_build_object('money_amount_id', ma.id, 'amount', ma.amount,
        'min_quantity', ma.min_quantity, 'max_quantity', ma.max_quantity,
        'rules', coalesce((select json_agg(json_build_object('attribute', t.rule_attribute, 'value', r.value,
            'priority', r.priority))
          from price_rule r join rule_type t on t.id = r.rule_type_id
          where r.price_set_money_amount_id = psma.id and r.deleted_at is null), '[]'),
        'list', case when pl.id is not null then json_build_object('id', pl.id, 'type', pl.type,
          'status', pl.status, 'starts_at', pl.starts_at, 'ends_at', pl.ends_at,
          'rules', coalesce((select json_agg(json_build_object('attribute', t.rule_attribute, 'values',
              coalesce((select json_agg(v.value) from price_list_rule_value v
                where v.price_list_rule_id = lr.id and v.deleted_at is null), '[]')))
            from price_list_rule lr join rule_type t on t.id = lr.rule_type_id
            where lr.price_list_id = pl.id and lr.deleted_at is null), '[]')) end) order by ma.created_at, ma.id)
      from price_set_money_amount psma
        join money_amount ma on ma.id = psma.money_amount_id and ma.deleted_at is null
        left join price_list pl on pl.id = psma.price_list_id
      where psma.price_set_id = s.id and psma.deleted_at is null and ma.currency_code = ${currency_code}
        and (psma.price_list_id is null or pl.deleted_at is null)) as prices
    from price_set s where s.id = any(${ids}::text[]) and s.deleted_at is null`.execute(db)
  const found = groupBy(rows, (row) => row.id)
  return ids.map((id) => {
    const set = found.get(id)?.[0]
    if (!set) throw priceSetErrors.not_found(id)
    return { id, currency_code, ...selectSetPrice(set.prices ?? [], context, now) }
  })
}

import { sql } from "kysely"
import { keysOf } from "../../../platform/kernel/values.ts"
import type { Sql } from "../../../platform/query/compile.ts"

/** The units that items must have: a number, or bounds that must all hold. */
type AvailableQuantity =
  | number
  | {
      readonly lt?: number | null | undefined
      readonly gt?: number | null | undefined
      readonly lte?: number | null | undefined
      readonly gte?: number | null | undefined
    }

const operators = { lt: sql`<`, gt: sql`>`, lte: sql`<=`, gte: sql`>=`, eq: sql`=` }
type Bound = readonly [operator: keyof typeof operators, units: number]

/**
 * Selects items by the units that are in stock and not reserved, as `root`.
 * @param locationIds only the units there count; without it, the units at all locations do
 */
export function isAvailable(wanted: AvailableQuantity, locationIds?: readonly string[] | null): Sql {
  const there = locationIds ? sql` and level.location_id = any(${locationIds})` : sql``
  // Comparing the subquery once for each bound would sum the levels up again.
  return sql`(select ${compared(sql`coalesce(sum(level.stocked_quantity - level.reserved_quantity), 0)`, wanted)}
    from inventory_level level
    where level.inventory_item_id = root.id and level.deleted_at is null${there})`
}

/**
 * Finds every item that may have the units, without adding up the levels of all items: an item with at most so many
 * units has a location with at most so many, or none, and an item with at least so many has a location with its share.
 */
export function findAvailable(wanted: AvailableQuantity): Sql {
  const bounds = boundsOf(wanted)
  const upper = Math.min(...bounds.flatMap(([operator, units]) => (isUpper(operator) ? [units] : [])))
  const lower = Math.max(...bounds.flatMap(([operator, units]) => (isLower(operator) ? [units] : [])))
  const units = sql`level.stocked_quantity::bigint - level.reserved_quantity`
  const below = sql`${units} <= ${asUnits(Math.max(upper, 0))}`
  if (lower <= 0 && upper === Infinity) return sql`select id from inventory_item where deleted_at is null`
  if (lower <= 0)
    return sql`select inventory_item_id as id from inventory_level level where deleted_at is null and ${below}
      union all select item.id from inventory_level level join inventory_item item on item.id = level.inventory_item_id
        where level.deleted_at is not null and item.deleted_at is null and not exists (select from inventory_level other
          where other.inventory_item_id = item.id and other.deleted_at is null)
      union all select item.id from inventory_item_without_level marked
        join inventory_item item on item.id = marked.inventory_item_id where item.deleted_at is null`
  const isShare = (of: Sql) => sql`${of} > 0 and ${of} >= ${asUnits(lower)} / greatest(${locations}, 1)`
  if (upper === Infinity)
    return sql`select inventory_item_id as id from inventory_level level where deleted_at is null and ${isShare(units)}`
  return sql`select inventory_item_id as id from inventory_level level
    where deleted_at is null and ${below} and (${isShare(units)} or ${locations} > 1 and exists (
      select from inventory_level other where other.inventory_item_id = level.inventory_item_id
        and other.deleted_at is null and ${isShare(sql`other.stocked_quantity - other.reserved_quantity`)}))`
}

const locations = sql`(select count(*) from stock_location)`

/** A bound as a whole number, next to which the same levels are: PostgreSQL compares integers in half the time. */
function asUnits(units: number): Sql {
  return sql`${Math.floor(Math.min(units, 2 ** 31 - 1))}::int`
}

function compared(units: Sql, wanted: AvailableQuantity): Sql {
  const terms = boundsOf(wanted).map(
    ([operator, bound]) => sql`${units} ${operators[operator]} ${bound}::numeric`,
  )
  return terms.length > 0 ? sql.join(terms, sql` and `) : sql`true`
}

function boundsOf(wanted: AvailableQuantity): Bound[] {
  if (typeof wanted === "number") return [["eq", wanted]]
  const { lt, gt, lte, gte } = wanted
  const given = { lt, gt, lte, gte }
  return keysOf(given).flatMap((operator) => {
    const units = given[operator]
    return units == null ? [] : [[operator, units] as const]
  })
}

const isUpper = (operator: Bound[0]) => operator === "lt" || operator === "lte" || operator === "eq"
const isLower = (operator: Bound[0]) => operator === "gt" || operator === "gte" || operator === "eq"

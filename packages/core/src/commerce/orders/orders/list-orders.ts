import { omit } from "es-toolkit/object/omit"
import { sql } from "kysely"
import { containing, givenFilters, lookingFor, lookupMatches } from "../../../platform/query/filter.ts"
import type { FoundPage, PageOptions } from "../../../platform/query/fetch.ts"
import type { Sql } from "../../../platform/query/compile.ts"
import { lookupsOf } from "../../../platform/query/lookups.ts"
import type { OrderView } from "./loaded-selection.ts"
import type { OrderReader, OrderResponse } from "./present-order.ts"
import { listOrders } from "./retrieve-order.ts"
import { hasOpenPayment, isInFulfillmentState, isInPaymentState } from "./order-states.ts"
import type { OrderFilters } from "./shapes.ts"

/**
 * A page of the orders that a query asks for. One statement.
 * @throws invalid_data when the selection or the order names something unknown
 * @since 0.1
 */
export async function findOrders(
  context: OrderReader,
  query: OrderFilters,
  view: OrderView,
): Promise<FoundPage<OrderResponse>> {
  const { limit, offset, starting_after: startingAfter, order } = query
  return listOrders(context, { ...orderConditions(query), limit, offset, startingAfter, order }, view)
}

/** Parameters that choose a page and its columns, and conditions that are more than a comparison. */
const notFilters = [
  ...(["limit", "offset", "starting_after", "order", "fields", "expand"] as const),
  ...(["q", "display_id", "tax_rate", "claim_id", "has_payment_to_capture"] as const),
  ...(["payment_state", "fulfillment_state"] as const),
]

/**
 * What orders have to be like to be in the list that a query asks for.
 * @since 0.1
 */
export function orderConditions(
  given: OrderFilters,
): Required<Pick<PageOptions, "filters" | "where" | "lookups" | "isCountingFound">> {
  // As in v1, a search takes the place of these filters, in whose columns it looks.
  const query: OrderFilters = given.q ? { ...given, display_id: undefined, email: undefined } : given
  const { q, display_id, tax_rate, claim_id, has_payment_to_capture: isToCapture } = query
  return {
    filters: givenFilters(omit(query, notFilters)),
    where: [
      ...(q ? [matches(q)] : []),
      ...(display_id ? [equals("display_id", display_id)] : []),
      ...(tax_rate ? [hasTaxRate(tax_rate)] : []),
      ...(claim_id ? [hasClaim(claim_id)] : []),
      ...(isToCapture == null ? [] : [isToCapture ? hasOpenPayment : sql`not ${hasOpenPayment}`]),
      ...(query.payment_state ? [isInPaymentState(query.payment_state)] : []),
      ...(query.fulfillment_state ? [isInFulfillmentState(query.fulfillment_state)] : []),
      // An index has the lowercase addresses.
      ...(query.email ? [sql`lower(root.email) = lower(${query.email})`] : []),
    ],
    ...lookupsOf({ q, withText, isOfFew: isOfFew(query) }),
  }
}

/** Whether a filter leaves few orders, which are compared one by one. */
const isOfFew = (query: OrderFilters) =>
  [query.id, query.customer_id, query.cart_id, query.email, query.display_id].some((value) => value != null)

function hasClaim(ids: readonly string[]): Sql {
  return sql`root.id in (select order_id from claim_order where id = any(${ids}))`
}

/** As in v1, `null` stands for orders without a tax rate. */
function hasTaxRate(value: string): Sql {
  return value === "null" ? sql`root.tax_rate is null` : equals("tax_rate", value)
}

/** A text that is not a number matches no order number. */
function equals(column: "display_id" | "tax_rate", value: string): Sql {
  const number = Number(value)
  return Number.isFinite(number) && Math.abs(number) < 2 ** 31
    ? sql`${sql.ref(`root.${column}`)} = ${number}`
    : sql`false`
}

/** The number, the email address, or the customer's names or phone number contain the text. */
function matches(q: string): Sql {
  const contains = containing(q)
  const isIn = (column: string) => contains(sql.ref(column))
  return sql`(${contains(sql`root.display_id::text`)} or ${isIn("root.email")}
    or exists (select from address a where a.id = root.shipping_address_id and ${isIn("a.first_name")} offset 0)
    or exists (select from customer c where c.id = root.customer_id and (${isIn("c.first_name")}
      or ${isIn("c.last_name")} or ${isIn("c.phone")}) offset 0))`
}

function withText(q: string): Sql {
  const mayContain = lookingFor(q)
  const ordersOf = (column: "shipping_address_id" | "customer_id", id: string) => sql`(
    select id from "order" where ${sql.ref(column)} = ${sql.ref(id)} offset 0)`
  return sql`select id from "order" where ${mayContain(sql`email`)} or ${mayContain(sql`display_id::text`)}
    union all select o.id from address a cross join lateral ${ordersOf("shipping_address_id", "a.id")} as o
      where ${lookupMatches(["a.first_name"], q)}
    union all select o.id from customer c cross join lateral ${ordersOf("customer_id", "c.id")} as o
      where ${lookupMatches(["c.first_name", "c.last_name", "c.phone"], q)}`
}

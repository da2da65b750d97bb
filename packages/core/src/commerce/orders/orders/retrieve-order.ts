import {
  assertReadable,
  fetchPage,
  fetchRows,
  type Executor,
  type FoundPage,
  type PageOptions,
} from "../../../platform/query/fetch.ts"
import { entitiesOf } from "../../../platform/query/registry.ts"
import type { Requested } from "../../../platform/query/selected.ts"
import { selectionOf, type Selection } from "../../../platform/query/selection.ts"
import { orderErrors } from "./errors.ts"
import { loadedSelection, type OrderTree, type OrderView } from "./loaded-selection.ts"
import { adminRules, withoutReturnableItems } from "./order-view.ts"
import { presentOrders, type OrderReader, type OrderResponse } from "./present-order.ts"

/**
 * An order as answers show it, with totals. One statement.
 * @param context the shop of the request
 * @param id the ID of the order
 * @param selection what to show; totals are always there
 * @throws orders.not_found; invalid_data when the selection names something unknown
 * @since 0.1
 */
export async function retrieveOrder(
  context: OrderReader,
  id: string,
  selection: Selection,
): Promise<OrderResponse> {
  const order = await findOrder(context, id, { wanted: selection, shows: "asked" })
  if (!order) throw orderErrors.not_found(id)
  return order
}

/**
 * Retrieves an order as the responses of mutations return it.
 * @param context the shop of the request
 * @param id the ID of the order
 * @param selection the fields and relations to return; by default all that the Admin API returns
 * @throws orders.not_found
 * @since 0.1
 */
export async function retrieveChangedOrder(
  context: OrderReader,
  id: string,
  selection: Selection = selectionOf({}, adminRules(context.db)),
): Promise<OrderResponse> {
  const order = await findOrder(context, id, { wanted: selection, shows: "everything" })
  if (!order) throw orderErrors.not_found(id)
  return order
}

/**
 * Checks that the response to a change of an order can have the fields and relations that the caller asks for. It must
 * run before the change: a change with a payment or fulfillment provider cannot be rolled back.
 * @throws orders.includes_not_supported; invalid_data when the selection names something unknown
 * @since 0.1
 */
export function assertChangedOrder(db: Executor, selection: Selection): void {
  const wanted = withoutReturnableItems(selection)
  const { main, rare } = loadedSelection({ wanted, shows: "everything" }, entitiesOf(db))
  for (const part of rare ? [main, rare] : [main]) assertReadable(db, { entity: "Order", selection: part })
}

/**
 * An order as answers show it, or undefined. One statement, and another one when it has swaps, claims or returns.
 * @since 0.1
 */
export async function findOrder(
  context: OrderReader,
  id: string,
  view: OrderView,
): Promise<OrderResponse | undefined> {
  const { db } = context
  const { main, rare } = loadedSelection(view, entitiesOf(db))
  const rows = await fetchRows(db, { entity: "Order", selection: main, filters: { id }, limit: 1 })
  return presentOrders(context, await withRareParts(db, rows, rare), view)[0]
}

/**
 * A page of orders as answers show them: one statement for the page, one for the count, and one for swaps, claims
 * and returns when there are any, whatever its length.
 * @since 0.1
 */
export async function listOrders(
  context: OrderReader,
  options: Omit<PageOptions, "entity" | "selection">,
  view: OrderView,
): Promise<FoundPage<OrderResponse>> {
  const { db } = context
  const { main, rare } = loadedSelection(view, entitiesOf(db))
  const found = await fetchPage(db, { ...options, entity: "Order", selection: main })
  return { ...found, rows: presentOrders(context, await withRareParts(db, found.rows, rare), view) }
}

async function withRareParts(
  db: Executor,
  found: readonly Requested<"Order">[],
  selection: Selection | undefined,
): Promise<readonly OrderTree[]> {
  // `loadedSelection` reads what its type names, besides what the request selects.
  const rows = found as readonly OrderTree[]
  if (!selection) return rows
  const hasAny = ({ swaps, claims, returns }: OrderTree) =>
    [swaps, claims, returns].some((parts) => parts && parts.length > 0)
  const ids = rows.filter(hasAny).map((row) => row.id)
  if (ids.length === 0) return rows
  const parts = await fetchRows(db, { entity: "Order", selection, filters: { id: ids }, order: "id" })
  // Part of the same selection.
  const byId = new Map((parts as readonly OrderTree[]).map((part) => [part.id, part]))
  return rows.map((row) => ({ ...row, ...byId.get(row.id) }))
}

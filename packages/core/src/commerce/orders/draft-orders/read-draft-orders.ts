import { sql } from "kysely"
import { retrieveCart } from "../../sales/carts/index.ts"
import type { Context } from "../../../platform/http/operation.ts"
import type { Sql } from "../../../platform/query/compile.ts"
import { fetchById, fetchPage } from "../../../platform/query/fetch.ts"
import { containing, givenFilters } from "../../../platform/query/filter.ts"
import type { Requested, ResponseRow } from "../../../platform/query/selected.ts"
import { withRelations, type Selection } from "../../../platform/query/selection.ts"
import { draftOrderErrors } from "./errors.ts"
import { draftColumns } from "./selections.ts"
import type { ListDraftOrdersQuery } from "./shapes.ts"

/** What is seen of the cart of a draft order, besides its totals. */
const draftCart = withRelations(
  "region",
  "region.payment_providers",
  "items",
  "items.adjustments",
  "payment",
  "shipping_address",
  "shipping_address.country",
  "billing_address",
  "billing_address.country",
  "shipping_methods",
  "shipping_methods.shipping_option",
  "payment_sessions",
  "discounts",
  "discounts.rule",
  "customer",
)

/**
 * A draft order with its cart and the order it became.
 * @throws draft-orders.not_found
 * @since 0.1
 */
export async function retrieveDraftOrder(
  context: Pick<Context, "db" | "engine" | "userId">,
  id: string,
): Promise<ResponseRow> {
  const selection = { fields: draftColumns, relationFields: {}, relations: ["order"] } satisfies Selection
  return withCart(context, await findDraft(context, id, selection))
}

/**
 * A draft order with its cart, as the answers of changes show it.
 * @throws draft-orders.not_found
 * @since 0.1
 */
export async function retrieveChangedDraft(
  context: Pick<Context, "db" | "engine" | "userId">,
  id: string,
): Promise<ResponseRow> {
  return withCart(context, await findDraft(context, id, withRelations()))
}

/**
 * A page of draft orders. One statement.
 * @since 0.1
 */
export async function listDraftOrders(
  { db }: Pick<Context, "db">,
  query: ListDraftOrdersQuery,
  selection: Selection,
): Promise<{ rows: ResponseRow[]; count: number }> {
  const { q, status, created_at, updated_at, order, limit, offset, starting_after } = query
  return fetchPage(db, {
    entity: "DraftOrder",
    selection,
    filters: givenFilters({ status, created_at, updated_at }),
    where: q ? [matches(q)] : [],
    order,
    limit,
    offset,
    startingAfter: starting_after,
  })
}

/** The text is in the number or the email address. */
function matches(q: string): Sql {
  const contains = containing(q)
  return sql`(${contains(sql`root.display_id::text`)}
    or exists (select from cart c where c.id = root.cart_id and ${contains(sql.ref("c.email"))}))`
}

async function findDraft(
  { db }: Pick<Context, "db">,
  id: string,
  selection: Selection,
): Promise<Requested<"DraftOrder">> {
  const draft = await fetchById(db, "DraftOrder", id, selection)
  if (!draft) throw draftOrderErrors.not_found(id)
  return draft
}

async function withCart(
  context: Pick<Context, "db" | "engine" | "userId">,
  draft: Requested<"DraftOrder">,
): Promise<ResponseRow> {
  if (!draft.cart_id) return { ...draft, cart: null }
  const cart = await retrieveCart(context, draft.cart_id, draftCart, { withoutStock: true })
  const raw_discount_total = cart.items.reduce((sum, item) => sum + item.raw_discount_total, 0)
  return { ...draft, cart: { ...cart, raw_discount_total } }
}

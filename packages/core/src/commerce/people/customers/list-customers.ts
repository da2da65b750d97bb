import { sql } from "kysely"
import { fetchPage, type Executor, type FoundPage } from "../../../platform/query/fetch.ts"
import { givenFilters, lookupMatches, textMatches, type Bounds } from "../../../platform/query/filter.ts"
import { eachOf, lookupsOf } from "../../../platform/query/lookups.ts"
import { selectionOf } from "../../../platform/query/selection.ts"
import type { Requested, ResponseRow } from "../../../platform/query/selected.ts"

/** Which customers to list. */
export interface CustomerListQuery {
  /** searched in e-mail address and names */
  readonly q?: string | null | undefined
  /** null lists customers of whom it is not known, so none */
  readonly has_account?: boolean | null | undefined
  /** ids of groups; a customer in any of them is listed */
  readonly groups?: readonly string[] | null | undefined
  readonly created_at?: Bounds | null | undefined
  readonly updated_at?: Bounds | null | undefined
  readonly expand?: string | null | undefined
  readonly order?: string | null | undefined
  readonly limit: number | null
  readonly offset: number | null
  readonly starting_after?: string | null | undefined
}

/**
 * Lists customers, oldest first by default, as v1 does. A filter by groups shows these groups of each
 * customer, and no others.
 * @since 0.1
 */
export async function listCustomers(
  db: Executor,
  {
    q,
    groups,
    has_account,
    created_at,
    updated_at,
    expand,
    order,
    starting_after,
    ...paging
  }: CustomerListQuery,
): Promise<FoundPage> {
  const expanded = [expand, groups && "groups"].filter(Boolean).join(",")
  const page = await fetchPage(db, {
    entity: "Customer",
    selection: selectionOf({ expand: expanded || null }, { isList: true }),
    filters: { ...givenFilters({ created_at, updated_at }), has_account },
    where: [
      ...(q ? [textMatches(["root.email", "root.first_name", "root.last_name"], q)] : []),
      ...(groups ? [isInAnyOf(groups)] : []),
    ],
    ...lookupsOf({ q, withText, others: groups ? [inAnyOf(groups)] : [], isCountingOthers: !groups }),
    order: order || "created_at",
    startingAfter: starting_after,
    ...paging,
  })
  return groups ? { ...page, rows: page.rows.map((row) => withOnly(groups, row)) } : page
}

function withOnly(ids: readonly string[], customer: Requested<"Customer">): ResponseRow {
  return { ...customer, groups: customer.groups?.filter(({ id }) => ids.includes(id)) }
}

function isInAnyOf(groups: readonly string[]) {
  return sql`exists (
    select from customer_group_customers as membership
    where membership.customer_id = root.id and membership.customer_group_id = any(${groups}))`
}

function withText(q: string) {
  return sql`select id from customer where ${lookupMatches(["email", "first_name", "last_name"], q)}`
}

function inAnyOf(groups: readonly string[]) {
  return eachOf(
    groups,
    (id) => sql`select customer_id as id from customer_group_customers where customer_group_id = ${id}`,
  )
}

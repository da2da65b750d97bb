import { sql } from "kysely"
import { groupBy } from "../../../platform/kernel/group-by.ts"
import type { Sql } from "../../../platform/query/compile.ts"
import { fetchRows, type Executor } from "../../../platform/query/fetch.ts"
import { categoriesInChannels } from "../../store/sales-channels/index.ts"
import type { Columns, ResponseRow } from "../../../platform/query/selected.ts"

type Category = Columns<"ProductCategory">

/** Which relatives of categories are read, and how they are shown. */
export interface FamilyOptions {
  readonly withParent: boolean
  readonly children: "none" | "direct" | "tree"
  /** only active, public relatives */
  readonly isForStore: boolean
  /** the sales channels of a publishable key, for the store */
  readonly channelIds?: readonly string[] | undefined
  /** the form of a parent in the answer */
  readonly showParent: (category: ResponseRow) => ResponseRow
  /** the form of a category below in the answer */
  readonly showChild: (category: ResponseRow) => ResponseRow
  /** called when a category below is left out, because it is inactive or internal */
  readonly onHidden?: () => void
}

/**
 * What the store shows.
 * @param channelIds sales channels of a publishable key; categories that only other channels use are left out
 */
export function shownInStore(channelIds: readonly string[] | undefined): Sql[] {
  return [sql`root.is_active and not root.is_internal`, ...categoriesInChannels(channelIds)]
}

function isShown({ is_active, is_internal }: Category): boolean {
  return is_active === true && is_internal === false
}

const byRank: readonly Sql[] = [sql`root.rank`, sql`root.handle`]

/**
 * Adds parents and children to categories: one statement, whatever the number of categories and the depth of the
 * tree.
 * @param rows categories with their ids; the given rows are unchanged
 * @returns the rows in the same order
 * @since 0.1
 */
export async function withFamily(
  db: Executor,
  rows: readonly ResponseRow[],
  options: FamilyOptions,
): Promise<ResponseRow[]> {
  if (rows.length === 0 || (!options.withParent && options.children === "none")) return [...rows]
  const family = await readFamily(
    db,
    rows.map((row) => String(row.id)),
    options,
  )
  const byId = new Map(family.map((row) => [row.id, row]))
  const byParent = groupBy(family, (row) => row.parent_category_id ?? "")
  return rows.map((row) => ({
    ...row,
    ...(options.withParent ? { parent_category: parentOf(String(row.id), byId, options) } : {}),
    ...(options.children === "none"
      ? {}
      : { category_children: childrenOf(String(row.id), byParent, options) }),
  }))
}

function parentOf(
  id: string,
  byId: ReadonlyMap<string, Category>,
  { showParent, isForStore }: FamilyOptions,
): ResponseRow | null {
  const parent = byId.get(byId.get(id)?.parent_category_id ?? "")
  return parent && (!isForStore || isShown(parent)) ? showParent(parent) : null
}

function childrenOf(
  id: string,
  byParent: ReadonlyMap<string, Category[]>,
  options: FamilyOptions,
): ResponseRow[] {
  const all = byParent.get(id) ?? []
  const children = options.isForStore ? all.filter(isShown) : all
  if (children.length < all.length) options.onHidden?.()
  return children.map((child) =>
    options.children === "tree"
      ? { ...options.showChild(child), category_children: childrenOf(child.id, byParent, options) }
      : options.showChild(child),
  )
}

/**
 * The categories themselves, and their parents and children as far as they are asked for, also those that the store
 * does not show.
 */
async function readFamily(
  db: Executor,
  ids: readonly string[],
  { withParent, children, isForStore, channelIds }: FamilyOptions,
): Promise<Category[]> {
  const members = [
    sql`select id from product_category where id = any(${ids})`,
    ...(withParent ? [sql`select parent_category_id from product_category where id = any(${ids})`] : []),
    ...(children === "direct"
      ? [sql`select id from product_category where parent_category_id = any(${ids})`]
      : []),
    ...(children === "tree" ? [idsBelow(ids)] : []),
  ]
  const isMember = sql`root.id = any(array(${sql.join(members, sql` union `)}))`
  return fetchRows(db, {
    entity: "ProductCategory",
    where: isForStore ? [isMember, ...categoriesInChannels(channelIds)] : [isMember],
    orderBy: byRank,
  })
}

/** Everything below, level by level. `offset 0` has PostgreSQL look children up by index, however many it expects. */
function idsBelow(ids: readonly string[]): Sql {
  return sql`(with recursive below as (
      select id from product_category where parent_category_id = any(${ids})
      union select child.id from below, lateral (
        select id from product_category where parent_category_id = below.id offset 0) as child)
    select id from below)`
}

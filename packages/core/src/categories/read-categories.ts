import { sql } from "kysely"
import { groupBy } from "../kernel/group-by.ts"
import type { Sql } from "../query/compile.ts"
import { fetchRows, type Executor, type Row } from "../query/fetch.ts"

/** Which relatives of categories are read, and how they are shown. */
export interface FamilyOptions {
  readonly withParent: boolean
  readonly children: "none" | "direct" | "tree"
  /** only active, public relatives */
  readonly isForStore: boolean
  /** the form of a parent in the answer */
  readonly showParent: (category: Row) => Row
  /** the form of a category below in the answer */
  readonly showChild: (category: Row) => Row
}

/** What the store shows. */
export const shownInStore: Sql = sql`root.is_active and not root.is_internal`

const byRank: readonly Sql[] = [sql`root.rank`, sql`root.handle`]

/**
 * Adds parents and children to categories: one statement for each of the two, whatever the number of categories
 * and the depth of the tree.
 * @param rows categories with their ids; the given rows are unchanged
 * @returns the rows in the same order
 * @since 0.1
 */
export async function withFamily(db: Executor, rows: readonly Row[], options: FamilyOptions): Promise<Row[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id as string)
  const parents = options.withParent ? await readParents(db, ids, options) : undefined
  const relatives = options.children === "none" ? [] : await readBelow(db, ids, options)
  const byParent = groupBy(relatives, (row) => row.parent_category_id as string)
  return rows.map((row) => ({
    ...row,
    ...(parents ? { parent_category: parents.get(row.id as string) ?? null } : {}),
    ...(options.children === "none"
      ? {}
      : { category_children: childrenOf(row.id as string, byParent, options) }),
  }))
}

function childrenOf(id: string, byParent: ReadonlyMap<string, Row[]>, options: FamilyOptions): Row[] {
  return (byParent.get(id) ?? []).map((child) =>
    options.children === "tree"
      ? { ...options.showChild(child), category_children: childrenOf(child.id as string, byParent, options) }
      : options.showChild(child),
  )
}

async function readParents(
  db: Executor,
  ids: readonly string[],
  options: FamilyOptions,
): Promise<Map<string, Row>> {
  const links = await db
    .selectFrom("product_category")
    .select(["id", "parent_category_id"])
    .where("id", "in", ids)
    .where("parent_category_id", "is not", null)
    .execute()
  const parentIds = [...new Set(links.map((link) => link.parent_category_id!))]
  const parents =
    parentIds.length === 0 ? [] : await readCategories(db, [sql`root.id = any(${parentIds})`], options)
  const byId = new Map(parents.map((parent) => [parent.id as string, options.showParent(parent)]))
  return new Map(
    links.flatMap((link) => {
      const parent = byId.get(link.parent_category_id!)
      return parent ? [[link.id, parent] as const] : []
    }),
  )
}

/** Direct children, or everything below: a path starts with the paths above it. */
async function readBelow(db: Executor, ids: readonly string[], options: FamilyOptions): Promise<Row[]> {
  const isBelow =
    options.children === "direct"
      ? sql`root.parent_category_id = any(${ids})`
      : sql`exists (select from product_category above where above.id = any(${ids})
          and above.id <> root.id and starts_with(root.mpath, above.mpath))`
  return readCategories(db, [isBelow], options)
}

async function readCategories(
  db: Executor,
  where: readonly Sql[],
  { isForStore }: FamilyOptions,
): Promise<Row[]> {
  return fetchRows(db, {
    entity: "ProductCategory",
    where: isForStore ? [...where, shownInStore] : where,
    orderBy: byRank,
  })
}

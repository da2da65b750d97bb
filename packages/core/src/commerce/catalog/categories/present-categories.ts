import { countDifference, isAsInV1 } from "../../../platform/kernel/v1-compatibility.ts"
import type { Context } from "../../../platform/http/operation.ts"
import { fetchFirst, fetchPage } from "../../../platform/query/fetch.ts"
import { filtersBeside, givenFilters, textMatches } from "../../../platform/query/filter.ts"
import { sql } from "kysely"
import type { Selection } from "../../../platform/query/selection.ts"
import { categoryErrors } from "./errors.ts"
import { withProducts } from "./products-of-categories.ts"
import { shownInStore, withFamily, type FamilyOptions } from "./read-categories.ts"
import type { ListCategoriesQuery } from "./shapes.ts"
import type { ResponseRow } from "../../../platform/query/selected.ts"
import { firstOf } from "../../../platform/kernel/certain.ts"

/**
 * Reads a category as the admin sees it: whole, with its parent and the tree below it.
 * @throws categories.not_found
 * @since 0.1
 */
export async function readAdminCategory({ db }: Pick<Context, "db">, id: string): Promise<ResponseRow> {
  const category = await fetchFirst(db, { entity: "ProductCategory", filters: { id } })
  if (!category) throw categoryErrors.not_found(id)
  const shown = { showParent: asItIs, showChild: asItIs }
  const options = { withParent: true, children: "tree", isForStore: false, ...shown } as const
  return firstOf(await withFamily(db, [category], options))
}

/**
 * Reads a category as the store shows it: active and public, and so is everything below it. With a publishable key,
 * categories that only other sales channels use are left out.
 * @throws categories.not_shown
 * @since 0.1
 */
export async function readStoreCategory(
  context: Pick<Context, "db" | "salesChannelIds">,
  id: string,
  selection: Selection,
): Promise<ResponseRow> {
  const { db, salesChannelIds: channelIds } = context
  const read = { entity: "ProductCategory", filters: { id }, where: shownInStore(channelIds) }
  const category = await fetchFirst(db, read)
  if (!category) throw categoryErrors.not_shown(id)
  const show = picking(selection)
  const children = selection.relations.includes("category_children") ? "tree" : "none"
  const withParent = selection.relations.includes("parent_category")
  const shown = { showParent: show, showChild: show }
  const options = { withParent, children, isForStore: true, channelIds, ...shown } as const
  return firstOf(await withProducts(context, await withFamily(db, [show(category)], options), selection))
}

type ListQuery = Omit<ListCategoriesQuery, "is_internal" | "is_active"> &
  Partial<Pick<ListCategoriesQuery, "is_internal" | "is_active">>

/**
 * A page of categories with their parents and children, by rank.
 * @param isForStore only active, public categories of the publishable key's sales channels, and only such relatives
 * @since 0.1
 */
export async function listCategories(
  context: Pick<Context, "db" | "engine" | "salesChannelIds">,
  query: ListQuery,
  selection: Selection,
  isForStore: boolean,
): Promise<{ rows: ResponseRow[]; count: number }> {
  const { db, salesChannelIds: channelIds } = context
  const { handle, is_internal, is_active, parent_category_id: parentId } = query
  const found = await fetchPage(db, {
    entity: "ProductCategory",
    selection: { ...selection, relations: [] },
    filters: {
      ...filtersBeside(query.q, ["handle"], givenFilters({ handle })),
      is_internal,
      is_active,
      ...(parentId === undefined ? {} : { parent_category_id: parentId }),
    },
    where: [
      ...(query.q ? [textMatches(["root.name", "root.handle"], query.q)] : []),
      ...(isForStore ? shownInStore(channelIds) : []),
    ],
    ...(query.order ? { order: query.order } : { orderBy: [sql`root.rank`, sql`root.handle`, sql`root.id`] }),
    limit: query.limit,
    offset: query.offset,
  })
  const shown = familyOf(query, selection, isForStore)
  const isWhole = shown.children === "tree" && isAsInV1(context.engine, "hiddenCategoriesInTree")
  let isHiding = false
  const family = {
    ...shown,
    channelIds,
    isForStore: isForStore && !isWhole,
    onHidden: () => (isHiding = true),
  }
  const rows = await withFamily(db, found.rows, family)
  if (isHiding && shown.children === "tree") countDifference(context.engine, "hiddenCategoriesInTree")
  return { ...found, rows: isForStore ? await withProducts(context, rows, selection) : rows }
}

function familyOf(query: ListQuery, selection: Selection, isForStore: boolean): FamilyOptions {
  const { relations } = selection
  const isTree = query.include_descendants_tree === true
  const show = isForStore ? picking(selection) : asItIs
  return {
    withParent: relations.includes("parent_category"),
    children: isTree ? "tree" : relations.includes("category_children") ? "direct" : "none",
    isForStore,
    showParent: show,
    // v1 shows the nodes of a tree whole, also in the store.
    showChild: isTree ? asItIs : show,
  }
}

function asItIs(category: ResponseRow): ResponseRow {
  return category
}

function picking({ fields }: Selection): (category: ResponseRow) => ResponseRow {
  return (category) =>
    fields
      ? Object.fromEntries(fields.flatMap((name) => (name in category ? [[name, category[name]]] : [])))
      : category
}

import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import { groupBy } from "../../../platform/kernel/group-by.ts"
import { fetchRows } from "../../../platform/query/fetch.ts"
import { largestPage } from "../../../platform/query/page-size.ts"
import type { ResponseRow } from "../../../platform/query/selected.ts"
import { publicRow, type Selection } from "../../../platform/query/selection.ts"
import { isInChannel } from "../../store/sales-channels/index.ts"

/**
 * Adds the products of categories if the selection names them: published ones, 1,000 in all. With a publishable key,
 * only products of its sales channels are added. v1 shows every product.
 * @param categories rows with their IDs; the given rows are unchanged
 */
export async function withProducts(
  { db, salesChannelIds }: Pick<Context, "db" | "salesChannelIds">,
  categories: readonly ResponseRow[],
  { relations }: Selection,
): Promise<ResponseRow[]> {
  if (!relations.includes("products") || categories.length === 0) return [...categories]
  const { rows: links } = await sql<{ category: string; product: string }>`
    select l.product_category_id as category, l.product_id as product
    from product_category_product l join product p on p.id = l.product_id
    where l.product_category_id = any(${categories.map(({ id }) => String(id))})
      and p.status = 'published' and p.deleted_at is null
      and ${salesChannelIds ? isInChannel("p.id", salesChannelIds) : sql`true`}
    order by p.created_at, p.id limit ${largestPage}`.execute(db)
  const ids = [...new Set(links.map(({ product }) => product))]
  const products =
    ids.length === 0
      ? []
      : await fetchRows(db, { entity: "Product", selection: publicRow, filters: { id: ids }, limit: null })
  const byId = new Map(products.map((row) => [String(row.id), row]))
  const byCategory = groupBy(links, ({ category }) => category)
  return categories.map((category) => ({
    ...category,
    products: (byCategory.get(String(category.id)) ?? []).flatMap(({ product }) => byId.get(product) ?? []),
  }))
}

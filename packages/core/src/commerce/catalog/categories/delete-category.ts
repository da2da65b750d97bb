import type { Context } from "../../../platform/http/operation.ts"
import { categoryErrors } from "./errors.ts"
import { lockTree } from "./lock-tree.ts"
import { rankInOrder, siblingsByRank } from "./ranks.ts"

/**
 * Deletes a category for good; its products stay. One that does not exist is fine.
 * @throws categories.has_children
 * @locks the category tree
 * @emits product-category.deleted
 * @since 0.1
 */
export async function deleteCategory(context: Pick<Context, "db" | "emit">, id: string): Promise<void> {
  const { db } = context
  await lockTree(db)
  const children = await siblingsByRank(db, id)
  if (children.length > 0) throw categoryErrors.has_children(id)
  const gone = await db
    .deleteFrom("product_category")
    .where("id", "=", id)
    .returning("parent_category_id")
    .executeTakeFirst()
  if (!gone) return
  await rankInOrder(db, await siblingsByRank(db, gone.parent_category_id))
  await context.emit("product-category.deleted", { id })
}

import type { Executor } from "../../../platform/query/fetch.ts"
import { categoryErrors } from "./errors.ts"

/** A category as a place in the tree. */
export interface CategoryNode {
  readonly id: string
  readonly parent_category_id: string | null
  /** the ids from the root to this category, each followed by a dot */
  readonly mpath: string | null
}

/**
 * Finds a category's place in the tree.
 * @throws categories.not_found
 * @since 0.1
 */
export async function findNode(db: Executor, id: string): Promise<CategoryNode> {
  const node = await db
    .selectFrom("product_category")
    .select(["id", "parent_category_id", "mpath"])
    .where("id", "=", id)
    .executeTakeFirst()
  if (!node) throw categoryErrors.not_found(id)
  return node
}

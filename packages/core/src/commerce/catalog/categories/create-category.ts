import { handleOf } from "../../../platform/kernel/handle.ts"
import { newId } from "../../../platform/kernel/ids.ts"
import type { Context } from "../../../platform/http/operation.ts"
import { findNode } from "./find-node.ts"
import { lockTree } from "./lock-tree.ts"
import { siblingsByRank } from "./ranks.ts"
import type { CreateCategoryInput } from "./shapes.ts"

/**
 * Makes a category, the last one below its parent or at the root. Without a handle its name makes one.
 * @returns the new category's id
 * @throws categories.not_found  when the parent does not exist
 * @locks the category tree
 * @emits product-category.created
 * @since 0.1
 */
export async function createCategory(
  context: Pick<Context, "db" | "emit" | "givenId">,
  input: CreateCategoryInput,
): Promise<string> {
  const { db } = context
  await lockTree(db)
  const parent = input.parent_category_id ? await findNode(db, input.parent_category_id) : undefined
  const id = context.givenId ?? newId("pcat")
  await db
    .insertInto("product_category")
    .values({
      id,
      name: input.name,
      handle: input.handle || handleOf(input.name, id.toLowerCase()),
      description: input.description ?? "",
      is_active: input.is_active,
      is_internal: input.is_internal,
      parent_category_id: parent?.id ?? null,
      mpath: `${parent?.mpath ?? ""}${id}.`,
      rank: (await siblingsByRank(db, parent?.id ?? null)).length,
      metadata: input.metadata ? JSON.stringify(input.metadata) : null,
    })
    .execute()
  await context.emit("product-category.created", { id })
  return id
}

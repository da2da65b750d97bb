import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import { requiredColumns } from "../../../platform/http/required-columns.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { categoryErrors } from "./errors.ts"
import { findNode, type CategoryNode } from "./find-node.ts"
import { lockTree } from "./lock-tree.ts"
import { rankInOrder, siblingsByRank } from "./ranks.ts"
import type { UpdateCategoryInput } from "./shapes.ts"

/**
 * Changes a category, and moves it when a parent or a rank is given: to the end of a new parent's categories unless
 * a rank is said. What is not mentioned stays; metadata is replaced, as in v1.
 * @throws categories.not_found, categories.inside_itself
 * @locks the category tree
 * @emits product-category.updated
 * @since 0.1
 */
export async function updateCategory(
  context: Pick<Context, "db" | "emit">,
  id: string,
  change: UpdateCategoryInput,
): Promise<void> {
  const { db } = context
  await lockTree(db)
  const node = await findNode(db, id)
  await db
    .updateTable("product_category")
    .set({
      ...requiredColumns("product_category", { name: change.name, handle: change.handle }),
      ...(change.description === undefined ? {} : { description: change.description }),
      ...(change.is_active === undefined ? {} : { is_active: change.is_active }),
      ...(change.is_internal === undefined ? {} : { is_internal: change.is_internal }),
      ...(change.metadata ? { metadata: JSON.stringify(change.metadata) } : {}),
      updated_at: sql`now()`,
    })
    .where("id", "=", id)
    .execute()
  requiredColumns("product_category", { rank: change.rank })
  await move(db, node, change)
  await context.emit("product-category.updated", { id })
}

async function move(db: Executor, node: CategoryNode, change: UpdateCategoryInput): Promise<void> {
  const parentId =
    change.parent_category_id === undefined ? node.parent_category_id : change.parent_category_id || null
  const isNewParent = parentId !== node.parent_category_id
  if (isNewParent) await hangUnder(db, node, parentId)
  if (!isNewParent && change.rank == null) return
  const others = (await siblingsByRank(db, parentId)).filter((id) => id !== node.id)
  await rankInOrder(db, others.toSpliced(change.rank ?? others.length, 0, node.id))
}

/** Takes the category with everything below it to another parent, and closes the gap it leaves. */
async function hangUnder(db: Executor, node: CategoryNode, parentId: string | null): Promise<void> {
  const parent = parentId === null ? undefined : await findNode(db, parentId)
  const path = node.mpath ?? `${node.id}.`
  if (parent?.mpath?.startsWith(path)) throw categoryErrors.inside_itself(node.id)
  const siblings = await siblingsByRank(db, parentId)
  await sql`update product_category set parent_category_id = ${parentId}, rank = ${siblings.length}
    where id = ${node.id}`.execute(db)
  await sql`update product_category
    set mpath = ${`${parent?.mpath ?? ""}${node.id}.`} || substr(mpath, ${path.length + 1}::int)
    where starts_with(mpath, ${path})`.execute(db)
  await rankInOrder(db, await siblingsByRank(db, node.parent_category_id))
}

import { sql } from "kysely"
import type { Executor } from "../../../platform/query/fetch.ts"
import { productErrors } from "./errors.ts"

/** What a change has to know of the product. */
export interface LockedProduct {
  readonly id: string
  readonly title: string
  readonly thumbnail: string | null
  readonly metadata: unknown
}

/**
 * Holds a product for a change.
 * @throws products.not_found
 * @locks product
 * @since 0.1
 */
export async function lockProduct(db: Executor, id: string): Promise<LockedProduct> {
  const product = await db
    .selectFrom("product")
    .select(["id", "title", "thumbnail", "metadata"])
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst()
  if (!product) throw productErrors.not_found(id)
  return product
}

/**
 * Holds products for a change; those that do not exist are passed over.
 * @locks product, in the order of the ids
 * @since 0.1
 */
export async function lockProducts(db: Executor, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql`select id from product where id = any(${ids}::text[]) and deleted_at is null
    order by id for update`.execute(db)
}

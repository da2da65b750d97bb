import type { Metadata } from "../kernel/metadata.ts"
import type { Executor } from "../query/fetch.ts"
import { productErrors } from "./errors.ts"

/** What a change has to know of the product. */
export interface LockedProduct {
  readonly id: string
  readonly title: string
  readonly thumbnail: string | null
  readonly metadata: Metadata | null
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
  return product as LockedProduct
}

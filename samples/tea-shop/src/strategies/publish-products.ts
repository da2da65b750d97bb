// region strategy
import { batchJobStrategy, CommerceError, sql } from "@stheno/core"

/** Publishes every draft of a collection. */
export default batchJobStrategy({
  type: "publish-products",

  async prepare(_, asked) {
    if (typeof asked["collection_id"] !== "string")
      throw new CommerceError(
        "invalid_data",
        "context.collection_id must be a string",
      )
  },

  async preProcess({ db, context }) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from product
      where collection_id = ${context["collection_id"]} and status = 'draft'
        and deleted_at is null`.execute(db)
    return { count: rows[0]!.count, advancement_count: 0 }
  },

  async process({ db, context, emit, progress, result }) {
    const { rows } = await sql<{ id: string }>`
      update product set status = 'published', updated_at = now()
      where collection_id = ${context["collection_id"]} and status = 'draft'
        and deleted_at is null returning id`.execute(db)
    for (const [done, { id }] of rows.entries()) {
      await emit("product.updated", { id, fields: ["status"] })
      if (done % 200 === 0) await progress(done)
    }
    return { ...result, advancement_count: rows.length }
  },
})
// endregion

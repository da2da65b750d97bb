import { CommerceError, newId, service, sql, type ServiceDefinition, type Shop } from "@stheno/core"
import { readOptions, type ReviewOptions } from "../options.ts"
import { countAgain, hasOrdered, type OwnReview, type ReviewStatus } from "../reviews.ts"

/** What a customer writes. */
export interface ReviewText {
  readonly rating: number
  readonly title?: string | null | undefined
  readonly content?: string | null | undefined
  /** the name that is shown; the customer's first name by default */
  readonly name?: string | null | undefined
}

/** What an admin user decides. */
export interface Decision {
  readonly status?: ReviewStatus | undefined
  readonly reply?: string | null | undefined
}

/** Writes reviews, and keeps the average of their products. */
export interface ProductReviewService {
  /**
   * Stores the customer's review of a product, instead of an earlier one.
   * @throws not_allowed if only customers who ordered the product can review it
   */
  write(productId: string, customerId: string, text: ReviewText): Promise<OwnReview>
  /** Deletes the customer's review; without one, nothing changes. */
  removeOwn(productId: string, customerId: string): Promise<void>
  /** @throws not_found */
  decide(id: string, decision: Decision): Promise<OwnReview>
  /** Deletes a review; without one, nothing changes. */
  remove(id: string): Promise<void>
}

const columns = sql.raw(
  "id, product_id, rating, title, content, name, is_verified, reply, status, created_at",
)

const productReview: ServiceDefinition<ProductReviewService> = service((shop) => {
  const options = readOptions(shop.pluginOptions)
  const productOf = async (id: string) => {
    const { rows } = await sql<{ product_id: string }>`
      select product_id from product_review where id = ${id}`.execute(shop.db)
    return rows[0]?.product_id
  }
  return {
    write: (productId, customerId, text) =>
      shop.transaction((inner) => write(inner, { productId, customerId, text, options })),

    removeOwn: (productId, customerId) =>
      shop.transaction(({ db }) =>
        countAgain(db, productId, async () => {
          await sql`delete from product_review
            where product_id = ${productId} and customer_id = ${customerId}`.execute(db)
        }),
      ),

    async decide(id, decision) {
      const productId = await productOf(id)
      if (!productId) throw new CommerceError("not_found", `Review with id: ${id} was not found`)
      return shop.transaction((inner) => decide(inner, { id, productId, decision }))
    },

    async remove(id) {
      const productId = await productOf(id)
      if (!productId) return
      await shop.transaction(({ db }) =>
        countAgain(db, productId, async () => {
          await sql`delete from product_review where id = ${id}`.execute(db)
        }),
      )
    },
  }
})

export default productReview

interface NewReview {
  readonly productId: string
  readonly customerId: string
  readonly text: ReviewText
  readonly options: ReviewOptions
}

async function write(
  { db, emit }: Pick<Shop, "db" | "emit">,
  { productId, customerId, text, options }: NewReview,
): Promise<OwnReview> {
  const isVerified = await hasOrdered(db, customerId, productId)
  if (options.verified_only && !isVerified)
    throw new CommerceError("not_allowed", "Only customers who ordered this product can review it")
  const isApproved = options.auto_approve === "all" || (options.auto_approve === "verified" && isVerified)
  const status = isApproved ? "approved" : "pending"
  const { rating, title = null, content = null, name = null } = text
  const review = await countAgain(db, productId, async () => {
    const { rows } = await sql<OwnReview>`
      insert into product_review
        (id, product_id, customer_id, rating, title, content, name, status, is_verified)
      values (${newId("rev")}, ${productId}, ${customerId}, ${rating}, ${title}, ${content},
        coalesce(${name}, (select first_name from customer where id = ${customerId})), ${status}, ${isVerified})
      on conflict (product_id, customer_id) do update set rating = excluded.rating, title = excluded.title,
        content = excluded.content, name = excluded.name, status = excluded.status,
        is_verified = excluded.is_verified, updated_at = now()
      returning ${columns}`.execute(db)
    return rows[0]!
  })
  await emit("product-review.written", { id: review.id, product_id: productId, status })
  return review
}

async function decide(
  { db, emit }: Pick<Shop, "db" | "emit">,
  given: { readonly id: string; readonly productId: string; readonly decision: Decision },
): Promise<OwnReview> {
  const { id, productId, decision } = given
  const review = await countAgain(db, productId, async () => {
    const { rows } = await sql<OwnReview>`
      update product_review set status = coalesce(${decision.status ?? null}, status),
        reply = case when ${decision.reply === undefined} then reply else ${decision.reply ?? null} end,
        updated_at = now()
      where id = ${id} returning ${columns}`.execute(db)
    return rows[0]
  })
  if (!review) throw new CommerceError("not_found", `Review with id: ${id} was not found`)
  await emit("product-review.moderated", { id, product_id: productId, status: review.status })
  return review
}

declare module "@stheno/core" {
  interface Services {
    productReviewService: ProductReviewService
  }
}

import { CommerceError, sql, type Shop } from "@stheno/core"

/** A review as everyone sees it. */
export interface PublicReview {
  readonly id: string
  readonly rating: number
  readonly title: string | null
  readonly content: string | null
  readonly name: string | null
  readonly is_verified: boolean
  readonly reply: string | null
  readonly created_at: string | Date
}

/** A review as its author sees it. */
export interface OwnReview extends PublicReview {
  readonly product_id: string
  readonly status: ReviewStatus
}

/** A review as admin users see it. */
export interface FullReview extends OwnReview {
  readonly customer_id: string
  readonly email: string
  readonly product_title: string
}

export type ReviewStatus = "pending" | "approved" | "rejected"

/** A page of a list. */
export interface Page {
  readonly limit: number
  readonly offset: number
}

type Db = Shop["db"]

/**
 * Checks that the storefront shows a product.
 * @param channelIds the sales channels of the publishable API key
 * @throws not_found
 */
export async function assertShown(
  db: Db,
  productId: string,
  channelIds: readonly string[] | undefined,
): Promise<void> {
  const { rows } = await sql`
    select from product p
    where p.id = ${productId} and p.status = 'published' and p.deleted_at is null
      and (${channelIds ?? null}::text[] is null or exists (
        select from product_sales_channel c
        where c.product_id = p.id and c.sales_channel_id = any(${channelIds ?? []}::text[])))`.execute(db)
  if (rows.length === 0) throw new CommerceError("not_found", `Product with id: ${productId} was not found`)
}

/** Whether the customer has ordered the product, and not canceled the order. */
export async function hasOrdered(db: Db, customerId: string, productId: string): Promise<boolean> {
  const { rows } = await sql`
    select from line_item i
    join "order" o on o.id = i.order_id
    join product_variant v on v.id = i.variant_id
    where o.customer_id = ${customerId} and o.canceled_at is null and v.product_id = ${productId}
    limit 1`.execute(db)
  return rows.length > 0
}

/**
 * Counts the approved reviews of a product again. The lock makes concurrent changes count each other.
 * @param change changes reviews of the product
 */
export async function countAgain<T>(db: Db, productId: string, change: () => Promise<T>): Promise<T> {
  await sql`select from product where id = ${productId} for update`.execute(db)
  const result = await change()
  await sql`
    update product set review_count = found.count, review_average = found.average
    from (select count(*)::int as count, round(avg(rating), 2) as average from product_review
      where product_id = ${productId} and status = 'approved') as found
    where id = ${productId}`.execute(db)
  return result
}

/** The approved reviews of a product, newest first, and how many there are with each rating. */
export async function listApproved(
  db: Db,
  productId: string,
  { limit, offset }: Page,
): Promise<{ readonly reviews: readonly PublicReview[]; readonly ratings: Record<number, number> }> {
  const { rows: reviews } = await sql<PublicReview>`
    select id, rating, title, content, name, is_verified, reply, created_at from product_review
    where product_id = ${productId} and status = 'approved'
    order by created_at desc, id limit ${limit} offset ${offset}`.execute(db)
  const { rows: counts } = await sql<{ rating: number; count: number }>`
    select rating, count(*)::int as count from product_review
    where product_id = ${productId} and status = 'approved' group by rating`.execute(db)
  const ratings: Record<number, number> = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }
  for (const { rating, count } of counts) ratings[rating] = count
  return { reviews, ratings }
}

/** The reviews that a customer wrote, newest first. */
export async function listOwn(db: Db, customerId: string): Promise<readonly OwnReview[]> {
  const { rows } = await sql<OwnReview>`
    select id, product_id, rating, title, content, name, is_verified, reply, status, created_at
    from product_review where customer_id = ${customerId}
    order by created_at desc, id limit 200`.execute(db)
  return rows
}

/** Which reviews an admin user lists. */
export interface ReviewFilter extends Page {
  readonly status?: ReviewStatus | undefined
  readonly product_id?: string | undefined
}

/** A page of the reviews for admin users, newest first. */
export async function listAll(
  db: Db,
  { status = undefined, product_id: productId, limit, offset }: ReviewFilter,
): Promise<{ readonly reviews: readonly FullReview[]; readonly count: number }> {
  const where = sql`(${status ?? null}::text is null or r.status = ${status ?? null})
    and (${productId ?? null}::text is null or r.product_id = ${productId ?? null})`
  const { rows } = await sql<FullReview>`
    select r.id, r.product_id, r.customer_id, r.rating, r.title, r.content, r.name, r.is_verified, r.reply,
      r.status, r.created_at, c.email, p.title as product_title
    from product_review r join customer c on c.id = r.customer_id join product p on p.id = r.product_id
    where ${where} order by r.created_at desc, r.id limit ${limit} offset ${offset}`.execute(db)
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from product_review r where ${where}`.execute(db)
  return { reviews: rows, count: counted[0]!.count }
}

import { useAdminCustomQuery } from "@stheno/medusa-react"

/** A review, as `GET /admin/reviews` lists it. */
export interface Review {
  readonly id: string
  readonly product_id: string
  readonly product_title: string
  readonly email: string
  readonly name: string | null
  readonly rating: number
  readonly title: string | null
  readonly content: string | null
  readonly is_verified: boolean
  readonly status: "pending" | "approved" | "rejected"
  readonly created_at: string
}

export const reviewsKey = ["product-reviews"]

/** What the dashboard calls each status. */
export const statusNames: Readonly<Record<Review["status"], string>> = {
  pending: "Pending",
  approved: "Approved",
  rejected: "Rejected",
}

type Query = Readonly<Record<string, string | number>>

interface ReviewPage {
  reviews: Review[]
  count: number
}

/** Lists reviews with the session of the dashboard. */
export function useReviews(query: Query) {
  return useAdminCustomQuery<Query, ReviewPage>("/reviews", reviewsKey, query)
}

/** Lists a page of reviews. The rows of the previous page stay until those of the next one are there. */
export function useReviewPage(query: Query) {
  return useAdminCustomQuery<Query, ReviewPage>("/reviews", reviewsKey, query, {
    placeholderData: (previous) => previous,
  })
}

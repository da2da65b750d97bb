import { useAdminCustomPost } from "@stheno/medusa-react"
import { reviewsKey, type Review } from "./use-reviews.ts"

interface RowProps {
  readonly review: Review
  readonly onError: (message: string) => void
}

/** A review with the buttons that decide about it. */
export function ReviewRow({ review, onError }: RowProps) {
  const change = useAdminCustomPost<object, object>(`/reviews/${review.id}`, reviewsKey)
  const decide = (status: Review["status"]) =>
    change.mutate({ status }, { onError: (error) => onError(error.message) })
  const { rating, title, content, name, email } = review
  return (
    <section className="card" aria-label={`Review of ${review.product_title}`}>
      <header className="section-head">
        <h2>
          {review.product_title}: {rating} of 5
        </h2>
        <div className="section-actions">
          {review.status !== "approved" && (
            <button type="button" className="button" onClick={() => decide("approved")}>
              Approve
            </button>
          )}
          {review.status !== "rejected" && (
            <button type="button" className="button" onClick={() => decide("rejected")}>
              Reject
            </button>
          )}
        </div>
      </header>
      <div className="section-body">
        {title && <strong>{title}</strong>}
        {content && <p>{content}</p>}
        <p>
          {name ?? "Without a name"} ({email}),{" "}
          {review.is_verified ? "ordered the product" : "no order found"}, {review.status}
        </p>
      </div>
    </section>
  )
}

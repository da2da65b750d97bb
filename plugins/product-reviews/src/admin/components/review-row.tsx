import { useAdminCustomPost } from "@stheno/medusa-react"
import { Badge, Button, Card, type BadgeTone } from "@stheno/ui"
import { reviewsKey, statusNames, type Review } from "./use-reviews.ts"

interface RowProps {
  readonly review: Review
  readonly onError: (message: string) => void
}

const tones: Readonly<Record<Review["status"], BadgeTone>> = {
  pending: "bronze",
  approved: "green",
  rejected: "red",
}

/** A review with the buttons that decide about it. */
export function ReviewRow({ review, onError }: RowProps) {
  const change = useAdminCustomPost<object, object>(`/reviews/${review.id}`, reviewsKey)
  const decide = (status: Review["status"]) =>
    change.mutate({ status }, { onError: (error) => onError(error.message) })
  const { rating, title, content, name, email } = review
  return (
    <Card
      title={`${review.product_title}: ${rating} of 5`}
      beside={<Badge tone={tones[review.status]}>{statusNames[review.status]}</Badge>}
      description={`${name ?? "Without a name"} (${email}), ${review.is_verified ? "ordered the product" : "no order found"}`}
      actions={
        <>
          {review.status !== "approved" && (
            <Button size="small" onClick={() => decide("approved")}>
              Approve
            </Button>
          )}
          {review.status !== "rejected" && (
            <Button size="small" onClick={() => decide("rejected")}>
              Reject
            </Button>
          )}
        </>
      }
    >
      {(title || content) && (
        <>
          {title && <strong>{title}</strong>}
          {content && <p>{content}</p>}
        </>
      )}
    </Card>
  )
}

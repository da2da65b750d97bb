import type { ProductDetailsWidgetProps, WidgetConfig } from "@stheno/admin"
import { ReviewRow } from "../components/review-row.tsx"
import { useReviews } from "../components/use-reviews.ts"

export const config: WidgetConfig = { zone: "product.details.after" }

/** The latest reviews of the product. */
export default function ProductReviews({ product, notify }: ProductDetailsWidgetProps) {
  const { reviews = [], count = 0 } = useReviews({ product_id: product.id, limit: 5 })
  if (count === 0) return null
  return (
    <section aria-label="Reviews">
      <div className="page-line">
        <h2>{count === 1 ? "1 review" : `${count} reviews`}</h2>
      </div>
      {reviews.map((review) => (
        <ReviewRow
          key={review.id}
          review={review}
          onError={(message) => notify.error("The review was not changed", message)}
        />
      ))}
    </section>
  )
}

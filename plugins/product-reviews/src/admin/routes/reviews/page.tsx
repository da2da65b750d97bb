import type { RouteConfig, RouteProps } from "@stheno/admin"
import { useState } from "react"
import { ReviewRow } from "../../components/review-row.tsx"
import { useReviews } from "../../components/use-reviews.ts"

export const config: RouteConfig = { link: { label: "Reviews" } }

const pageSize = 20

/** All reviews, those that wait for a decision first. */
export default function Reviews({ notify }: RouteProps) {
  const [status, setStatus] = useState("pending")
  const [offset, setOffset] = useState(0)
  const { reviews = [], count = 0, error, isLoading } = useReviews({ status, offset, limit: pageSize })
  const show = (wanted: string) => {
    setStatus(wanted)
    setOffset(0)
  }
  if (error) return <p role="alert">{error.message}</p>
  return (
    <>
      <h1>Reviews</h1>
      <label>
        Status{" "}
        <select value={status} onChange={(event) => show(event.target.value)}>
          <option value="pending">Pending</option>
          <option value="approved">Approved</option>
          <option value="rejected">Rejected</option>
        </select>
      </label>
      {isLoading ? <p>Loading…</p> : <p>{count === 1 ? "1 review" : `${count} reviews`}</p>}
      {reviews.map((review) => (
        <ReviewRow
          key={review.id}
          review={review}
          onError={(message) => notify.error("The review was not changed", message)}
        />
      ))}
      {offset > 0 && (
        <button type="button" className="button" onClick={() => setOffset(offset - pageSize)}>
          Previous
        </button>
      )}
      {offset + pageSize < count && (
        <button type="button" className="button" onClick={() => setOffset(offset + pageSize)}>
          Next
        </button>
      )}
    </>
  )
}

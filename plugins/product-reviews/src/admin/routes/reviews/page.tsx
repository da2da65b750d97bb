import type { RouteConfig, RouteProps } from "@stheno/admin"
import { Button, EmptyState, PageHeader, Problem, Tabs } from "@stheno/ui"
import { useState } from "react"
import { ReviewRow } from "../../components/review-row.tsx"
import { useReviews, type Review } from "../../components/use-reviews.ts"

export const config: RouteConfig = { link: { label: "Reviews" } }

const pageSize = 20
const labels: Readonly<Record<Review["status"], string>> = {
  pending: "Pending",
  approved: "Approved",
  rejected: "Rejected",
}

/** All reviews, those that wait for a decision first. */
export default function Reviews({ notify }: RouteProps) {
  const [status, setStatus] = useState("pending")
  return (
    <>
      <PageHeader title="Reviews" description="Customers see the reviews that you approve." />
      <Tabs
        label="Status"
        value={status}
        onChange={setStatus}
        tabs={Object.entries(labels).map(([id, label]) => ({
          id,
          label,
          content: <ReviewList status={id} notify={notify} />,
        }))}
      />
    </>
  )
}

/** The reviews with a status, a page at a time. */
function ReviewList({ status, notify }: RouteProps & { readonly status: string }) {
  const [offset, setOffset] = useState(0)
  const { reviews = [], count = 0, error, isLoading } = useReviews({ status, offset, limit: pageSize })
  if (error) return <Problem text={error.message} />
  if (isLoading) return <p role="status">Loading…</p>
  if (count === 0)
    return <EmptyState title={`No ${status} reviews`} text="Customers write them in your storefront." />
  const last = Math.min(offset + pageSize, count)
  return (
    <>
      {reviews.map((review) => (
        <ReviewRow
          key={review.id}
          review={review}
          onError={(message) => notify.error("The review was not changed", message)}
        />
      ))}
      {count > pageSize && (
        <footer className="page-line">
          <span className="page-words">
            {offset + 1} to {last} of {count}
          </span>
          <div className="page-actions">
            <Button disabled={offset === 0} onClick={() => setOffset(offset - pageSize)}>
              Previous
            </Button>
            <Button disabled={last === count} onClick={() => setOffset(offset + pageSize)}>
              Next
            </Button>
          </div>
        </footer>
      )}
    </>
  )
}

import type { RouteConfig, RouteProps } from "@stheno/admin"
import { Button, EmptyState, PageHeader, Problem, Tabs } from "@stheno/ui"
import { useState } from "react"
import { ReviewRow } from "../../components/review-row.tsx"
import { pageWithRows } from "../../components/page-with-rows.ts"
import { statusNames, useReviewPage, type Review } from "../../components/use-reviews.ts"

export const config: RouteConfig = { link: { label: "Reviews" } }

const pageSize = 20

const emptyTexts: Readonly<Record<Review["status"], string>> = {
  pending: "Customers write them in your storefront.",
  approved: "Reviews that you approve are listed here.",
  rejected: "Reviews that you reject are listed here.",
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
        tabs={(["pending", "approved", "rejected"] as const).map((id) => ({
          id,
          label: statusNames[id],
          content: <ReviewList key={id} status={id} notify={notify} />,
        }))}
      />
    </>
  )
}

/** The reviews with a status, a page at a time. */
function ReviewList({ status, notify }: RouteProps & { readonly status: Review["status"] }) {
  const [offset, setOffset] = useState(0)
  const { reviews = [], count = 0, error, isLoading } = useReviewPage({ status, offset, limit: pageSize })
  if (error) return <Problem text={error.message} />
  if (isLoading) return <p role="status">Loading…</p>
  const shown = pageWithRows(offset, { count, size: pageSize })
  if (shown !== offset) setOffset(shown)
  if (count === 0) return <EmptyState title={`No ${status} reviews`} text={emptyTexts[status]} />
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
      <footer className="page-line">
        <span className="page-words">
          {count > pageSize ? `${offset + 1} to ${last} of ${count}` : countOf(count)}
        </span>
        {count > pageSize && (
          <div className="page-actions">
            <Button disabled={offset === 0} onClick={() => setOffset(offset - pageSize)}>
              Previous
            </Button>
            <Button disabled={last === count} onClick={() => setOffset(offset + pageSize)}>
              Next
            </Button>
          </div>
        )}
      </footer>
    </>
  )
}

function countOf(count: number): string {
  return count === 1 ? "1 review" : `${count} reviews`
}

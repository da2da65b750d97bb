import { useAdminOrders } from "@stheno/medusa-react"
import { lazy, Suspense } from "react"
import { Zone } from "../extensions/zone.tsx"
import { PageHead } from "../kit/page.tsx"
import { t } from "../messages/index.ts"
import { useUser } from "../session/session.tsx"
import { LowStock, NewestOrders, ReturnsToReceive } from "./lists.tsx"
import { SalesCard } from "./sales-card.tsx"
import { Tasks } from "./tasks.tsx"

// Most stores have left them behind.
const FirstSteps = lazy(async () => ({ default: (await import("./first-steps.tsx")).FirstSteps }))

/** What happens in the store, and what there is to do. */
export function OverviewPage() {
  const user = useUser()
  const newest = useAdminOrders({
    limit: 5,
    fields: "id,display_id,created_at,email,payment_status,fulfillment_status,total,currency_code",
    expand: "customer",
  })
  const isNew = newest.count === 0
  return (
    <>
      <PageHead title={t.overview.title} />
      <Zone zone="overview.before" />
      {isNew && user.metadata?.["first_steps"] !== "dismissed" && (
        <Suspense>
          <FirstSteps userId={user.id} />
        </Suspense>
      )}
      <Tasks />
      <SalesCard isNew={isNew} />
      <div className="overview-lists">
        <NewestOrders orders={newest.orders} error={newest.error} />
        <div>
          <ReturnsToReceive />
          <LowStock />
        </div>
      </div>
      <Zone zone="overview.after" />
    </>
  )
}

import { useAdminOrders } from "@stheno/medusa-react"
import { Zone } from "../extensions/zone.tsx"
import { PageHead } from "../kit/page.tsx"
import { t } from "../messages/index.ts"
import { useUser } from "../session/session.tsx"
import { FirstSteps } from "./first-steps.tsx"
import { LowStock, NewestOrders, ReturnsToReceive } from "./lists.tsx"
import { SalesCard } from "./sales-card.tsx"
import { Tasks } from "./tasks.tsx"

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
      {isNew && user.metadata?.["first_steps"] !== "dismissed" && <FirstSteps userId={user.id} />}
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

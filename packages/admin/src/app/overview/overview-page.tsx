import { useAdminOrders, useAdminStore } from "@stheno/medusa-react"
import { lazy, Suspense } from "react"
import { Zone } from "../extensions/zone.tsx"
import { PageHead } from "../kit/page.tsx"
import { t } from "../messages/index.ts"
import { useUser } from "../session/session.tsx"
import { LowStock, NewestOrders, ReturnsToReceive } from "./lists.tsx"
import { hasOwnOrder } from "./own-orders.ts"
import { SalesCard } from "./sales-card.tsx"
import { Tasks } from "./tasks.tsx"

// Most stores have left them behind.
const FirstSteps = lazy(async () => ({ default: (await import("./first-steps.tsx")).FirstSteps }))

/** What happens in the store, and what there is to do. */
export function OverviewPage() {
  const user = useUser()
  const newest = useAdminOrders({
    limit: 5,
    fields: "id,display_id,created_at,email,fulfillment_status,total,currency_code",
    expand: "customer,items",
  })
  const isNew = newest.count === 0
  const hasOwnOrder = useHasOwnOrder(newest.count)
  return (
    <>
      <PageHead title={t.overview.title} />
      <Zone zone="overview.before" />
      {hasOwnOrder === false && user.metadata?.["first_steps"] !== "dismissed" && (
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

/**
 * Whether the store has an order besides those that the demo store came with; undefined until it is known.
 * @param count orders of the store
 */
function useHasOwnOrder(count: number | undefined): boolean | undefined {
  const { store } = useAdminStore()
  if (count === undefined || (count > 0 && !store)) return undefined
  return hasOwnOrder(count, store?.metadata)
}

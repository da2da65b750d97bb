import type { OrderDetailsWidgetProps, WidgetConfig } from "@stheno/admin"
import { useAdminCustomQuery } from "@stheno/medusa-react"

export const config: WidgetConfig = { zone: "order.details.after" }

interface Answer {
  readonly orders: readonly {
    readonly sales_order_id: string | null
    readonly status: "pending" | "sent" | "failed"
    readonly error: string | null
  }[]
}

const labels = {
  pending: "Waiting to be sent",
  sent: "Sent",
  failed: "Failed",
} as const

/** The status of the order in Brightpearl, and why it was not sent. */
export default function OrderBrightpearl({ order }: OrderDetailsWidgetProps) {
  const { orders } = useAdminCustomQuery<object, Answer>(
    `/brightpearl/orders?order_id=${order.id}`,
    ["brightpearl", order.id],
    {},
  )
  const [sent] = orders ?? []
  if (!sent) return null
  return (
    <section className="card">
      <header className="section-head">
        <h2>Brightpearl</h2>
      </header>
      <div className="section-body">
        <p>{labels[sent.status]}</p>
        {sent.sales_order_id && <p>Sales order {sent.sales_order_id}</p>}
        {sent.error && <p>{sent.error}</p>}
      </div>
    </section>
  )
}

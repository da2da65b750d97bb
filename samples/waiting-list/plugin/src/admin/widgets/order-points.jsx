import { useAdminCustomQuery } from "@stheno/medusa-react"

export const config = { zone: "order.details.after" }

export default function OrderPoints({ order }) {
  const { points = [] } = useAdminCustomQuery("/points", ["points"], {
    order_id: order.id,
  })
  const sum = points.reduce((all, each) => all + each.points, 0)
  return (
    <section className="card">
      <header className="section-head">
        <h2>Points</h2>
      </header>
      <div className="section-body">
        <p>This order has earned {sum} points.</p>
      </div>
    </section>
  )
}

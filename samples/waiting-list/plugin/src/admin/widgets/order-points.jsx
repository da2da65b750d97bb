import { useAdminCustomQuery } from "@stheno/medusa-react"

export const config = { zone: "order.details.after" }

export default function OrderPoints({ order }) {
  const { points = [] } = useAdminCustomQuery("/points", ["points"], {
    order_id: order.id,
  })
  const sum = points.reduce((all, each) => all + each.points, 0)
  return <p>This order has earned {sum} points.</p>
}

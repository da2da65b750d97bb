import { useAdminCustomQuery } from "@stheno/medusa-react"

export const config = {
  card: { label: "Points", description: "How many an order earns" },
}

export default function PointsSettings() {
  const { per_order } = useAdminCustomQuery("/points", ["points"])
  return <h1>An order earns {per_order} points</h1>
}

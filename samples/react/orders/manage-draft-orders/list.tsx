import { useAdminDraftOrders } from "@stheno/medusa-react"

export function DraftOrders() {
  const { draft_orders, isPending, error } = useAdminDraftOrders({ q: "byron" })
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return (
    <ul>
      {draft_orders?.map((each) => (
        <li key={each.id}>{each.display_id}</li>
      ))}
    </ul>
  )
}

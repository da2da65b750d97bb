import { useAdminOrders } from "@stheno/medusa-react"

export function Orders({ salesChannelId }: { salesChannelId: string }) {
  const { orders, isPending, error } = useAdminOrders({
    sales_channel_id: [salesChannelId],
  })
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return (
    <ul>
      {orders?.map((each) => (
        <li key={each.id}>{each.display_id}</li>
      ))}
    </ul>
  )
}

import {
  useAdminOrders,
  useAdminProducts,
  useAdminSalesChannel,
} from "@stheno/medusa-react"

export function SalesChannel({ salesChannelId }: { salesChannelId: string }) {
  const { sales_channel, isPending, error } = useAdminSalesChannel(salesChannelId)
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return <p>{sales_channel?.name}</p>
}

export function Products({ salesChannelId }: { salesChannelId: string }) {
  const { products, isPending, error } = useAdminProducts({
    sales_channel_id: [salesChannelId],
    fields: "title",
  })
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return (
    <ul>
      {products?.map((each) => (
        <li key={each.id}>{each.title}</li>
      ))}
    </ul>
  )
}

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

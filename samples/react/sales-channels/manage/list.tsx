import { useAdminSalesChannels } from "@stheno/medusa-react"

export function SalesChannels() {
  const { sales_channels, isPending, error } = useAdminSalesChannels()
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return (
    <ul>
      {sales_channels?.map((each) => (
        <li key={each.id}>{each.name}</li>
      ))}
    </ul>
  )
}

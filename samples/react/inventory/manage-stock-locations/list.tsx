import { useAdminStockLocations } from "@stheno/medusa-react"

export function StockLocations() {
  const { stock_locations, isPending, error } = useAdminStockLocations({
    expand: "address,sales_channels",
  })
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return (
    <ul>
      {stock_locations?.map((each) => (
        <li key={each.id}>{each.name}</li>
      ))}
    </ul>
  )
}

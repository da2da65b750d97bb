import { useAdminPriceLists } from "@stheno/medusa-react"

export function PriceLists() {
  const { price_lists, isPending, error } = useAdminPriceLists({
    order: "name",
    status: ["active"],
  })
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return (
    <ul>
      {price_lists?.map((each) => (
        <li key={each.id}>{each.name}</li>
      ))}
    </ul>
  )
}

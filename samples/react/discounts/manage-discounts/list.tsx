import { useAdminDiscounts } from "@stheno/medusa-react"

export function Discounts() {
  const { discounts, isPending, error } = useAdminDiscounts({ q: "autumn" })
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return (
    <ul>
      {discounts?.map((each) => (
        <li key={each.id}>{each.code}</li>
      ))}
    </ul>
  )
}

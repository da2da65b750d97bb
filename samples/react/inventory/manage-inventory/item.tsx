import { useAdminInventoryItems } from "@stheno/medusa-react"

export function InventoryItems() {
  const { inventory_items, isPending, error } = useAdminInventoryItems({
    sku: "COAT-S",
  })
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return (
    <ul>
      {inventory_items?.map((each) => (
        <li key={each.id}>{each.sku}</li>
      ))}
    </ul>
  )
}

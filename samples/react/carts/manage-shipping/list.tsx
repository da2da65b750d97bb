import { useAdminShippingOptions } from "@stheno/medusa-react"

export function ShippingOptions({ regionId }: { regionId: string }) {
  const { shipping_options, isPending, error } = useAdminShippingOptions({
    region_id: regionId,
    is_return: false,
  })
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return (
    <ul>
      {shipping_options?.map((each) => (
        <li key={each.id}>{each.name}</li>
      ))}
    </ul>
  )
}

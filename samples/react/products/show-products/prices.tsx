import { useProduct, useRegions } from "@stheno/medusa-react"

export function Regions() {
  const { regions, isPending, error } = useRegions()
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return (
    <ul>
      {regions?.map((each) => (
        <li key={each.id}>{each.name}</li>
      ))}
    </ul>
  )
}

export function Product({
  productId,
  regionId,
}: {
  productId: string
  regionId: string
}) {
  const { product, isPending, error } = useProduct(productId, {
    query: { region_id: regionId },
  })
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return <p>{product?.title}</p>
}

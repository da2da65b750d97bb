import { useProducts } from "@stheno/medusa-react"

export function Products({ regionId }: { regionId: string }) {
  const { products, isPending, error } = useProducts({
    q: "HAT-1",
    region_id: regionId,
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

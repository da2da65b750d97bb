import { useMedusa, useRegions } from "@stheno/medusa-react"
import { useQuery } from "@tanstack/react-query"

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

export function ProductsVariantsRetrieve({
  regionId,
  variantId,
}: {
  regionId: string
  variantId: string
}) {
  const { client } = useMedusa()
  const { data, isPending, error } = useQuery({
    queryKey: ["products", "variants", "retrieve"],
    queryFn: () =>
      client.products.variants.retrieve(
        variantId,
        {},
        { query: { region_id: regionId } },
      ),
  })
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return <p>{data?.variant?.title}</p>
}

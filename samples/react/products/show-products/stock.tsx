import { useMedusa } from "@stheno/medusa-react"
import { useQuery } from "@tanstack/react-query"

export function ProductsVariantsList() {
  const { client } = useMedusa()
  const { data, isPending, error } = useQuery({
    queryKey: ["products", "variants", "list"],
    queryFn: () => client.products.variants.list({ title: ["One size", "S"] }),
  })
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return (
    <ul>
      {data?.variants?.map((each) => (
        <li key={each.id}>{each.title}</li>
      ))}
    </ul>
  )
}

import { useCreateCart, useMedusa, useRegions } from "@stheno/medusa-react"
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

export function ProductsVariantsList() {
  const { client } = useMedusa()
  const { data, isPending, error } = useQuery({
    queryKey: ["products", "variants", "list"],
    queryFn: () => client.products.variants.list({ title: "S" }),
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

export function CreateCart({
  regionId,
  variantId,
}: {
  regionId: string
  variantId: string
}) {
  const { mutate, isPending, error } = useCreateCart()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            region_id: regionId,
            items: [{ variant_id: variantId, quantity: 2 }],
          })
        }
      >
        Create a cart
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

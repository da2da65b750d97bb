import { useCollections, useProductTypes, useProducts } from "@stheno/medusa-react"

export function Collections() {
  const { collections, isPending, error } = useCollections({ handle: ["autumn"] })
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return (
    <ul>
      {collections?.map((each) => (
        <li key={each.id}>{each.title}</li>
      ))}
    </ul>
  )
}

export function ProductTypes() {
  const { product_types, isPending, error } = useProductTypes()
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return (
    <ul>
      {product_types?.map((each) => (
        <li key={each.id}>{each.id}</li>
      ))}
    </ul>
  )
}

export function Products({
  collectionId,
  typeId,
}: {
  collectionId: string
  typeId: string
}) {
  const { products, isPending, error } = useProducts({
    collection_id: [collectionId],
    type_id: [typeId],
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

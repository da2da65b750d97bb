import {
  useAdminAddProductsToCollection,
  useAdminProducts,
} from "@stheno/medusa-react"

export function Products() {
  const { products, isPending, error } = useAdminProducts({ q: "coat" })
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

export function AddProductsToCollection({
  collectionId,
  productId,
}: {
  collectionId: string
  productId: string
}) {
  const { mutate, isPending, error } = useAdminAddProductsToCollection(collectionId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() => mutate({ product_ids: [productId] })}
      >
        Add products to a collection
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function Products2({ collectionId }: { collectionId: string }) {
  const { products, isPending, error } = useAdminProducts({
    collection_id: [collectionId],
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

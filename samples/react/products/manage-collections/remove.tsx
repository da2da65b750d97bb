import { useAdminRemoveProductsFromCollection } from "@stheno/medusa-react"

export function RemoveProductsFromCollection({
  collectionId,
  productId,
}: {
  collectionId: string
  productId: string
}) {
  const { mutate, isPending, error } =
    useAdminRemoveProductsFromCollection(collectionId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() => mutate({ product_ids: [productId] })}
      >
        Remove products from a collection
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

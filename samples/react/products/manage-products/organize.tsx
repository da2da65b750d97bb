import {
  useAdminCreateCollection,
  useAdminUpdateProduct,
} from "@stheno/medusa-react"

export function CreateCollection() {
  const { mutate, isPending, error } = useAdminCreateCollection()
  return (
    <>
      <button disabled={isPending} onClick={() => mutate({ title: "Rain" })}>
        Create a collection
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function UpdateProduct({
  productId,
  collectionId,
}: {
  productId: string
  collectionId: string
}) {
  const { mutate, isPending, error } = useAdminUpdateProduct(productId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            collection_id: collectionId,
            type: { value: "Coats" },
            tags: [{ value: "waterproof" }, { value: "unisex" }],
          })
        }
      >
        Update a product
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

import { useAdminUpdateProduct } from "@stheno/medusa-react"

export function UpdateProduct({ productId }: { productId: string }) {
  const { mutate, isPending, error } = useAdminUpdateProduct(productId)
  return (
    <>
      <button disabled={isPending} onClick={() => mutate({ status: "draft" })}>
        Update a product
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

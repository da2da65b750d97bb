import { useAdminDeleteVariant } from "@stheno/medusa-react"

export function DeleteVariant({
  productId,
  variantId,
}: {
  productId: string
  variantId: string
}) {
  const { mutate, isPending, error } = useAdminDeleteVariant(productId)
  return (
    <>
      <button disabled={isPending} onClick={() => mutate(variantId)}>
        Delete a variant of a product
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

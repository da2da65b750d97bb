import { useAdminDeleteProductCategory } from "@stheno/medusa-react"

export function DeleteProductCategory({
  productCategoryId,
}: {
  productCategoryId: string
}) {
  const { mutate, isPending, error } =
    useAdminDeleteProductCategory(productCategoryId)
  return (
    <>
      <button disabled={isPending} onClick={() => mutate()}>
        Delete a category that has no categories below it
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

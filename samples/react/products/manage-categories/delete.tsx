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
        Delete a category without subcategories
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

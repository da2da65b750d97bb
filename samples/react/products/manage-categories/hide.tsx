import {
  useAdminUpdateProductCategory,
  useProductCategories,
} from "@stheno/medusa-react"

export function UpdateProductCategory({
  productCategoryId,
}: {
  productCategoryId: string
}) {
  const { mutate, isPending, error } =
    useAdminUpdateProductCategory(productCategoryId)
  return (
    <>
      <button disabled={isPending} onClick={() => mutate({ is_active: false })}>
        Update a category, or move it in the tree
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function ProductCategories() {
  const { product_categories, isPending, error } = useProductCategories()
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return (
    <ul>
      {product_categories?.map((each) => (
        <li key={each.id}>{each.name}</li>
      ))}
    </ul>
  )
}

import {
  useAdminAddProductsToCategory,
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

export function AddProductsToCategory({
  productCategoryId,
  productId,
}: {
  productCategoryId: string
  productId: string
}) {
  const { mutate, isPending, error } =
    useAdminAddProductsToCategory(productCategoryId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            product_ids: [{ id: productId }],
          })
        }
      >
        Add products to a category
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function Products2({ categoryId }: { categoryId: string }) {
  const { products, isPending, error } = useAdminProducts({
    include_category_children: true,
    category_id: [categoryId],
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

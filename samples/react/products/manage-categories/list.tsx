import { useAdminProductCategories } from "@stheno/medusa-react"

export function ProductCategories() {
  const { product_categories, isPending, error } = useAdminProductCategories({
    parent_category_id: "null",
    include_descendants_tree: true,
  })
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

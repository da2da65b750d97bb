import { useProductCategories } from "@stheno/medusa-react"

export function ProductCategories() {
  const { product_categories, isPending, error } = useProductCategories({
    handle: "coats",
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

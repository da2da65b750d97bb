import { useProducts } from "@stheno/medusa-react"

export function Products({ categoryId }: { categoryId: string }) {
  const { products, isPending, error } = useProducts({
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

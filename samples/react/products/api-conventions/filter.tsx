import { useAdminProducts } from "@stheno/medusa-react"

export function Products() {
  const { products, isPending, error } = useAdminProducts({
    status: ["draft"],
    created_at: { gt: "2020-01-01T00:00:00Z" },
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

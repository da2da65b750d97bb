import { useAdminProducts } from "@stheno/medusa-react"

export function Products() {
  const { products, isPending, error } = useAdminProducts({
    q: "coat",
    status: ["published"],
    order: "-created_at",
    limit: 20,
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

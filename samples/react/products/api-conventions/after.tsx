import { useAdminProducts } from "@stheno/medusa-react"

export function Products() {
  const { products, isPending, error } = useAdminProducts({
    order: "title",
    limit: 1,
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

export function Products2({ startingAfterId }: { startingAfterId: string }) {
  const { products, isPending, error } = useAdminProducts({
    order: "title",
    limit: 1,
    starting_after: startingAfterId,
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

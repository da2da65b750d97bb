import { useAdminProducts } from "@stheno/medusa-react"

export function NextProducts({ lastId }: { lastId: string }) {
  const { products, isPending, error } = useAdminProducts({
    order: "title",
    starting_after: lastId,
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

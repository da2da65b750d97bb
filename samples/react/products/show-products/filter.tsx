import { useProductTags, useProducts } from "@stheno/medusa-react"

export function ProductTags() {
  const { product_tags, isPending, error } = useProductTags({ value: "rain" })
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return (
    <ul>
      {product_tags?.map((each) => (
        <li key={each.id}>{each.id}</li>
      ))}
    </ul>
  )
}

export function Products({ tagId }: { tagId: string }) {
  const { products, isPending, error } = useProducts({ tags: [tagId] })
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

import { useProducts } from "@stheno/medusa-react"

export function Products({ cartId }: { cartId: string }) {
  const { products, isPending, error } = useProducts({
    cart_id: cartId,
    is_giftcard: false,
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

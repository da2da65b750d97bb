import { useCartOrder } from "@stheno/medusa-react"

export function CartOrder({ cartId }: { cartId: string }) {
  const { order, isPending, error } = useCartOrder(cartId)
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return <p>{order?.display_id}</p>
}

import { useGetCart } from "@stheno/medusa-react"

export function GetCart({ cartId }: { cartId: string }) {
  const { cart, isPending, error } = useGetCart(cartId)
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return <p>{cart?.id}</p>
}

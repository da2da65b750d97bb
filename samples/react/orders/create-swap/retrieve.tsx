import { useCartSwap } from "@stheno/medusa-react"

export function CartSwap({ cartId }: { cartId: string }) {
  const { swap, isPending, error } = useCartSwap(cartId)
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return <p>{swap?.id}</p>
}
